"""How a player for two plays who counts no cards, as tables: Medium's weighing, which many people's comes near."""

from __future__ import annotations

from typing import Final

from game.briscola.players.bits import BEATERS, CARDS, POINTS
from game.briscola.players.medium import FOR_TWO


def _answered(lead: int, place: int) -> float:
    points = POINTS[lead] + POINTS[place]
    return (points if BEATERS[lead] >> place & 1 else -points) - FOR_TWO.worth(place)


LED: Final = tuple(POINTS[place] * (2 * FOR_TWO.holding(place) - 1) - FOR_TWO.worth(place) for place in range(CARDS))
"""How many points leading the card at each place seems to bring him while there are cards to draw."""
ANSWERED: Final = tuple(tuple(_answered(lead, place) for place in range(CARDS)) for lead in range(CARDS))
"""And answering with it, by the card that was led."""
