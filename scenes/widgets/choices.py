"""Decides rows a person ticks: one of several, and on or off; must not know what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, rounded
from scenes.widgets.label import (
    OPTION,
    OPTION_CHOSEN,
    ROW,
    SECOND,
    SMALL,
    Label,
    Origin,
    Style,
    height_of,
    lay,
)
from scenes.widgets.widget import Fade, Widget, focus_ring

_DOT = 22
_TEXT_LEFT = 56
_TEXT_RIGHT = 16
_SWITCH_W, _SWITCH_H = 52, 30


def _pair_height(title: str, second: str, styles: tuple[Style, Style], width: float, u: float) -> float:
    """The height of a title with a second line under it."""
    gap = 4 * u if second else 0
    return height_of(title, styles[0], width, u) + gap + (height_of(second, styles[1], width, u) if second else 0)


def _lay_pair(title: str, second: str, styles: tuple[Style, Style], box: Box, u: float) -> tuple[Label, Label | None]:
    """Lay a title and its second line out, together in the middle of the box."""
    total = _pair_height(title, second, styles, box.w, u)
    top = box.cy - total / 2
    first = height_of(title, styles[0], box.w, u)
    label = lay(title, styles[0], Box(box.x, top, box.w, first), u, vertical="top")
    if not second:
        return label, None
    below = Box(box.x, top + first + 4 * u, box.w, total - first - 4 * u)
    return label, lay(second, styles[1], below, u, vertical="top")


class RadioRow(Widget):
    """One of several: a dot, a title and a second line. The whole row is the target."""

    def __init__(
        self, title: str, second: str, chosen: bool, choose: Callable[[], None], high: float = tokens.ROW
    ) -> None:
        """`high` is the least height in pixels at scale 1."""
        super().__init__()
        self.high = high
        self.title = title
        self.second = second
        self.chosen = chosen
        self._choose = choose
        self._labels: tuple[Label, ...] = ()

    def height_for(self, width: float, u: float) -> float:
        room = width - (_TEXT_LEFT + _TEXT_RIGHT) * u
        words = _pair_height(self.title, self.second, (OPTION, SECOND), room, u)
        return max(self.high * u, round(words + 12 * u))

    def arrange(self) -> None:
        u, box = self.u, self.box
        room = Box(box.x + _TEXT_LEFT * u, box.y, box.w - (_TEXT_LEFT + _TEXT_RIGHT) * u, box.h)
        style = OPTION_CHOSEN if self.chosen else OPTION
        title, second = _lay_pair(self.title, self.second, (style, SECOND), room, u)
        self._labels = (title, second) if second else (title,)

    def activate(self) -> None:
        self._choose()

    def labels(self) -> Iterator[Label]:
        yield from self._labels

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        if self.pressed:
            rounded(canvas, box, radius, fill=tokens.SHADE, alpha=0.20)
        elif self.chosen:
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=0.10)
        elif self.hover.level:
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=0.05 * self.hover.level)
        if focus:
            focus_ring(canvas, box, radius, u)
        cx, dot = box.x + 28 * u, _DOT * u / 2
        line = tokens.LAMP if self.chosen else tokens.TEXT_QUIET
        disc(canvas, cx, box.cy, dot, stroke=line, stroke_width=2 * u)
        if self.chosen:
            disc(canvas, cx, box.cy, dot / 2, fill=tokens.LAMP)
        for label in self._labels:
            label.draw(canvas, origin)


class SwitchRow(Widget):
    """On or off: words at the left, a switch at the right. The whole row is the target."""

    def __init__(self, title: str, second: str, on: bool, turn: Callable[[bool], None], low: bool = False) -> None:
        """`low`: it is as low as its words allow."""
        super().__init__()
        self._least, self._air = (tokens.TARGET, 8) if low else (tokens.ROW, 16)
        self.title = title
        self.second = second
        self.on = on
        self._turn = turn
        self._slide = Fade(tokens.SWITCH, 1.0 if on else 0.0)
        self._labels: tuple[Label, ...] = ()

    def height_for(self, width: float, u: float) -> float:
        words = _pair_height(self.title, self.second, (ROW, SMALL), self._room(width, u), u)
        return max(self._least * u, round(words + self._air * u))

    def _room(self, width: float, u: float) -> float:
        return width - (_SWITCH_W + 24) * u

    def arrange(self) -> None:
        u, box = self.u, self.box
        room = Box(box.x, box.y, self._room(box.w, u), box.h)
        title, second = _lay_pair(self.title, self.second, (ROW, SMALL), room, u)
        self._labels = (title, second) if second else (title,)

    def activate(self) -> None:
        if not self.enabled:
            return
        self.on = not self.on
        self._slide.to(self.on)
        self._turn(self.on)

    def step(self, dt: float) -> None:
        super().step(dt)
        self._slide.step(dt)

    @property
    def moving(self) -> bool:
        return super().moving or self._slide.moving

    def labels(self) -> Iterator[Label]:
        yield from self._labels

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        alpha = 1.0 if self.enabled else tokens.TEXT_OFF
        for label in self._labels:
            label.draw(canvas, origin, alpha=alpha)
        w, h = _SWITCH_W * u, _SWITCH_H * u
        self._draw_switch(canvas, Box(box.right - w, box.cy - h / 2, w, h), focus)

    def _draw_switch(self, canvas: pygame.Surface, box: Box, focus: bool) -> None:
        u, on = self.u, self._slide.level
        radius, dim = box.h / 2, 1.0 if self.enabled else 0.4
        if on < 1:
            rounded(canvas, box, radius, tokens.LINE, 0.12 * dim, tokens.LINE, 1.5 * u, 0.45 * dim * (1 - on))
        if on:
            rounded(canvas, box, radius, fill=tokens.LAMP, alpha=on * dim)
        knob = (18 + 4 * on) * u
        cx = box.x + radius + (box.w - box.h) * on
        halo = 0.12 if self.pressed else 0.10 * self.hover.level
        if halo and self.enabled:
            disc(canvas, cx, box.cy, 20 * u, fill=tokens.LINE, alpha=halo)
        disc(
            canvas,
            cx,
            box.cy,
            knob / 2,
            tokens.NIGHT if on > 0.5 else tokens.TEXT,
            1.0 if self.enabled else 0.45,
        )
        if on == 1:
            draw_icon(canvas, "check", 14 * u, cx, box.cy, tokens.LAMP, 1.0)
        if focus:
            focus_ring(canvas, box, radius, u)
