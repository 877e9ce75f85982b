"""Which packs of Italian cards there are, each with its name in words, its back and its shape; draws nothing."""

from __future__ import annotations

from typing import NamedTuple

from game.words import marked


class ItalianPack(NamedTuple):
    """One pack: `name` is to be translated, `back` names the picture, `height` is that of a card 200 wide."""

    name: str
    back: str
    height: int

    @property
    def aspect(self) -> float:
        """Width over height of its cards."""
        return 200 / self.height

    @property
    def tall(self) -> float:
        """Height over width of its cards."""
        return self.height / 200


PACKS = {
    "neapolitan": ItalianPack(marked("Neapolitan"), "majolica", 330),
    "piacentine": ItalianPack(marked("Piacentine"), "lozenges", 370),
}
"""By the words of settings and assets, the pack of the first start first."""
