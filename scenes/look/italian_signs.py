"""Decides the four signs of the Italian suits, small and coloured, or as if stitched; must not know cards or rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame

from scenes.look.shapes import Colour, paint, svg

ItalianSign = Literal["D", "C", "S", "B"]
"""The letter of a suit: coins, cups, swords, clubs."""

_INK, _RIM, _RIM_WIDTH = "#1A1512", "#FBF6EA", 13
_GOLD, _RED, _GREEN, _STEEL = "#F2BC2E", "#C62F1F", "#1E8A4B", "#6FA8DC"
_THREAD, _THREAD_ALPHA, _LINEN, _LINEN_ALPHA = "#3A2C1C", 0.55, "#F6EFE0", 0.10
_VIEW = "-8 -8 116 116"


class _Part(NamedTuple):
    """A shape of a sign in a square of 100 units: its outline, filled (None: not) and drawn so wide."""

    shape: str
    fill: Colour | None
    width: float


def _disc(radius: float, fill: Colour, width: float, cy: float = 50) -> _Part:
    return _Part(f'circle cx="50" cy="{cy}" r="{radius}"', fill, width)


def _path(d: str, fill: Colour | None, width: float) -> _Part:
    return _Part(f'path d="{d}"', fill, width)


_SIGNS: dict[ItalianSign, tuple[_Part, ...]] = {
    "D": (_disc(44, _GOLD, 6), _disc(27, _RED, 5), _disc(13, _GOLD, 4)),
    "C": (
        _path("M16 14H84C84 42 74 58 58 62V74C66 76 72 80 74 88H26C28 80 34 76 42 74V62C26 58 16 42 16 14Z", _GREEN, 6),
        _path("M16 14H84V26H17Z", _RED, 5),
        _path("M26 88H74L72 80H28Z", _GOLD, 5),
        _path("M84 24C98 24 96 46 78 46M16 24C2 24 4 46 22 46", None, 6),
    ),
    "S": (
        _path("M50 4L58 16V64H42V16Z", _STEEL, 5),
        _path("M22 62C34 56 66 56 78 62C80 70 74 74 68 72H32C26 74 20 70 22 62Z", _GOLD, 5),
        _path("M45 72H55V88H45Z", _RED, 5),
        _disc(6.5, _GOLD, 5, cy=91),
    ),
    "B": (
        _path("M66 6C82 4 90 20 82 36L56 80L42 70L50 26C52 14 56 8 66 6Z", _GREEN, 6),
        _path("M66 6C82 4 90 20 82 36L56 80L50 76L66 36C70 24 70 14 66 6Z", _RED, 4),
        _path("M58 78L30 96L22 86L42 68Z", _GOLD, 5),
    ),
}


def italian_sign(sign: ItalianSign, size: int) -> pygame.Surface:
    """The coloured sign in a square of `size` pixels, with a pale rim so that it stands on wood and linen alike.

    Shared, only blit it.
    """
    rim = "".join(_drawn(part, _RIM, _RIM, _RIM_WIDTH) for part in _SIGNS[sign])
    body = "".join(_drawn(part, part.fill, _INK, part.width) for part in _SIGNS[sign])
    return svg(rim + body, size, size, _VIEW)


def stitched_sign(sign: ItalianSign, size: int) -> pygame.Surface:
    """The sign as if stitched into linen, quietly. Shared, only blit it."""
    body = "".join(_drawn(part, _LINEN, _THREAD, part.width, _LINEN_ALPHA, _THREAD_ALPHA) for part in _SIGNS[sign])
    return svg(body, size, size, _VIEW)


def _drawn(
    part: _Part, fill: Colour | None, ink: Colour, width: float, alpha: float = 1.0, ink_alpha: float = 1.0
) -> str:
    filled = paint(fill, alpha) if fill is not None and part.fill is not None else 'fill="none"'
    inked = f'stroke="{ink}" stroke-width="{width}" stroke-opacity="{ink_alpha:.3f}"'
    return f'<{part.shape} {filled} {inked} stroke-linejoin="round"/>'
