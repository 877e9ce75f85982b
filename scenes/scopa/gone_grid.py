"""Draws which cards are gone as a small table of values and suits, upright or lying. Decides no card, no place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum
from typing import Final, NamedTuple

import pygame

from game.cards import ITALIAN, ItalianCard, ItalianSuit
from game.words import Words
from scenes.look import lettering, tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, disc, line, rounded, svg
from scenes.widgets.label import Style, width_of

_CELL, _PAD, _SIDE, _HEAD, _LEGEND, _SIGN = 17, 8, 24, 18, 20, 15
_MARK, _UNSEEN = 0.66, 1.6
_WORDS = Style("regular", tokens.SIZE_LABEL)
_GAP = 14
"""Between the two entries of the legend; half as much is from a mark to its word."""

_SUITS: Final = {
    ItalianSuit.COINS: '<circle cx="8" cy="8" r="5.6"/><circle cx="8" cy="8" r="1.6"/>',
    ItalianSuit.CUPS: '<path d="M3.6 2.6H12.4V6A4.4 4.4 0 0 1 3.6 6ZM8 10.4V13.4M4.8 13.6H11.2"/>',
    ItalianSuit.SWORDS: '<path d="M8 1.6V11M4.6 10.8H11.4M8 11V14.4"/>',
    ItalianSuit.CLUBS: '<path d="M5.2 13.8L4 12.4L9.4 2.4L12 2.2L12 4.6L6.6 14Z"/>',
}


class Fate(Enum):
    """What the person knows of a card."""

    GONE = "taken by either side"
    IN_SIGHT = "on the table or in the hand"
    UNSEEN = "not seen yet"


class Grid(NamedTuple):
    """A shape of the table: `upright` has a row for each value, else there is a row for each suit."""

    upright: bool

    def size(self, words: Words, u: float) -> tuple[float, float]:
        """What it covers, with what explains its marks below."""
        values, suits = len(_values()) * _CELL * u, len(_SUITS) * _CELL * u
        wide, high = (suits, values) if self.upright else (values, suits)
        entries = [width_of(word, _WORDS, u) + (_CELL + _GAP / 2) * u for word, _ in legend(words)]
        across = max(_SIDE * u + wide, sum(entries) + _GAP * u)
        return round(across + 2 * _PAD * u), round(_HEAD * u + high + (_LEGEND + 2 * _PAD) * u)

    def cells(self, box: Box, u: float) -> Iterator[tuple[ItalianCard, Box]]:
        """Where each card of the pack has its mark."""
        x, y, side = box.x + (_PAD + _SIDE) * u, box.y + (_PAD + _HEAD) * u, _CELL * u
        for card in ITALIAN.cards:
            suit, value = list(_SUITS).index(card.suit), card.rank - 1
            column, row = (suit, value) if self.upright else (value, suit)
            yield card, Box(x + column * side, y + row * side, side, side)


def fate(card: ItalianCard, gone: Collection[ItalianCard], in_sight: Collection[ItalianCard]) -> Fate:
    """What is known of a card."""
    return Fate.GONE if card in gone else Fate.IN_SIGHT if card in in_sight else Fate.UNSEEN


def legend(words: Words) -> list[tuple[str, Fate]]:
    """What the marks mean."""
    return [
        (words.meant("of cards, beside their mark in a small table", "gone"), Fate.GONE),
        (words.meant("of cards, beside their mark in a small table", "in sight"), Fate.IN_SIGHT),
    ]


def draw_grid(
    canvas: pygame.Surface,
    grid: Grid,
    box: Box,
    gone: Collection[ItalianCard],
    in_sight: Collection[ItalianCard],
    words: Words,
    u: float,
) -> None:
    """The whole table in a box of its size."""
    radius = tokens.RADIUS_CONTROL * u
    elevate(canvas, box, radius, tokens.ELEVATION_TOAST, u)
    rounded(canvas, box, radius, tokens.WOOD_WINDOW_FOOT, tokens.NIGHT_ALPHA, tokens.LINE, max(1.0, u), 0.14)
    px = lettering.pixels(tokens.SIZE_LABEL, u)
    for card, cell in grid.cells(box, u):
        first_suit, first_value = card.suit is next(iter(_SUITS)), card.rank == 1
        if first_suit:
            beside = Box(cell.x - _SIDE * u, cell.y, _SIDE * u, cell.h)
            above = Box(cell.x, cell.y - _HEAD * u, cell.w, _HEAD * u)
            place = beside if grid.upright else above
            lettering.draw(canvas, str(card.rank), "regular", px, tokens.TEXT, place.cx, place.cy, "centre")
        if first_value:
            aside = Box(cell.x - _SIDE * u, cell.y, _SIDE * u, cell.h)
            over = Box(cell.x, cell.y - _HEAD * u, cell.w, _HEAD * u)
            _draw_suit(canvas, card.suit, over if grid.upright else aside, u)
        _draw_mark(canvas, fate(card, gone, in_sight), cell, u)
    _draw_legend(canvas, box, words, px, u)


def _draw_legend(canvas: pygame.Surface, box: Box, words: Words, px: int, u: float) -> None:
    x, y = box.x + _PAD * u, box.bottom - (_PAD + _LEGEND) * u
    for word, what in legend(words):
        _draw_mark(canvas, what, Box(x, y + (_LEGEND - _CELL) / 2 * u, _CELL * u, _CELL * u), u)
        x += (_CELL + _GAP / 2) * u
        lettering.draw(canvas, word, "regular", px, tokens.TEXT_QUIET_ON_WOOD, x, y + _LEGEND / 2 * u)
        x += width_of(word, _WORDS, u) + _GAP * u


def _draw_mark(canvas: pygame.Surface, what: Fate, cell: Box, u: float) -> None:
    if what is Fate.UNSEEN:
        disc(canvas, cell.cx, cell.cy, _UNSEEN * u, tokens.TEXT, 0.45)
        return
    side = cell.w * _MARK
    mark = Box(cell.cx - side / 2, cell.cy - side / 2, side, side)
    if what is Fate.GONE:
        rounded(canvas, mark, 3 * u, tokens.LAMP, 0.92)
    else:
        inner = mark.grown(-max(1.0, u) / 2)
        rounded(canvas, inner, 3 * u, tokens.LAMP, 0.14, tokens.LAMP, max(1.5, 1.5 * u), 0.9)


def _draw_suit(canvas: pygame.Surface, suit: ItalianSuit, place: Box, u: float) -> None:
    side = round(_SIGN * u)
    body = f'<g {line(tokens.TEXT, 1.5)} stroke-linejoin="round" stroke-linecap="round">{_SUITS[suit]}</g>'
    canvas.blit(svg(body, side, side, "0 0 16 16"), (round(place.cx - side / 2), round(place.cy - side / 2)))


def _values() -> range:
    return range(1, len(ITALIAN.cards) // len(_SUITS) + 1)
