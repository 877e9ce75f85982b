"""Where hands, piles and the pack lie at a table where a match is played; knows no game and needs no display.

All positions are table pixels. What lies between hands and piles, and how, a game's own geometry says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

import pygame

from game.cards import ItalianCard
from game.seats import OURS, PERSON, Seat, Side
from scenes.look.shapes import Box
from scenes.match.spots import Spot
from scenes.table.layout import Layout, fit
from scenes.table.maps import TableMap
from scenes.table.packs import PACKS
from scenes.table.sprites import Pose
from scenes.table.tilt import PIVOT, bounds

PACK_PILE, TABLE_PILE, TAKEN_PILE, HAND_PILE = 0, 100, 300, 400
"""Which cards lie on which: a later pile on an earlier one."""
Cards = tuple[ItalianCard, ...]
Hand = Sequence[ItalianCard | None]
"""A hand from its first place on; None: a place that is kept free."""
_THICKNESS = 1.6
"""Pixels at scale 1 between the few cards that show how high a pile is."""
_SHOWN_LAYERS, _CARDS_A_LAYER = 6, 5


class Held(Protocol):
    """A table whose hands, by seat, are to be laid."""

    @property
    def hands(self) -> tuple[Cards, ...]: ...


class MatchGeometry(ABC):
    """The table in a canvas of `size` table pixels, with cards of `pack`, at UI scale `u`.

    Its map has the places `runner`, `table`, `prompt`, `strip`, `pile_0`, `pile_1` and a `hand_` for each seat.
    """

    FULL_HAND: ClassVar[int]
    """So many cards of a hand have the whole gap of its place, whatever the pack."""

    def __init__(self, size: tuple[int, int], pack: str, u: float) -> None:
        self.layout: Layout = fit(self._map, size)
        self.card_height = self.layout.card_height
        # Cards are as high whatever the pack.
        self.card_width = round(self.card_height * PACKS[pack].aspect)
        self._layer = max(1, round(_THICKNESS * u))

    @abstractmethod
    def _map(self, shape: str) -> TableMap:
        """The map of a shape of window."""

    @abstractmethod
    def spot_at(self, x: float, y: float, state: Any, poses: Mapping[ItalianCard, Pose]) -> Spot | None:
        """What lies under a point."""

    @property
    def card_size(self) -> tuple[int, int]:
        return self.card_width, self.card_height

    def box(self, name: str) -> Box:
        """A place of the map by name."""
        return self.layout.places[name].box

    @property
    def middle(self) -> float:
        """What the table's cards lie about, from the window's left edge."""
        return self.box("table").cx if self.layout.tall else self.box("hand_0").cx

    @property
    def seen(self) -> pygame.Rect | None:
        """Where resting cards are to be seen, None where they are everywhere."""
        return None

    @property
    def flown(self) -> pygame.Rect | None:
        """Where flying cards are to be seen, None where they are everywhere."""
        return None

    @property
    def prompt_room(self) -> Box:
        """What the words between runner and hand may fill."""
        prompt = self.box("prompt")
        return Box(0, prompt.y, self.layout.size[0], prompt.h)

    @property
    def told_places(self) -> list[Box]:
        """Where the table tells who sits there."""
        return []

    def hand_box(self, seat: Seat, place: int, count: int) -> Box:
        """Where the card at `place` of a hand of `count` lies; hands keep to the middle of their room.

        A hand of a position handed in may hold more than is ever dealt: its cards overlap.
        """
        room = self.layout.places[f"hand_{seat}"]
        gap = room.properties["gap"] * self.layout.scale
        width, height = self.card_size
        if count > self.FULL_HAND:
            gap = min(gap, (room.box.w - width) / (count - 1) - width)
        left = room.box.cx - (count * width + (count - 1) * gap) / 2
        return Box(round(left + place * (width + gap)), round(room.box.y), width, height)

    def hand_area(self, seat: Seat, count: int) -> Box:
        """What a hand of `count` covers, and where it lies when there is none."""
        boxes = [self.hand_box(seat, place, count) for place in range(count)]
        if not boxes:
            return self.box(f"hand_{seat}")
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)

    def hand_cards(self, state: Held, seat: Seat) -> Cards:
        """A seat's cards in the order in which they lie; the places of a hand count so."""
        return state.hands[seat]

    def pack_box(self) -> Box:
        """Where the pack's lowest card lies."""
        box = self.box("pack")
        return Box(box.x, box.y, self.card_width, self.card_height)

    def pile_box(self, side: Side) -> Box:
        """Where a side's captured cards lie."""
        box = self.box(f"pile_{side}")
        return Box(round(box.right - self.card_width), box.y, self.card_width, self.card_height)

    def pile_room(self, side: Side) -> Box:
        """What a side's captured cards may cover."""
        return self.pile_box(side)

    @property
    def feast_box(self) -> Box:
        """Where a won match is celebrated in words: about the middle of the hand's place, beside the pile."""
        hand = self.box("hand_0")
        half = min(hand.cx, self.pile_room(OURS).x - hand.cx)
        return Box(hand.cx - half, hand.y, 2 * half, hand.h)

    def card_box(self, pose: Pose) -> Box:
        """What a card that lies so covers."""
        width, height = self.card_size
        if pose.width != width:
            width, height = pose.width, round(pose.width * height / width)
        if not pose.angle:
            return Box(pose.x, pose.y, width, height)
        covered = bounds(width, height, pose.angle).move(pose.x, pose.y)
        return Box(covered.x, covered.y, covered.w, covered.h)

    def _lay_hand(self, seat: Seat, hand: Hand, poses: dict[ItalianCard, Pose]) -> None:
        for place, card in enumerate(hand):
            box = self.hand_box(seat, place, len(hand))
            if card is not None:
                poses[card] = Pose(
                    round(box.x), round(box.y), self.card_width, seat == PERSON, HAND_PILE + seat, place, False
                )

    def pack_poses(self, deck: Sequence[ItalianCard]) -> dict[ItalianCard, Pose]:
        """How the pack lies, the next card to be dealt on top. A card lies still until it is dealt."""
        box, last = self.pack_box(), len(deck) - 1
        poses: dict[ItalianCard, Pose] = {}
        for order, card in enumerate(reversed(deck)):
            below = self._lower(order)
            poses[card] = Pose(
                round(box.x) + below, round(box.y) + below, self.card_width, False, PACK_PILE, order, order < last
            )
        return poses

    def _lower(self, order: int) -> int:
        """How far aside and down the pack's card of this number lies, from 0, the lowest one: a few edges below the
        uppermost card show how high the pack is."""
        return max(_SHOWN_LAYERS - order // _CARDS_A_LAYER, 0) * self._layer

    def _lay_pile(self, side: Side, taken: Sequence[ItalianCard], poses: dict[ItalianCard, Pose]) -> None:
        """A side's captured cards, face down, the last one on top."""
        box, last = self.pile_box(side), len(taken) - 1
        for order, card in enumerate(taken):
            above = min(order // _CARDS_A_LAYER, _SHOWN_LAYERS) * self._layer
            poses[card] = Pose(
                round(box.x), round(box.y) - above, self.card_width, False, TAKEN_PILE + side, order, order < last
            )


def leaned(x: float, y: float, size: tuple[int, int], angle: float) -> tuple[int, int]:
    """Where a card of this size would stand upright that leans so, in degrees to the right, with its middle at x, y:
    a leaning card turns about a point below it."""
    width, height = size
    arm = pygame.Vector2(0, (0.5 - PIVOT) * height).rotate(angle)
    return round(x - width / 2 - arm.x), round(y - arm.y - PIVOT * height)
