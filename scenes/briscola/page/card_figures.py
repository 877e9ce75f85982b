"""Cards of Briscola in miniature: a suit from the ace down with its points, the loads of a game. Decides nothing."""

from __future__ import annotations

from game.briscola.points import is_load, points_in, points_of
from scenes.briscola.page.positions import Loads, Ranks
from scenes.reading.counted import CountedFigure, CountedRow
from scenes.reading.figure import Setting
from scenes.reading.markup import Miniature

_IN_ONE_ROW = 520
"""From this width on a suit lies in one row, in pixels at scale 1."""


class RanksFigure(CountedFigure):
    """A suit from the strongest card to the weakest, under each what it counts; two rows where it is narrow."""

    def __init__(self, miniature: Miniature, told: str, ranks: Ranks, setting: Setting) -> None:
        self._ranks = ranks
        super().__init__(miniature, told, setting)

    def rows_for(self, width: float, u: float) -> list[CountedRow]:
        cards = self._ranks.cards
        half = len(cards) // 2
        rows = [cards] if width >= _IN_ONE_ROW * u else [cards[:half], cards[half:]]
        return [CountedRow(row, [str(points_of(card)) for card in row]) for row in rows]


class LoadsFigure(CountedFigure):
    """The aces and threes each side took, and what they come to; `sides` are what the sides are called."""

    def __init__(self, miniature: Miniature, told: str, loads: Loads, setting: Setting, sides: tuple[str, str]) -> None:
        self._loads = loads
        self._names = sides
        super().__init__(miniature, told, setting)

    def rows_for(self, width: float, u: float) -> list[CountedRow]:  # noqa: ARG002  (the same in every width)
        taken = [[card for card in captured if is_load(card)] for captured in self._loads.captured]
        counted = [points_in(cards) for cards in taken]
        return [
            CountedRow(cards, [str(points_of(card)) for card in cards], name, str(points), points == max(counted))
            for name, cards, points in zip(self._names, taken, counted, strict=True)
        ]
