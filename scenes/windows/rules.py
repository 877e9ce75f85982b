"""Decides a page to read; must not know what is written on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.words import Words
from scenes.look import tokens
from scenes.widgets.label import Style
from scenes.widgets.pieces import Bullet, Item, Piece
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window

_HEADING = Style("semibold", tokens.SIZE_OPTION, leading=1.3)
#: A paragraph that begins so is an item of a list, one that begins with the other is a heading.
ITEM_MARK, HEADING_MARK = "- ", "# "


class RulesWindow(Window):
    """A title and paragraphs, scrolled when long.

    `page` gives title and paragraphs in the present language. A paragraph beginning with "- " is set as an
    item of a list, one beginning with "# " as a heading.
    """

    wide = 656

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        page: Callable[[], tuple[str, Sequence[str]]],
        speed: float = 1.0,
    ) -> None:
        super().__init__(words, close, speed)
        self._page = page

    def title(self) -> str:
        return self._page()[0]

    def content(self) -> Content:
        return Content([[self._item(k, paragraph) for k, paragraph in enumerate(self._page()[1])]])

    def _item(self, k: int, paragraph: str) -> Item:
        piece: Piece
        gap = 12.0 if k else 0.0
        if paragraph.startswith(HEADING_MARK):
            piece, gap = Prose(paragraph.removeprefix(HEADING_MARK), _HEADING), 24.0 if k else 0.0
        elif paragraph.startswith(ITEM_MARK):
            piece, gap = Bullet(paragraph.removeprefix(ITEM_MARK)), 8.0
        else:
            piece = Prose(paragraph)
        return piece, gap, 0
