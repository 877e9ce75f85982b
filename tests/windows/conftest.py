"""What tests of windows share."""

from __future__ import annotations

from tests.windows.reader import no_cards

__all__ = ["no_cards"]
