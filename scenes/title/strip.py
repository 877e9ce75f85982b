"""Decides the strip at the foot of the title screen: a few icons with their words; must not know what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from scenes.look import tokens
from scenes.look.icons import IconName, draw_icon
from scenes.look.shapes import Box, rounded
from scenes.widgets.label import Label, Origin, Style, lay, width_of
from scenes.widgets.widget import Widget, focus_ring

_STYLES = (Style("regular", 16), Style("regular", tokens.SIZE_SMALL))
_ICON, _ICON_GAP = 22, 9
_SIDES = (20, 12)
_INSET = 8


class StripItem(Widget):
    """An icon and its word side by side; where there is no room for words they are a tooltip."""

    def __init__(self, icon: IconName, words: str, action: Callable[[], None]) -> None:
        super().__init__()
        self._icon = icon
        self.words = words
        self._action = action
        self._label: Label | None = None
        self.style: Style | None = _STYLES[0]

    def activate(self) -> None:
        self._action()

    @property
    def tooltip(self) -> str:
        return "" if self.style else self.words

    def arrange(self) -> None:
        self._label = None
        if self.style:
            u, wide = self.u, width_of(self.words, self.style, self.u)
            left = self.box.cx - (wide + (_ICON + _ICON_GAP) * u) / 2 + (_ICON + _ICON_GAP) * u
            self._label = lay(self.words, self.style, Box(left, self.box.y, wide + 1, self.box.h), u, most=1)

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_INNER * u
        if self.pressed:
            rounded(canvas, box, radius, fill=tokens.SHADE, alpha=0.28)
        elif self.hover.level:
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=0.10 * self.hover.level)
        if focus:
            focus_ring(canvas, box, radius, u)
        alpha = tokens.ICON_REST + (tokens.ICON_HOVER - tokens.ICON_REST) * self.hover.level
        cx = box.cx
        if self._label:
            cx = self._label.box.x + origin[0] - (_ICON_GAP + _ICON / 2) * u
            self._label.draw(canvas, origin)
        draw_icon(canvas, self._icon, _ICON * u, cx, box.cy, tokens.TEXT, alpha)


def place_strip(items: Sequence[StripItem], y: float, height: float, width: float, u: float) -> Box:
    """Place the items side by side in the middle of a canvas `width` wide; returns the strip round them.

    Where the canvas is too narrow the words are set smaller, and at last left to tooltips.
    """
    inset = _INSET * u if height > 56 * u else 4 * u
    most = width - 16 * u
    for style, side in ((_STYLES[0], _SIDES[0]), (_STYLES[1], _SIDES[1]), (None, 0)):
        wides = [round(_width(item, style, side, u)) for item in items]
        if sum(wides) + 2 * inset <= most:
            break
    whole = sum(wides) + 2 * inset
    strip = Box(round((width - whole) / 2), y, round(whole), height)
    x = round(strip.x + inset)
    for item, wide in zip(items, wides, strict=True):
        item.style = style
        item.place(Box(x, round(y + inset), wide, round(height - 2 * inset)), u)
        x += wide
    return strip


def _width(item: StripItem, style: Style | None, side: float, u: float) -> float:
    if style is None:
        return (tokens.TARGET + 16) * u
    return max(tokens.TARGET * u, width_of(item.words, style, u) + (_ICON + _ICON_GAP + 2 * side) * u)
