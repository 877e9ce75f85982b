"""Medium: weighs the points a trick brings against the card it costs, as a player does who counts no cards.

It keeps trumps for threes and aces, leads low, and gives no load away that it needn't.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.briscola.players.bits import BEATERS, IN_SUIT, POINTS, TRUMPS_FROM, points_of, taking
from game.briscola.players.view import View
from game.seats import SIDES


@dataclass(frozen=True, slots=True)
class Figures:
    """What it weighs, by the standing of a card in its suit, from the two to the ace; for plain suits and for trumps.

    How many points a card seems to bring that is `kept` for later, and how likely one `holds` a trick it takes, against
    one player still to come.
    """

    kept: tuple[float, ...]
    trump_kept: tuple[float, ...]
    holds: tuple[float, ...]
    trump_holds: tuple[float, ...]

    def worth(self, place: int) -> float:
        """How many points the card at a place seems to bring that is kept for later."""
        return (self.trump_kept if place >= TRUMPS_FROM else self.kept)[place % IN_SUIT]

    def holding(self, place: int) -> float:
        """How likely it holds a trick it takes against one player still to come."""
        return (self.trump_holds if place >= TRUMPS_FROM else self.holds)[place % IN_SUIT]


FOR_TWO = Figures(
    kept=(0.0, 0.1, 0.2, 0.3, 0.4, 1.0, 1.3, 1.7, 3.0, 3.5),
    trump_kept=(8.5, 8.6, 8.7, 8.8, 8.9, 9.5, 10.0, 11.0, 16.0, 18.0),
    holds=(0.45, 0.45, 0.45, 0.45, 0.45, 0.46, 0.47, 0.48, 0.35, 0.38),
    trump_holds=(0.7, 0.72, 0.75, 0.77, 0.8, 0.82, 0.85, 0.87, 0.96, 1.0),
)
_IN_PAIRS = Figures(
    kept=(0.0, 0.1, 0.2, 0.3, 0.4, 1.0, 1.3, 1.7, 3.0, 3.5),
    trump_kept=(10.0, 10.5, 11.0, 11.5, 12.0, 14.0, 15.0, 18.0, 23.0, 28.0),
    holds=(0.2, 0.2, 0.2, 0.2, 0.2, 0.35, 0.4, 0.45, 0.5, 0.6),
    trump_holds=(0.7, 0.72, 0.75, 0.77, 0.8, 0.82, 0.85, 0.87, 0.96, 1.0),
)
"""With a partner who may take the trick too, a trump is dearer and a low card takes less."""
_LAST = 0.5
"""A card kept brings so much of that when no more are drawn."""


def choose(view: View, chance: Random) -> int:
    """The card of the hand it plays, by place; of equal ones chance decides."""
    return max(view.hand, key=lambda place: (_value(view, place), chance.random()))


def _value(view: View, place: int) -> float:
    """How many points playing a card seems to bring, against keeping it."""
    ours, holder = view.ours, place
    if view.trick:
        holder = view.trick[taking(view.trick)]
        if BEATERS[holder] >> place & 1:
            ours, holder = True, place
    else:
        ours = True
    stake = points_of(view.trick) + POINTS[place]
    for_holder = 2 * _holding(view, holder, ours) - 1
    kept = _figures(view).worth(place) * (1.0 if view.stock else _LAST)
    return stake * (for_holder if ours else -for_holder) - kept


def _holding(view: View, holder: int, ours: bool) -> float:
    """How likely the card that takes the trick keeps it against those of the other side who are still to play."""
    after_me = view.still_to_play
    against = (after_me + 1) // SIDES if ours else after_me // SIDES
    return float(_figures(view).holding(holder) ** against)


def _figures(view: View) -> Figures:
    return _IN_PAIRS if view.players > SIDES else FOR_TWO
