"""Decides how the days of a month stand and are walked through; must not know what happened on a day.

Weeks begin on Monday, as they do wherever the house's languages are spoken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import CAPTION, Label, Origin, Style, lay
from scenes.widgets.widget import Widget, focus_ring

_WEEK, _WEEKS = 7, 6
_NAMES, _DAY, _DAY_CLOSE = 24, 49, 45
"""How high the weekdays' names and the days are, in pixels at scale 1; where height is dear."""
_NUMBER_UP, _MARK_DOWN = 11, 10
"""How far above the middle of a day its number stands, and how far below it its mark."""
_NUMBER = Style("medium", tokens.SIZE_SECOND)
_TODAY = Style("semibold", tokens.SIZE_SECOND, tokens.LAMP)
_STEPS = {"left": -1, "right": 1, "up": -_WEEK, "down": _WEEK}


class DayLook(NamedTuple):
    """How a day looks: its words for whoever points at it, whether it can be chosen for good, and its mark, if any.

    The mark is drawn about a point at a UI scale.
    """

    words: str
    offered: bool
    today: bool
    mark: Callable[[pygame.Surface, float, float, float], None] | None


def weeks_of(month: date) -> list[list[date | None]]:
    """The days of a month by weeks, None before its first and after its last day; always six weeks."""
    first = month.replace(day=1)
    days: list[date | None] = [None] * first.weekday()
    day: date | None = first
    while day is not None and day.month == first.month:
        days.append(day)
        day = None if day == date.max else day + timedelta(1)
    days += [None] * (_WEEK * _WEEKS - len(days))
    return [days[at : at + _WEEK] for at in range(0, len(days), _WEEK)]


class Month(Widget):
    """The month of a chosen day. `walk` is told by how many days the keyboard goes, `choose` which day is pressed.

    `use` is what Enter does with the chosen day; `names` are those of the weekdays.
    """

    def __init__(
        self,
        chosen: date,
        look: Callable[[date], DayLook],
        names: Sequence[str],
        choose: Callable[[date], None],
        walk: Callable[[int], None],
        use: Callable[[], None],
        close: bool = False,
    ) -> None:
        """`close`: height is dear."""
        super().__init__()
        self._chosen = chosen
        self._weeks = weeks_of(chosen)
        self._looks = {day: look(day) for week in self._weeks for day in week if day is not None}
        self._names = tuple(names)
        self._choose = choose
        self._walk = walk
        self._use = use
        self._day_high = _DAY_CLOSE if close else _DAY
        self._hovered: date | None = None
        self._labels: list[Label] = []
        self._numbers: list[tuple[Label, float]] = []

    def height_for(self, _width: float, u: float) -> float:
        return (_NAMES + _WEEKS * self._day_high) * u

    def cell(self, day: date) -> Box:
        """Where a day of the month stands."""
        row, column = next((row, week.index(day)) for row, week in enumerate(self._weeks) if day in week)
        return self._cell(row, column)

    def _cell(self, row: int, column: int) -> Box:
        u, wide = self.u, self.box.w / _WEEK
        top = self.box.y + (_NAMES + row * self._day_high) * u
        return Box(self.box.x + column * wide, top, wide, self._day_high * u)

    def _day_at(self, x: float, y: float) -> date | None:
        return next((day for day in self._looks if self.cell(day).contains(x, y)), None)

    # -------------------------------------------------------------- what it answers

    def click(self, x: float, y: float) -> None:
        day = self._day_at(x, y)
        if day is not None:
            self._choose(day)

    def activate(self) -> None:
        self._use()

    def key(self, key: KeyPressed) -> bool:
        if key.name not in _STEPS:
            return False
        self._walk(_STEPS[key.name])
        return True

    def point(self, x: float, y: float) -> bool:
        before, self._hovered = self._hovered, self._day_at(x, y)
        return self._hovered != before

    @property
    def tooltip(self) -> str:
        return self._looks[self._hovered].words if self._hovered is not None else ""

    @property
    def spot(self) -> Box:
        return self.cell(self._hovered if self._hovered is not None else self._chosen)

    # -------------------------------------------------------------- how it looks

    def arrange(self) -> None:
        u, wide = self.u, self.box.w / _WEEK
        self._labels = [
            lay(name, CAPTION, Box(self.box.x + column * wide, self.box.y, wide, _NAMES * u), u, "centre")
            for column, name in enumerate(self._names)
        ]
        self._numbers = []
        for day, look in self._looks.items():
            cell = self.cell(day)
            box = Box(cell.x, cell.cy - 2 * _NUMBER_UP * u, cell.w, 2 * _NUMBER_UP * u)
            style = _TODAY if look.today else _NUMBER
            alpha = 1.0 if look.offered or look.mark is not None else tokens.TEXT_OFF
            self._numbers.append((lay(str(day.day), style, box, u, "centre"), alpha))

    def labels(self) -> Iterator[Label]:
        yield from self._labels
        yield from (label for label, _ in self._numbers)

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u = self.u
        for label in self._labels:
            label.draw(canvas, origin)
        for day, look in self._looks.items():
            cell = self.cell(day).grown(-2 * u).moved(*origin)
            fill = 0.14 if day == self._chosen else 0.07 * self.hover.level if day == self._hovered else 0.0
            if fill:
                rounded(canvas, cell, tokens.RADIUS_INNER * u, fill=tokens.LINE, alpha=fill)
            if look.today:
                width = tokens.STROKE_CONTROL * u
                rounded(
                    canvas, cell, tokens.RADIUS_INNER * u, stroke=tokens.LAMP, stroke_width=width, stroke_alpha=0.55
                )
            if focus and day == self._chosen:
                focus_ring(canvas, cell.grown(-2 * u), tokens.RADIUS_INNER * u, u)
            if look.mark is not None:
                look.mark(canvas, cell.cx, cell.cy + _MARK_DOWN * u, u)
        for label, alpha in self._numbers:
            label.draw(canvas, origin, alpha=alpha)
