"""How a face of the French pack looks of which only a strip shows: its index whole, no slice of its art. No table.

A face's own index is left where it is as long as the strip holds it. In a narrower one rank and sign stand on one
line, as large as the strip allows.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.errors import MissingAsset
from scenes.table.art import ArtSpec, raster_line

_FULL_STRIP = 0.2
"""Of a card's height: up to here a strip shows its index and no whole piece of art."""
_PAPER_HIGH = 0.3
"""Of a card's height: so much paper is made ready; a strip that is dressed is never higher."""
_PAPER_FROM = 0.9
"""Of a card's width: from here to its right edge the top of the two of spades is bare paper, edge and corner."""
_FILLED = 0.8
"""Of a strip's height: so high is its index at most."""
_LEAST_CAP = 4
"""Pixels below which an index would be a blot: the paper stays bare."""


class _Corner(NamedTuple):
    """Where a form's index stands: its left and right ends in card widths; its top, height and foot in card heights.

    The foot is that of the Q's tail, which hangs lowest.
    """

    left: float
    right: float
    top: float
    cap: float
    foot: float


_ROOMY = _Corner(14 / 250, 82 / 250, 14 / 350, 34 / 350, 59.5 / 350)
_CORNERS = {"full": _ROOMY, "plain": _ROOMY, "compact": _Corner(13 / 250, 0.5, 7 / 350, 59.5 / 350, 76.5 / 350)}


class Strip(NamedTuple):
    """How a strip is dressed: the height of the index in pixels and where its top is; (0, 0): as the face has it."""

    cap: int
    top: int


def index_foot(form: str) -> float:
    """Where the index of a form ends, in card heights: a strip so high shows it whole."""
    return _CORNERS[form].foot


def dressed(spec: ArtSpec, height: int, free: int, figure: bool) -> Strip | None:
    """How the strip of a card is dressed of which another one leaves `free` pixels of `height` open.

    None where the face may show as it is; a `figure` may not where a slice of its art would.
    """
    corner = _CORNERS[spec.form]
    if free < corner.foot * height:
        cap = min(round(corner.cap * height), int(_FILLED * free))
        return Strip(cap, min(round(corner.top * height), 1 + max(0, free - 1 - cap) // 2))
    return Strip(0, 0) if figure and spec.form == "full" and free <= _FULL_STRIP * height else None


def strip_picture(
    strip: Strip, spec: ArtSpec, face: pygame.Surface, paper: pygame.Surface, index: bytes
) -> pygame.Surface:
    """The top of a card: the pack's bare paper and the index, or the part of the face that has its own."""
    made = paper.copy()
    width, height = face.get_size()
    corner = _CORNERS[spec.form]
    if not strip.cap:
        own = pygame.Rect(0, 0, round(corner.right * width), round(corner.foot * height))
        made.fill((0, 0, 0, 0), own)
        made.blit(face, own, own)
    elif strip.cap >= _LEAST_CAP:
        try:
            line = raster_line(index, strip.cap)
        except MissingAsset:  # what of the face's own index there is room for is better than none
            made.blit(face, (0, 0), (0, 0, round(corner.right * width), made.get_height()))
        else:
            made.blit(line, (round(corner.left * width), strip.top))
    return made


def paper_of(plain: pygame.Surface) -> pygame.Surface:
    """The top of a card without its index; `plain`, a two of spades, lends edge and corners."""
    width, height = plain.get_size()
    edge, rows = round(width * (1 - _PAPER_FROM)), round(height * _PAPER_HIGH)
    made = pygame.Surface((width, rows), pygame.SRCALPHA)
    end = plain.subsurface((width - edge, 0, edge, rows))
    middle = pygame.transform.scale(plain.subsurface((width - edge - 1, 0, 1, rows)), (width - 2 * edge, rows))
    for part, x in ((pygame.transform.flip(end, True, False), 0), (middle, edge), (end, width - edge)):
        made.blit(part, (x, 0))
    return made
