"""Decides buttons: the primary one, the ghost, the bare icon and a list's row; must not know what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pygame

from scenes.look import lettering, tokens
from scenes.look.icons import IconName, draw_icon
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, Colour, rounded
from scenes.widgets.label import CONTROL, CONTROL_SMALL, ROW, Label, Origin, lay, width_of
from scenes.widgets.widget import Widget, focus_ring

Action = Callable[[], None]
Kind = Literal["primary", "ghost"]

_ICON_GAP = 8
_SIDE = 16
_WORD_AIR = 2
"""What stays free of a button's width on both sides of the word under its icon."""


class Button(Widget):
    """A word, with an icon if wished, that does something."""

    def __init__(self, text: str, action: Action, kind: Kind = "ghost", icon: IconName | None = None) -> None:
        super().__init__()
        self.text = text
        self._action = action
        self.kind = kind
        self.icon = icon
        self._label: Label | None = None
        self._icon_x = 0.0

    def width_for(self, u: float) -> float:
        """The width it wants: its words and air, at least the common minimum."""
        words = width_of(self.text, CONTROL, u) + self._icon_room(u) + 2 * (_SIDE + 8) * u
        return max(tokens.BUTTON_MIN_WIDTH * u, words)

    def fits(self, width: float, u: float) -> bool:
        """Whether its words stand whole, on two lines at most, in a small button of this width."""
        room = Box(0, 0, max(1.0, width - 2 * _SIDE * u - self._icon_room(u)), tokens.BUTTON_SMALL * u)
        return not any("…" in line for line in lay(self.text, CONTROL_SMALL, room, u, most=2).lines)

    def _icon_room(self, u: float) -> float:
        return (tokens.ICON_IN_BUTTON + _ICON_GAP) * u if self.icon else 0.0

    def arrange(self) -> None:
        u, box = self.u, self.box
        style = CONTROL if box.h >= tokens.BUTTON * u else CONTROL_SMALL
        icon = self._icon_room(u)
        most = max(1.0, box.w - 2 * _SIDE * u - icon)
        words = min(most, width_of(self.text, style, u))
        left = box.cx - (words + icon) / 2
        self._icon_x = left + tokens.ICON_IN_BUTTON * u / 2
        room = Box(left + icon, box.y, words + 1, box.h) if icon else box.grown(-_SIDE * u)
        lines = 2 if box.h >= tokens.BUTTON_SMALL * u else 1
        room = Box(room.x, box.y, room.w, box.h)
        self._label = lay(self.text, style, room, u, "left" if icon else "centre", most=lines)

    def activate(self) -> None:
        if self.enabled:
            self._action()

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u = self.u
        down = round(u) if self.pressed else 0
        box = self.at(origin).moved(0, down)
        radius = tokens.RADIUS_CONTROL * u
        ink = self._ground(canvas, box, radius)
        alpha = 1.0 if self.enabled else tokens.TEXT_OFF
        if focus:
            focus_ring(canvas, box, radius, u)
        if self.icon:
            size = tokens.ICON_IN_BUTTON * u
            draw_icon(canvas, self.icon, size, self._icon_x + origin[0], box.cy, ink, alpha)
        if self._label:
            self._label.draw(canvas, (origin[0], origin[1] + down), ink, alpha)

    def _ground(self, canvas: pygame.Surface, box: Box, radius: float) -> Colour:
        """Draw what the word stands on and return the word's colour."""
        if self.kind == "ghost":
            ghost_ground(canvas, box, radius, self.u, self.hover.level, self.pressed, self.enabled)
            return tokens.TEXT
        if not self.enabled:
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=0.10)
            return tokens.TEXT
        if not self.pressed:
            elevate(canvas, box, radius, tokens.ELEVATION_CONTROL, self.u)
        rounded(canvas, box, radius, fill=tokens.LAMP_PRESSED if self.pressed else tokens.LAMP)
        if self.hover.level and not self.pressed:
            rounded(canvas, box, radius, fill=tokens.LAMP_HOVER, alpha=self.hover.level)
        return tokens.INK


def ghost_ground(
    canvas: pygame.Surface, box: Box, radius: float, u: float, hover: float, pressed: bool, enabled: bool
) -> None:
    """The faint ground and the outline of a ghost button."""
    if pressed:
        fill, alpha = tokens.SHADE, 0.30
    else:
        fill, alpha = tokens.LINE, 0.06 + 0.06 * hover if enabled else 0.03
    width = tokens.STROKE_CONTROL * u
    line = 0.40 if enabled else 0.14
    rounded(canvas, box, radius, fill, alpha, stroke=tokens.LINE, stroke_width=width, stroke_alpha=line)


class IconButton(Widget):
    """An icon that does something; bare, or outlined like a ghost button. Its words are a tooltip."""

    #: A word that says the button's state, drawn under the icon where `shows_word`.
    word = ""
    shows_word = False

    def __init__(
        self, icon: IconName, words: str, action: Action, outlined: bool = False, size: float = tokens.ICON
    ) -> None:
        super().__init__()
        self._icon = icon
        self._words = words
        self._action = action
        self._outlined = outlined
        self._size = size

    @property
    def tooltip(self) -> str:
        return self._words

    def insist(self) -> None:
        """Do what it is there for although it may be off: its action says then why it can't."""
        self._action()

    def activate(self) -> None:
        if self.enabled:
            self._action()

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        if self._outlined:
            box = box.moved(0, round(u) if self.pressed else 0)
            ghost_ground(canvas, box, radius, u, self.hover.level, self.pressed, self.enabled)
        elif self.pressed:
            rounded(canvas, box, radius, fill=tokens.SHADE, alpha=0.28)
        elif self.hover.level:
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=0.10 * self.hover.level)
        if focus:
            focus_ring(canvas, box, radius, u)
        lit = tokens.ICON_REST + (tokens.ICON_HOVER - tokens.ICON_REST) * self.hover.level
        alpha = lit if self.enabled else tokens.ICON_OFF
        draw_icon(canvas, self._icon, self._size * u, box.cx, box.cy, tokens.TEXT, alpha)


class StateButton(IconButton):
    """An icon with a state: its word says which, and a fill whether something is `on`."""

    def __init__(self, icon: IconName, words: str, word: str, action: Action, on: bool = False) -> None:
        super().__init__(icon, words, action)
        self.word = word
        self._on = on

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        fill = 0.13 if self._on else 0.10 * self.hover.value
        # A word may be almost as wide as its button; the ground keeps off the strip's edges.
        ground = Box(box.x + 3 * u, box.y, box.w - 6 * u, box.h) if self.shows_word else box
        if self.pressed:
            rounded(canvas, ground, radius, fill=tokens.SHADE, alpha=0.28)
        elif fill:
            rounded(canvas, ground, radius, fill=tokens.LINE, alpha=fill)
        if focus:
            focus_ring(canvas, ground, radius, u)
        ink = tokens.LAMP if self._on else tokens.TEXT
        face, px, lines = self.word_lines(box.w - 2 * _WORD_AIR * u)
        rise = (9 + 6 * (len(lines) - 1)) * u if lines else 0
        draw_icon(canvas, self._icon, self._size * u, box.cx, box.cy - rise, ink, tokens.ICON_HOVER)
        first = box.cy + (16 - 9 * (len(lines) - 1)) * u
        for number, line in enumerate(lines):
            lettering.draw(canvas, line, face, px, ink, box.cx, first + 13 * number * u, "centre")

    def word_lines(self, width: float) -> tuple[lettering.Face, int, list[str]]:
        """The face and the size of the word in pixels and its lines: two where it would be too small to read on one.

        At a label's least size and below it is set in a label's face. It is rather set a little smaller than broken
        within a word.
        """
        if not self.shows_word:
            return "regular", 0, []
        px, least = lettering.pixels(tokens.SIZE_SMALL, self.u), lettering.pixels(tokens.SIZE_LABEL, self.u)
        while px > least and lettering.measure(self.word, "regular", px) > width:
            px -= 1
        narrow = lettering.pixels(tokens.SIZE_LABEL_NARROW, self.u)
        if lettering.measure(self.word, "regular", px) > width >= lettering.measure(self.word, "medium", narrow):
            return "medium", narrow, [self.word]
        longest, small = max(self.word.split(), key=len), lettering.pixels(tokens.SIZE_WORD_NARROWEST, self.u)
        if lettering.measure(longest, "regular", px) > width >= lettering.measure(longest, "medium", small):
            return "medium", small, lettering.wrap(self.word, "medium", small, width)
        return "regular", px, lettering.wrap(self.word, "regular", px, width)


class RowButton(Widget):
    """A row of a menu or of a list of categories: icon and word, chosen or not."""

    def __init__(self, icon: IconName, text: str, action: Action, chosen: bool = False) -> None:
        super().__init__()
        self.text = text
        self.chosen = chosen
        self._icon = icon
        self._action = action
        self._label: Label | None = None

    def arrange(self) -> None:
        u, box = self.u, self.box
        room = Box(box.x + 52 * u, box.y, max(1.0, box.w - 60 * u), box.h)
        style = CONTROL if self.chosen else ROW
        self._label = lay(self.text, style, room, u, most=2)

    def activate(self) -> None:
        if self.enabled:
            self._action()

    def labels(self) -> Iterator[Label]:
        if self._label:
            yield self._label

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        u, box = self.u, self.at(origin)
        radius = tokens.RADIUS_CONTROL * u
        if self.pressed:
            rounded(canvas, box, radius, fill=tokens.SHADE, alpha=0.28)
        elif self.chosen or self.hover.level:
            alpha = 0.10 if self.chosen else 0.06 * self.hover.level
            rounded(canvas, box, radius, fill=tokens.LINE, alpha=alpha)
        if self.chosen:
            mark = Box(box.x, box.cy - 12 * u, 3 * u, 24 * u)
            rounded(canvas, mark, 1.5 * u, fill=tokens.LAMP)
        if focus:
            focus_ring(canvas, box, radius, u)
        draw_icon(canvas, self._icon, 22 * u, box.x + 28 * u, box.cy, tokens.TEXT)
        if self._label:
            self._label.draw(canvas, origin)
