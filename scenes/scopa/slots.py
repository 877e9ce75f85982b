"""Which place each table card keeps, so that nothing jumps: a leaver leaves a hole, the next card fills it."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import ItalianCard
from scenes.look.shapes import Box
from scenes.scopa.columns import across
from scenes.scopa.geometry import Geometry


class Slots:
    """The places on the table: which card has which, and how many were ever taken since it was last bare.

    They know no window, so that the same table looks the same at a size whatever sizes came before. Holes stay until
    they are filled or a round is dealt.
    """

    def __init__(self) -> None:
        self._order: dict[ItalianCard, int] = {}
        self._most = 0

    def follow(self, cards: Iterable[ItalianCard]) -> None:
        """These cards lie on the table now: who left makes room, who came takes the first free place."""
        lying = list(cards)
        self._order = {card: place for card, place in self._order.items() if card in lying}
        if not lying:
            self._most = 0
        taken = set(self._order.values())
        for card in lying:
            if card not in self._order:
                place = next(number for number in range(len(lying) + len(taken)) if number not in taken)
                taken.add(place)
                self._order[card] = place
                self._most = max(self._most, place + 1)

    def close(self) -> None:
        """Let the cards close up over the holes: a round is dealt. What lies left of what stays so."""
        lying = sorted(self._order, key=lambda card: across(self._order[card]))
        self._order = dict(zip(lying, sorted(range(len(lying)), key=across), strict=True))
        self._most = len(lying)

    def tidy(self, most: int) -> None:
        """Close up if the table is laid for more than `most` cards, so that no hole is left where cards lie close."""
        if self._most > most:
            self.close()

    def boxes(self, geometry: Geometry) -> dict[ItalianCard, Box]:
        """Where each card lies; the table is laid closer when more lie there than ever, and wider once it was
        bare or closed up."""
        places = geometry.slot_boxes(self._most)
        return {card: places[place] for card, place in self._order.items()}
