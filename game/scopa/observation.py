"""What a player of the game for two may know of a deal under way, and the one function that makes it.

Nothing else reaches a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scopa.state import CardPlayed, Cards, Piles, State
from game.seats import Seat, next_to

if TYPE_CHECKING:
    from game.scopa.record import Terms


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as player `me` sees it: his own hand, all that lies open, and how much is hidden.

    `plays` are the deal's plays in order, both players'; `captured` and `scope` are by side. `deck_left`
    and `other_hand_size` count the cards nobody has shown him. `first` is who plays first in the deal.
    """

    me: Seat
    hand: Cards
    table: Cards
    captured: Piles
    scope: tuple[int, int]
    plays: tuple[CardPlayed, ...]
    deck_left: int
    other_hand_size: int
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
        deck_left=len(state.deck),
        other_hand_size=len(state.hands[next_to(seat, len(state.hands))]),
        last_taker=state.last_taker,
        first=state.first,
        terms=terms,
    )
