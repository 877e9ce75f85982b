"""Decides how words are set: faces, tracked capitals, figures, suit signs in a line; must not know what they say."""

from __future__ import annotations

import math
import re
import unicodedata
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game import resources
from game.errors import MissingAsset
from scenes.look import tokens
from scenes.look.shapes import Colour, rgb, rgba
from scenes.look.suits import SIGNS, SuitSign, suit

Face = Literal["regular", "medium", "semibold", "title", "italic"]
Align = Literal["left", "centre", "right"]

THIN_SPACE = "\u2009"
NO_BREAK = "\u00a0"
ELLIPSIS = "…"
_OR = "\u0389"
"""The Greek "or": in capitals it keeps its accent, which tells it from the article."""

FILES: dict[Face, str] = {
    "regular": "fonts/FiraSans-Regular.ttf",
    "medium": "fonts/FiraSans-Medium.ttf",
    "semibold": "fonts/FiraSans-SemiBold.ttf",
    "title": "fonts/Vollkorn.ttf",
    "italic": "fonts/FiraSans-Regular.ttf",
}
_FINE = 4
_MOST_FIGURES, _ENDS = 10, 3
#: What is not left to the font: suit signs are drawn, and Fira Sans has no thin space.
_SPECIAL = re.compile(f"([{''.join(SIGNS)}{THIN_SPACE}])")
_MAY_BREAK = re.compile(r"(?<!\d) | (?![^\W\d_])")
"""A space, but for one between a number and a word."""
#: Em.
_THIN = 0.2
#: Em: a suit sign's side and the air on each side of it within a line.
_SIGN_SIDE, _SIGN_AIR = 0.80, 0.06


_FOURTH: dict[SuitSign, Colour] = {"♦": tokens.BLUE_ON_DARK, "♣": tokens.GREEN_ON_DARK}
"""The suits that have a colour of their own in a pack of four colours."""


class Set(NamedTuple):
    """A line of text made ready: blit `surface` so that its row `centre` meets the middle of the capitals."""

    surface: pygame.Surface
    centre: float


@lru_cache(maxsize=128)
def font(face: Face, px: int) -> pygame.font.Font:
    """The font of a face at a size in pixels; raises MissingAsset, which names the file, where it is of no use."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = resources.asset(FILES[face])
    try:
        made = pygame.font.Font(path, max(1, px))
        # A few slanted words on a page are not worth a font file of their own.
        made.set_italic(face == "italic")
        made.size("A")  # a file that is no font is found out only now
    except (pygame.error, OSError, RuntimeError, ValueError) as error:
        raise MissingAsset(f"{path} cannot be used ({error}); expected a font") from error
    return made


def forget_fonts() -> None:
    """Drop kept fonts and lines; call it after `pygame.font` was shut down."""
    for kept in (font, set_line, measure):
        kept.cache_clear()


def pixels(size: float, u: float) -> int:
    """A type size at UI scale u in whole pixels."""
    return max(1, round(size * u))


def _bare(word: str) -> str:
    """The word without its acute accents."""
    bare = "".join(c for c in unicodedata.normalize("NFD", word) if c != "\u0301")
    return unicodedata.normalize("NFC", bare)


def capitals(text: str) -> str:
    """The text in capitals; Greek ones lose their accents, as Greek is set, but for the word "or"."""
    upper = text.upper()
    if not any("\u0370" <= c <= "\u03ff" for c in upper):
        return upper
    return " ".join(word if word == _OR else _bare(word) for word in upper.split(" "))


def grouped(number: int) -> str:
    """A deal number with a thin space between its thousands."""
    return f"{number:,}".replace(",", THIN_SPACE)


def shortened(figures: str) -> str:
    """A number; of one with very many figures only the first and the last ones."""
    return figures if len(figures) <= _MOST_FIGURES else f"{figures[:_ENDS]}{ELLIPSIS}{figures[-_ENDS:]}"


def sign_colour(sign: SuitSign, colour: Colour, four_colours: bool = False) -> Colour:
    """The colour of a suit sign inside a line of this colour on a dark ground: of the pack of two or four colours."""
    if four_colours and sign in _FOURTH:
        return _FOURTH[sign]
    return tokens.DANGER if sign in "♥♦" and colour != tokens.INK else colour


@lru_cache(maxsize=4096)
def measure(text: str, face: Face, px: int, tracking: float = 0.0) -> float:
    """The advance width of a line in pixels; `tracking` is in em."""
    if face == "italic":  # slanting makes a line's picture wider, but not its words
        face = "regular"
    if tracking:
        return font(face, px * _FINE).size(text)[0] / _FINE + tracking * px * max(0, len(text) - 1)
    if not _SPECIAL.search(text):
        return float(font(face, px).size(text)[0])
    special = {sign: round(px * _SIGN_SIDE) + 2 * px * _SIGN_AIR for sign in SIGNS} | {THIN_SPACE: px * _THIN}
    parts = [part for part in _SPECIAL.split(text) if part]
    return sum(special[part] if part in special else font(face, px).size(part)[0] for part in parts)


@lru_cache(maxsize=512)
def set_line(
    text: str,
    face: Face,
    px: int,
    colour: Colour,
    alpha: float = 1.0,
    tracking: float = 0.0,
    four_colours: bool = False,
) -> Set:
    """Render one line, its suits as on such a pack. The surface is shared: only blit it."""
    if tracking:
        line = _tracked(text, face, px, colour, tracking)
    elif _SPECIAL.search(text):
        line = _with_specials(text, face, px, colour, four_colours)
    else:
        surface = font(face, px).render(text, True, rgb(colour))
        line = Set(surface, _baseline(font(face, px), text) - _cap(face) * px / 2)
    if alpha < 1:
        line.surface.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return line


def _cap(face: Face) -> float:
    return tokens.CAP_TITLE if face == "title" else tokens.CAP_SANS


def _baseline(plain: pygame.font.Font, text: str) -> int:
    """How far below the top of a rendered text its baseline is: signs over the font's ascent (Š, Å) push it down."""
    if text.isascii():  # most texts at the start: there every sign keeps within the ascent
        return plain.get_ascent()
    return max([plain.get_ascent(), *(sign[3] for sign in plain.metrics(text) if sign)])


def _tracked(text: str, face: Face, px: int, colour: Colour, tracking: float) -> Set:
    """Set glyph by glyph four times too large and shrink, so that the tracking may be a fraction of a pixel."""
    large = font(face, px * _FINE)
    step = tracking * px * _FINE
    width = large.size(text)[0] + step * max(0, len(text) - 1)
    above = math.ceil((_baseline(large, text) - large.get_ascent()) / _FINE)
    w, h = int(width) // _FINE + 2, large.get_height() // _FINE + 1 + above
    sheet = pygame.Surface((w * _FINE, h * _FINE), pygame.SRCALPHA)
    sheet.fill(rgba(colour, 0))
    for k, glyph in enumerate(text):
        start = large.size(text[: k + 1])[0] - large.size(glyph)[0]
        top = above * _FINE + large.get_ascent() - _baseline(large, glyph)
        sheet.blit(large.render(glyph, True, rgb(colour)), (round(start + k * step), top))
    centre = above + large.get_ascent() / _FINE - _cap(face) * px / 2
    return Set(pygame.transform.smoothscale(sheet, (w, h)), centre)


def _with_specials(text: str, face: Face, px: int, colour: Colour, four_colours: bool) -> Set:
    """Set a line in parts: suit signs drawn, thin spaces left free."""
    plain = font(face, px)
    parts = [part for part in _SPECIAL.split(text) if part]
    words = [part for part in parts if not _SPECIAL.match(part)]
    baseline = max([plain.get_ascent(), *(_baseline(plain, part) for part in words)])
    high = plain.get_height() + baseline - plain.get_ascent()
    sheet = pygame.Surface((round(measure(text, face, px)) + 1, high), pygame.SRCALPHA)
    sheet.fill(rgba(colour, 0))
    centre = baseline - _cap(face) * px / 2
    side, x = round(px * _SIGN_SIDE), 0.0
    for part in parts:
        sign = next((s for s in SIGNS if s == part), None)
        if sign:
            x += px * _SIGN_AIR
            sheet.blit(suit(sign, side, sign_colour(sign, colour, four_colours)), (round(x), round(centre - side / 2)))
            x += side + px * _SIGN_AIR
        elif part == THIN_SPACE:
            x += px * _THIN
        else:
            sheet.blit(plain.render(part, True, rgb(colour)), (round(x), baseline - _baseline(plain, part)))
            x += plain.size(part)[0]
    return Set(sheet, centre)


def draw(
    canvas: pygame.Surface,
    text: str,
    face: Face,
    px: int,
    colour: Colour,
    x: float,
    cy: float,
    align: Align = "left",
    alpha: float = 1.0,
    tracking: float = 0.0,
    four_colours: bool = False,
) -> pygame.Rect:
    """Draw one line; x is its left end, middle or right end, cy the middle of its capitals. Returns its place."""
    line = set_line(text, face, px, colour, alpha, tracking, four_colours)
    width = line.surface.get_width()
    left = x - {"left": 0.0, "centre": width / 2, "right": width}[align]
    return canvas.blit(line.surface, (round(left), round(cy - line.centre)))


def draw_label(
    canvas: pygame.Surface,
    text: str,
    x: float,
    cy: float,
    u: float,
    align: Align = "left",
    size: float = tokens.SIZE_LABEL,
    colour: Colour = tokens.TEXT_QUIET,
) -> pygame.Rect:
    """Draw a small heading in tracked capitals."""
    px = pixels(size, u)
    return draw(canvas, capitals(text), "medium", px, colour, x, cy, align, tracking=tokens.TRACKING)


def figures_width(text: str, px: int) -> float:
    """The width `draw_figures` takes."""
    return sum(_figure_room(c, px) for c in text)


def _figure_room(c: str, px: int) -> float:
    return tokens.DIGIT_WIDTH * px if c.isdigit() else measure(c, "regular", px)


def draw_figures(
    canvas: pygame.Surface,
    text: str,
    face: Face,
    px: int,
    colour: Colour,
    x: float,
    cy: float,
    align: Align = "left",
) -> pygame.Rect:
    """Draw a number whose digits all take the same room, so that it does not jitter while it counts."""
    width = figures_width(text, px)
    left = x - {"left": 0.0, "centre": width / 2, "right": width}[align]
    place = pygame.Rect(round(left), round(cy), 0, 0)
    at = left
    for c in text:
        room = _figure_room(c, px)
        place.union_ip(draw(canvas, c, face, px, colour, at + room / 2, cy, "centre"))
        at += room
    return place


def wrap(text: str, face: Face, px: int, width: float) -> list[str]:
    """Break a text into lines at most `width` pixels wide; a word wider than a line is broken inside.

    A number stays on a line with the word after it, which it counts, as long as a line holds both.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _unbroken(paragraph, face, px, width):
            longer = f"{line} {word}" if line else word
            if measure(longer, face, px) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = pieces(word, face, px, width)
            lines.extend(full)
        lines.append(line)
    return lines


def balanced(text: str, face: Face, px: int, width: float) -> list[str]:
    """Break a text into as few lines as `wrap` would, but of much the same width: no word is left alone at the end."""
    lines = wrap(text, face, px, width)
    narrow, wide = max(measure(word, face, px) for word in _unbroken(text, face, px, width)), width
    while wide - narrow > 1:
        middle = (narrow + wide) / 2
        tried = wrap(text, face, px, middle)
        if len(tried) > len(lines):
            narrow = middle
        else:
            lines, wide = tried, middle
    return lines


def _unbroken(paragraph: str, face: Face, px: int, width: float) -> list[str]:
    """The parts of a paragraph between which lines may break."""
    parts: list[str] = []
    for part in _MAY_BREAK.split(paragraph):
        parts += [part] if measure(part, face, px) <= width else part.split(" ")
    return parts


def pieces(word: str, face: Face, px: int, width: float) -> list[str]:
    """Cut a word into pieces that fit a line each (one character at least)."""
    pieces, start = [], 0
    for end in range(1, len(word) + 1):
        if end - start > 1 and measure(word[start:end], face, px) > width:
            pieces.append(word[start : end - 1])
            start = end - 1
    return [*pieces, word[start:]]


def fitted(text: str, face: Face, px: int, width: float) -> str:
    """The text, or its beginning and an ellipsis where it is wider than `width` pixels."""
    if measure(text, face, px) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, face, px) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS
