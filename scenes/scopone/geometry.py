"""Where every card of a Scopone deal lies in a window, and what lies under a point.

What it shares with the table for two is that table's; how four sit, `scenes.match.four_seats` says. The person's hand
overlaps or stands in two rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, product

from game import resources
from game.cards import ITALIAN, ItalianCard
from game.scopa.state import State
from game.seats import PERSON, Seat
from scenes.look.shapes import Box
from scenes.match.four_seats import LEFT, NEEDED, PARTNER, RIGHT, SEATS, FourSeats
from scenes.match.geometry import Cards, Held
from scenes.match.spots import HandSpot, SeatSpot, Spot
from scenes.scopa.geometry import Geometry as TableOfTwo
from scenes.table.maps import TableMap, read_map
from scenes.table.sprites import Pose

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
    return read_map(resources.asset(f"tables/scopone-{shape}.tmx"), (*NEEDED, "table"))


class Geometry(FourSeats, TableOfTwo):
    """The table for four in a canvas of `size` table pixels, with cards of `pack`, at UI scale `u`."""

    def _map(self, shape: str) -> TableMap:
        return table_map(shape)

    @property
    def middle(self) -> float:
        return self.box("table").cx

    # Hands

    def hand_cards(self, state: Held, seat: Seat) -> Cards:
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
        return self._own_box(place, count) if seat == PERSON else super().hand_box(seat, place, count)

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


def _shared(one: Box, other: Box) -> float:
    """How much of two boxes is the same, in square pixels."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)
