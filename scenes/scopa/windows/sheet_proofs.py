"""Decides how the cards that prove a line of the score sheet are shown; must not know who gets the point, nor why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

import pygame

from game.cards import ACE, ItalianCard
from game.scopa.count import PRIMIERA_VALUES, Primiera
from scenes.look import lettering, tokens
from scenes.look.shadow import card_shadow
from scenes.look.shapes import Box, Colour, disc, rounded
from scenes.widgets.label import Label, Style, height_of, lay

#: The face of a card at a width in pixels.
Pictures = Callable[[ItalianCard, int], pygame.Surface]

QUIET = Style("regular", tokens.SIZE_SMALL, tokens.TEXT_QUIET_ON_WOOD, leading=1.15)
#: The gold the coins of the cards are printed in, and what can be read on it and beside it.
_GOLD, _ON_GOLD, _GOLD_WORDS = "#E9B93A", "#2A1E12", "#E9C978"
_BAR_STEP, _BAR_WIDTH, _BAR_HEIGHT, _FIVE_GAP = 7, 4, 22, 6
_COIN, _COIN_STEP, _COIN_LEAST = 28, 33, 18
_COIN_SIZE, _COIN_LEAST_SIZE = 14, 13
_CARD_HEIGHT, _CARD_AIR = 66, 8
_VALUE_SIZE, _VALUE_GAP = 15, 5


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


class Bars(Nothing):
    """A bar for each card, in fives."""

    def __init__(self, count: int) -> None:
        self._count = count

    def draw(self, canvas: pygame.Surface, box: Box, won: bool, u: float) -> None:
        fives = (self._count - 1) // 5
        whole = (self._count * _BAR_STEP + fives * _FIVE_GAP) * u
        scale = u * min(1.0, box.w / max(1.0, whole))
        for k in range(self._count):
            x = box.x + (k * _BAR_STEP + k // 5 * _FIVE_GAP) * scale
            bar = Box(round(x), round(box.cy - _BAR_HEIGHT * u / 2), max(2.0, _BAR_WIDTH * scale), _BAR_HEIGHT * u)
            rounded(canvas, bar, 1.5 * u, tokens.PAPER, 0.92 if won else 0.5)


class Coins(Nothing):
    """A disc for each coin, with its value."""

    def __init__(self, cards: Sequence[ItalianCard]) -> None:
        self._values = ["A" if card.rank == ACE else str(card.rank) for card in cards]

    def draw(self, canvas: pygame.Surface, box: Box, won: bool, u: float) -> None:
        step = _COIN_STEP * u
        if self._values:
            step = min(step, (box.w + (_COIN_STEP - _COIN) * u) / len(self._values))
        side = min(_COIN * u, step - 1)
        if side < _COIN_LEAST * u:
            self._draw_bare(canvas, box, won, u)
            return
        size = lettering.pixels(max(_COIN_LEAST_SIZE, min(_COIN_SIZE, 0.5 * side / u)), u)
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
        size = lettering.pixels(_COIN_SIZE, u)
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
        room = box.h - _CARD_AIR * u
        high = min(_CARD_HEIGHT * u, room * aspect if self._crosswise else room)
        shown = [self._pictures(card, round(high / aspect)) for card in self._cards]
        if self._crosswise:
            shown = [pygame.transform.rotate(picture, 90) for picture in shown]
        wide, tall = shown[0].get_size()
        step = min(wide + 14 * u, (box.w - wide) / max(1, len(shown) - 1))
        for k, picture in enumerate(shown):
            lay_down(canvas, picture, round(box.x + k * step), round(box.cy - tall / 2))


class BestOfSuits(Nothing):
    """The best card of each suit with its value; where a suit is missing, words say so and nothing is added up."""

    def __init__(self, best: Primiera, missing: str, beside: Sequence[str], pictures: Pictures) -> None:
        """`missing` are the words for the suits that are missing; `beside` those of both sides, whose cards are
        to be shown alike."""
        self._best = best
        self._missing = missing
        self._beside = beside
        self._pictures = pictures

    def _foot(self, box: Box, u: float) -> float:
        """The height of what stands under the cards."""
        return max(_VALUE_SIZE * u, *(height_of(words, QUIET, box.w, u) for words in self._beside))

    def _card_height(self, box: Box, u: float) -> float:
        return max(1.0, min(_CARD_HEIGHT * u, box.h - self._foot(box, u) - (_VALUE_GAP + _CARD_AIR) * u))

    def _top(self, box: Box, u: float) -> float:
        return round(box.cy - (self._card_height(box, u) + _VALUE_GAP * u + self._foot(box, u)) / 2)

    def labels(self, box: Box, u: float) -> Iterator[Label]:
        if self._missing:
            top = self._top(box, u) + self._card_height(box, u) + _VALUE_GAP * u
            room = Box(box.x, top, box.w, self._foot(box, u))
            yield lay(self._missing, QUIET, room, u, vertical="top")

    def draw(self, canvas: pygame.Surface, box: Box, won: bool, u: float) -> None:
        high = self._card_height(box, u)
        if not self._best.cards:
            self._draw_labels(canvas, box, u)
            return
        wide = round(high / aspect_of(self._pictures, self._best.cards[0]))
        step = min(wide + 16 * u, (box.w - wide) / 3)
        top, value_at = self._top(box, u), self._top(box, u) + high + (_VALUE_GAP + _VALUE_SIZE / 2) * u
        cards = {card.suit: card for card in self._best.cards}
        for k, suit in enumerate(type(self._best.cards[0].suit)):
            x = round(box.x + k * step)
            card = cards.get(suit)
            if card is None:
                place = Box(x, top, wide, round(high))
                radius = wide * tokens.RADIUS_CARD
                rounded(canvas, place, radius, tokens.SHADE, 0.12, tokens.LINE, max(1.0, u), 0.22)
                continue
            lay_down(canvas, self._pictures(card, wide), x, round(top))
            if not self._missing:
                self._draw_value(canvas, card, x + wide / 2, value_at, won, u)
                if k:
                    _say(canvas, "+", tokens.TEXT_QUIET_ON_WOOD, False, x + wide / 2 - step / 2, value_at, u)
        self._draw_labels(canvas, box, u)

    def _draw_labels(self, canvas: pygame.Surface, box: Box, u: float) -> None:
        for label in self.labels(box, u):
            label.draw(canvas)

    @staticmethod
    def _draw_value(canvas: pygame.Surface, card: ItalianCard, cx: float, cy: float, won: bool, u: float) -> None:
        ink = tokens.TEXT if won else tokens.TEXT_QUIET_ON_WOOD
        _say(canvas, str(PRIMIERA_VALUES[card.rank]), ink, won, cx, cy, u)


def aspect_of(pictures: Pictures, card: ItalianCard) -> float:
    """How many times as high as wide the pack's cards are."""
    width, height = pictures(card, 60).get_size()
    return height / width


def lay_down(canvas: pygame.Surface, picture: pygame.Surface, x: int, y: int) -> None:
    """Draw a card with the shadow of one that lies; `x`, `y` is its corner."""
    shadow, (dx, dy) = card_shadow(*picture.get_size(), "end")
    canvas.blit(shadow, (x + dx, y + dy))
    canvas.blit(picture, (x, y))


def _say(canvas: pygame.Surface, text: str, ink: Colour, strong: bool, cx: float, cy: float, u: float) -> None:
    size = lettering.pixels(_VALUE_SIZE, u)
    lettering.draw(canvas, text, "semibold" if strong else "regular", size, ink, cx, cy, "centre")
