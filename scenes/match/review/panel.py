"""Decides where the controls of a deal's review stand: the plays, the buttons, how hidden cards lie, the words.

Side by side where there is room, else in two rows; where there is little, some by signs alone. Knows no deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.words import Words
from scenes.look import tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, rounded
from scenes.match.review.commands import OPEN, TELL
from scenes.match.review.lanes import Lanes
from scenes.match.review.told import ToldPanel
from scenes.review.panel import Panel
from scenes.review.transport import Transport
from scenes.widgets.buttons import IconButton, StateButton
from scenes.widgets.label import Label, Style, lay, width_of
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget

_PAD, _PAD_SMALL = 12, 6
_GAP, _GAP_SMALL = 16, 8
_BARS, _BARS_SMALL = 26, 10
"""How much room the bars have below the cards, at scale 1 as all lengths here."""
_NARROWEST = 120
_SAID_LEAST, _SAID_BRIEF = 150, 100
"""What the words of the step have at least beside the buttons, and where there is little room."""
_ALPHA = 0.94
_CAPTION = Style("regular", 15, tokens.TEXT_QUIET_ON_WOOD)
_STEP, _DONE = Style("medium", tokens.SIZE_SECOND), Style("regular", tokens.SIZE_SMALL)
_STEP_SMALL = Style("medium", 13, leading=1.2)
_DONE_SMALL = Style("regular", 13, tokens.TEXT_QUIET_ON_WOOD, leading=1.2)
_CHOICE = Style("semibold", tokens.SIZE_CONTROL_SMALL)


class WordsRoom(NamedTuple):
    """Where the words of a play stand, and whether only where asked for."""

    words: Box
    on_demand: bool
    inside: bool
    """Whether they stand on the panel, under its controls."""


class DealPanel(Panel):
    """The panel of a deal's review. `open_hands` is told how hidden cards are to lie."""

    track: Lanes

    def __init__(
        self,
        words: Words,
        lanes: Lanes,
        transport: Transport,
        play_on: Callable[[], None],
        open_hands: Callable[[bool], None],
        opened: bool,
        words_room: WordsRoom,
    ) -> None:
        super().__init__(words, lanes, transport, play_on)
        text = words.text
        self._words_room = words_room
        self._brief = words_room.on_demand
        names = [text("As I saw them"), words.meant("of cards that were hidden", "Open")]
        self._names = names
        self._caption = "" if self._brief else text("Hidden cards")
        self._caption_label: Label | None = None
        self.hidden = Segments(names, int(opened), lambda chosen: open_hands(bool(chosen)))
        self.eye = StateButton("eye", text(OPEN.name), "", lambda: open_hands(not opened), on=opened)
        self.info = IconButton("info", text(TELL.name), self.turn_words, outlined=True)
        self.told = ToldPanel(ground=not words_room.inside)
        self.tells = not words_room.on_demand
        self._spacious = False
        """Whether there is room for two rows of buttons."""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        hidden = (self.eye, self.info) if self._brief else (self.hidden,)
        play_on = (self.play_on,) if self.play_on.text else ()
        return (self.track, *self.transport.widgets, *hidden, *play_on)

    def turn_words(self) -> None:
        """Show the words of the play, or put them away."""
        self.tells = not self.tells

    def place(self, box: Box, u: float) -> None:
        self.u, lanes = u, self.track
        pad = (_PAD_SMALL if self._brief else _PAD) * u
        bars = (_BARS_SMALL if self._brief else _BARS) * u
        high = lanes.lane_height + bars * max(1.0, lanes.scale / u)
        above = pad if self._brief else 8 * u
        both_rows = above + high + pad + (2 * tokens.TARGET + 10) * u
        self._spacious = box.h >= both_rows
        if self._brief and self._spacious:
            # No higher than it must be: what is above it is for the words.
            box = Box(box.x, round(box.bottom - both_rows), box.w, round(both_rows))
        self.box = box
        lanes.place(Box(box.x + pad + 2 * u, box.y + above, box.w - 2 * pad - 8 * u, high), lanes.scale)
        self.arrange()

    def arrange(self) -> None:
        u, box = self.u, self.box
        pad, gap = (_PAD_SMALL if self._brief else _PAD) * u, (_GAP_SMALL if self._brief else _GAP) * u
        side, left, right = tokens.TARGET * u, box.x + pad, box.right - pad
        play_on = self.play_on.width_for(u) if self.play_on.text else 0.0
        hidden, transport = self._hidden_width(gap), self.transport.width(u)
        said = (_SAID_BRIEF if self._brief else _SAID_LEAST) * u
        rest = right - left - transport - hidden - said - 3 * gap
        if self._brief:
            play_on = self._narrow(play_on)
        two = play_on > rest or (self._brief and self._spacious)
        foot = self.track.box.bottom + 2 * u
        if not (two or self._words_room.inside):
            foot = box.bottom - pad - side
        self.transport.place(left, foot, u)
        end = self._place_right(right, foot + (side + 8 * u if two else 0), play_on, gap)
        begins = left + transport + gap
        self.lay_said(Box(begins, foot, max(1.0, (right if two else end - gap) - begins), side))
        below = foot + (2 * side + 8 * u if two else side)
        inside = Box(box.x, below + 4 * u, box.w, box.bottom - below - 4 * u)
        words = self._words_room.words
        if self._brief and self._spacious:
            words = words._replace(h=box.y - _GAP_SMALL * u - words.y)
        self.told.place(inside if self._words_room.inside else words, u)

    def _place_right(self, right: float, y: float, play_on: float, gap: float) -> float:
        """Place what stands at the right end; returns where it begins."""
        u, side = self.u, tokens.TARGET * self.u
        self.play_on.place(Box(round(right - play_on), round(y), round(play_on), side), u)
        right -= play_on + (gap if play_on else 0)
        if self._brief:
            self.info.place(Box(round(right - side), round(y), side, side), u)
            self.eye.place(Box(round(right - 2 * side - 4 * u), round(y), side, side), u)
            return self.eye.box.x
        wide = self._choice_width()
        self.hidden.place(Box(round(right - wide), round(y), round(wide), side), u)
        caption = width_of(self._caption, _CAPTION, u)
        left = self.hidden.box.x - caption - gap / 2
        self._caption_label = lay(self._caption, _CAPTION, Box(left, y, caption + 1, side), u, most=1)
        return left

    def _choice_width(self) -> float:
        widest = max(width_of(name, _CHOICE, self.u) for name in self._names)
        return 2 * (widest + 2 * tokens.SEGMENT_AIR * self.u + 2) + 2 * tokens.SEGMENT_INSET * self.u

    def _narrow(self, wide: float) -> float:
        """How wide the button is whose words stand on two lines."""
        u = self.u
        widths = range(round(_NARROWEST * u), round(wide), round(8 * u))
        return next((float(width) for width in widths if self.play_on.fits(width, u)), wide) if wide else 0.0

    def _hidden_width(self, gap: float) -> float:
        if self._brief:
            return (2 * tokens.TARGET + 4) * self.u
        return self._choice_width() + width_of(self._caption, _CAPTION, self.u) + gap / 2

    def lay_said(self, room: Box) -> None:
        """On three lines, smaller, where two are too short for it."""
        title, done = self._said
        if max(width_of(title, _STEP, self.u), width_of(done, _DONE, self.u)) <= room.w:
            super().lay_said(room)
            return
        line = room.h / 3
        self._labels = [
            lay(title, _STEP_SMALL, Box(room.x, room.y, room.w, line), self.u, most=1),
            lay(done, _DONE_SMALL, Box(room.x, room.y + line, room.w, 2 * line), self.u, vertical="top", most=2),
        ]

    def labels(self) -> list[Label]:
        told = self.told.labels() if self.tells else []
        caption = [self._caption_label] if self._caption_label else []
        return [*super().labels(), *caption, *told]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        u, radius = self.u, tokens.RADIUS_STRIP * self.u
        elevate(canvas, self.box, radius, tokens.ELEVATION_TOAST, u)
        rounded(canvas, self.box, radius, tokens.STRIP_ON_WOOD, _ALPHA, tokens.LINE, max(1.0, u), 0.10)
        for label in (*super().labels(), *([self._caption_label] if self._caption_label else [])):
            label.draw(canvas)
        if self.tells:
            self.told.draw(canvas)
