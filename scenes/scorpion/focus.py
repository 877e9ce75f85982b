"""Where the keyboard is at the Scorpion table and where an arrow takes it; draws nothing."""

from __future__ import annotations

from game.cards import Card
from game.scorpion.state import State
from game.words import marked
from scenes.look.shapes import Box
from scenes.scorpion.geometry import ColumnSpot, Geometry, ReserveSpot, Spot
from scenes.scorpion.unit import Unit
from scenes.table.areas import Area, ButtonSpot
from scenes.table.sprites import Pose

FocusSpot = Spot | ButtonSpot

COLUMNS, RESERVE = marked("The columns"), marked("The reserve")


def columns_area(geometry: Geometry, state: State, poses: dict[Card, Pose]) -> Area[FocusSpot]:
    """Every open card by the part of it that shows, column by column from its last card up."""
    places: list[tuple[FocusSpot, Box]] = []
    for number, column in enumerate(state.columns):
        foot = geometry.column_reach(number, state, poses).bottom
        for index in reversed(range(column.hidden, len(column.cards))):
            pose = poses[column.cards[index]]
            places.append((ColumnSpot(number, index), Box(pose.x, pose.y, pose.width, foot - pose.y)))
            foot = pose.y
    return Area(COLUMNS, places)


def reserve_area(geometry: Geometry, state: State) -> Area[FocusSpot]:
    """The cards set aside that can be asked for."""
    held = [place for place, card in enumerate(state.reserve) if card is not None]
    shown = held[-1:] if geometry.rules.reserve_is_dealt else held
    return Area(RESERVE, [(ReserveSpot(place), geometry.reserve_reach(place, state)) for place in shown])


def targets_area(unit: Unit, geometry: Geometry, state: State, poses: dict[Card, Pose]) -> Area[FocusSpot]:
    """Where a unit in the hand may be taken: its legal columns, or all others where it has none."""
    source = unit.spot.column if isinstance(unit.spot, ColumnSpot) else None
    columns = sorted(unit.targets) or [number for number in range(len(state.columns)) if number != source]
    places: list[tuple[FocusSpot, Box]] = [
        (ColumnSpot(number, len(state.columns[number].cards)), landing(number, geometry, state, poses))
        for number in columns
    ]
    return Area(COLUMNS, places)


def landing(column: int, geometry: Geometry, state: State, poses: dict[Card, Pose]) -> Box:
    """The card a unit would be put on, or the empty column."""
    cards = state.columns[column].cards
    if not cards:
        return geometry.column_base(column)
    pose = poses[cards[-1]]
    return Box(pose.x, pose.y, geometry.card_width, geometry.card_height)


def taken(spot: Spot, geometry: Geometry, state: State) -> tuple[Card, ...]:
    """The cards that go with the one at a spot, from below: all that lie on it; none where there is no card."""
    if isinstance(spot, ColumnSpot):
        return state.columns[spot.column].cards[spot.index :]
    cards = state.reserve if geometry.rules.reserve_is_dealt else state.reserve[spot.place : spot.place + 1]
    return tuple(card for card in cards if card is not None)


def ring_box(spot: Spot, geometry: Geometry, state: State, poses: dict[Card, Pose]) -> Box:
    """What the focus ring goes round at rest: the card with all that lies on it, the reserve, or a landing place."""
    if isinstance(spot, ReserveSpot):
        return geometry.reserve_reach(spot.place, state)
    cards = state.columns[spot.column].cards
    if spot.index >= len(cards):
        return landing(spot.column, geometry, state, poses)
    pose = poses[cards[spot.index]]
    return Box(pose.x, pose.y, geometry.card_width, poses[cards[-1]].y + geometry.card_height - pose.y)
