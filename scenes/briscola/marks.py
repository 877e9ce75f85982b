"""What is drawn at a table of Briscola over its resting cards: whose place waits, what takes, what the stock holds.

Decides nothing: what is so, the showing says.
"""

from __future__ import annotations

import math

import pygame

from game.briscola.rules import FOUR
from game.cards import ItalianSuit
from game.seats import Side
from game.words import Words
from scenes.briscola.places import draw_place
from scenes.briscola.showing import Showing
from scenes.look import lettering, tokens
from scenes.look.italian_signs import ItalianSign, italian_sign, stitched_sign
from scenes.look.shapes import Box, rounded
from scenes.table.numbered import Marked, draw_number
from scenes.table.rings import draw_chosen, draw_takeable

_TURN_LINE, _TURN_ALPHA = 1.5, 0.55
_COUNT, _COUNT_ABOVE, _COUNT_SIZE, _COUNT_GROUND = (36, 22), 30, 14, 0.82
"""The pill of the stock's count at scale 1: its size, how far its top lies over the stock's foot, its figures."""
_SIGN, _SIGN_ON_WOOD = 0.62, 0.48
"""The sign in the stock's place, in card widths: stitched into linen, coloured on wood."""
_WORD_ABOVE, _WORD_AIR, _WORD_LEAST = 24, 8, 0.6
_NUMBER, _NUMBER_BELOW = 10, 3
"""The disc of the order of play: its radius, and how far its middle lies above the card's foot, at scale 1."""
_NOTE_SIZE, _NOTE_LEAST, _NOTE_BELOW = 14, 10, 0.75
"""The note under a pile: its size at scale 1, the least one, and what it needs below its middle, in its size."""
_FADE_STEPS = 12
SIGNS: dict[ItalianSuit, ItalianSign] = {
    ItalianSuit.COINS: "D",
    ItalianSuit.CUPS: "C",
    ItalianSuit.SWORDS: "S",
    ItalianSuit.CLUBS: "B",
}
"""The sign of each suit."""


def draw_marks(canvas: pygame.Surface, showing: Showing, words: Words, u: float) -> None:
    """All of it, below the cards that move."""
    if showing.feasting:
        return
    _draw_stock(canvas, showing, words, u)
    waits = showing.to_play
    box = showing.geometry.trick_box(waits) if waits is not None else None
    if box is not None and not _hidden(box, showing):
        line = (tokens.LAMP, _TURN_LINE * u, _TURN_ALPHA)
        rounded(canvas, box, box.w * tokens.RADIUS_CARD, None, 0.0, *line)
    _draw_trick(canvas, showing, u)


def draw_note(canvas: pygame.Surface, note: str, side: Side, showing: Showing, u: float) -> None:
    """A few words under a side's pile."""
    box = showing.geometry.note_box(side)
    px, least = lettering.pixels(_NOTE_SIZE, u), lettering.pixels(_NOTE_LEAST, u)
    px = min(px, round(box.h))
    while px > least and lettering.measure(note, "medium", px) > box.w:
        px -= 1
    # Where it is low, no letter hangs out below it.
    y = min(box.cy, box.bottom - _NOTE_BELOW * px)
    lettering.draw(canvas, note, "medium", px, tokens.TEXT, box.cx, y, "centre")


def _draw_trick(canvas: pygame.Surface, showing: Showing, u: float) -> None:
    """Which card takes the trick, as yet or for good, and of four the order of play."""
    trick, geometry = showing.trick, showing.geometry
    best, takes = showing.best, showing.taking
    for play in trick:
        if play.seat == takes:
            draw_chosen(canvas, geometry.trick_box(play.seat), u)
        elif play.seat == best and takes is None:
            draw_takeable(canvas, geometry.trick_box(play.seat), u)
    if FOUR.seats == geometry.SEATS:
        for number, play in enumerate(trick):
            box = geometry.trick_box(play.seat)
            at = box.cx, box.bottom - _NUMBER_BELOW * u
            draw_number(canvas, at, _NUMBER * u, Marked(number + 1, play.seat == takes))


def _hidden(box: Box, showing: Showing) -> bool:
    """Whether cards of the last trick, which is looked at, lie over it."""
    geometry, looked = showing.geometry, showing.looked
    return any(geometry.card_box(pose).rect().colliderect(box.rect()) for pose in looked.values())


def _draw_stock(canvas: pygame.Surface, showing: Showing, words: Words, u: float) -> None:
    stock, left = showing.geometry.stock_box(), showing.stock_left
    if left > 1:
        _draw_count(canvas, showing.geometry.stock_top(left), left, u)
    if showing.bare:
        _draw_bare(canvas, stock, showing, words, u)


def _draw_count(canvas: pygame.Surface, stock: Box, count: int, u: float) -> None:
    """How many cards the stock has, on its foot."""
    (wide, high), above = _COUNT, _COUNT_ABOVE
    pill = Box(round(stock.cx - wide * u / 2), round(stock.bottom - above * u), round(wide * u), round(high * u))
    rounded(canvas, pill, pill.h / 2, tokens.STRIP_ON_WOOD, _COUNT_GROUND, tokens.LINE, max(1.0, u), 0.10)
    px = lettering.pixels(_COUNT_SIZE, u)
    lettering.draw(canvas, str(count), "medium", px, tokens.TEXT, pill.cx, pill.cy, "centre")


def _draw_bare(canvas: pygame.Surface, place: Box, showing: Showing, words: Words, u: float) -> None:
    """The place the stock has left, with the trump's sign and the word."""
    # In steps, so that the pictures of a fade can be kept.
    strength = math.ceil(showing.bare * _FADE_STEPS) / _FADE_STEPS
    draw_place(canvas, place, u, strength)
    sign = SIGNS[showing.state.trump]
    linen = showing.geometry.box("runner").contains(place.cx, place.cy)
    size = round((_SIGN if linen else _SIGN_ON_WOOD) * place.w)
    picture = (stitched_sign if linen else italian_sign)(sign, size)
    word, px = words.text("Trump"), lettering.pixels(tokens.SIZE_LABEL, u)
    middle = place.cy - px * 0.75
    _blit(canvas, picture, place.cx - size / 2, middle - size / 2, strength)
    room = place.w - _WORD_AIR * u
    while px > lettering.pixels(tokens.SIZE_LABEL * _WORD_LEAST, u) and _label_width(word, px) > room:
        px -= 1
    y = place.bottom - _WORD_ABOVE * u
    colour = tokens.TEXT if linen else tokens.TEXT_QUIET_ON_WOOD
    lettering.draw(
        canvas, lettering.capitals(word), "medium", px, colour, place.cx, y, "centre", strength, tokens.TRACKING
    )


def _label_width(word: str, px: int) -> float:
    return lettering.measure(lettering.capitals(word), "medium", px, tokens.TRACKING)


def _blit(canvas: pygame.Surface, picture: pygame.Surface, x: float, y: float, strength: float) -> None:
    if strength < 1:
        # The picture is shared: its own alpha stays.
        picture = picture.copy()
        picture.set_alpha(round(255 * strength))
    canvas.blit(picture, (round(x), round(y)))
