"""Who sits at a card table and who plays together: seats hold cards and take turns, sides take, score and win.

Knows no game. Seats are numbered in the order of play, to the right, the person's first; of four seats those across
from each other are a side, of two each is one of its own.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
Side = NewType("Side", int)

SIDES: Final = 2
PERSON: Final = Seat(0)
OURS: Final = Side(0)
"""The side the person plays for."""
THEIRS: Final = Side(1)


def side_of(seat: Seat) -> Side:
    """The side a seat plays for."""
    return Side(seat % SIDES)


def other_side(side: Side) -> Side:
    """The side that plays against this one."""
    return Side(1 - side)


def in_turn(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats of a table in the order of play, from this one on."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def next_to(seat: Seat, seats: int) -> Seat:
    """Who sits at the right of a seat and plays after it."""
    return Seat((seat + 1) % seats)
