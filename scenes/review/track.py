"""Decides the slider of a review, with marks over it and ticks under it; must not know what the steps are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from scenes.look import lettering, tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, flat, rounded
from scenes.review.played import Mark
from scenes.widgets.label import Origin
from scenes.widgets.widget import Widget, focus_ring

LINE, _KNOB, _HALO = 4, 22, 40
_MARK, _MARK_RISE, _MARK_ICON = 11, 22, 14
_MARK_CLOSE, _MARK_RISE_CLOSE = 9, 19
"""A mark's radius, how high it stands over the line, and how large its sign is; closer in a low panel."""
_LOW = 72
"""A slider lower than this at scale 1 has smaller marks and no numbers."""
_MARK_HIT, _MARKS_APART, _RING = 44, 24, 5
"""How wide a mark is to a finger, how far two are drawn apart at least, and the radius of a ring in one without
a sign."""
_TICK_BELOW, _TICK, _NUMBER_BELOW, _NUMBER = 7, 4, 21, 12
_TICKS_APART = 5
"""Pixels that two ticks are apart at least; and, times six, two numbers."""
_SLIP = 8
"""How far a pointer that pressed a mark may go astray, at scale 1."""
_FEW = 10
"""Of so few steps each has its number."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)


class Track(Widget):
    """A line from the first step to the last, and a knob on it. `set_to` is told the step it is pulled to."""

    drags = True
    high = 88.0

    def __init__(self, count: int, set_to: Callable[[int], None]) -> None:
        super().__init__()
        self._count = count
        self._set_to = set_to
        self._at = 0
        self._marks: tuple[Mark, ...] = ()
        self._hovered: Mark | None = None
        self._held: Mark | None = None
        """The mark that was pressed, until the pointer has pulled away from it."""
        self._held_at = 0.0

    @property
    def line(self) -> Box:
        """The way of the knob's middle."""
        u, box = self.u, self.box
        edge = _KNOB / 2 * u
        radius, rise = self._mark_size
        return Box(box.x + edge, box.y + (rise + radius + 2) * u, max(1.0, box.w - 2 * edge), 0)

    @property
    def _low(self) -> bool:
        return self.box.h < _LOW * self.u

    @property
    def _mark_size(self) -> tuple[int, int]:
        """A mark's radius and its rise at scale 1."""
        return (_MARK_CLOSE, _MARK_RISE_CLOSE) if self._low else (_MARK, _MARK_RISE)

    def show(self, at: int, marks: Sequence[Mark]) -> None:
        """Stand at a step, with these marks."""
        self._at, self._marks = at, tuple(marks)

    def x_of(self, step: float) -> float:
        """Where a step is on the canvas."""
        line = self.line
        return line.x + line.w * step / max(1, self._count)

    def down(self, x: float, y: float, _time: float, _shift: bool) -> None:
        self._held, self._held_at = self._mark_at(x, y), x

    def drag(self, x: float, _y: float) -> None:
        if self._held is not None and abs(x - self._held_at) <= _SLIP * self.u:
            self._set_to(self._held.step)
            return
        self._held = None
        line = self.line
        share = min(max((x - line.x) / line.w, 0.0), 1.0)
        self._set_to(round(share * self._count))

    def click(self, x: float, y: float) -> None:
        mark = self._mark_at(x, y)
        if mark is None:
            self.drag(x, y)
        else:
            self._set_to(mark.step)

    def point(self, x: float, y: float) -> bool:
        was, self._hovered = self._hovered, self._mark_at(x, y)
        return was is not self._hovered

    @property
    def tooltip(self) -> str:
        return self._hovered.words if self._hovered else ""

    @property
    def spot(self) -> Box:
        places = dict(zip(self._marks, self._mark_places(), strict=True))
        if self._hovered not in places:
            return self.box
        radius, rise = self._mark_size
        side = 2 * radius * self.u
        return Box(places[self._hovered] - side / 2, self.line.y - rise * self.u - side / 2, side, side)

    def draw(self, canvas: pygame.Surface, _origin: Origin, focus: bool) -> None:
        u, line = self.u, self.line
        self.draw_line(canvas, line)
        self._draw_ticks(canvas, line)
        for mark, at in zip(self._marks, self._mark_places(), strict=True):
            self._draw_mark(canvas, mark, at, line.y)
        x, knob = self.x_of(self._at), _KNOB / 2 * u
        disc(canvas, x, line.y, _HALO / 2 * u, tokens.LINE, 0.10 + 0.06 * self.hover.level)
        disc(canvas, x, line.y, knob, tokens.TEXT)
        if focus:
            focus_ring(canvas, Box(x - knob, line.y - knob, 2 * knob, 2 * knob), knob, u)

    def draw_line(self, canvas: pygame.Surface, line: Box) -> None:
        """Draw the line itself: one that tells of a course draws it otherwise."""
        high = LINE * self.u
        rounded(canvas, Box(line.x - high / 2, line.y - high / 2, line.w + high, high), high / 2, tokens.LINE, 0.30)

    def _mark_at(self, x: float, y: float) -> Mark | None:
        """The mark that is hit at a point over the line: of several the nearest."""
        line, u = self.line, self.u
        if y > line.y - _KNOB / 2 * u:
            return None
        placed = zip(self._marks, self._mark_places(), strict=True)
        near = [(abs(at - x), number, mark) for number, (mark, at) in enumerate(placed)]
        away, _, mark = min(near, default=(math.inf, 0, None))
        return mark if away <= _MARK_HIT / 2 * u else None

    def _mark_places(self) -> list[float]:
        """Where the marks stand: over their steps, but none over another."""
        if not self._marks:
            return []
        line, apart = self.line, _MARKS_APART * self.u
        apart = min(apart, line.w / max(1, len(self._marks) - 1))
        places: list[float] = []
        for mark in self._marks:
            places.append(max(self.x_of(mark.step), places[-1] + apart if places else line.x))
        most = line.right
        for number in reversed(range(len(places))):
            places[number] = min(places[number], most)
            most = places[number] - apart
        return places

    def _draw_mark(self, canvas: pygame.Surface, mark: Mark, x: float, y: float) -> None:
        u, over = self.u, self.x_of(mark.step)
        radius, rise = self._mark_size
        cy = y - rise * u
        start, end = (round(x), round(cy + radius * u)), (round(over), round(y - 3 * u))
        pygame.draw.line(canvas, pygame.Color(mark.ink).lerp(tokens.NIGHT, 0.5), start, end, max(1, round(u)))
        disc(canvas, x, cy, radius * u, tokens.NIGHT, 0.9, mark.ink, 1.25 * u, 0.6)
        if mark.icon is None:
            disc(canvas, x, cy, _RING * u, stroke=mark.ink, stroke_width=2 * u)
        else:
            draw_icon(canvas, mark.icon, _MARK_ICON * u, x, cy, mark.ink, 0.95)

    def _draw_ticks(self, canvas: pygame.Surface, line: Box) -> None:
        u, each = self.u, line.w / max(1, self._count)
        fine = next((step for step in _STEPS if step * each >= _TICKS_APART * u), _STEPS[-1])
        least = fine if self._count <= _FEW else 5 * fine
        coarse = next((step for step in _STEPS if step >= least and step * each >= 6 * _TICKS_APART * u), fine)
        px = lettering.pixels(_NUMBER, u)
        for step in range(0, self._count + 1, fine):
            strong = step % coarse == 0
            x = round(self.x_of(step))
            flat(
                canvas, Box(x, line.y + _TICK_BELOW * u, max(1.0, u), _TICK * u), tokens.LINE, 0.38 if strong else 0.16
            )
            if strong and not self._low:
                y = line.y + _NUMBER_BELOW * u
                lettering.draw(canvas, str(step), "regular", px, tokens.TEXT_QUIET, x, y, "centre")
