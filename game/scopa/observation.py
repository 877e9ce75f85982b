"""What a player may know of a deal under way, and the one function that makes it; nothing else reaches a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scopa.record import Terms
from game.scopa.state import CardPlayed, Cards, State


@dataclass(frozen=True, slots=True)
class Observation:
    """A deal as player `me` sees it: his own hand, all that lies open, and how much is hidden.

    `plays` are the deal's plays in order, both players'; `captured` and `scope` are of players 0 and 1. `deck_left`
    and `other_hand_size` count the cards nobody has shown him. `first` is who plays first in the deal.
    """

    me: int
    hand: Cards
    table: Cards
    captured: tuple[Cards, Cards]
    scope: tuple[int, int]
    plays: tuple[CardPlayed, ...]
    deck_left: int
    other_hand_size: int
    last_taker: int | None
    first: int
    terms: Terms


def observe(state: State, plays: Sequence[CardPlayed], terms: Terms, player: int) -> Observation:
    """The deal as `player` sees it; `plays` are those that led to `state`, first to last."""
    return Observation(
        me=player,
        hand=state.hands[player],
        table=state.table,
        captured=state.captured,
        scope=state.scope,
        plays=tuple(plays),
        deck_left=len(state.deck),
        other_hand_size=len(state.hands[1 - player]),
        last_taker=state.last_taker,
        first=state.first,
        terms=terms,
    )
