"""Decides what stands for the program in title bars and task lists; must not know the window."""

from __future__ import annotations

import math

import pygame

from scenes.look import tokens
from scenes.look.shapes import svg

_VIEW = 64
_CARD_TILT = 9
"""Degrees the card leans to the right."""


def emblem(side: int) -> pygame.Surface:
    """A card with Antares on it on the table's cloth, `side` pixels wide and high; shared, not to be changed."""
    middle = _VIEW / 2
    body = (
        f'<defs><linearGradient id="c" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{_VIEW}">'
        f'<stop offset="0" stop-color="{tokens.CLOTH_CENTRE}"/><stop offset="1" stop-color="{tokens.CLOTH_RIM}"/>'
        f'</linearGradient></defs><rect width="{_VIEW}" height="{_VIEW}" rx="14" fill="url(#c)"/>'
        f'<g transform="rotate({_CARD_TILT} {middle} {middle})">'
        f'<rect x="16" y="8.5" width="34" height="49" rx="4" fill="{tokens.SHADOW}" fill-opacity="0.35"/>'
        f'<rect x="15" y="7.5" width="34" height="49" rx="4" fill="{tokens.PAPER}"/>'
        f'<path d="{_star(middle, middle, 10.5, 3.4, 45)}" fill="{tokens.LAMP_PRESSED}"/>'
        f'<path d="{_star(middle, middle, 15, 4, 0)}" fill="{tokens.VERMILION}"/>'
        "</g>"
    )
    return svg(body, side, side, f"0 0 {_VIEW} {_VIEW}")


def _star(x: float, y: float, out: float, inner: float, turn: float) -> str:
    """The path of a star with four rays."""
    points = []
    for k in range(8):
        radius, angle = (out if k % 2 == 0 else inner), math.radians(turn + 45 * k)
        points.append(f"{x + radius * math.sin(angle):.2f} {y - radius * math.cos(angle):.2f}")
    return "M" + "L".join(points) + "Z"
