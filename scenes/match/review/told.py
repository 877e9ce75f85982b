"""Decides how the words on a play are set: its title, what was done, what would have been better. Knows no game."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import Label, Style, height_of, lay, width_of

_TITLE = Style("semibold", 17, leading=1.2)
_COST = Style("semibold", 20, tokens.DANGER, leading=1.1)
_BODY, _LEAST_BODY = 15, 13
_KNOWN, _LEAST_KNOWN = 14, 13
_LEADING = 1.3
_PAD, _APART, _TITLE_APART = 16, 6, 4
_CHECK, _CHECK_ROOM = 18, 25


class Told(NamedTuple):
    """What is said: a title with what the play cost, what was done, what would have been better, how that is known.

    Any of it may be empty.
    """

    title: str = ""
    cost: str = ""
    done: str = ""
    better: str = ""
    known: str = ""


class _Laid(NamedTuple):
    labels: list[Label]
    check: float | None
    """How far down the sign of what is better stands."""
    height: float


class ToldPanel:
    """The words of a play on a ground of their own (`ground`), or on that of a panel they stand on.

    With a ground it is as high as its words, and keeps its foot; it grows over its room rather than cut a word.
    """

    def __init__(self, ground: bool) -> None:
        self._ground = ground
        self._room = Box(0, 0, 0, 0)
        self._u = 1.0
        self._told = Told()
        self.box = Box(0, 0, 0, 0)
        self._laid = _Laid([], None, 0.0)

    def place(self, room: Box, u: float) -> None:
        """Have this room."""
        self._room, self._u = room, u
        self._arrange()

    def show(self, told: Told) -> None:
        """Say this from now on."""
        if told != self._told:
            self._told = told
            self._arrange()

    @property
    def told(self) -> Told:
        """What is said."""
        return self._told

    def labels(self) -> list[Label]:
        """The words as they are set."""
        return self._laid.labels

    def draw(self, canvas: pygame.Surface) -> None:
        if not any(self._told):
            return
        u = self._u
        if self._ground:
            radius = tokens.RADIUS_CONTROL * u
            elevate(canvas, self.box, radius, tokens.ELEVATION_TOAST, u)
            fill = tokens.WOOD_WINDOW_FOOT
            rounded(canvas, self.box, radius, fill, tokens.NIGHT_ALPHA, tokens.LINE, max(1.0, u), 0.14)
        for label in self._laid.labels:
            label.draw(canvas)
        if self._laid.check is not None:
            x = self.box.x + (_PAD + _CHECK / 2) * u
            draw_icon(canvas, "check", _CHECK * u, x, self._laid.check, tokens.LAMP, 1.0)

    def _arrange(self) -> None:
        room = self._room
        inner = Box(room.x + _PAD * self._u, 0, max(1.0, room.w - 2 * _PAD * self._u), 0)
        pad = 2 * 0.8 * _PAD * self._u
        laid = _Laid([], None, 0.0)
        for smaller in range(_BODY - _LEAST_BODY + 1):
            laid = self._lay(inner, 0.0, smaller)
            if laid.height + pad <= room.h:
                break
        high = laid.height + pad
        top = room.bottom - high if self._ground else room.y
        self.box = Box(room.x, round(top), room.w, round(high))
        self._laid = self._lay(inner, self.box.y + pad / 2, smaller)

    def _lay(self, inner: Box, top: float, smaller: int) -> _Laid:
        """The words from `top` down, by so many pixels smaller than they look best."""
        u, told, labels = self._u, self._told, []
        body = Style("regular", _BODY - smaller, leading=_LEADING)
        known = Style("regular", max(_KNOWN - smaller, _LEAST_KNOWN), tokens.TEXT_QUIET_ON_WOOD, leading=_LEADING)
        y, check = top, None

        def put(text: str, style: Style, left: float, wide: float) -> float:
            high = height_of(text, style, wide, u)
            labels.append(lay(text, style, Box(left, y, wide, high), u, vertical="top"))
            return high

        cost = width_of(told.cost, _COST, u) if told.cost else 0.0
        if told.title:
            high = put(told.title, _TITLE, inner.x, inner.w - (cost + 12 * u if cost else 0))
            if cost:
                labels.append(lay(told.cost, _COST, Box(inner.x, y, inner.w, high), u, "right", most=1))
            y += high + _TITLE_APART * u
        if told.done:
            y += put(told.done, body, inner.x, inner.w) + _APART * u
        if told.better:
            indent = _CHECK_ROOM * u
            high = put(told.better, body, inner.x + indent, inner.w - indent)
            check = y + (_BODY - smaller) * _LEADING / 2 * u
            y += high + _APART * u
        if told.known:
            y += put(told.known, known, inner.x, inner.w) + _APART * u
        return _Laid(labels, check, max(0.0, y - top - _APART * u))
