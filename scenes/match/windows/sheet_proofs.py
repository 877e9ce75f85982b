"""Decides how what proves a line of a score sheet is shown: cards, discs, words; must not know what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

import pygame

from game.cards import ACE, ItalianCard
from scenes.look import lettering, tokens
from scenes.look.shadow import card_shadow
from scenes.look.shapes import Box, disc
from scenes.widgets.label import Label, Style, lay

#: The face of a card at a width in pixels.
Pictures = Callable[[ItalianCard, int], pygame.Surface]

QUIET = Style("regular", tokens.SIZE_SMALL, tokens.TEXT_QUIET_ON_WOOD, leading=1.15)
CARD_HEIGHT, CARD_AIR = 66, 8
"""How high a card is drawn at most, and what stays free above and below it together, in pixels at scale 1."""
#: The gold the coins of the cards are printed in, and what can be read on it and beside it.
_GOLD, _ON_GOLD, _GOLD_WORDS = "#E9B93A", "#2A1E12", "#E9C978"
_DISC, _DISC_STEP, _DISC_LEAST = 28, 33, 18
_DISC_SIZE, _DISC_LEAST_SIZE = 14, 13
_SAID = Style("regular", 15, tokens.TEXT_QUIET_ON_WOOD)
_SAID_LOWER = 3
"""So much lower than the middle words beside a larger number stand."""
_ROUND, _ROUND_STEP = 14, 22


class Proof(Protocol):
    """What stands beside a side's number. Boxes are table pixels; `won`: the point is its own."""

    def draw(self, canvas: pygame.Surface, box: Box, won: bool, u: float, /) -> None:
        """Draw it from the left edge of the box, in the middle of its height."""

    def labels(self, box: Box, u: float) -> Iterator[Label]:
        """The words in it."""


class Nothing:
    """There is nothing to show."""

    def draw(self, canvas: pygame.Surface, box: Box, won: bool, u: float, /) -> None:
        """Draw nothing."""

    def labels(self, _box: Box, _u: float) -> Iterator[Label]:
        yield from ()


class Discs(Nothing):
    """A gold disc for each card of one suit, with its value."""

    def __init__(self, cards: Sequence[ItalianCard]) -> None:
        self._values = ["A" if card.rank == ACE else str(card.rank) for card in cards]

    def draw(self, canvas: pygame.Surface, box: Box, won: bool, u: float) -> None:
        step = _DISC_STEP * u
        if self._values:
            step = min(step, (box.w + (_DISC_STEP - _DISC) * u) / len(self._values))
        side = min(_DISC * u, step - 1)
        if side < _DISC_LEAST * u:
            self._draw_bare(canvas, box, won, u)
            return
        size = lettering.pixels(max(_DISC_LEAST_SIZE, min(_DISC_SIZE, 0.5 * side / u)), u)
        for k, value in enumerate(self._values):
            cx = box.x + side / 2 + k * step
            fill = _GOLD if won else None
            line = 1.0 if won else 0.6
            disc(canvas, cx, box.cy, side / 2 - 1, fill, 0.95, stroke=_GOLD, stroke_width=1.5 * u, stroke_alpha=line)
            ink = _ON_GOLD if won else _GOLD_WORDS
            lettering.draw(canvas, value, "semibold", size, ink, cx, box.cy, "centre")

    def _draw_bare(self, canvas: pygame.Surface, box: Box, won: bool, u: float) -> None:
        """The values alone, where discs would be too small to read them on."""
        step = box.w / len(self._values)
        size = lettering.pixels(_DISC_SIZE, u)
        for k, value in enumerate(self._values):
            cx = box.x + (k + 0.5) * step
            lettering.draw(canvas, value, "semibold", size, _GOLD_WORDS, cx, box.cy, "centre", 1.0 if won else 0.75)


class Cards(Nothing):
    """The cards themselves, upright or lying crosswise."""

    def __init__(self, cards: Sequence[ItalianCard], pictures: Pictures, crosswise: bool = False) -> None:
        self._cards = cards
        self._pictures = pictures
        self._crosswise = crosswise

    def draw(self, canvas: pygame.Surface, box: Box, _won: bool, u: float) -> None:
        if not self._cards:
            return
        aspect = aspect_of(self._pictures, self._cards[0])
        room = box.h - CARD_AIR * u
        high = min(CARD_HEIGHT * u, room * aspect if self._crosswise else room)
        shown = [self._pictures(card, round(high / aspect)) for card in self._cards]
        if self._crosswise:
            shown = [pygame.transform.rotate(picture, 90) for picture in shown]
        wide, tall = shown[0].get_size()
        step = min(wide + 14 * u, (box.w - wide) / max(1, len(shown) - 1))
        for k, picture in enumerate(shown):
            lay_down(canvas, picture, round(box.x + k * step), round(box.cy - tall / 2))


class Said(Nothing):
    """Words beside a total."""

    def __init__(self, words: str) -> None:
        self._words = words

    def labels(self, box: Box, u: float) -> Iterator[Label]:
        yield lay(self._words, _SAID, Box(box.x, box.y + _SAID_LOWER * u, box.w, box.h), u, most=1)

    def draw(self, canvas: pygame.Surface, box: Box, _won: bool, u: float) -> None:
        for label in self.labels(box, u):
            label.draw(canvas)


class Rounds(Nothing):
    """A mark for each game a match goes to, those that were won filled; none where there is no room for all."""

    def __init__(self, won: int, target: int) -> None:
        self._won = won
        self._target = target

    def draw(self, canvas: pygame.Surface, box: Box, _won: bool, u: float) -> None:
        if (_ROUND + (self._target - 1) * _ROUND_STEP) * u > box.w:
            return
        for place in range(self._target):
            cx = box.x + (_ROUND / 2 + place * _ROUND_STEP) * u
            fill = tokens.LAMP if place < self._won else None
            stroke = None if fill else tokens.TEXT_QUIET_ON_WOOD
            disc(canvas, cx, box.cy, _ROUND / 2 * u, fill, stroke=stroke, stroke_width=tokens.STROKE_EMPTY * u)


def aspect_of(pictures: Pictures, card: ItalianCard) -> float:
    """How many times as high as wide the pack's cards are."""
    width, height = pictures(card, 60).get_size()
    return height / width


def lay_down(canvas: pygame.Surface, picture: pygame.Surface, x: int, y: int) -> None:
    """Draw a card with the shadow of one that lies; `x`, `y` is its corner."""
    shadow, (dx, dy) = card_shadow(*picture.get_size(), "end")
    canvas.blit(shadow, (x + dx, y + dy))
    canvas.blit(picture, (x, y))
