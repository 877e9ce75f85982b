"""What a player of the game for four may know of a deal under way, and the one function that makes it.

Nothing else reaches a player, his partner's hand included.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scopa.record import Terms
from game.scopa.state import CardPlayed, Cards, Piles, State
from game.seats import Seat


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as player `me` sees it: his own hand, all that lies open, and how many cards each holds.

    `plays` are the deal's plays in order, everyone's; `captured` and `scope` are by side, `hand_sizes` by seat. `first`
    is who plays first in the deal.
    """

    me: Seat
    hand: Cards
    table: Cards
    captured: Piles
    scope: tuple[int, int]
    plays: tuple[CardPlayed, ...]
    hand_sizes: tuple[int, ...]
    last_taker: Seat | None
    first: Seat
    terms: Terms


def observe(state: State, plays: Sequence[CardPlayed], terms: Terms, seat: Seat) -> Observation:
    """The deal as who sits there sees it; `plays` are those that led to `state`, first to last."""
    return Observation(
        me=seat,
        hand=state.hands[seat],
        table=state.table,
        captured=state.captured,
        scope=state.scope,
        plays=tuple(plays),
        hand_sizes=tuple(map(len, state.hands)),
        last_taker=state.last_taker,
        first=state.first,
        terms=terms,
    )
