"""What tests of windows share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from scenes.widgets.thumbnails import Picture, Thumbnails
from tests.windows.helper import plain_picture
from tests.windows.reader import no_cards

__all__ = ["no_cards"]


@pytest.fixture(autouse=True)
def plain_thumbnails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings show card backs, which take long to draw."""
    make = Thumbnails.__init__

    def plain(self: Thumbnails, names: Sequence[str], chosen: int, choose: Callable[[int], None], _: Picture) -> None:
        make(self, names, chosen, choose, plain_picture)

    monkeypatch.setattr(Thumbnails, "__init__", plain)
