"""Decides a number between two ends set by pulling a knob; must not know what the number means."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box, disc, rounded
from scenes.widgets.label import Label, Origin, Style, lay, width_of
from scenes.widgets.widget import Widget, focus_ring

_VALUE = Style("regular", tokens.SIZE_CONTROL_SMALL)
_TRACK, _KNOB, _HALO = 4, 22, 40
_GAP = 16


class Slider(Widget):
    """A value from 0 to 100 per cent in steps of `step` per cent, shown beside the track as `said`.

    `set_to` is told the value when the knob is let go, and with every key that moves it.
    """

    drags = True

    def __init__(self, value: int, step: int, set_to: Callable[[int], None], said: Callable[[int], str]) -> None:
        super().__init__()
        self.value = value
        self._told = value
        self._step = step
        self._set_to = set_to
        self._said = said
        self._label: Label | None = None

    @property
    def track(self) -> Box:
        """Where the knob's middle goes, as wide as its way."""
        u = self.u
        words = width_of(self._said(100), _VALUE, u)
        left = self.box.x + _KNOB / 2 * u
        return Box(left, self.box.cy, self.box.right - words - (_GAP + _KNOB / 2) * u - left, 0)

    def arrange(self) -> None:
        track, u = self.track, self.u
        left = track.right + _KNOB / 2 * u
        room = Box(left, self.box.y, self.box.right - left, self.box.h)
        self._label = lay(self._said(self.value), _VALUE, room, u, "right", most=1)

    def drag(self, x: float, _y: float) -> None:
        track = self.track
        share = min(max((x - track.x) / track.w, 0.0), 1.0)
        self._show(round(share * 100 / self._step) * self._step)

    def let_go(self) -> None:
        if self.value != self._told:
            self._tell()

    def click(self, x: float, y: float) -> None:
        self.drag(x, y)
        self.let_go()

    def key(self, key: KeyPressed) -> bool:
        to = {
            "left": self.value - self._step,
            "right": self.value + self._step,
            "home": 0,
            "end": 100,
        }.get(key.name)
        if to is None:
            return False
        self._show(min(max(to, 0), 100))
        self.let_go()
        return True

    def _show(self, value: int) -> None:
        self.value = value
        self.arrange()

    def _tell(self) -> None:
        self._told = self.value
        self._set_to(self.value)

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, track = self.u, self.track.moved(*origin)
        x, high, knob = track.x + track.w * self.value / 100, _TRACK * u, _KNOB * u
        # As wide as the knob reaches, so that it begins where the other controls do.
        rail = Box(track.x - knob / 2, track.y - high / 2, track.w + knob, high)
        rounded(canvas, rail, high / 2, tokens.LINE, 0.30)
        if self.value:
            rounded(canvas, Box(rail.x, rail.y, x - rail.x, high), high / 2, tokens.LAMP)
        halo = 0.12 if self.pressed else 0.10 * self.hover.level
        if halo:
            disc(canvas, x, track.y, _HALO / 2 * u, fill=tokens.LINE, alpha=halo)
        disc(canvas, x, track.y, knob / 2, tokens.TEXT)
        if focus:
            focus_ring(canvas, Box(x - knob / 2, track.y - knob / 2, knob, knob), knob / 2, u)
        if self._label:
            self._label.draw(canvas, origin)
