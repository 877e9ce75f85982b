"""What a person takes up at the Scorpion table and where it may go; draws nothing.

All positions are table pixels.
"""

from __future__ import annotations

from typing import NamedTuple

from game.cards import Card
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Move, MoveUnit, PlayReserve, State
from scenes.intents import PointerDown
from scenes.look.shapes import Box
from scenes.scorpion.geometry import ColumnSpot, Geometry, ReserveSpot, Spot
from scenes.table.sprites import Pose

_NARROW_STRIP, _FINGER_REACH = 24, 12
_LEGAL_OVERLAP, _OTHER_OVERLAP = 0.4, 0.5
"""Of the card's width that must lie over a legal column for it to land there, over another to be meant for it."""


class Unit(NamedTuple):
    """Cards taken up together: where from, the cards lowest first, where they may go and by which move."""

    spot: Spot
    cards: tuple[Card, ...]
    targets: dict[int, Move]

    def move_to(self, column: int) -> Move:
        """The move that puts it on a column, legal or not."""
        if isinstance(self.spot, ReserveSpot):
            return PlayReserve(self.spot.place, column)
        return MoveUnit(self.spot.column, self.spot.index, column)


def unit_at(spot: Spot, rules: ScorpionRules, state: State) -> Unit | None:
    """The unit a hand takes up at `spot`; None where nothing open lies there or the reserve is only dealt."""
    moves = rules.legal_moves(state)
    if isinstance(spot, ReserveSpot):
        card = state.reserve[spot.place] if spot.place < len(state.reserve) else None
        if card is None or rules.reserve_is_dealt:
            return None
        plays = {m.target: m for m in moves if isinstance(m, PlayReserve) and m.place == spot.place}
        return Unit(spot, (card,), dict(plays))
    column = state.columns[spot.column]
    if not column.hidden <= spot.index < len(column.cards):
        return None
    units = {m.target: m for m in moves if isinstance(m, MoveUnit) and (m.source, m.index) == (spot.column, spot.index)}
    return Unit(spot, column.cards[spot.index :], dict(units))


def pressed_spot(
    press: PointerDown, geometry: Geometry, rules: ScorpionRules, state: State, poses: dict[Card, Pose], u: float
) -> Spot | None:
    """What a press means: what lies under it, or for a finger on a narrow strip the nearest one that can move."""
    spot = geometry.spot_at(press.x, press.y, state, poses)
    if press.pointer[0] != "touch" or not isinstance(spot, ColumnSpot):
        return spot
    cards = state.columns[spot.column].cards
    if spot.index >= len(cards) - 1:
        return spot
    strip = poses[cards[spot.index + 1]].y - poses[cards[spot.index]].y
    if strip >= _NARROW_STRIP * u:
        return spot
    movable = {m.index for m in rules.legal_moves(state) if isinstance(m, MoveUnit) and m.source == spot.column}
    if spot.index in movable:
        return spot
    near = []
    for index in movable:
        top = poses[cards[index]].y
        foot = poses[cards[index + 1]].y if index + 1 < len(cards) else top + geometry.card_height
        away = max(top - press.y, press.y - foot, 0.0)
        if away <= _FINGER_REACH * u:
            near.append((away, index))
    return ColumnSpot(spot.column, min(near)[1]) if near else spot


def drop_column(card: Box, unit: Unit, geometry: Geometry, state: State, poses: dict[Card, Pose]) -> int | None:
    """The column a unit is dropped on, its lowest card lying at `card`; None for the bare cloth.

    A legal column wins as long as a good part of the card lies over it, else the one most of the card lies over.
    """
    best: tuple[bool, float, int] | None = None
    for number in range(len(state.columns)):
        reach = geometry.column_reach(number, state, poses)
        if isinstance(unit.spot, ColumnSpot) and number == unit.spot.column:
            continue
        reach = Box(reach.x, reach.y - geometry.card_height / 2, reach.w, reach.h + geometry.card_height)
        across = min(card.right, reach.right) - max(card.x, reach.x)
        along = min(card.bottom, reach.bottom) - max(card.y, reach.y)
        legal = number in unit.targets
        if along <= 0 or across < (_LEGAL_OVERLAP if legal else _OTHER_OVERLAP) * card.w:
            continue
        found = (legal, across, number)
        best = max(best, found) if best else found
    return best[2] if best else None
