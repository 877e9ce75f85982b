"""Plays Scorpion from the keyboard: walks the cards, lifts, walks the targets, places."""

from __future__ import annotations

import math
from typing import cast

from game.scorpion.state import DealReserve
from scenes.commands import AREA_BEFORE, NEXT_AREA, NUMBERED, USE, WALK, Command
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.scorpion.focus import FocusSpot, columns_area, reserve_area, ring_box, taken, targets_area
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot
from scenes.scorpion.handling import Handling, Table
from scenes.scorpion.unit import unit_at
from scenes.table.areas import Area, ButtonSpot, buttons_of, next_area, walk
from scenes.table.strip import Strip
from scenes.widgets.focus import Direction

_NEAR = 0.25
"""A card no farther from its place has the ring round it, in widths: it is lifted, or just arriving."""


class Keys:
    """Where the keyboard's ring is, and what its keys do there."""

    def __init__(self, table: Table, hand: Handling, strip: Strip, spot: FocusSpot | None = None) -> None:
        self._table = table
        self._hand = hand
        self._strip = strip
        self._spot = spot
        self._lifted_at: FocusSpot | None = None
        strip.focus = spot.number if isinstance(spot, ButtonSpot) else None

    @property
    def spot(self) -> FocusSpot | None:
        """Where the keyboard is, None while the pointer rules."""
        return self._spot

    def ring(self, alpha: float = 1.0) -> Box | None:
        """What the ring on the table goes round; None where there is none, or its card is still on its way.

        It rises with a lifted card, and cards that are yet to come are not in it. `alpha` as in drawing a sprite.
        """
        if self._spot is None or isinstance(self._spot, ButtonSpot):
            return None
        showing = self._table.showing
        poses = showing.poses()
        geometry = showing.geometry
        cards = taken(self._spot, geometry, showing.state)
        if not cards:
            return ring_box(self._spot, geometry, showing.state, poses)
        places = [(*showing.board.sprite(card).corner(alpha), poses[card]) for card in cards]
        near = [math.hypot(x - pose.x, y - pose.y) <= _NEAR * pose.width for x, y, pose in places]
        if not near[0]:
            return None
        (left, top, _), (x, y, _) = places[0], [one for one, is_near in zip(places, near, strict=True) if is_near][-1]
        width, height = geometry.card_size
        return Box(left, top, x + width - left, y + height - top)

    def hide(self) -> None:
        """The pointer took over: no ring."""
        self._spot = self._lifted_at = None
        self._strip.focus = None

    def give_up(self) -> None:
        """What was lifted goes back: the ring goes with it."""
        if self._lifted_at is not None:
            self._stand(self._lifted_at)
        self.settle()

    def settle(self) -> None:
        """The position changed: keep the ring on something that is there."""
        self._lifted_at = None
        reserve = self._table.showing.state.reserve
        if isinstance(self._spot, ColumnSpot):
            cards = self._table.showing.state.columns
            if self._spot.column >= len(cards):
                self._spot = None
                return
            column = cards[self._spot.column]
            index = min(max(self._spot.index, column.hidden), max(len(column.cards) - 1, 0))
            self._spot = ColumnSpot(self._spot.column, index)
        elif isinstance(self._spot, ReserveSpot) and (
            self._spot.place >= len(reserve) or reserve[self._spot.place] is None
        ):
            self._spot = None

    def handle(self, command: Command, key: KeyPressed) -> bool:
        """Do what a key has asked for; True where it was one of these commands."""
        if command is WALK and key.name == "tab":
            self._change_side()
        elif command is WALK:
            self._go(cast(Direction, key.name))
        elif command in (NEXT_AREA, AREA_BEFORE):
            self._stand(next_area(self.areas(), self._spot, 1 if command is NEXT_AREA else -1))
        elif command is USE:
            self._use()
        elif command is NUMBERED:
            self._jump((int(key.name) - 1) % 10)
        else:
            return False
        return True

    def areas(self) -> list[Area[FocusSpot]]:
        """Where the keyboard may go now: the open cards, the reserve and the strip, or where the lifted unit may."""
        showing = self._table.showing
        geometry, state, poses = showing.geometry, showing.state, showing.poses()
        if self._hand.unit is not None:
            return [targets_area(self._hand.unit, geometry, state, poses)]
        name, buttons = buttons_of(self._strip)
        return [columns_area(geometry, state, poses), reserve_area(geometry, state), Area(name, [*buttons])]

    def places(self) -> list[tuple[FocusSpot, Box]]:
        """Where arrows lead now."""
        return [place for area in self.areas() for place in area.places]

    def _go(self, direction: Direction) -> None:
        self._stand(walk(self._spot, direction, self.places()))

    def _jump(self, column: int) -> None:
        """A digit: to this column's last card, or with the lifted unit onto it."""
        columns = self._table.showing.state.columns
        if column >= len(columns):
            self._table.telling.no_such_column()
        elif self._hand.unit is not None:
            self._hand.place(column)
        else:
            self._stand(ColumnSpot(column, max(len(columns[column].cards) - 1, 0)))

    def _change_side(self) -> None:
        """Tab: from the cards to the strip and back."""
        buttons = [number for number, button in enumerate(self._strip.buttons) if button.enabled]
        if isinstance(self._spot, ButtonSpot):
            later = [number for number in buttons if number > self._spot.number]
            self._stand(ButtonSpot(later[0]) if later else None)
            if not later:
                self._go("down")
        elif buttons and self._hand.unit is None:
            self._stand(ButtonSpot(buttons[0]))

    def _use(self) -> None:
        spot, showing = self._spot, self._table.showing
        if isinstance(spot, ButtonSpot):
            self._strip.buttons[spot.number].activate()
        elif self._hand.unit is not None:
            if isinstance(spot, ColumnSpot) and spot != self._hand.unit.spot:
                self._hand.place(spot.column)
            else:
                self._hand.put_down()
        elif isinstance(spot, ReserveSpot) and showing.geometry.rules.reserve_is_dealt:
            self._table.try_move(DealReserve(), None, False)
        elif spot is not None:
            self._lift(spot)
        else:
            self._go("down")
            self._table.telling.nothing_chosen(self.ring())

    def _lift(self, spot: ColumnSpot | ReserveSpot) -> None:
        """Take the unit up and go to the first place it may be put on."""
        showing = self._table.showing
        unit = unit_at(spot, showing.geometry.rules, showing.state)
        if unit is None:
            self._table.telling.untakeable(spot)
            return
        self._hand.lift(unit)
        self._lifted_at = spot
        if not unit.targets:
            self._table.telling.nowhere(unit)
        else:
            self._stand(self.places()[0][0])

    def _stand(self, spot: FocusSpot | None) -> None:
        self._spot = spot
        self._strip.focus = spot.number if isinstance(spot, ButtonSpot) else None
        self._strip.changed = True
        self._table.showing.open_strip(spot if isinstance(spot, ColumnSpot) else None)
