"""Decides a short choice shown whole, side by side; must not know what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.widgets.dropdown import DropDown, Popup
from scenes.widgets.label import Label, Origin, Style, lay, width_of
from scenes.widgets.widget import Widget, focus_ring

_REST = Style("regular", tokens.SIZE_CONTROL_SMALL)
_CHOSEN = Style("semibold", tokens.SIZE_CONTROL_SMALL)


class Segments(Widget):
    """One of a few words in equal cells. Where a word lacks air on either side it becomes a drop-down.

    `alone` is what the options are called there, where the others do not say what they are; without it, the same.
    """

    def __init__(
        self, options: Sequence[str], chosen: int, choose: Callable[[int], None], alone: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self._alone = tuple(alone) or self.options
        self.chosen = chosen
        self._choose = choose
        self._hovered: int | None = None
        self._labels: list[Label] = []
        self._list: DropDown | None = None

    @property
    def folded(self) -> bool:
        """Whether it shows as a drop-down."""
        return self._list is not None

    @property
    def popup(self) -> Popup | None:
        """The open list of the drop-down, if any."""
        return self._list.popup if self._list else None

    @popup.setter
    def popup(self, popup: Popup | None) -> None:
        if self._list:
            self._list.popup = popup

    def _cell_width(self) -> float:
        return (self.box.w - 2 * tokens.SEGMENT_INSET * self.u) / len(self.options)

    def _cell(self, k: int) -> Box:
        inset = tokens.SEGMENT_INSET * self.u
        w = self._cell_width()
        return Box(self.box.x + inset + k * w, self.box.y + inset, w, self.box.h - 2 * inset)

    def arrange(self) -> None:
        widest = max(width_of(option, _CHOSEN, self.u) for option in self.options)
        if widest + 2 * tokens.SEGMENT_AIR * self.u > self._cell_width():
            self._list = DropDown(self._alone, self.chosen, self._take)
            self._list.place(self.box, self.u)
            return
        self._list = None
        self._labels = [
            lay(text, _CHOSEN if k == self.chosen else _REST, self._cell(k), self.u, "centre", most=1)
            for k, text in enumerate(self.options)
        ]

    def _take(self, index: int) -> None:
        if index == self.chosen:
            return
        self.chosen = index
        self.arrange()
        self._choose(index)

    def _index_at(self, x: float) -> int:
        place = (x - self.box.x - tokens.SEGMENT_INSET * self.u) / self._cell_width()
        return max(0, min(len(self.options) - 1, int(place)))

    def point(self, x: float, _y: float) -> bool:
        before = self._hovered
        self._hovered = self._index_at(x)
        return self._hovered != before and not self._list

    def activate(self) -> None:
        if not self.enabled:
            return
        if self._list:
            self._list.activate()
        else:
            self._take((self.chosen + 1) % len(self.options))

    def click(self, x: float, _y: float) -> None:
        if not self.enabled:
            return
        if self._list:
            self._list.activate()
        else:
            self._take(self._index_at(x))

    def key(self, key: KeyPressed) -> bool:
        if self._list or not self.enabled or key.name not in ("left", "right"):
            return False
        step = 1 if key.name == "right" else -1
        self._take(max(0, min(len(self.options) - 1, self.chosen + step)))
        return True

    def labels(self) -> Iterator[Label]:
        yield from self._list.labels() if self._list else self._labels

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        if self._list:
            self._list.pressed, self._list.hover, self._list.enabled = self.pressed, self.hover, self.enabled
            self._list.draw(canvas, origin, focus)
            return
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        rounded(canvas, box, radius, tokens.SHADE, 0.24, tokens.LINE, tokens.STROKE_CONTROL * u, 0.16)
        if focus:
            focus_ring(canvas, box, radius, u)
        for k, label in enumerate(self._labels):
            hovered = self.hover.level if k == self._hovered and self.enabled else 0.0
            cell = self._cell(k).moved(*origin)
            ink = tokens.TEXT_QUIET
            if k == self.chosen and not self.enabled:
                rounded(canvas, cell, tokens.RADIUS_INNER * u, fill=tokens.LINE, alpha=0.07)
                ink = tokens.TEXT
            elif k == self.chosen:
                rounded(canvas, cell, tokens.RADIUS_INNER * u, fill=tokens.LINE, alpha=0.14)
                ink = tokens.LAMP
            elif hovered:
                rounded(canvas, cell, tokens.RADIUS_INNER * u, fill=tokens.LINE, alpha=0.07 * hovered)
                ink = tokens.TEXT
            label.draw(canvas, origin, ink, 1.0 if self.enabled else tokens.TEXT_OFF)
