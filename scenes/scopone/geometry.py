"""Where every card of a Scopone deal lies in a window, and what lies under a point.

What it shares with the table for two is that table's. The person's hand overlaps or stands in two rows, the others'
backs hang over the window's edges, turned a quarter at the sides. The places of the others' hands are what shows of
them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, product

import pygame

from game import resources
from game.cards import ITALIAN, ItalianCard
from game.scopa.state import Cards, State
from game.seats import OURS, PERSON, Seat
from scenes.look.shapes import Box
from scenes.match.spots import HandSpot, SeatSpot, Spot
from scenes.scopa.geometry import HAND_PILE, quarter_turned
from scenes.scopa.geometry import Geometry as TableOfTwo
from scenes.table.maps import TableMap, read_map
from scenes.table.plates import Align, PlatePlace
from scenes.table.sprites import Pose

SEATS = 4
RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)
_NEEDED = (
    *("runner", "table", "pile_0", "pile_1", "prompt", "strip"),
    *(f"{kind}_{seat}" for kind in ("hand", "plate") for seat in range(SEATS)),
)
_FULL = 10
"""The hand whose cards lie as far apart as the map says; fewer fill the same span."""
_INSIDE, _BELOW_ROW = 0.26, 0.08
"""How far inside of its backs an opponent's played card stands, in card widths, and below the row, in heights."""
_OVER_ROW = 0.30
"""How far over the row's middle the partner's stands, in card heights."""
_ASIDE = (0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5, 2.0, -2.0, 2.5, -2.5)
"""By how many card widths the partner's may stand aside of what it takes."""
_OVER_BACKS = (0.0, 0.35, 0.70)
"""By how many card widths an opponent's may stand nearer to its hand."""


@lru_cache
def table_map(shape: str) -> TableMap:
    """The map of the table for four for a shape of window; raises `LayoutError` or `MissingAsset`."""
    return read_map(resources.asset(f"tables/scopone-{shape}.tmx"), _NEEDED)


class Geometry(TableOfTwo):
    """The table for four in a canvas of `size` table pixels, with cards of `pack`, at UI scale `u`."""

    def _map(self, shape: str) -> TableMap:
        return table_map(shape)

    @property
    def middle(self) -> float:
        return self.box("table").cx

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
        prompt, pile, tall = self.box("prompt"), self.pile_box(OURS), self.layout.tall
        overhang = self.card_height - self.card_width
        beside = [place.room for place in self.plate_places.values()]
        beside.append(Box(pile.x - overhang, pile.y, pile.w + overhang, pile.h))
        beside = [box for box in beside if box.y < prompt.bottom and prompt.y < box.bottom]
        left = max((box.right for box in beside if box.cx < prompt.cx), default=0)
        edge = self.layout.size[0] if tall else self.box("strip").x
        right = min((box.x for box in beside if box.cx > prompt.cx), default=edge)
        half = min(prompt.cx - left, right - prompt.cx)
        return Box(prompt.cx - half, prompt.y, 2 * half, prompt.h)

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

    # Hands

    def hand_cards(self, state: State, seat: Seat) -> Cards:
        """The person's cards lie by suit, then by value."""
        hand = super().hand_cards(state, seat)
        return tuple(sorted(hand, key=ITALIAN.cards.index)) if seat == PERSON else hand

    def hand_rows(self, count: int) -> list[range]:
        """The places of the person's hand of so many cards by its rows, the one at the back first."""
        room = self.layout.places["hand_0"]
        gap, least = room.properties["gap"] * self.layout.scale, room.properties.get("columns")
        if least is None:
            return [range(count)]
        # In a broad window as many stand side by side as there is room for.
        columns = max(int(least), int((room.box.w + gap) // (self.card_width + gap)))
        if count <= columns:
            return [range(count)]
        back = max(columns, (count + 1) // 2)
        return [range(back), range(back, count)]

    def hand_box(self, seat: Seat, place: int, count: int) -> Box:
        """What the card at `place` of a seat's hand of `count` covers; at the sides it lies a quarter turned."""
        if seat == PERSON:
            return self._own_box(place, count)
        if seat == PARTNER:
            return self._partner_box(place, count)
        return self._side_box(seat, place, count)

    def _own_box(self, place: int, count: int) -> Box:
        room = self.layout.places["hand_0"]
        rows = self.hand_rows(count)
        gap, (width, height) = room.properties["gap"] * self.layout.scale, self.card_size
        number = next(number for number, row in enumerate(rows) if place in row)
        longest, row = len(rows[0]), rows[number]
        # Fewer than a full hand fill the span of one; rows fill their room.
        apart = room.properties.get("step")
        span = room.box.w if apart is None else self._drawn_width * (1 + (_FULL - 1) * apart)
        step = min(width + gap, (span - width) / max(longest - 1, 1))
        length = step * (longest - 1) + width
        left = min(max(self.middle - length / 2, room.box.x), room.box.right - length)
        # The row at the back stays where it is when the one before it is played out.
        behind = len(self.hand_rows(_FULL)) - 1 - number
        y = room.box.bottom - height - behind * round(room.properties.get("behind", 0.0) * height)
        return Box(round(left + (place - row.start) * step), round(y), width, height)

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

    def _lay_hand(self, seat: Seat, hand: Cards, poses: dict[ItalianCard, Pose]) -> None:
        count = len(hand)
        boxes = [self.hand_box(seat, place, count) for place in range(count)]
        if seat in (RIGHT, LEFT):
            angle = 90.0 if seat == RIGHT else -90.0
            for place, (card, box) in enumerate(zip(hand, boxes, strict=True)):
                x, y = quarter_turned(box.cx, box.cy, self.card_size, angle)
                poses[card] = Pose(x, y, self.card_width, False, HAND_PILE + seat, place, place < count - 1, angle)
            return
        over = _overlapping(boxes)
        for place, (card, box) in enumerate(zip(hand, boxes, strict=True)):
            poses[card] = Pose(
                round(box.x),
                round(box.y),
                self.card_width,
                seat == PERSON,
                HAND_PILE + seat,
                place,
                over and place < count - 1,
                marked=seat == PERSON and over,
            )

    # What is shown

    def show_place(self, seat: Seat, taken: Sequence[Box] = ()) -> Box:
        """Where another player's card stands, upright, while its play is shown: at its seat, and as little over what
        it takes as can be."""
        table, (width, height) = self.box("table"), self.card_size
        aside: Sequence[float]
        if seat == PARTNER:
            x, aside, ys = self.middle - width / 2, _ASIDE, [table.y - _OVER_ROW * height]
        else:
            hand, inside, below = self.box(f"hand_{seat}"), _INSIDE * width, _BELOW_ROW * height
            x = hand.x - inside - width if seat == RIGHT else hand.right + inside
            aside = _OVER_BACKS if seat == RIGHT else [-far for far in _OVER_BACKS]
            # Where there are two rows it stands between them, or else at the end of one.
            ys = [y + below for y in (table.cy - height / 2, table.y, table.bottom - height)]
        places = [
            Box(round(max(x + far * width, 0)), round(max(y, 0)), width, height)
            for y, far in sorted(product(ys, aside), key=lambda one: abs(one[1]))
        ]
        return min(places, key=lambda place: sum(_shared(place, box) for box in taken))

    def pack_box(self) -> Box:
        """Where the pack lies while cards are dealt: before the player at the left, where no card lies at first."""
        table, (width, height) = self.box("table"), self.card_size
        left = self.box(f"hand_{LEFT}").right + _INSIDE * width
        return Box(round(left), round(table.cy - height / 2), width, height)

    # What lies under a point

    def spot_at(self, x: float, y: float, state: State, poses: Mapping[ItalianCard, Pose]) -> Spot | None:
        """What the person can point at there: between two cards of the hand the nearer one."""
        spot = super().spot_at(x, y, state, poses)
        if spot is not None:
            return spot
        for number in range(1, SEATS):
            seat = Seat(number)
            if any(self.card_box(poses[card]).contains(x, y) for card in state.hands[seat]):
                return SeatSpot(seat)
        return self._between(x, y, [self.card_box(poses[card]) for card in self.hand_cards(state, PERSON)])

    def _between(self, x: float, y: float, hand: Sequence[Box]) -> HandSpot | None:
        """The nearer of the two cards of the hand that a point lies between."""
        for row in self.hand_rows(len(hand)):
            for place, (one, following) in zip(row, pairwise(hand[row.start : row.stop]), strict=False):
                if one.right <= x < following.x and min(one.y, following.y) <= y < max(one.bottom, following.bottom):
                    return HandSpot(place if x - one.right < following.x - x else place + 1)
        return None


def _overlapping(boxes: Sequence[Box]) -> bool:
    """Whether cards of a hand lie on one another."""
    return any(other.x - one.x < one.w or other.y != one.y for one, other in pairwise(boxes))


def _shared(one: Box, other: Box) -> float:
    """How much of two boxes is the same, in square pixels."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)
