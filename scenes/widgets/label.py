"""Decides where the words of a control go: laid out once, drawn often; must not know what they say."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.lettering import Align, Face
from scenes.look.shapes import Box, Colour

Origin = tuple[float, float]
VerticalAlign = Literal["top", "middle"]

_BALANCED, _STUB = 3, 0.25
"""A text of so few lines whose last one is shorter than this part of the width is broken more evenly."""


class Style(NamedTuple):
    """A way to set text; the size is in px at UI scale 1, the leading in sizes.

    `four_colours`: suits in it have the colours of such a pack.
    """

    face: Face
    size: float
    colour: Colour = tokens.TEXT
    leading: float = 1.3
    caps: bool = False
    four_colours: bool = False


TITLE = Style("title", tokens.SIZE_TITLE, leading=1.2)
CAPTION = Style("medium", tokens.SIZE_LABEL, tokens.TEXT_QUIET, caps=True)
OPTION = Style("medium", tokens.SIZE_OPTION, leading=1.25)
OPTION_CHOSEN = Style("semibold", tokens.SIZE_OPTION, leading=1.25)
SECOND = Style("regular", tokens.SIZE_SECOND, tokens.TEXT_QUIET)
SMALL = Style("regular", tokens.SIZE_SMALL, tokens.TEXT_QUIET)
ROW = Style("regular", tokens.SIZE_BODY, leading=1.25)
HEADING = Style("semibold", tokens.SIZE_NUMBER, leading=1.2)
BODY = Style("regular", tokens.SIZE_BODY, leading=tokens.LEADING)
CONTROL = Style("semibold", tokens.SIZE_CONTROL)
CONTROL_SMALL = Style("semibold", tokens.SIZE_CONTROL_SMALL)


class Label(NamedTuple):
    """Lines of text in a box: what is drawn lies inside it as far as the box is wide and high enough."""

    text: str
    style: Style
    lines: tuple[str, ...]
    px: int
    box: Box
    align: Align
    first: float
    step: float
    tracking: float

    def draw(
        self,
        canvas: pygame.Surface,
        origin: Origin = (0, 0),
        colour: Colour | None = None,
        alpha: float = 1.0,
    ) -> None:
        """Draw it moved by `origin`."""
        x = {"left": self.box.x, "centre": self.box.cx, "right": self.box.right}[self.align] + origin[0]
        for k, line in enumerate(self.lines):
            cy = self.first + k * self.step + origin[1]
            style = self.style
            ink, four = colour or style.colour, style.four_colours
            lettering.draw(canvas, line, style.face, self.px, ink, x, cy, self.align, alpha, self.tracking, four)

    @property
    def ink(self) -> pygame.Rect:
        """What the letters cover, in the coordinates of the box."""
        places = [self._ink_of(k, line) for k, line in enumerate(self.lines) if line.strip()]
        return places[0].unionall(places[1:]) if places else self.box.rect()

    def _ink_of(self, k: int, line: str) -> pygame.Rect:
        text = lettering.set_line(line, self.style.face, self.px, self.style.colour, 1.0, self.tracking)
        ink = text.surface.get_bounding_rect()
        width = text.surface.get_width()
        left = {
            "left": self.box.x,
            "centre": self.box.cx - width / 2,
            "right": self.box.right - width,
        }[self.align]
        return ink.move(round(left), round(self.first + k * self.step - text.centre))


def _pixels(style: Style, u: float) -> int:
    return lettering.pixels(style.size, u)


def width_of(text: str, style: Style, u: float) -> float:
    """The width of the text on one line."""
    if style.caps:
        return lettering.measure(lettering.capitals(text), style.face, _pixels(style, u), tokens.TRACKING)
    return lettering.measure(text, style.face, _pixels(style, u))


def height_of(text: str, style: Style, width: float, u: float) -> float:
    """The height the text takes when it is wrapped to this width."""
    return len(_lines(text, style, width, u, None)[0]) * line_height(style, u)


def line_height(style: Style, u: float) -> float:
    """From one line to the next, in pixels."""
    return round(_pixels(style, u) * style.leading)


def _lines(text: str, style: Style, width: float, u: float, most: int | None) -> tuple[list[str], float]:
    """The lines and their tracking. Capitals that don't fit are set as ordinary words."""
    px = _pixels(style, u)
    if style.caps and width_of(text, style, u) <= width:
        return [lettering.capitals(text)], tokens.TRACKING
    lines = lettering.wrap(text, style.face, px, width)
    if 1 < len(lines) <= _BALANCED and lettering.measure(lines[-1], style.face, px) < _STUB * width:
        lines = lettering.balanced(text, style.face, px, width)
    if most is not None and len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], lettering.fitted(rest, style.face, px, width)]
    return lines, 0.0


def lay(
    text: str,
    style: Style,
    box: Box,
    u: float,
    align: Align = "left",
    vertical: VerticalAlign = "middle",
    most: int | None = None,
) -> Label:
    """Lay a text out in a box: wrapped to its width, at most `most` lines (the last one with an ellipsis)."""
    lines, tracking = _lines(text, style, box.w, u, most)
    step = line_height(style, u)
    height = step * len(lines)
    top = box.y if vertical == "top" else box.cy - height / 2
    return Label(text, style, tuple(lines), _pixels(style, u), box, align, top + step / 2, step, tracking)
