"""The cards' pictures for miniatures: fetched when a page that shows them is laid out; knows no position."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import AnyCard
from scenes.table.art import FRENCH_PACK, ArtSpec
from scenes.table.faces import PackFaces
from scenes.table.packs import PACKS

FRENCH_ASPECT = 250 / 350
"""Width over height of a French card."""


class MiniatureFaces(PackFaces):
    """Cards of one pack at the few sizes a page's miniatures have. `pack` is "french", or an Italian pack's name."""

    def __init__(self, pack: str, back: str = "antares", four_colours: bool = False, learner: bool = False) -> None:
        super().__init__()
        self._pack = pack
        self._four_colours = four_colours
        self._learner = learner
        french = pack == FRENCH_PACK
        # A board's cards lie close: what shows of one must be its index and no slice of art.
        self._compact = french
        if french:
            self._back, self.aspect = back, FRENCH_ASPECT
        else:
            self._back, self.aspect = PACKS[pack].back, PACKS[pack].aspect

    def height_of(self, width: int) -> int:
        """How high a card of this width is, in pixels."""
        return round(width / self.aspect)

    def want(self, shown: Iterable[tuple[int, Iterable[AnyCard]]]) -> None:
        """Ask for these cards at these widths in pixels; they come with a later `take`."""
        cards: dict[int, set[str]] = {}
        for width, some in shown:
            cards.setdefault(width, set()).update(card.notation for card in some)
        self.want_sets([self._spec(width, tuple(sorted(names))) for width, names in sorted(cards.items())])

    def _spec(self, width: int, names: tuple[str, ...]) -> ArtSpec:
        size = (width, self.height_of(width))
        return ArtSpec(size, names, self._back, self._four_colours, self._pack, self._learner, self._compact)
