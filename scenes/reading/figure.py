"""What every miniature has in common: its panel, the line under it, the words for it, its buttons. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.cards import AnyCard
from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box, Gradient, rounded
from scenes.reading.faces import MiniatureFaces
from scenes.reading.flow import Flow, Look, balanced, set_flow
from scenes.reading.markup import Miniature, Span
from scenes.reading.spread import Spread
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.label import Origin
from scenes.widgets.widget import Widget

_PAD, _FOOT_GAP, _GAP, _WORDS_GAP = 16, 12, 8, 12
_CAPTION_LEAST = 200
"""The caption stands beside the buttons from this room on, in pixels at scale 1; else over them."""

CAPTION = Look(tokens.SIZE_SECOND, 1.35)
CLOTH: Gradient = ("#1A5750", "#113F40")
RUNNER: Gradient = ("#7A6B52", "#6C5E48")


class Setting(NamedTuple):
    """What a miniature is shown with.

    `speed` is the factor motion is slowed by (0: things are shown at once); `relaid` is called when its height
    has changed; `quiet` is the colour of words that recede.
    """

    words: Words
    faces: MiniatureFaces
    speed: Callable[[], float]
    relaid: Callable[[], None]
    quiet: str


class PlacedFlow(NamedTuple):
    """A flow and where its corner lies."""

    flow: Flow
    x: float
    y: float


class Figure(Widget):
    """A miniature on its panel. Subclasses draw the picture and say what their buttons do."""

    focusable = False
    ground: Gradient = CLOTH

    def __init__(self, miniature: Miniature, told: str, setting: Setting) -> None:
        """`told` is what is to be seen, in words."""
        super().__init__()
        text = setting.words.text
        self.name = miniature.name
        self.setting = setting
        self._caption = (Span(miniature.caption),)
        self._told = (Span(told),)
        self.told_shown = False
        self._info = IconButton("info", text("In words"), self._turn_words)
        self.panel = Box(0, 0, 0, 0)
        self.picture = Box(0, 0, 0, 0)
        self._caption_at: PlacedFlow | None = None
        self._told_at: PlacedFlow | None = None
        self.spread = Spread(setting.faces, self.paint_under)

    # What subclasses say

    @abstractmethod
    def controls(self) -> list[Button | IconButton]:
        """Its buttons, the first one at the left."""

    @abstractmethod
    def picture_height(self, width: float, u: float) -> float:
        """The height of the picture at this width, in pixels."""

    @abstractmethod
    def arrange_picture(self) -> None:
        """Lay out what is in `picture`; the pictures of the cards may not be there yet."""

    @abstractmethod
    def card_width(self, width: float, u: float) -> int:
        """The width of its cards in a picture of this width, in pixels."""

    @abstractmethod
    def cards(self) -> list[AnyCard]:
        """All cards it ever shows."""

    def paint_under(self, sheet: pygame.Surface) -> None:
        """Paint what lies under the cards, the picture's corner being that of the sheet."""

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        """Draw what lies over the cards, the picture's corner being there."""

    @property
    def inner(self) -> float:
        """How much narrower the picture is than the figure, in pixels at scale 1."""
        return 2.0 * _PAD

    def dress(self) -> None:
        """The cards' pictures are there, or are others."""
        self.spread.repaint()

    @property
    def _width(self) -> int:
        """The width of its cards, in pixels."""
        return self.card_width(self.picture.w, self.u)

    @property
    def _height(self) -> int:
        return self.setting.faces.height_of(self._width)

    # Words

    def flows(self) -> Iterator[PlacedFlow]:
        """The words that are shown now."""
        if self._caption_at:
            yield self._caption_at
        if self._told_at and self.told_shown:
            yield self._told_at

    @property
    def hidden_words(self) -> str:
        """Words that show only on demand, and don't now."""
        return "" if self.told_shown else self._told[0].text

    def show_words(self) -> None:
        """Show what is to be seen in words."""
        if not self.told_shown:
            self._turn_words()

    def _turn_words(self) -> None:
        self.told_shown = not self.told_shown
        self.setting.relaid()

    # Layout

    def parts(self) -> Iterator[Widget]:
        yield self
        yield from self.controls()
        yield self._info

    def _control_widths(self, u: float) -> list[float]:
        return [one.width_for(u) if isinstance(one, Button) else tokens.TARGET * u for one in self.controls()]

    def _foot(self, width: float, u: float) -> tuple[float, Flow, bool]:
        """The height of what stands under the picture, the caption, and whether it stands beside the buttons."""
        taken = sum(wide + _GAP * u for wide in self._control_widths(u)) + (tokens.TARGET + _GAP) * u
        beside = width - taken >= _CAPTION_LEAST * u
        caption = balanced(self._caption, CAPTION, width - taken if beside else width, u)
        row = tokens.TARGET * u
        return (max(row, caption.height) if beside else caption.height + _GAP * u + row), caption, beside

    def _words_flow(self, width: float, u: float) -> Flow:
        return set_flow(self._told, CAPTION._replace(colour=self.setting.quiet), width, u)

    def height_for(self, width: float, u: float) -> float:
        inner = width - 2 * _PAD * u
        foot, _, _ = self._foot(inner, u)
        panel = 2 * _PAD * u + self.picture_height(inner, u) + _FOOT_GAP * u + foot
        words = _WORDS_GAP * u + self._words_flow(width, u).height if self.told_shown else 0.0
        return round(panel) + round(words)

    def arrange(self) -> None:
        u, box = self.u, self.box
        inner = box.w - 2 * _PAD * u
        foot, caption, beside = self._foot(inner, u)
        high = self.picture_height(inner, u)
        self.picture = Box(round(box.x + _PAD * u), round(box.y + _PAD * u), inner, high)
        self.panel = Box(box.x, box.y, box.w, round(2 * _PAD * u + high + _FOOT_GAP * u + foot))
        top = self.picture.bottom + _FOOT_GAP * u
        row = tokens.TARGET * u
        row_top = round(top + (foot - row) / 2 if beside else top + caption.height + _GAP * u)
        x = self.picture.x
        for control, wide in zip(self.controls(), self._control_widths(u), strict=True):
            control.place(Box(round(x), row_top, round(wide), row), u)
            x += wide + _GAP * u
        self._info.place(Box(round(self.picture.right - row + 8 * u), row_top, row, row), u)
        if beside:
            x += 4 * u if self.controls() else 0
            self._caption_at = PlacedFlow(caption, x, top + (foot - caption.height) / 2)
        else:
            self._caption_at = PlacedFlow(caption, x if not self.controls() else self.picture.x, top)
        told = self._words_flow(box.w, u)
        self._told_at = PlacedFlow(told, box.x, self.panel.bottom + _WORDS_GAP * u)
        self.spread.resize(round(self.picture.w), round(self.picture.h))
        self.arrange_picture()

    def step(self, dt: float) -> None:
        super().step(dt)
        self.spread.step(dt)

    @property
    def moving(self) -> bool:
        return super().moving or self.spread.moving

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        dx, dy = origin
        radius = tokens.RADIUS_CONTROL * self.u
        line = max(1.0, round(self.u))
        rounded(canvas, self.panel.moved(dx, dy), radius, self.ground, 1.0, tokens.LINE, line, tokens.EDGE_ALPHA)
        self.spread.draw(canvas, self.picture.x + dx, self.picture.y + dy)
        self.draw_over(canvas, self.picture.x + dx, self.picture.y + dy)
        clip = canvas.get_clip()
        for flow, x, y in self.flows():
            flow.draw(canvas, x + dx, y + dy, clip.top, clip.bottom)


class PlayedFigure(Figure):
    """A miniature with a button, in these words, that shows what comes, and one that takes it back."""

    def __init__(self, miniature: Miniature, told: str, setting: Setting, words: str) -> None:
        super().__init__(miniature, told, setting)
        self._play = Button(words, self.play, icon="play")
        self._back = IconButton("undo", setting.words.text("Back"), self.take_back, outlined=True)
        self._back.enabled = False
        self._back.why_off = setting.words.text("This is how it begins: there is nothing to undo")

    @abstractmethod
    def play(self) -> None:
        """Show what comes."""

    @abstractmethod
    def take_back(self) -> None:
        """Show how it was."""

    def controls(self) -> list[Button | IconButton]:
        return [self._back, self._play]
