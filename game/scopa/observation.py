"""What a player may know of a deal under way, and the one function that makes it for the game for two.

Nothing else reaches a player. What players of every game of the family see is `Seen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.scopa.state import CardPlayed, Cards, Piles, State
from game.scopa.terms import Terms
from game.seats import Seat, next_to


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A deal as player `me` sees it: his own hand, and all that lies open.

    `plays` are the deal's plays in order, everyone's; `captured` and `scope` are by side. `first` is who plays first
    in the deal.
    """

    me: Seat
    hand: Cards
    table: Cards
    captured: Piles
    scope: tuple[int, int]
    plays: tuple[CardPlayed, ...]
    last_taker: Seat | None
    first: Seat
    terms: Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Seen):
    """A deal of the game for two: `deck_left` and `other_hand_size` count the cards nobody has shown the player."""

    deck_left: int
    other_hand_size: int


def open_to(seat: Seat, state: State, plays: Sequence[CardPlayed], terms: Terms) -> dict[str, Any]:
    """The fields of `Seen` for who sits there."""
    return {
        "me": seat,
        "hand": state.hands[seat],
        "table": state.table,
        "captured": state.captured,
        "scope": state.scope,
        "plays": tuple(plays),
        "last_taker": state.last_taker,
        "first": state.first,
        "terms": terms,
    }


def observe(state: State, plays: Sequence[CardPlayed], terms: Terms, seat: Seat) -> Observation:
    """The deal as who sits there sees it; `plays` are those that led to `state`, first to last."""
    return Observation(
        **open_to(seat, state, plays, terms),
        deck_left=len(state.deck),
        other_hand_size=len(state.hands[next_to(seat, len(state.hands))]),
    )
