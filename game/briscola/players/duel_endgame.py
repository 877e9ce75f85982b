"""The last tricks for two when no card is left to draw: every line played to its end, both hands open."""

from __future__ import annotations

from collections.abc import Callable

from game.briscola.players.bits import BEATERS, POINTS, places_of

Worth = Callable[[int], float]
"""What it is worth to end a deal so many points ahead; being as far behind is worth as much less."""


class Search:
    """Remembers what it has found; `nodes` counts the tricks it has looked at."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth
        self._known: dict[tuple[int, int, int], float] = {}
        self.nodes = 0

    def leading(self, mine: int, his: int, ahead: int) -> float:
        """What the deal is worth to me, who lead with these sets in our hands and am so many points ahead."""
        if not mine:
            return self._worth(ahead)
        key = mine, his, ahead
        best = self._known.get(key)
        if best is None:
            best = self._known[key] = max(self.lead(mine, his, place, ahead) for place in places_of(mine))
        return best

    def lead(self, mine: int, his: int, place: int, ahead: int) -> float:
        """The same if I lead this card."""
        mine ^= 1 << place
        return -max(self.answer(his, mine, place, answer, -ahead) for answer in places_of(his))

    def answer(self, mine: int, his: int, lead: int, place: int, ahead: int) -> float:
        """What it is worth to me if I answer `lead`, which has left his hand, with this card."""
        self.nodes += 1
        mine ^= 1 << place
        points = POINTS[lead] + POINTS[place]
        if BEATERS[lead] >> place & 1:
            return self.leading(mine, his, ahead + points)
        return -self.leading(his, mine, points - ahead)
