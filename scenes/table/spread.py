"""How large cards opened like a hand of cards are. Knows no game and no place."""

from __future__ import annotations

import math

from scenes.table.tilt import PIVOT


def fan_width(aspect: float, spread: float) -> float:
    """How wide a fan is, in card widths; `spread`: by how many degrees its outer cards lean to either side.

    `aspect` is a card's height by its width.
    """
    radius, half_angle = math.hypot(0.5, PIVOT * aspect), math.atan2(0.5, PIVOT * aspect)
    return 2 * radius * math.sin(min(math.radians(spread) + half_angle, math.pi / 2))


def fan_rise(aspect: float) -> float:
    """How far a fan's cards reach above an upright card, in card widths."""
    return math.hypot(0.5, PIVOT * aspect) - PIVOT * aspect
