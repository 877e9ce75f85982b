"""Where every card of a Scorpion position lies in a window, and what lies under a point.

All positions are table pixels; nothing here needs a display.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game import resources
from game.cards import FRENCH, Card, Suit
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import State
from scenes.look.shapes import Box
from scenes.table.art import COMPACT_BELOW
from scenes.table.fan import STEPS, FanSteps, even_strips, fan
from scenes.table.layout import Layout, fit
from scenes.table.maps import TableMap, read_map
from scenes.table.sprites import Pose

_NEEDED = ("columns", "reserve", "strip", *(f"run_{suit}" for suit in Suit))
_NUMBERS = {"columns": ("gap", *STEPS), "reserve": ("step",)}
_WIDEST_GAP = 0.5
"""Of a card's width: a wider room leaves the columns together in its middle."""
_ASIDE_STEP = 1.08
"""From one set-aside card to the next, in card heights (or widths, side by side): both lie open."""
_COMPACT_STEPS = (0.24, 0.21, 0.20)
"""Open, tight and least step of compact faces in card heights: their index is taller."""
_RUN_THICKNESS = 2
"""Pixels by which each of the few cards that show the thickness of a finished run is higher."""

_LEAST_STRIP = 56
"""Pixels a strip at the foot of the table is high at least."""
_LEAST_STRIP_WIDTH = 76
"""Pixels a strip beside the table is wide at least: so much a deal's number takes on one line."""
_OVERHANG = 0.6
"""Of the margin below the columns: a crowded column may use so much of it, that its indexes stay readable."""

RESERVE_PILE, RUN_PILE, COLUMN_PILE = 0, 100, 200


@dataclass(frozen=True, slots=True)
class ColumnSpot:
    """A card in a column, or (`index` equal to the number of cards) the column itself."""

    column: int
    index: int


@dataclass(frozen=True, slots=True)
class ReserveSpot:
    """A card of the reserve."""

    place: int


Spot = ColumnSpot | ReserveSpot


@lru_cache
def table_map(shape: str) -> TableMap:
    """The Scorpion table's map for a shape of `scenes.table.layout.SHAPES`.

    Raises `LayoutError` or `MissingAsset`.
    """
    return read_map(resources.asset(f"tables/scorpion-{shape}.tmx"), _NEEDED, _NUMBERS)


class Geometry:
    """A rule set's table in a canvas of `size` table pixels; `foot` is how far down columns reach at most there."""

    def __init__(self, rules: ScorpionRules, size: tuple[int, int], foot: int | None = None) -> None:
        self.rules = rules
        self.layout: Layout = fit(table_map, size, portrait=True)
        room = self.layout.places["columns"]
        self._room = room.box
        below = self.strip.y if self.layout.tall else size[1]
        self._depth = room.box.h + _OVERHANG * (below - room.box.bottom)
        if foot is not None:
            self._depth = min(self._depth, foot - room.box.y)
        self.card_width, self.card_height = self._card_size(room.properties["gap"] * self.layout.scale)
        left_over = room.box.w - rules.columns * self.card_width
        gap = min(left_over / (rules.columns - 1), self.card_width * _WIDEST_GAP)
        start = room.box.x + (left_over - gap * (rules.columns - 1)) / 2
        self.column_x = tuple(round(start + i * (self.card_width + gap)) for i in range(rules.columns))
        self.gap = round(gap)
        self._steps = self._fan_steps()
        run = self.layout.places["run_S"].box
        # Ten columns have smaller cards; a run of them takes no more room than one of them.
        self.run_height = min(round(run.h), self.card_height)
        self.run_width = round(self.run_height * self.layout.card_aspect)

    @property
    def card_size(self) -> tuple[int, int]:
        return self.card_width, self.card_height

    @property
    def strip(self) -> Box:
        """The strip; in a small window larger than its map has it: for a finger, or for a deal's number."""
        box = self.layout.places["strip"].box
        if self.layout.tall:
            missing = max(0, _LEAST_STRIP - min(box.w, box.h))
            return Box(box.x, box.y - missing // 2, box.w, box.h + missing)
        missing = max(0, _LEAST_STRIP_WIDTH - box.w)
        return Box(box.x - missing, box.y, box.w + missing, box.h)

    def column_base(self, column: int) -> Box:
        """Where the lowest card of a column lies."""
        return Box(self.column_x[column], self._room.y, self.card_width, self.card_height)

    def run_base(self, suit: Suit) -> Box:
        """The place for a suit's finished run."""
        box = self.layout.places[f"run_{suit}"].box
        return Box(round(box.right) - self.run_width, box.y, self.run_width, self.run_height)

    def reserve_base(self, place: int) -> Box:
        """Where a card of the reserve lies."""
        reserve = self.layout.places["reserve"]
        down = reserve.properties.get("fan") == "down"
        if self.rules.reserve_is_dealt:
            offset = round(place * reserve.properties["step"] * self.card_height)
        elif down:
            offset = round(place * _ASIDE_STEP * self.card_height)
        else:
            offset = self.column_x[place] - self.column_x[0]
        dx, dy = (0, offset) if down else (offset, 0)
        return Box(reserve.box.x + dx, reserve.box.y + dy, self.card_width, self.card_height)

    def reserve_reach(self, place: int, state: State) -> Box:
        """What is taken with a card of the reserve: the whole pile where it is dealt, else the card alone."""
        held = [number for number, card in enumerate(state.reserve) if card is not None]
        if not (self.rules.reserve_is_dealt and held):
            return self.reserve_base(place)
        first, last = self.reserve_base(held[0]), self.reserve_base(held[-1])
        return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)

    def poses(self, state: State, opened: ColumnSpot | None = None) -> dict[Card, Pose]:
        """How every card of the pack lies in `state`; `opened` names a card whose strip is shown whole."""
        poses: dict[Card, Pose] = {}
        self._lay_reserve(state, poses)
        self._lay_runs(state, poses)
        for number, column in enumerate(state.columns):
            index = opened.index if opened is not None and opened.column == number else None
            count = len(column.cards)
            offsets = fan(count, column.hidden, self._depth, self.card_height, self._steps, index)
            strips = [0] * column.hidden + even_strips(offsets[column.hidden :])
            for order, (card, offset, strip) in enumerate(zip(column.cards, offsets, strips, strict=True)):
                poses[card] = Pose(
                    self.column_x[number],
                    round(self._room.y) + offset,
                    self.card_width,
                    order >= column.hidden,
                    COLUMN_PILE + number,
                    order,
                    order < count - 1,
                    strip=strip,
                )
        return poses

    def spot_at(self, x: float, y: float, state: State, poses: dict[Card, Pose]) -> Spot | None:
        """The card under a point, or the empty column; None for the bare cloth."""
        for place in reversed(range(len(state.reserve))):
            if state.reserve[place] is not None and self.reserve_base(place).contains(x, y):
                return ReserveSpot(place)
        for number, column in enumerate(state.columns):
            if not self.column_x[number] <= x < self.column_x[number] + self.card_width:
                continue
            if not column.cards and self.column_base(number).contains(x, y):
                return ColumnSpot(number, 0)
            for index in reversed(range(len(column.cards))):
                top = poses[column.cards[index]].y
                if top <= y < top + self.card_height:
                    return ColumnSpot(number, index)
        return None

    def column_reach(self, number: int, state: State, poses: dict[Card, Pose]) -> Box:
        """A column from its base to the end of its last card."""
        base = self.column_base(number)
        cards = state.columns[number].cards
        foot = poses[cards[-1]].y + self.card_height if cards else base.bottom
        return Box(base.x, base.y, base.w, foot - base.y)

    def beside_strip(self, edge: float) -> Box:
        """The table beside the strip, `edge` pixels from what bounds it."""
        strip = self.strip
        if self.layout.tall:
            return Box(edge, 0, self.layout.size[0] - 2 * edge, strip.y)
        return Box(edge, strip.y - edge, strip.x - 2 * edge, strip.h + 2 * edge)

    def _card_size(self, least_gap: float) -> tuple[int, int]:
        """The card's width and height: the map's, or what the room lets so many columns have side by side."""
        layout, columns = self.layout, self.rules.columns
        widest = (self._room.w - (columns - 1) * least_gap) / columns
        height = min(layout.card_height, int(widest / layout.card_aspect))
        return round(height * layout.card_aspect), height

    def _fan_steps(self) -> FanSteps:
        steps = FanSteps.of(self.layout.places["columns"].properties)
        if self.card_height >= COMPACT_BELOW:
            return steps
        full, tight, least = _COMPACT_STEPS
        return FanSteps(
            max(steps.open, full),
            max(steps.open_tight, tight),
            max(steps.open_least, least),
            steps.back,
            steps.back_least,
        )

    def _lay_reserve(self, state: State, poses: dict[Card, Pose]) -> None:
        dealt = self.rules.reserve_is_dealt
        last = len(state.reserve) - 1
        for place, card in enumerate(state.reserve):
            if card is not None:
                box = self.reserve_base(place)
                covered = dealt and place < last
                poses[card] = Pose(round(box.x), round(box.y), self.card_width, not dealt, RESERVE_PILE, place, covered)

    def _lay_runs(self, state: State, poses: dict[Card, Pose]) -> None:
        for suit in state.removed:
            base = self.run_base(suit)
            cards = FRENCH.of_suit(suit)
            for order, card in enumerate(cards):
                above = max(0, order - (len(cards) - 3)) * _RUN_THICKNESS
                covered = order < len(cards) - 1
                pile = RUN_PILE + list(Suit).index(suit)
                poses[card] = Pose(round(base.x), round(base.y) - above, self.run_width, True, pile, order, covered)
