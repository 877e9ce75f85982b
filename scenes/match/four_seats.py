"""Where hands and plates of four seats lie: the others' backs hang over the window's edges, turned a quarter at the
sides. Knows no game and needs no display.

The places of the others' hands are what shows of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.cards import ItalianCard
from game.seats import OURS, PERSON, Seat
from scenes.look.shapes import Box
from scenes.match.geometry import HAND_PILE, Hand, MatchGeometry, leaned
from scenes.table.plates import Align, PlatePlace
from scenes.table.sprites import Pose

SEATS = 4
RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)
NEEDED = (
    *("runner", "pile_0", "pile_1", "prompt", "strip"),
    *(f"{kind}_{seat}" for kind in ("hand", "plate") for seat in range(SEATS)),
)
"""What a map of a table for four has at least."""


class FourSeats(MatchGeometry):
    """The table for four; how the person's hand lies, a game's own geometry may say."""

    @property
    def seen(self) -> pygame.Rect | None:
        """The right hand ends behind the strip's middle: nothing of it shows beyond."""
        strip, (width, height) = self.box("strip"), self.layout.size
        return None if self.layout.tall else pygame.Rect(0, 0, min(round(strip.cx), width), height)

    @property
    def flown(self) -> pygame.Rect | None:
        """A card comes out from under the strip, never over it."""
        strip, (_, height) = self.box("strip"), self.layout.size
        return None if self.layout.tall else pygame.Rect(0, 0, round(strip.x), height)

    @property
    def prompt_room(self) -> Box:
        """As far to either side of its middle as there is room beside plates, pile and strip."""
        prompt, tall = self.box("prompt"), self.layout.tall
        beside = [box for box in self._beside_prompt() if box.y < prompt.bottom and prompt.y < box.bottom]
        left = max((box.right for box in beside if box.cx < prompt.cx), default=0)
        edge = self.layout.size[0] if tall else self.box("strip").x
        right = min((box.x for box in beside if box.cx > prompt.cx), default=edge)
        half = min(prompt.cx - left, right - prompt.cx)
        return Box(prompt.cx - half, prompt.y, 2 * half, prompt.h)

    def _beside_prompt(self) -> list[Box]:
        """What may stand beside the words between runner and hand."""
        return [*self.told_places, self.pile_room(OURS)]

    @property
    def feast_box(self) -> Box:
        hand, right = self.box("hand_0"), self.box("hand_0").right
        half = min(self.middle, right - self.middle)
        return Box(self.middle - half, hand.y, 2 * half, hand.h)

    @property
    def plate_places(self) -> dict[Seat, PlatePlace]:
        """The room of every seat's plate."""
        found = {}
        for number in range(SEATS):
            place = self.layout.places[f"plate_{number}"]
            align: Align = place.properties["align"]
            found[Seat(number)] = PlatePlace(place.box, align)
        return found

    @property
    def told_places(self) -> list[Box]:
        return [place.room for place in self.plate_places.values()]

    def hand_box(self, seat: Seat, place: int, count: int) -> Box:
        """What the card at `place` of a seat's hand of `count` covers; at the sides it lies a quarter turned."""
        if seat == PERSON:
            return super().hand_box(seat, place, count)
        if seat == PARTNER:
            return self._partner_box(place, count)
        return self._side_box(seat, place, count)

    def _partner_box(self, place: int, count: int) -> Box:
        room, (width, height) = self.box(f"hand_{PARTNER}"), self.card_size
        step = min(self._drawn_width * self._step(PARTNER), (room.w - width) / max(count - 1, 1))
        left = room.cx - (step * (count - 1) + width) / 2
        return Box(round(left + place * step), round(room.bottom - height), width, height)

    def _side_box(self, seat: Seat, place: int, count: int) -> Box:
        room, (width, height) = self.box(f"hand_{seat}"), self.card_size
        step = min(self._drawn_width * self._step(seat), (room.h - width) / max(count - 1, 1))
        top = room.cy - (step * (count - 1) + width) / 2
        left = room.x if seat == RIGHT else room.right - height
        return Box(round(left), round(top + place * step), height, width)

    @property
    def _drawn_width(self) -> float:
        """The width of the card the map is drawn for: hands are as wide whatever the pack."""
        return self.card_height * self.layout.card_aspect

    def _step(self, seat: Seat) -> float:
        return float(self.layout.places[f"hand_{seat}"].properties["step"])

    def _lay_hand(self, seat: Seat, hand: Hand, poses: dict[ItalianCard, Pose]) -> None:
        count = len(hand)
        boxes = [self.hand_box(seat, place, count) for place in range(count)]
        over, aside = _overlapping(boxes), seat in (RIGHT, LEFT)
        for place, (card, box) in enumerate(zip(hand, boxes, strict=True)):
            if card is None:
                continue
            covered = (over or aside) and place < count - 1
            if aside:
                angle = 90.0 if seat == RIGHT else -90.0
                x, y = leaned(box.cx, box.cy, self.card_size, angle)
                poses[card] = Pose(x, y, self.card_width, False, HAND_PILE + seat, place, covered, angle)
            else:
                mine = seat == PERSON
                x, y = round(box.x), round(box.y)
                poses[card] = Pose(x, y, self.card_width, mine, HAND_PILE + seat, place, covered, marked=mine and over)


def _overlapping(boxes: Sequence[Box]) -> bool:
    """Whether cards of a hand lie on one another."""
    return any(other.x - one.x < one.w or other.y != one.y for one, other in pairwise(boxes))
