"""The pictures of the Italian pack in play. Knows no rule and no place of the table."""

from __future__ import annotations

from game.cards import ITALIAN
from scenes.table.art import ArtSpec
from scenes.table.faces import PackFaces
from scenes.table.packs import PACKS

_WHOLE_PACK = tuple(card.notation for card in ITALIAN)


class ItalianFaces(PackFaces):
    """All forty faces and the back of one of the two packs."""

    def want(self, pack: str, size: tuple[int, int], learner: bool, small: tuple[int, int] | None = None) -> None:
        """Ask for the pictures of a pack at this size in pixels, and plain ones at a `small` one; they come with a
        later `take`."""
        back = PACKS[pack].back
        specs = [ArtSpec(size, _WHOLE_PACK, back, pack=pack, learner=learner, corners=True)]
        if small is not None:
            specs.append(ArtSpec(small, _WHOLE_PACK, back, pack=pack, compact=True))
        self.want_sets(specs)
