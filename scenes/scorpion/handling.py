"""Turns presses, carries and taps into moves tried at the table; draws nothing.

A press on an open card takes it up with all on it. Carried away it is dropped; pressed and let go on the spot it was
tapped: a tap on a card with one legal target moves it. With several, or none, it stays lifted until the next tap says
where it should go, or it is carried after all. The same lifting serves the keyboard.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from game.scorpion.state import DealReserve, Move
from scenes.double import DoubleClick
from scenes.intents import MOUSE, PointerDown, PointerId, PointerMoved, PointerUp
from scenes.look.shapes import Box
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot, Spot
from scenes.scorpion.showing import Showing
from scenes.scorpion.telling import Telling
from scenes.scorpion.unit import Unit, drop_column, pressed_spot, unit_at
from scenes.table.carry import Carry, rise, rising

_FIRST_RISE = 1 / 60


class Table(Protocol):
    """What a hand needs of the table."""

    showing: Showing
    telling: Telling
    u: float

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""

    def try_move(self, move: Move, near: int | None, from_hand: bool) -> None:
        """Make a move, or say near this column why not and let the cards glide back."""


class _Grip(NamedTuple):
    """A pointer that holds a unit.

    `again` is whether the unit lay lifted already when it was pressed; `double`: by the first half of a double click.
    """

    unit: Unit
    carry: Carry
    again: bool
    double: bool


class Handling:
    """The person's hand: at most one unit in it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._grip: _Grip | None = None
        self._double = DoubleClick()
        self._lifted = DoubleClick()
        """The tap that lifted what lies lifted."""
        self._reserve_press: tuple[PointerId, ReserveSpot] | None = None
        self.unit: Unit | None = None
        self.changed = False

    @property
    def holding(self) -> bool:
        return self.unit is not None

    @property
    def showing_targets(self) -> bool:
        """Whether the legal targets of the unit should glow: it is carried, or stays lifted."""
        return self.unit is not None and (self._grip is None or self._grip.carry.carried or self._grip.again)

    @property
    def moving(self) -> bool:
        """Whether the unit is still on its way up."""
        return rising(self._table.showing.board.held)

    def press(self, press: PointerDown) -> None:
        """A pointer went down on the table."""
        if self._grip is not None or self._reserve_press is not None:
            return
        showing = self._table.showing
        rules = showing.geometry.rules
        spot = pressed_spot(press, showing.geometry, rules, showing.state, showing.poses(), self._table.u)
        if self.unit is not None:
            self._press_with_lifted(press, spot)
            return
        if isinstance(spot, ReserveSpot) and rules.reserve_is_dealt:
            self._reserve_press = (press.pointer, spot)
            return
        unit = unit_at(spot, rules, showing.state) if spot is not None else None
        if unit is not None:
            self.lift(unit)
            self._take_hold(unit, press, again=False)
        elif spot is not None:
            self._table.telling.untakeable(spot)
        else:
            self._table.telling.bare(press.x, press.y)

    def look_under(self, press: PointerDown) -> None:
        """The secondary button with nothing held: a covered open card is shown whole."""
        showing = self._table.showing
        spot = self._spot(press.x, press.y)
        hidden = isinstance(spot, ColumnSpot) and spot.index < showing.state.columns[spot.column].hidden
        if not showing.peek(spot) and spot is not None and hidden:
            self._table.telling.untakeable(spot)

    def move(self, moved: PointerMoved) -> None:
        grip = self._grip
        if grip is None or grip.carry.pointer != moved.pointer:
            if moved.pointer == MOUSE and not self.holding:
                self._hover(moved.x, moved.y)
            return
        grip.carry.follow(moved)
        self.changed = True

    def release(self, up: PointerUp) -> None:
        if self._reserve_press is not None and self._reserve_press[0] == up.pointer:
            self._reserve_press = None
            spot = self._spot(up.x, up.y)
            if isinstance(spot, ReserveSpot):
                self._table.try_move(DealReserve(), None, False)
            return
        grip = self._grip
        if grip is None or grip.carry.pointer != up.pointer:
            return
        self._grip = None
        self.changed = True
        if grip.carry.carried:
            self._drop(grip.unit)
            return
        if grip.again and not grip.double:
            self.put_down()
        elif not grip.unit.targets:
            self._lifted.begin(up)
            self._table.telling.nowhere(grip.unit)
        elif len(grip.unit.targets) == 1:
            self._double.begin(up)
            column, move = next(iter(grip.unit.targets.items()))
            self.unit = None
            self._table.try_move(move, column, False)
        else:
            self._lifted.begin(up)

    def lift(self, unit: Unit) -> None:
        """Take a unit up; what was in the hand goes back first."""
        self.put_down()
        self._table.showing.open_strip(None)
        self.unit = unit
        self._table.showing.board.hold(unit.cards)
        # The picture drawn for this very press already shows it rising.
        self.update(_FIRST_RISE)
        self.changed = True

    def put_down(self) -> None:
        """Let go of the unit: it glides back to where it lay."""
        self._grip, self._reserve_press = None, None
        if self.unit is not None:
            self.unit = None
            self._table.showing.glide_back(self._table.speed)
            self.changed = True

    def gone(self, pointer: PointerId) -> None:
        """This pointer is there no more: what it held goes back, what lies lifted stays so."""
        held = self._grip.carry.pointer if self._grip else self._reserve_press[0] if self._reserve_press else None
        if held == pointer:
            self.put_down()

    def forget(self) -> None:
        """The table was laid anew: nothing is in the hand any more."""
        self._grip, self._reserve_press, self.unit = None, None, None

    def place(self, column: int) -> None:
        """Try the lifted unit on a column."""
        unit, self.unit, self._grip = self.unit, None, None
        if unit is not None:
            self._table.try_move(unit.move_to(column), column, False)

    def update(self, dt: float) -> None:
        """Let a held unit rise."""
        rise(self._table.showing.board.held, dt, self._table.speed)

    def _take_hold(self, unit: Unit, press: PointerDown, again: bool) -> None:
        double = again and self._lifted.ends_with(press, self._table.u)
        carry = Carry(press, self._table.showing.board.held, self._table.u)
        self._grip = _Grip(unit, carry, again, double)

    def _press_with_lifted(self, press: PointerDown, spot: Spot | None) -> None:
        unit = self.unit
        if unit is None:
            return
        if spot is not None and _on_itself(spot, unit):
            self._take_hold(unit, press, again=True)
        elif isinstance(spot, ColumnSpot):
            self.place(spot.column)
        else:
            self.put_down()

    def _drop(self, unit: Unit) -> None:
        showing = self._table.showing
        first = showing.board.held[0]
        geometry = showing.geometry
        card = Box(first.x, first.y, geometry.card_width, geometry.card_height)
        column = drop_column(card, unit, geometry, showing.state, showing.poses())
        if column is None:
            self.put_down()
            return
        self.unit = None
        self._table.try_move(unit.move_to(column), column, True)

    def _hover(self, x: float, y: float) -> None:
        spot = self._spot(x, y)
        self._table.showing.open_strip(spot if isinstance(spot, ColumnSpot) else None)

    def _spot(self, x: float, y: float) -> Spot | None:
        showing = self._table.showing
        return showing.geometry.spot_at(x, y, showing.state, showing.poses())

    def is_double(self, press: PointerDown) -> bool:
        """Whether this is the second press of a double click whose first one has done its work already.

        Must be asked about every press.
        """
        return self._double.ends_with(press, self._table.u)


def _on_itself(spot: Spot, unit: Unit) -> bool:
    if isinstance(spot, ColumnSpot) and isinstance(unit.spot, ColumnSpot):
        return spot.column == unit.spot.column and spot.index >= unit.spot.index
    return spot == unit.spot
