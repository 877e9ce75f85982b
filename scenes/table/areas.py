"""The areas of a table that the keyboard walks: what each is called, which places it has. Knows no game, draws nothing.

A table names its areas in the order in which one is gone to after the other; within one the arrows walk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from game.words import marked
from scenes.look.shapes import Box
from scenes.table.strip import Strip
from scenes.widgets.focus import Direction, neighbour

Spot = TypeVar("Spot")

STRIP = marked("The buttons beside the table")


class Area(NamedTuple, Generic[Spot]):
    """A part of the table: its name, a phrase of the catalogue, and the places in it, each with where it is."""

    name: str
    places: Sequence[tuple[Spot, Box]]

    @property
    def spots(self) -> list[Spot]:
        return [spot for spot, _ in self.places]


@dataclass(frozen=True, slots=True)
class ButtonSpot:
    """A button of the strip."""

    number: int


def buttons_of(strip: Strip) -> Area[ButtonSpot]:
    """The strip as an area: the buttons that can be pressed."""
    return Area(STRIP, [(ButtonSpot(number), one.box) for number, one in enumerate(strip.buttons) if one.enabled])


def next_area(areas: Sequence[Area[Spot]], here: Spot | None, by: int) -> Spot | None:
    """The first place of the next area (`by` 1) or the one before (-1) that has any; None where none has.

    From nowhere it is the first area, or the last.
    """
    having = [area for area in areas if area.places]
    if not having:
        return None
    current = next((number for number, area in enumerate(having) if here in area.spots), None)
    if current is None:
        current = -1 if by > 0 else 0
    return having[(current + by) % len(having)].spots[0]


def walk(here: Spot | None, direction: Direction, places: Sequence[tuple[Spot, Box]]) -> Spot | None:
    """The place an arrow leads to from `here`; the first place where the keyboard is nowhere yet."""
    spots = [spot for spot, _ in places]
    if not spots:
        return None
    if here is None or here not in spots:
        return spots[0]
    return spots[neighbour([box for _, box in places], spots.index(here), direction)]
