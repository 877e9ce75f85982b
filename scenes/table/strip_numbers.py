"""A number of a strip with its name, and how both are set so that they fit; knows no button and no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame

from scenes.look import lettering, tokens
from scenes.look.italian_signs import ItalianSign, italian_sign
from scenes.look.shapes import Colour, disc
from scenes.table import notes
from scenes.table.notes import Note

DOT_AWAY = 12
"""From a lit number to its dot at scale 1, as all measures here."""
_NAME_LINE = 15
_HIDDEN = "–"


class Stat(NamedTuple):
    """A number with its name. The first of a strip is set larger, and so is a `large` one; a `lit` one has a dot.

    A `spare` one is left out where there is little room. A `score` says how the game stands.

    A no-break space in the value stands where it may go on two lines: before a number, never within one. Where there
    is a `sign`, that is drawn, and the value says what it means.
    """

    name: str
    value: str
    large: bool = False
    lit: bool = False
    note: Note | None = None
    spare: bool = False
    score: bool = False
    sign: ItalianSign | None = None


NameLook: TypeAlias = tuple[Colour, lettering.Align, int | None, int, int]
"""A quiet name's colour, how it is set, the size of its capitals (None: small letters), their least and most pixels."""


def told(stats: Sequence[Stat], scores: bool) -> list[Stat]:
    """These numbers, or with a dash in place of each score for who would rather not see how the game stands."""
    return [stat if scores or not stat.score else stat._replace(value=_HIDDEN) for stat in stats]


def fitted(value: str, size: float, room: float, u: float) -> tuple[str, int]:
    """A number and the pixels at which it fits: as large as it can, and never smaller than the smallest label.

    What is too long for that is set closer instead.
    """
    px, least = lettering.pixels(size, u), lettering.pixels(tokens.SIZE_LABEL_NARROW, u)
    while px > least and lettering.figures_width(value, px) > room:
        px -= 1
    close = lettering.figures_width(value, px) > room
    return value.replace(lettering.THIN_SPACE, "") if close else value, px


def face(px: int, u: float) -> lettering.Face:
    """A label's face at a label's least size: what is so small must not be thin."""
    return "regular" if px >= lettering.pixels(tokens.SIZE_LABEL, u) else "medium"


def capitals_size(stats: Sequence[Stat], rooms: Sequence[float], u: float) -> int | None:
    """The size of the names in capitals, each having so much room; None where one has not enough for them."""
    for size in (tokens.SIZE_LABEL, tokens.SIZE_LABEL_NARROW):
        px = lettering.pixels(size, u)
        names = [lettering.capitals(stat.name) for stat in stats]
        widths = [lettering.measure(name, "medium", px, tokens.TRACKING) for name in names]
        if all(width <= room for width, room in zip(widths, rooms, strict=True)):
            return size
    return None


def draw_name(
    canvas: pygame.Surface,
    stat: Stat,
    at: tuple[float, float],
    room: float,
    u: float,
    look: NameLook,
) -> None:
    """A name in its colour, set from the left or centred: in capitals of a size or (None) in small letters.

    All of a strip's names are in capitals, or none. Small letters shrink to a least size in pixels, and a centred
    name that is too long even then stands on two lines: a name is never cut.
    """
    quiet, align, capitals, least, px = look
    (x, y), ink = at, tokens.TEXT if stat.lit else quiet
    if capitals is not None:
        lettering.draw_label(canvas, stat.name, x, y, u, align, capitals, ink)
        return
    while px > least and lettering.measure(stat.name, "medium", px) > room:
        px -= 1
    fits = align == "left" or lettering.measure(stat.name, "medium", px) <= room
    lines = [stat.name] if fits else lettering.wrap(stat.name, "medium", px, room)
    first = y - (len(lines) - 1) * _NAME_LINE / 2 * u
    for number, line in enumerate(lines):
        lettering.draw(canvas, line, "medium", px, ink, x, first + number * _NAME_LINE * u, align)


def draw_sign(canvas: pygame.Surface, sign: ItalianSign, x: float, y: float, side: float) -> None:
    """The sign that stands in a number's place, about this point."""
    picture = italian_sign(sign, round(side))
    canvas.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def draw_dot(canvas: pygame.Surface, x: float, y: float, u: float) -> None:
    """The dot of a lit number, beside its figures: names keep their whole room and never shift."""
    disc(canvas, x, y, notes.DOT * u, fill=tokens.LAMP)
