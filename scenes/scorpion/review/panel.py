"""Decides where the words of a Scorpion review stand: beside the slider, under it, or over the panel on demand."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pygame

from game.words import Words
from scenes.look import tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, flat, rounded
from scenes.review.panel import HIGH, PAD, Panel
from scenes.review.track import Track
from scenes.review.transport import Transport
from scenes.scorpion.review.commands import MORE, WORDS
from scenes.scorpion.review.side import Side
from scenes.scorpion.review.told import Told, longest_plain
from scenes.widgets.buttons import IconButton
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget

HIGH_TALL = 296
"""Of the panel in a tall window at scale 1: the words stand under the slider."""
_BESIDE = 760
"""From this width at scale 1 there is room for the words beside the slider."""
_SHARE, _LEAST_SHARE = 0.6, 0.47
"""Of the panel's width: so much is left of the words, or less where a sentence of the language is long."""
HIGH_STACKED = 222
"""Of the panel in a narrow window at scale 1: the buttons stand in two rows."""
_ABOVE, _TRACK_HIGH, _FOOT_GAP = 11, 106, 10
_BUBBLE, _BUBBLE_PAD, _BUBBLE_AWAY = 300, 14, 8
"""How wide the words on demand are at least, what is free in them, how far they stand over the panel."""
_AROUND_WORDS = 36
"""What words beside the slider have at their sides."""
_ROW = 54
"""From one row of buttons to the next."""

_MORE, _MORE_UP = 30, 6
"""What turns the pages is so large, beside the heading, and begins so much higher; a finger has more of it."""


class _Where(Enum):
    """Where the words stand."""

    BESIDE = "beside the slider"
    UNDER = "under it"
    DEMAND = "over the panel, when they are asked for"
    STACKED = "the same, where the buttons stand in two rows"


class ScorpionPanel(Panel):
    """The panel of a Scorpion review. `asked` is whether words on demand show; `ask` is to change that."""

    def __init__(
        self,
        words: Words,
        track: Track,
        transport: Transport,
        play_on: Callable[[], None],
        side: Side,
        ask: Callable[[], None],
        turn: Callable[[], None],
    ) -> None:
        super().__init__(words, track, transport, play_on)
        self.side = side
        self.asked = False
        self._where = _Where.DEMAND
        self._info = IconButton("info", words.text(WORDS.name), ask, outlined=True)
        self._more = IconButton("down", words.text(MORE.name), turn, size=tokens.ICON_IN_BUTTON)
        self._bubble: Box | None = None

    @property
    def widgets(self) -> tuple[Widget, ...]:
        more = [self._more] if self._shows_words and self.side.pages > 1 else []
        info = [self._info] if self.on_demand else []
        return (*super().widgets, *info, *more)

    @property
    def on_demand(self) -> bool:
        """Whether the words show only when they are asked for."""
        return self._where in (_Where.DEMAND, _Where.STACKED)

    @property
    def _shows_words(self) -> bool:
        return self.asked or not self.on_demand

    def place(self, box: Box, u: float) -> None:
        self.box, self.u = box, u
        if box.h >= HIGH_TALL * u:
            self._where = _Where.UNDER
        elif box.h >= HIGH_STACKED * u:
            self._where = _Where.STACKED
        elif box.h >= HIGH * u and box.w >= _BESIDE * u:
            self._where = _Where.BESIDE
        else:
            self._where = _Where.DEMAND
        wide, high = box.w, box.h
        if self._where is _Where.BESIDE:
            words = _AROUND_WORDS * u + self.side.width_of(longest_plain(self.words), u)
            wide = min(max(box.w - words, box.w * _LEAST_SHARE), box.w * _SHARE) - PAD * u
        elif self._where is _Where.STACKED:
            high -= _ROW * u
        self.lay_controls(Box(box.x, box.y, wide, high))
        self.arrange()

    def arrange(self) -> None:
        if self._where is _Where.BESIDE:
            self._beside()
        elif self._where is _Where.UNDER:
            super().arrange()
            self._under()
        elif self._where is _Where.DEMAND:
            self._on_demand()
        else:
            self._stacked()

    def say(self, told: Told) -> None:
        """Say this of the step."""
        self.side.show(told)
        self.arrange()

    def labels(self) -> list[Label]:
        return [*super().labels(), *(self.side.labels() if self._shows_words else [])]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        super().draw_ground(canvas)
        u = self.u
        if self._where is _Where.BESIDE:
            x = self.room.right
            flat(canvas, Box(x, self.box.y + 18 * u, max(1.0, u), self.box.h - 36 * u), tokens.LINE, 0.10)
        if self._bubble is not None:
            radius = tokens.RADIUS_CONTROL * u
            elevate(canvas, self._bubble, radius, tokens.ELEVATION_TOAST, u)
            rounded(canvas, self._bubble, radius, *self._ground, tokens.LINE, max(1.0, u), 0.14)
        if self._shows_words:
            self.side.draw(canvas)

    def covered(self, x: float, y: float) -> bool:
        """Whether words on demand lie at a point over the table."""
        return self._bubble is not None and self._bubble.contains(x, y)

    # Inside

    def _beside(self) -> None:
        u, box, foot = self.u, self.box, self.transport.widgets[0].box
        self.lay_said(self._right_of_buttons(self.room.right))
        left = self.room.right + 18 * u
        right = box.right - PAD * u
        free = self.lay_play_on(right, (right - left) * 0.68)
        words = Box(left, box.y + _ABOVE * u, right - left, foot.y - box.y - (_ABOVE + 4) * u)
        self._lay_side(words, Box(left, foot.y - 4 * u, free - left, foot.h + 8 * u))

    def _under(self) -> None:
        u, box, foot = self.u, self.box, self.transport.widgets[0].box
        left, wide = box.x + (PAD + 4) * u, box.w - 2 * (PAD + 4) * u
        closing = self.side.closing_height(wide, u)
        top = box.y + _TRACK_HIGH * u
        end = foot.y - _FOOT_GAP * u
        self._lay_side(Box(left, top, wide, end - closing - top), Box(left, end - closing, wide, closing))

    def _on_demand(self) -> None:
        u, foot = self.u, self.transport.widgets[0].box
        right = self.lay_play_on(self.room.right - self.pad, self.room.w / 3)
        self._info.place(Box(round(right - foot.w), foot.y, foot.w, foot.h), u)
        self.lay_said(self._right_of_buttons(self._info.box.x))
        self._lay_bubble()

    def _stacked(self) -> None:
        u, foot = self.u, self.transport.widgets[0].box
        self.lay_said(self._right_of_buttons(self.room.right - self.pad))
        y = foot.y + _ROW * u
        self._info.place(Box(foot.x, y, foot.w, foot.h), u)
        right, left = self.room.right - self.pad, self._info.box.right + 6 * u
        if self.play_on.text:
            wide = min(self.play_on.width_for(u), right - left)
            self.play_on.place(Box(round(right - wide), y, wide, foot.h), u)
        self._lay_bubble()

    def _lay_bubble(self) -> None:
        """Where words on demand stand, if they are asked for: over the panel, no wider than they need."""
        u = self.u
        self._bubble = None
        if not self.asked:
            return
        pad = _BUBBLE_PAD * u
        wide = min(max(_BUBBLE * u, self.side.natural_width(u) + 2 * pad + 2), self.box.w)
        inner = wide - 2 * pad
        most = self.box.y - 3 * _BUBBLE_AWAY * u
        high = min(self.side.height(inner, u) + 2 * pad, most)
        top = self.box.y - _BUBBLE_AWAY * u - high
        self._bubble = Box(round(self.box.right - wide), round(top), wide, high)
        closing = min(self.side.closing_height(inner, u), high - 2 * pad)
        left, top = self._bubble.x + pad, self._bubble.y + pad
        words = Box(left, top, wide - 2 * pad, high - 2 * pad - closing)
        self._lay_side(words, Box(left, words.bottom, wide - 2 * pad, closing))

    def _lay_side(self, words: Box, foot: Box) -> None:
        """Words and what ends them in these boxes; what turns their pages at the right where there are several."""
        u = self.u
        self.side.place(words, foot, u)
        if self.side.pages > 1:
            side = _MORE * u
            self._more.place(Box(round(words.right - side), round(words.y - _MORE_UP * u), side, side), u)

    def _right_of_buttons(self, right: float) -> Box:
        foot = self.transport.widgets[0].box
        left = self.transport.right + 10 * self.u
        return Box(left, foot.y, max(1.0, right - left - 8 * self.u), foot.h)
