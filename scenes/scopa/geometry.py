"""Where every card of a Scopa deal lies in a window, and what lies under a point.

All positions are table pixels; nothing here needs a display. A table card keeps its slot for as long as it lies
there (`scenes.scopa.slots`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game import resources
from game.cards import ItalianCard
from game.scopa.rules import SCOPA
from game.scopa.state import Cards, Piles, State
from game.seats import OURS, PERSON, THEIRS, Seat, Side
from scenes.look.shapes import Box
from scenes.match.geometry import TABLE_PILE, MatchGeometry, leaned
from scenes.match.spots import HandSpot, PackSpot, PileSpot, Spot, TableSpot
from scenes.scopa.columns import cell
from scenes.table.maps import TableMap, read_map
from scenes.table.sprites import Pose

_NEEDED = ("runner", "pack", "table", "hand_0", "hand_1", "pile_0", "pile_1", "prompt", "strip")
SCOPE_PILE = 200
"""Under the captured cards."""
_SCOPA_TOP, _SCOPA_STEP = 0.10, 0.36
"""How far below the pile's top the first crosswise card lies (of a height), and each next one (of a width)."""
_SCOPA_TOP_LEAST, _SCOPA_STEP_CLOSE, _SCOPA_LAST = 0.02, 0.12, 0.08
"""Where there are too many for that: how near the pile's top they may begin, how far apart they lie then, and how
much of the last one is to be seen at least where the pile hangs over the window's edge."""


class _Row(NamedTuple):
    """Where a row's first column begins and how far it is to the next; `whole`: in the middle, with its whole gap."""

    columns: list[int]
    left: float
    step: float
    whole: bool


@lru_cache
def table_map(shape: str) -> TableMap:
    """The Scopa table's map for a shape of `scenes.table.layout.SHAPES`; raises `LayoutError` or `MissingAsset`."""
    return read_map(resources.asset(f"tables/scopa-{shape}.tmx"), _NEEDED)


class Geometry(MatchGeometry):
    """The table in a canvas of `size` table pixels, with cards of `pack`, at UI scale `u`.

    For a game of this family with other places, `_map` reads its maps, and `hand_box`, `_lay_hand` say how hands lie.
    """

    FULL_HAND = SCOPA.hand

    def _map(self, shape: str) -> TableMap:
        return table_map(shape)

    @property
    def base_slots(self) -> int:
        """How many cards the table is laid for at first: with the map's whole gap, middle over middle."""
        most = int(self.layout.places["table"].properties["slots"])
        fitting = [count for count in range(1, most + 1) if all(row.whole for row in self._rows(count))]
        return max(fitting, default=1)

    def slot_boxes(self, count: int) -> list[Box]:
        """Where cards lie when the table is laid for `count` of them or for those it is laid for at first.

        The slots come as they are to be filled; which lies left of which in a row is the same in every window.
        """
        count = max(count, self.base_slots)
        place, rows = self.layout.places["table"], self._rows(count)
        down = self.card_height + place.properties["gap"] * self.layout.scale
        boxes = []
        for slot in range(count):
            column, line = cell(slot, len(rows))
            row = rows[line]
            x = row.left + row.columns.index(column) * row.step
            boxes.append(Box(round(x), round(place.box.y + line * down), *self.card_size))
        return boxes

    def _rows(self, count: int) -> list[_Row]:
        """How the rows are laid for `count` slots, each as wide as it can."""
        lines = int(self.layout.places["table"].properties["rows"])
        cells = [cell(slot, lines) for slot in range(count)]
        return [self._row(sorted(column for column, one in cells if one == line)) for line in range(lines)]

    def _row(self, columns: list[int]) -> _Row:
        """A row of these columns: its gaps are closed first, then its cards overlap as far as they must."""
        place = self.layout.places["table"]
        width, gap = self.card_width, place.properties["gap"] * self.layout.scale
        step = min(width + gap, (place.box.w - width) / max(len(columns) - 1, 1))
        length = step * (len(columns) - 1) + width
        wished = self.middle - sum(column < 0 for column in columns) * step + (step - width) / 2
        # Over the hand, but beside the pack.
        left = min(max(wished, place.box.x), place.box.right - length)
        return _Row(columns, left, step, whole=step == width + gap and abs(left - wished) <= 1)

    def pile_room(self, side: Side) -> Box:
        """The pile, and a scopa's card that sticks out under it."""
        pile, (width, height) = self.pile_box(side), self.card_size
        return Box(pile.x - (height - width), pile.y, height, pile.h)

    def poses(
        self,
        state: State,
        slots: Mapping[ItalianCard, Box],
        swept: Piles,
        front: ItalianCard | None = None,
    ) -> dict[ItalianCard, Pose]:
        """How every card of the deal lies in `state`.

        `slots` says where the table's cards lie, `swept` which captured cards lie crosswise, `front` which table
        card is drawn above its neighbours.
        """
        poses = self.pack_poses(state.deck)
        self._lay_table([(card, slots[card]) for card in state.table], front, poses)
        for number in range(len(state.hands)):
            seat = Seat(number)
            self._lay_hand(seat, self.hand_cards(state, seat), poses)
        for side in (OURS, THEIRS):
            self._lay_taken(side, state.captured[side], swept[side], poses)
        return poses

    def _lay_table(
        self, lying: Sequence[tuple[ItalianCard, Box]], front: ItalianCard | None, poses: dict[ItalianCard, Pose]
    ) -> None:
        """From left to right, each over the one before, so that at least a half of every card shows.

        Cards that lie one on the other tell value and suit in their corners.
        """
        in_order = sorted(lying, key=lambda one: (one[1].y, one[1].x))
        for order, (card, box) in enumerate(in_order):
            beside = [other for _, other in in_order[max(order - 1, 0) : order + 2] if other is not box]
            marked = any(other.y == box.y and abs(other.x - box.x) < self.card_width for other in beside)
            above = len(lying) if card is front else order
            poses[card] = Pose(
                round(box.x), round(box.y), self.card_width, True, TABLE_PILE, above, False, marked=marked
            )

    def spot_at(self, x: float, y: float, state: State, poses: Mapping[ItalianCard, Pose]) -> Spot | None:
        """What the person can point at there; None for the bare table."""
        for place, card in reversed([*enumerate(self.hand_cards(state, PERSON))]):
            if self.card_box(poses[card]).contains(x, y):
                return HandSpot(place)
        for card in sorted(state.table, key=lambda card: -poses[card].order):
            if self.card_box(poses[card]).contains(x, y):
                return TableSpot(card)
        for side in (OURS, THEIRS):
            if self.pile_box(side).contains(x, y):
                return PileSpot(side)
        return PackSpot() if state.deck and self.pack_box().contains(x, y) else None

    def _lay_taken(self, side: Side, taken: Cards, crosswise: Cards, poses: dict[ItalianCard, Pose]) -> None:
        self._lay_pile(side, [card for card in taken if card not in crosswise], poses)
        box = self.pile_box(side)
        for order, card in enumerate(crosswise):
            poses[card] = self._crosswise(side, box, order, len(crosswise))

    def _crosswise(self, side: Side, pile: Box, order: int, count: int) -> Pose:
        """A scopa's card: turned a quarter, under the pile, half of it sticking out; many lie closer."""
        width, height = self.card_size
        # Of a pile that hangs over the window's edge only the foot shows: all must be told apart there.
        room = min(height - width, pile.bottom - _SCOPA_LAST * width) if side == THEIRS else height - width
        first = min(_SCOPA_TOP * height, max(_SCOPA_TOP_LEAST * height, room - (count - 1) * _SCOPA_STEP_CLOSE * width))
        step = order * min(_SCOPA_STEP * width, (room - first) / max(count - 1, 1))
        middle_y = pile.y + first + width / 2 + step
        if side == THEIRS:
            middle_y = pile.bottom - first - width / 2 - step
        left = pile.x - (height - width)
        x, y = leaned(left + height / 2, middle_y, self.card_size, 90.0)
        return Pose(x, y, width, True, SCOPE_PILE + side, order, False, 90.0)
