"""Rows of cards in miniature, under each what it counts, at the end what they come to. Knows no game or rule."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.cards import AnyCard
from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.reading.figure import RUNNER, Figure
from scenes.table.sprites import Pose
from scenes.widgets.buttons import Button, IconButton

_MOST_WIDTH, _GAP = 64, 14
_NAME_WIDE, _SUM_WIDE, _VALUE_HIGH, _ROW_GAP = 104, 72, 28, 20
_RAISED = 8
_NARROW = 430
"""Below this width a row's name stands over its cards, in pixels at scale 1."""


class CountedRow(NamedTuple):
    """Cards with what each counts; where they are added up, whose they are, their `total`, whether it wins."""

    cards: Sequence[AnyCard]
    values: Sequence[str] = ()
    name: str = ""
    total: str = ""
    won: bool = False


class CountedFigure(Figure):
    """Rows of cards and what they count, or the cards alone."""

    ground = RUNNER

    @abstractmethod
    def rows_for(self, width: float, u: float) -> list[CountedRow]:
        """The rows in a picture of this width, in pixels."""

    def controls(self) -> list[Button | IconButton]:
        return []

    def cards(self) -> list[AnyCard]:
        return [card for row in self.rows_for(0.0, 1.0) for card in row.cards]

    # Layout

    def _is_narrow(self, width: float, u: float) -> bool:
        return width < _NARROW * u

    def _sides(self, width: float, u: float) -> tuple[float, float]:
        """The room for the names before the cards and for the sums after them."""
        rows = self.rows_for(width, u)
        name = _NAME_WIDE * u if any(row.name for row in rows) and not self._is_narrow(width, u) else 0.0
        return name, _SUM_WIDE * u if any(row.total for row in rows) else 0.0

    def _gap(self, width: float, u: float) -> float:
        most = max(len(row.cards) for row in self.rows_for(width, u))
        return min(_GAP * u, 0.2 * width / most)

    def card_width(self, width: float, u: float) -> int:
        count = max(len(row.cards) for row in self.rows_for(width, u))
        room = width - sum(self._sides(width, u)) - (count - 1) * self._gap(width, u)
        return max(1, min(round(_MOST_WIDTH * u), int(room / count)))

    def _over(self, width: float, u: float) -> float:
        """The room for a name over its cards."""
        named = any(row.name for row in self.rows_for(width, u))
        return _VALUE_HIGH * u if named and self._is_narrow(width, u) else 0.0

    def _row_height(self, width: float, u: float) -> float:
        height = self.setting.faces.height_of(self.card_width(width, u))
        valued = any(row.values for row in self.rows_for(width, u))
        return self._over(width, u) + height + (_VALUE_HIGH * u if valued else 0.0)

    def picture_height(self, width: float, u: float) -> float:
        rows = len(self.rows_for(width, u))
        return rows * self._row_height(width, u) + (rows - 1) * _ROW_GAP * u + _RAISED * u

    def arrange_picture(self) -> None:
        poses = {}
        for pile, (card, box) in enumerate(self.boxes().items()):
            poses[card] = Pose(round(box.x), round(box.y), self._width, True, pile, 0, False)
        self.spread.lay(poses)

    def boxes(self) -> dict[AnyCard, Box]:
        """Where each card lies in the picture."""
        wide, u, width = self.picture.w, self.u, self._width
        gap, height = self._gap(wide, u), self.setting.faces.height_of(width)
        name, total = self._sides(wide, u)
        boxes: dict[AnyCard, Box] = {}
        for number, row in enumerate(self.rows_for(wide, u)):
            whole = name + len(row.cards) * width + (len(row.cards) - 1) * gap + total
            left = (wide - whole) / 2 + name
            top = number * (self._row_height(wide, u) + _ROW_GAP * u) + self._over(wide, u) + _RAISED * u / 2
            for k, card in enumerate(row.cards):
                boxes[card] = Box(round(left + k * (width + gap)), round(top), width, height)
        return boxes

    # Drawing

    def draw_over(self, canvas: pygame.Surface, x: float, y: float) -> None:
        boxes = self.boxes()
        for row in self.rows_for(self.picture.w, self.u):
            self._draw_row(canvas, row, [boxes[card].moved(x, y) for card in row.cards])

    def _draw_row(self, canvas: pygame.Surface, row: CountedRow, cards: Sequence[Box]) -> None:
        u = self.u
        face: lettering.Face = "semibold" if row.won else "regular"
        below = cards[0].bottom + _VALUE_HIGH * u / 2
        px = lettering.pixels(tokens.SIZE_CONTROL_SMALL, u)
        for worth, box in zip(row.values, cards, strict=False):
            lettering.draw(canvas, worth, face, px, tokens.TEXT, box.cx, below, "centre")
        if row.total:
            for box, following in pairwise(cards):
                lettering.draw(canvas, "+", "regular", px, tokens.TEXT, (box.right + following.x) / 2, below, "centre")
            lettering.draw(canvas, f"= {row.total}", face, px, tokens.TEXT, cards[-1].right + _GAP * u, below)
        size = lettering.pixels(tokens.SIZE_BODY, u)
        if row.name and self._is_narrow(self.picture.w, u):
            lettering.draw(canvas, row.name, face, size, tokens.TEXT, cards[0].x, cards[0].y - 14 * u)
        elif row.name:
            lettering.draw(canvas, row.name, face, size, tokens.TEXT, cards[0].x - _NAME_WIDE * u, cards[0].cy)
