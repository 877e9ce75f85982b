"""Where things of a Classic Scorpion table lie in a window; drives nothing.

All is asked of the program's own geometry. Sizes and places are pixels of the window's inside.
"""

from functools import lru_cache

from game.scorpion.state import State
from game.scorpion.variants import CLASSIC
from scenes.look.shapes import Box
from scenes.scorpion.geometry import Geometry
from tools.desk.places import Size, canvas_of, scaled


def card(state: State, size: Size, column: int, index: int) -> Box:
    """The whole rectangle of a card, the part other cards hide included."""
    geometry, shown = _fitted(size)
    pose = geometry.poses(state)[state.columns[column].cards[index]]
    return scaled(Box(pose.x, pose.y, *geometry.card_size), shown)


def grip(state: State, size: Size, column: int, index: int) -> tuple[float, float]:
    """The middle of the part of a card that no other card covers."""
    shape = card(state, size, column, index)
    last = index == len(state.columns[column].cards) - 1
    bottom = shape.bottom if last else card(state, size, column, index + 1).y
    return shape.cx, (shape.y + bottom) / 2


def landing(state: State, size: Size, column: int) -> Box:
    """Where a card lies when it is put on a column: over its last card, or on the column's empty place."""
    cards = state.columns[column].cards
    if cards:
        return card(state, size, column, len(cards) - 1)
    geometry, shown = _fitted(size)
    return scaled(geometry.column_base(column), shown)


def reserve(size: Size) -> Box:
    """The reserve's last card, the one that no other covers."""
    geometry, shown = _fitted(size)
    return scaled(geometry.reserve_base(CLASSIC.reserve_size - 1), shown)


@lru_cache(maxsize=8)
def _fitted(size: Size) -> tuple[Geometry, float]:
    canvas, shown = canvas_of(size)
    return Geometry(CLASSIC, canvas), shown
