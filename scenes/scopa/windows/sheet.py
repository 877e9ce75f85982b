"""Decides what the score sheet at the end of a deal of Scopa says; must not know the table nor what comes next."""

from __future__ import annotations

from collections.abc import Callable

from game.words import Words
from scenes.match.windows import sheet
from scenes.match.windows.sheet import SheetDoors, SheetTold
from scenes.match.windows.sheet_proofs import Pictures, Said
from scenes.match.windows.sheet_rows import MatchRow
from scenes.scopa.windows.sheet_lines import lines_of
from scenes.scopa.windows.sheet_said import DealOver, subtitle_of, title_of
from scenes.widgets.clipboard import Clipboard


class SheetWindow(sheet.SheetWindow):
    """A deal's count line by line with its proof, and the match. `pictures` are the cards' faces."""

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        deal: DealOver,
        doors: SheetDoors,
        pictures: Pictures,
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, doors, speed, clipboard)
        self._deal = deal
        self._pictures = pictures

    def title(self) -> str:
        return title_of(self._deal, self.words)

    def told(self) -> SheetTold:
        text, deal = self.words.text, self._deal
        sums = [
            Said(f"{match - points} + {points}") for match, points in zip(deal.points, deal.sheet.total, strict=True)
        ]
        return SheetTold(
            subtitle=subtitle_of(deal, self.words),
            sides=(deal.said.ours, deal.said.theirs),
            points=text("Points"),
            lines=lines_of(self.words, deal.sheet, deal.swept, deal.napola, self._pictures, deal.last),
            match=MatchRow(text("The match"), deal.points, (sums[0], sums[1])),
            go_on=text("Next deal") if deal.winner is None else text("New match"),
            review=text("Review this deal"),
            record=deal.record,
        )
