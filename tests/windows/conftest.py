"""What tests of windows share."""

from __future__ import annotations

import pytest

from tests.windows.helper import back_picture
from tests.windows.reader import no_cards

__all__ = ["no_cards"]


@pytest.fixture(autouse=True)
def plain_backs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings show card backs, which take long to draw."""
    monkeypatch.setattr("scenes.scorpion.settings.back_picture", back_picture)
