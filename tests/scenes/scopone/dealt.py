"""Positions of four hands to lay on a table, whatever the deal: so many cards each, so many on the table and taken."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cards import ITALIAN, ItalianCard
from game.scopa.state import Cards, Piles, State
from game.seats import PERSON, Seat
from scenes.look.shapes import Box
from scenes.match.four_seats import SEATS
from scenes.scopa.slots import Slots
from scenes.scopone.geometry import Geometry
from scenes.table.plates import Plate, Plates
from scenes.table.sprites import Pose
from tests.scenes.placing import canvas

NAMES = ("Du", "Εκείνος δεξιά", "Συμπαίκτης", "Oikealla oleva")
"""Names as long as a language may need."""


def geometry(window: tuple[int, int], pack: str = "neapolitan", u: float = 1.0) -> Geometry:
    """The table in such a window."""
    return Geometry(canvas(window), pack, u)


def laid(hands: Sequence[int], table: int = 0, taken: tuple[int, int] = (0, 0)) -> State:
    """So many cards in each hand, on the table and in each pile, of a mixed pack."""
    mixed = [ITALIAN.cards[number * 7 % len(ITALIAN)] for number in range(len(ITALIAN))]

    def some(count: int) -> Cards:
        assert count <= len(mixed)
        return tuple(mixed.pop() for _ in range(count))

    lying, held = some(table), tuple(some(count) for count in hands)
    return State(lying, held, (some(taken[0]), some(taken[1])), (0, 0), (), PERSON, PERSON)


def poses_of(table: Geometry, state: State, swept: Piles = ((), ())) -> dict[ItalianCard, Pose]:
    """How the cards of a state lie whose table was laid card by card."""
    slots = Slots()
    for number in range(len(state.table)):
        slots.follow(state.table[: number + 1])
    return table.poses(state, slots.boxes(table), swept)


def plates_of(table: Geometry, u: float, turn: int = 0, notes: tuple[str, ...] = ()) -> list[Box]:
    """Where the seats' plates stand, with long names and these notes."""
    plates = Plates(table.plate_places, u)
    said = [((), notes)[seat > 0] for seat in range(SEATS)]
    plates.show([Plate(name, turn == seat, turn == seat, said[seat]) for seat, name in enumerate(NAMES)])
    return [plates.box(Seat(seat)) for seat in range(SEATS)]


def hand_of(table: Geometry, state: State, poses: dict[ItalianCard, Pose]) -> list[Box]:
    """The person's cards as they lie."""
    return [table.card_box(poses[card]) for card in table.hand_cards(state, PERSON)]


def shown_of(boxes: Sequence[Box]) -> list[pygame.Rect]:
    """What is to be seen of every card, each lying over those before it: the larger side of what the others leave."""
    found = []
    for number, box in enumerate(boxes):
        left, foot = box.right, box.bottom
        for other in boxes[number + 1 :]:
            if other.y == box.y:
                left = min(left, other.x)
            elif other.x < box.right and other.right > box.x:
                foot = min(foot, other.y)
        found.append(Box(box.x, box.y, left - box.x, foot - box.y).rect())
    return found
