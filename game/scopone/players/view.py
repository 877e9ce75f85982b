"""An observation of the game for four as bits: what the levels think with. Adds no knowledge to it."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from game.scopa.players.view import Board
from game.scopone.observation import Observation
from game.seats import SIDES, in_turn

World = tuple[int, int, int]
"""One way the hidden cards may lie: the sets that who plays after me, my partner, and who plays before me hold."""


@dataclass(frozen=True, slots=True)
class View(Board):
    """The deal for four; the unseen cards are in the others' hands.

    `sizes` says how many cards each holds: I, who plays after me, my partner, who plays before me.
    """

    sizes: tuple[int, ...]

    @classmethod
    def of(cls, seen: Observation) -> View:
        """The same knowledge as bits."""
        sizes = tuple(seen.hand_sizes[seat] for seat in in_turn(seen.me, len(seen.hand_sizes)))
        return cls.showing(seen, sum(sizes), sizes=sizes)

    @property
    def held(self) -> int:
        """My hand as a set."""
        return sum(1 << place for place in self.hand)

    @property
    def closing(self) -> bool:
        """Whether my side plays the deal's last card: who holds most and plays latest does."""
        return max(range(len(self.sizes)), key=lambda place: (self.sizes[place], place)) % SIDES == 0

    @property
    def worlds(self) -> int:
        """In how many ways the hidden cards may lie."""
        ways, left = 1, self.unseen.bit_count()
        for size in self.sizes[1:]:
            ways *= comb(left, size)
            left -= size
        return ways
