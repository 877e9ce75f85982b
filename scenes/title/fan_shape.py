"""Decides how the cards of a fan lie to each other; must not know how they are drawn, nor where the fan lies."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.cards import AnyCard
from scenes.title.places import Place
from scenes.title.table import TitleFan

#: Of a stock beside a hand, in card heights: the middles of stock and hand, and the trump's from the stock's; cards of
#: the stock that are seen, and from one to the next.
_STOCK, _HAND, _TRUMP, _STOCK_CARDS, _STOCK_STEP = -0.72, 0.40, (0.30, 0.03), 4, 0.014
_CROSSWISE = 90.0
#: By how much a fan opens under the pointer.
_OPENS = 0.10


class Lying(NamedTuple):
    """A card (None: face down) from the middle of its fan, in card heights, and how far it leans in degrees."""

    card: AnyCard | None
    x: float
    y: float
    lean: float


def lying(fan: TitleFan, opened: float = 0.0) -> list[Lying]:
    """The cards, the lowest first; `opened` between 0 (at rest) and 1."""
    spread = fan.spread * (1 + _OPENS * opened)
    middle = 0.0 if fan.trump is None else _HAND
    hand = []
    for k, card in enumerate(fan.cards):
        lean = (k - (len(fan.cards) - 1) / 2) * spread
        across, down = math.sin(math.radians(lean)), 1 - math.cos(math.radians(lean))
        hand.append(Lying(card, middle + fan.arc * across, fan.arc * down, lean))
    if fan.trump is None:
        return hand
    trump = Lying(fan.trump, _STOCK + _TRUMP[0], _TRUMP[1], _CROSSWISE)
    steps = [k * _STOCK_STEP for k in reversed(range(_STOCK_CARDS))]
    return [trump, *(Lying(None, _STOCK + step, step, 0.0) for step in steps), *hand]


def width(fan: TitleFan, opened: float = 0.0) -> float:
    """How wide the fan is, in card heights, counted from its middle to the side that reaches farther."""
    return 2 * max(abs(card.x) + _half_width(card.lean, fan.aspect) for card in lying(fan, opened))


def card_height(fan: TitleFan, place: Place) -> float:
    """How high its cards are at a place, in pixels."""
    return min(place.card * fan.size, place.fan_wide / width(fan))


def _half_width(lean: float, aspect: float) -> float:
    turned = math.radians(lean)
    return 0.5 * (abs(math.cos(turned)) / aspect + abs(math.sin(turned)))
