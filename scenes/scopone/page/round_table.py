"""Where seats, cards, piles, plates and arrows stand in a drawn table for four; knows no card and no play."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.seats import PERSON, Seat, Side
from scenes.look import tokens
from scenes.look.shapes import Box, svg
from scenes.table.plates import PlatePlace

_MOST_CARD, _CARDS_ACROSS = 52, 10.3
_MOST_WIDE = 680
"""Wider the table doesn't grow, in pixels at scale 1, as all lengths here."""
_EDGE, _ABOVE, _BELOW = 6, 20, 50
"""Over and under all, between the partner's row and the table's, between the table's and the person's."""
_GAP, _LEAST_GAP = 12, 4
_PILE_GAP, _LABEL_GAP = 26, 8
_PLATE_GAP, _PLATE_HIGH = 10, 28
_ARROW, _HEAD = 0.13, 9
"""How far along its row an arrow reaches, of the table's width; how long its head is."""
_LINE = 2.0


class Arrow(NamedTuple):
    """From where to where it leads, and the corner it bends round."""

    start: tuple[float, float]
    corner: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class RoundTable:
    """The person below, the partner above, the others at the sides; between them a row of cards.

    Measured from the picture's corner: `left` is where the table begins, `wide` how wide it is.
    """

    left: float
    wide: float
    card: tuple[int, int]
    u: float

    @staticmethod
    def card_width(width: float, u: float) -> int:
        """The width of a card in a picture of this width, in pixels."""
        return max(1, min(round(_MOST_CARD * u), int(width / _CARDS_ACROSS)))

    @classmethod
    def within(cls, width: float, card: int, card_height: int, u: float) -> RoundTable:
        """The table in a picture of this width, with cards of this size."""
        wide = min(width, _MOST_WIDE * u)
        return cls((width - wide) / 2, wide, (card, card_height), u)

    @property
    def size(self) -> tuple[float, float]:
        return self.wide, 3 * self.card[1] + (2 * _EDGE + _ABOVE + _BELOW) * self.u

    @property
    def _rows(self) -> tuple[float, float, float]:
        """Where the partner's row, the table's and the person's begin."""
        high, u = self.card[1], self.u
        first = _EDGE * u
        second = first + high + _ABOVE * u
        return first, second, second + high + _BELOW * u

    @property
    def _middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def _middle_of_left(self) -> float:
        """The middle of the card of who sits at the left."""
        return self.left + self.card[0] / 2

    def seat_place(self, seat: Seat) -> Box:
        """Where a seat's card lies before it is played, and while its play is to be seen."""
        (width, high), (top, mid, low) = self.card, self._rows
        centred = self._middle - width / 2
        x, y = (
            (centred, low), (self.left + self.wide - width, mid), (centred, top), (self.left, mid)
        )[seat]  # fmt: skip
        return Box(round(x), round(y), width, high)

    def table_place(self, number: int, count: int) -> Box:
        """Where a card of the table's row lies."""
        width, high = self.card
        room = self.wide - 2 * (width + _GAP * self.u)
        gap = min(_GAP * self.u, (room - count * width) / max(1, count - 1))
        step = width + max(gap, _LEAST_GAP * self.u)
        whole = step * (count - 1) + width
        return Box(round(self._middle - whole / 2 + number * step), round(self._rows[1]), width, high)

    def pile_place(self, side: Side) -> Box:
        """Where a pair's pile lies: right of the person's card, or right of the partner's."""
        row = self._rows[0 if side else 2]
        return Box(round(self._middle + self.card[0] / 2 + _PILE_GAP * self.u), round(row), *self.card)

    def label(self, side: Side) -> tuple[float, float]:
        """Where the name of a pair begins, right of its pile: at the end that no arrow passes."""
        pile, within = self.pile_place(side), (_LABEL_GAP + 2) * self.u
        return pile.right + _LABEL_GAP * self.u, pile.bottom - within if side else pile.y + within

    def plate(self, seat: Seat) -> PlatePlace:
        """The room of a seat's plate: left of its card, or under it at the sides."""
        u, place = self.u, self.seat_place(seat)
        high = _PLATE_HIGH * u
        if seat % 2 == PERSON % 2:
            begin = self._middle_of_left + _ARROW * self.wide + _PLATE_GAP * u
            room = Box(begin, place.cy - high / 2, place.x - _PLATE_GAP * u - begin, high)
            return PlatePlace(room, "right")
        wide, top = self.wide * 0.3, place.bottom + 6 * u
        if seat == 1:
            return PlatePlace(Box(place.right - wide, top, wide, high), "right")
        return PlatePlace(Box(place.x, top, wide, high), "left")

    @property
    def prompt(self) -> Box:
        """The place about whose middle a play's words stand."""
        middle = self._rows[2] - _BELOW * self.u / 2
        return Box(self._middle, middle, 0, 0)

    def arrow(self, seat: Seat) -> Arrow:
        """From a seat to the one at its right, round the corner between them."""
        u, reach = self.u, _ARROW * self.wide
        right, left = self.seat_place(Seat(1)).cx, self.seat_place(Seat(3)).cx
        over, under = self._rows[0] + 0.28 * self.card[1], self._rows[2] + 0.72 * self.card[1]
        side_top = self._rows[1] - 8 * u
        side_foot = self._rows[2] + 2 * u
        return (
            Arrow((right - reach, under), (right, under), (right, side_foot)),
            Arrow((right, side_top), (right, over), (right - reach, over)),
            Arrow((left + reach, over), (left, over), (left, side_top)),
            Arrow((left, side_foot), (left, under), (left + reach, under)),
        )[seat]


def draw_arrow(canvas: pygame.Surface, arrow: Arrow, lit: bool, u: float) -> None:
    """Draw an arrow, in the lamp's colour where it leads to who is playing."""
    head = _HEAD * u
    points = (arrow.start, arrow.corner, arrow.end)
    left, top = (math.floor(min(p[k] for p in points) - head) for k in (0, 1))
    wide, high = (math.ceil(max(p[k] for p in points) + head) - low for k, low in ((0, left), (1, top)))
    (x0, y0), (cx, cy), (x1, y1) = ((x - left, y - top) for x, y in points)
    along = math.atan2(y1 - cy, x1 - cx)
    barbs = [(x1 - head * math.cos(along + turn), y1 - head * math.sin(along + turn)) for turn in (0.55, -0.55)]
    (ax, ay), (bx, by) = barbs
    colour, alpha = (tokens.LAMP, 1.0) if lit else (tokens.TEXT, 0.5)
    body = (
        f'<path d="M{x0:.1f} {y0:.1f}Q{cx:.1f} {cy:.1f} {x1:.1f} {y1:.1f}M{ax:.1f} {ay:.1f}L{x1:.1f} {y1:.1f}'
        f'L{bx:.1f} {by:.1f}" fill="none" stroke="{colour}" stroke-opacity="{alpha}" stroke-width="{_LINE * u:.2f}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    canvas.blit(svg(body, wide, high), (left, top))
