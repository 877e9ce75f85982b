"""Where every card of Ladder lies in a window, and what lies under a point. Decides no rule, needs no display."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.cards import Card
from scenes.look.shapes import Box
from scenes.table.layout import fit
from scenes.table.maps import TableMap, read_map
from scenes.table.sprites import Pose
from tests.toy.game.state import State

_MAP = Path(__file__).parents[1] / "wide.tmx"
PILE = -1
"""The pile, where the others are columns."""


@lru_cache
def table_map(_shape: str) -> TableMap:
    """One map for every shape of window."""
    return read_map(_MAP, ("columns", "pile", "strip"), {"columns": ("step",)})


class Geometry:
    """A table of so many columns in a canvas of `size` table pixels."""

    def __init__(self, columns: int, size: tuple[int, int]) -> None:
        self.layout = fit(table_map, size)
        room, height = self.layout.places["columns"], self.layout.card_height
        self.columns = columns
        self.card_size = round(height * self.layout.card_aspect), height
        self.strip = self.layout.places["strip"].box
        self._room = room.box
        self._apart = room.box.w / columns
        self._step = round(height * room.properties["step"])

    def base(self, column: int) -> Box:
        """Where the lowest card of a column lies, or those of the pile."""
        place = self.layout.places["pile"].box if column == PILE else self._room
        return Box(round(place.x + max(column, 0) * self._apart), place.y, *self.card_size)

    def poses(self, state: State) -> dict[Card, Pose]:
        """How every card lies in `state`."""
        poses: dict[Card, Pose] = {}
        for number, cards in ((PILE, state.pile), *enumerate(state.columns)):
            base, step = self.base(number), 0 if number == PILE else self._step
            for order, card in enumerate(cards):
                covered, y = order < len(cards) - 1, round(base.y) + order * step
                strip = step if covered else 0
                poses[card] = Pose(round(base.x), y, self.card_size[0], True, number, order, covered, strip=strip)
        return poses

    def end(self, column: int, state: State) -> Box:
        """The last card of a column or of the pile, or where it would lie."""
        cards = state.pile if column == PILE else state.columns[column]
        return self.base(column).moved(0, max(len(cards) - 1, 0) * (0 if column == PILE else self._step))

    def reach(self, column: int, state: State) -> Box:
        """A column from its base to the end of its last card."""
        base, end = self.base(column), self.end(column, state)
        return Box(base.x, base.y, base.w, end.bottom - base.y)

    def at(self, x: float, y: float, state: State) -> int | None:
        """The column under a point, or the pile; None for the bare cloth."""
        return next((one for one in range(PILE, self.columns) if self.reach(one, state).contains(x, y)), None)
