"""Decides where the controls of a review stand on its panel; must not know what is shown."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.words import Words
from scenes.look import tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, rounded
from scenes.review.played import StepWords
from scenes.review.track import Track
from scenes.review.transport import Transport
from scenes.widgets.buttons import Button
from scenes.widgets.label import Label, Style, lay, width_of
from scenes.widgets.widget import Widget

PAD, PAD_LOW = 16, 12
HIGH, HIGH_SHORT = 168, 112
"""Of the panel at scale 1; where the window is low."""
_TRACK_IN, _TRACK_BELOW, _TRACK, _TRACK_LOW = 5, 10, 88, 50
"""How much farther in than the buttons the slider begins, how far below the panel's edge; how high it is."""
_FOOT, _FOOT_LOW = 12, 7
"""What is left under the buttons."""
_WORDS_AWAY, _LEAST_WORDS, _SAID = 12, 72, 140
"""What the words of the step stand off, the least room they are set in, and what is kept for them."""
_PLAY_ON_LOW = 142
"""How wide the button that plays on is in a low panel at most."""
_STEP_TITLE = Style("medium", tokens.SIZE_SECOND)
_LINE, _CLOSE = 21, 13


class Panel:
    """Slider, buttons, the words of the step, and what plays on from here, below one another or side by side.

    A game's review with more to say gives its own arrangement.
    """

    def __init__(self, words: Words, track: Track, transport: Transport, play_on: Callable[[], None]) -> None:
        self.words = words
        self.track = track
        self.transport = transport
        self.play_on = Button("", play_on, "primary", "play")
        self.box = self.room = Box(0, 0, 0, 0)
        self.u = 1.0
        self._quiet = Style("regular", tokens.SIZE_SMALL, tokens.TEXT_QUIET)
        self._ground = (tokens.NIGHT, tokens.NIGHT_ALPHA)
        self._said = StepWords("", "")
        self._labels: list[Label] = []

    def stand_on_wood(self) -> None:
        """Take the colours of a panel on a wooden table."""
        self._quiet = self._quiet._replace(colour=tokens.TEXT_QUIET_ON_WOOD)
        self._ground = (tokens.WOOD_WINDOW_FOOT, tokens.NIGHT_ALPHA)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The controls, in the order of Tab, those that are not offered now left out."""
        return (self.track, *self.transport.widgets, *([self.play_on] if self.play_on.text else []))

    @property
    def low(self) -> bool:
        """Whether it stands in a low window."""
        return self.box.h < HIGH * self.u

    @property
    def pad(self) -> float:
        """What is left at its sides."""
        return (PAD_LOW if self.low else PAD) * self.u

    def place(self, box: Box, u: float) -> None:
        """Take this place."""
        self.box, self.u = box, u
        self.lay_controls(box)
        self.arrange()

    def lay_controls(self, room: Box) -> None:
        """Put slider and buttons into this part of the panel, as high as it is."""
        u, pad, side = self.u, self.pad, tokens.TARGET * self.u
        self.room = room
        self.play_on.icon = None if self.low else "play"
        inner = _TRACK_IN * u
        top, high, foot = (2, _TRACK_LOW, _FOOT_LOW) if self.low else (_TRACK_BELOW, _TRACK, _FOOT)
        left = room.x + pad
        self.track.place(Box(left + inner, room.y + top * u, room.w - 2 * (pad + inner), high * u), u)
        self.transport.place(left, room.bottom - foot * u - side, u, close=self.low)

    def arrange(self) -> None:
        """Lay out what depends on the step: its words, and the button's."""
        u, foot = self.u, self.transport.widgets[0].box
        right = self.room.right - self.pad
        right = self.lay_play_on(right, right - self.transport.right - (_SAID + 2 * _WORDS_AWAY) * u)
        left = self.transport.right + _WORDS_AWAY * u
        self.lay_said(Box(left, foot.y, max(1.0, right - left), foot.h))

    def lay_play_on(self, right: float, most: float) -> float:
        """Put the button that plays on beside the others, ending at `right`, so wide at most; how far is free then."""
        if not self.play_on.text:
            return right
        u, foot = self.u, self.transport.widgets[0].box
        wide, most = self.play_on.width_for(u), _PLAY_ON_LOW * u if self.low else most
        if wide > most:
            two_lines = range(round(tokens.BUTTON_MIN_WIDTH * u), round(most), round(8 * u))
            wide = next((float(width) for width in two_lines if self.play_on.fits(width, u)), most)
        self.play_on.place(Box(round(right - wide), foot.y, wide, foot.h), u)
        return right - wide - _WORDS_AWAY * u

    def lay_said(self, room: Box) -> None:
        """Lay out the words of the step in this room: on three lines, smaller, where two are too short for them."""
        u, line = self.u, _LINE * self.u
        title, done = self._said
        self._labels = []
        if room.w < _LEAST_WORDS * u:
            return
        if width_of(done, self._quiet, u) > room.w:
            line = room.h / 3
            title_style, quiet = _STEP_TITLE._replace(size=_CLOSE), self._quiet._replace(size=_CLOSE, leading=1.2)
            below = Box(room.x, room.y + line, room.w, 2 * line)
            self._labels = [
                lay(title, title_style, Box(room.x, room.y, room.w, line), u, most=1),
                lay(done, quiet, below, u, vertical="top", most=2),
            ]
            return
        lines = 2 if done else 1
        top = room.cy - lines * line / 2
        self._labels = [lay(title, _STEP_TITLE, Box(room.x, top, room.w, line), u, most=1)]
        if done:
            self._labels.append(lay(done, self._quiet, Box(room.x, top + line, room.w, line), u, most=1))

    def show(self, said: StepWords, play_on: str) -> None:
        """Say this of the step; `play_on` are the words of the button, "" where there is nothing to play on from."""
        self._said, self.play_on.text = said, play_on
        self.arrange()

    def labels(self) -> list[Label]:
        """What it says."""
        return self._labels

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """Draw what the controls stand on, and the words."""
        u, radius = self.u, tokens.RADIUS_STRIP * self.u
        elevate(canvas, self.box, radius, tokens.ELEVATION_TOAST, u)
        rounded(canvas, self.box, radius, *self._ground, tokens.LINE, max(1.0, u), 0.14)
        for label in self._labels:
            label.draw(canvas)
