"""Decides how the bars and the best cards on Scopa's sheet are shown; must not know who gets the point, nor why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.cards import ItalianCard
from game.scopa.count import PRIMIERA_VALUES, Primiera
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, Colour, rounded
from scenes.match.windows.sheet_proofs import CARD_AIR, CARD_HEIGHT, QUIET, Nothing, Pictures, aspect_of, lay_down
from scenes.widgets.label import Label, height_of, lay

_BAR_STEP, _BAR_WIDTH, _BAR_HEIGHT, _FIVE_GAP = 7, 4, 22, 6
_VALUE_SIZE, _VALUE_GAP = 15, 5


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
        return max(1.0, min(CARD_HEIGHT * u, box.h - self._foot(box, u) - (_VALUE_GAP + CARD_AIR) * u))

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


def _say(canvas: pygame.Surface, text: str, ink: Colour, strong: bool, cx: float, cy: float, u: float) -> None:
    size = lettering.pixels(_VALUE_SIZE, u)
    lettering.draw(canvas, text, "semibold" if strong else "regular", size, ink, cx, cy, "centre")
