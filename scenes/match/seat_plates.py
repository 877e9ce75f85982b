"""The plates of a table's four seats in step with its match: who is to play, who dealt, what was done there last.

What a plate notes is the game's own to say.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol

import pygame

from game.matches import Match
from game.seats import Seat, in_turn, next_to
from game.words import Words
from scenes.intents import PointerDown
from scenes.look.shapes import Box
from scenes.match.piles import Piles
from scenes.match.seats_said import seat_label
from scenes.match.telling import Telling
from scenes.table.plates import Plate, PlatePlace, Plates

SEATS = 4


class Table(Protocol):
    """The table whose seats they tell of."""

    u: float

    @property
    def piles(self) -> Piles:
        """The words of what lies beside the hand."""

    @property
    def telling(self) -> Telling:
        """What is said at the table."""

    @property
    def match(self) -> Match[Any, Any]:
        """The match under way."""

    def told_of(self) -> Hashable:
        """What the plates tell of, besides the match and how much of it was played."""

    def seat_at_play(self) -> Seat | None:
        """Whose turn is to be seen; None where it is nobody's."""

    def notes(self, seat: Seat) -> tuple[str, ...]:
        """What a seat's plate says of what was done there last, the longest first."""

    def lies_at(self, x: float, y: float) -> bool:
        """Whether a card or a pile lies there."""


class SeatPlates:
    """The plates, and when they are to tell something else."""

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        self._plates = Plates({}, 1.0)
        self._told: tuple[object, ...] = ()
        """What the plates tell of."""

    @property
    def plates(self) -> Plates:
        """The plates as they stand."""
        return self._plates

    def place(self, places: dict[Seat, PlatePlace]) -> None:
        """The window is another one: the plates stand here now."""
        self._plates, self._told = Plates(places, self._table.u), ()
        self.tell()

    def tell(self) -> None:
        """Have the plates tell how things stand, should they not do so."""
        table = self._table
        told = (table.match, len(table.match.log), table.told_of())
        if told != self._told:
            self._told = told
            self._plates.show([self._plate(seat) for seat in in_turn(Seat(0), SEATS)])

    def pressed(self, press: PointerDown) -> Seat | None:
        """Whose plate a press is for: a card or a pile comes before the plate beside it."""
        seat = None if press.button == "secondary" else self._plates.at(press.x, press.y)
        if seat is None or self._plates.box(seat).contains(press.x, press.y):
            return seat
        return None if self._table.lies_at(press.x, press.y) else seat

    def box(self, seat: Seat) -> Box:
        """Where a seat's plate stands."""
        return self._plates.box(seat)

    @property
    def changed(self) -> bool:
        return self._plates.changed

    @changed.setter
    def changed(self, value: bool) -> None:
        self._plates.changed = value

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw them, but none that words would half cover."""
        table = self._table
        told = [table.piles.place(table.u)] if table.piles.words else []
        said = table.telling.toast.box
        self._plates.draw(canvas, told if said is None else [*told, said])

    def _plate(self, seat: Seat) -> Plate:
        table = self._table
        dealt = next_to(seat, SEATS) == table.match.first
        return Plate(seat_label(seat, self._words), seat == table.seat_at_play(), dealt, table.notes(seat))
