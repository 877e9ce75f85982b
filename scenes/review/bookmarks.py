"""The steps a player has marked in the game under review, and the button for it; knows no game."""

from __future__ import annotations

from collections.abc import Callable

from game.bookmarks import bookmarks, keep_bookmarks
from game.store import Store
from game.words import Words
from scenes.look import tokens
from scenes.review.commands import BOOKMARK
from scenes.review.played import Mark
from scenes.widgets.buttons import IconButton


class Bookmarks:
    """Those of the finished game of this `number`; a game under way (None) has none."""

    def __init__(self, store: Store, number: int | None) -> None:
        self._store = store
        self._number = number
        self._steps = set() if number is None else set(bookmarks(store, number))

    @property
    def offered(self) -> bool:
        """Whether any can be set."""
        return self._number is not None

    def __contains__(self, step: int) -> bool:
        return step in self._steps

    def turn(self, step: int) -> None:
        """Mark a step, or one that is marked no longer."""
        if self._number is not None:
            self._steps ^= {step}
            keep_bookmarks(self._store, self._number, self._steps)

    def marks(self, words: Words) -> list[Mark]:
        """What shows of them on the slider."""
        return [Mark(step, "bookmark", words.text("Your bookmark"), tokens.LAMP) for step in sorted(self._steps)]


class BookmarkButton(IconButton):
    """Marks the step that is shown, and tells whether it is."""

    def __init__(self, words: Words, action: Callable[[], None]) -> None:
        super().__init__("bookmark", words.text(BOOKMARK.name), action)

    def show(self, marked: bool) -> bool:
        """Stand for whether the step is marked; True where it looks different now."""
        was, self._icon = self._icon, "bookmarked" if marked else "bookmark"
        return was != self._icon
