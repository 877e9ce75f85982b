"""Scopone positions written as text, for the tests of its table."""

from __future__ import annotations

from game.scopa.state import State
from game.seats import PERSON, Seat
from tests.game.scopa.tables import cards
from tests.scenes.scopa.parlour import whole

RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)

HANDS = ("9D 7D 2S 5S", "9B 2B 4B 6B", "7S 10D 3D 6D", "8D 4D AC 6C")


def position(
    table: str = "5C 4S 10B",
    hands: tuple[str, str, str, str] = HANDS,
    captured: tuple[str, str] = ("8S 10S", "8B 7B"),
    scope: tuple[int, int] = (0, 0),
    to_play: Seat = PERSON,
    first: Seat = PERSON,
    last_taker: Seat | None = RIGHT,
) -> State:
    """A state from texts; what is named nowhere is in the others' pile."""
    held = tuple(cards(hand) for hand in hands)
    piles = (cards(captured[0]), cards(captured[1]))
    return whole(State(cards(table), held, piles, scope, (), to_play, first, last_taker))
