"""Plays Ladder from the keyboard: walks columns and buttons, lays. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from game.words import marked
from scenes.commands import AREA_BEFORE, NEXT_AREA, NUMBERED, USE, WALK, Command
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.table.areas import Area, ButtonSpot, buttons_of, next_area, walk
from scenes.table.strip import Strip
from scenes.widgets.focus import Direction
from tests.toy.scenes.showing import Showing

Spot: TypeAlias = int | ButtonSpot
"""A column, or a button of the strip."""
COLUMNS = marked("The columns")


class Keys:
    """Where the keyboard's ring is, and what its keys do there. `lay` tries to lay the last card of a column."""

    def __init__(self, showing: Showing, strip: Strip, lay: Callable[[int], None]) -> None:
        self._showing = showing
        self._strip = strip
        self._lay = lay
        self.spot: Spot | None = None

    @property
    def ring(self) -> Box | None:
        """What the ring on the table goes round."""
        here = self.spot
        return self._showing.geometry.end(here, self._showing.state) if isinstance(here, int) else None

    def areas(self) -> list[Area[Spot]]:
        geometry, state = self._showing.geometry, self._showing.state
        columns: list[tuple[Spot, Box]] = [(one, geometry.end(one, state)) for one in range(geometry.columns)]
        name, buttons = buttons_of(self._strip)
        return [Area(COLUMNS, columns), Area(name, [*buttons])]

    def hide(self) -> None:
        """The pointer took over: no ring."""
        self._stand(None)

    def handle(self, command: Command, key: KeyPressed) -> bool:
        """Do what a key has asked for; True where it was one of these commands."""
        if command in (NEXT_AREA, AREA_BEFORE) or (command is WALK and key.name == "tab"):
            self._stand(next_area(self.areas(), self.spot, -1 if command is AREA_BEFORE else 1))
        elif command is WALK:
            places = [place for area in self.areas() for place in area.places]
            self._stand(walk(self.spot, cast(Direction, key.name), places))
        elif command is USE and isinstance(self.spot, ButtonSpot):
            self._strip.buttons[self.spot.number].activate()
        elif command is USE and isinstance(self.spot, int):
            self._lay(self.spot)
        elif command is NUMBERED:
            self._lay((int(key.name) - 1) % 10)
        else:
            return False
        return True

    def _stand(self, spot: Spot | None) -> None:
        self.spot = spot
        self._strip.focus = spot.number if isinstance(spot, ButtonSpot) else None
        self._strip.changed = True
