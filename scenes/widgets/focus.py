"""Decides where the keyboard is among the controls of a pane; must not know what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, get_args

from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.widgets.widget import Widget

Direction = Literal["up", "down", "left", "right"]

ARROWS: tuple[Direction, ...] = get_args(Direction)

#: Which control in walking order the keyboard is on, and whether that shows.
Place = tuple[int | None, bool]

#: How much a step aside counts against a step ahead.
_ASIDE = 2.5


def neighbour(boxes: Sequence[Box], current: int, direction: Direction) -> int:
    """The index of the nearest box in a direction, or `current` when there is none."""
    here = boxes[current]
    best, best_cost = current, float("inf")
    for k, there in enumerate(boxes):
        ahead, aside = _steps(here, there, direction)
        if k != current and ahead > 0 and ahead + _ASIDE * aside < best_cost:
            best, best_cost = k, ahead + _ASIDE * aside
    return best


def _steps(here: Box, there: Box, direction: Direction) -> tuple[float, float]:
    """How far `there` lies ahead (centres) and aside (the gap between the sides)."""
    if direction in ("left", "right"):
        ahead = there.cx - here.cx
        aside = max(0.0, there.y - here.bottom, here.y - there.bottom)
        apart = max(there.x - here.right, here.x - there.right)
    else:
        ahead = there.cy - here.cy
        aside = max(0.0, there.x - here.right, here.x - there.right)
        apart = max(there.y - here.bottom, here.y - there.bottom)
    if apart < -1:
        # They overlap along the way: not a step in this direction.
        return -1.0, aside
    return (ahead if direction in ("right", "down") else -ahead), aside


class Focus:
    """Where the keyboard is; it shows only after a key was used, in a field that is written in always."""

    def __init__(self, order: Sequence[Widget]) -> None:
        self._order = tuple(order)
        self._index: int | None = None
        self._shown = False

    @property
    def place(self) -> Place:
        """Where it is, to be taken up by another pane with the same controls."""
        return self._index, self._shown

    @place.setter
    def place(self, place: Place) -> None:
        index, self._shown = place
        self._index = index if index is not None and index < len(self._order) else None

    @property
    def widget(self) -> Widget | None:
        """The control it is on."""
        return None if self._index is None else self._order[self._index]

    def shows_on(self, widget: Widget) -> bool:
        """Whether this control is drawn as the one with the keyboard."""
        return widget is self.widget and (self._shown or widget.writes)

    def put(self, widget: Widget | None, shown: bool = False) -> None:
        """Put it on a control; by a press it stays hidden. None: nothing was hit, which ends writing only."""
        self._shown = shown
        if widget is not None:
            self._index = self._order.index(widget)
        elif self.widget and self.widget.writes:
            self._index = None

    def walk(self, key: KeyPressed, where: Callable[[Widget], Box]) -> Widget | None:
        """Go on by Tab or an arrow; `where` tells a control's box on the canvas. Returns the control reached."""
        count = len(self._order)
        if not count:
            return None
        here = self._index
        if here is None:
            here = count - 1 if key.shift else 0
        elif key.name == "tab":
            here = (here + (-1 if key.shift else 1)) % count
        elif self.shows_on(self._order[here]):
            direction = next(arrow for arrow in ARROWS if arrow == key.name)
            here = neighbour([where(widget) for widget in self._order], here, direction)
        self._index, self._shown = here, True
        return self._order[here]
