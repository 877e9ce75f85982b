"""Decides how light falls: soft shadows and glows for boxes and cards; must not know what casts them."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal

import pygame

from scenes.look import tokens
from scenes.look.drawn import Drawn
from scenes.look.shapes import Box, Colour, paint, rgba, svg
from scenes.look.tokens import Shade

CardLevel = Literal["covered", "end", "lifted"]
Offset = tuple[int, int]

_CARD_LEVELS: dict[CardLevel, tuple[Shade, ...]] = {
    "covered": tokens.CARD_COVERED,
    "end": tokens.CARD_END,
    "lifted": tokens.CARD_LIFTED,
}


def _passes(sigma: float) -> list[int]:
    """Three box radii whose blurs in a row come closest to a Gaussian of this deviation."""
    ideal = (math.sqrt(4 * sigma * sigma + 1) - 1) / 2
    low = int(ideal)
    third = [((2 * (low + k) + 1) ** 2 - 1) / 12 for k in (0, 1)]
    wide = min(range(4), key=lambda n: abs(math.sqrt((3 - n) * third[0] + n * third[1]) - sigma))
    return [low] * (3 - wide) + [low + 1] * wide


def _blurred(width: int, height: int, radius: float, sigma: float, margin: int) -> pygame.Surface:
    """A white rounded rectangle with a margin round it, its edge softened."""
    body = f'<rect x="{margin}" y="{margin}" width="{width}" height="{height}" rx="{radius:.2f}" {paint("#FFFFFF")}/>'
    w, h = width + 2 * margin, height + 2 * margin
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    surface.blit(svg(body, w, h), (0, 0))
    for size in _passes(sigma):
        if size:
            surface = pygame.transform.box_blur(surface, size)
    return surface


@lru_cache(maxsize=32)
def _patch(width: int, height: int, radius: float, sigma: float) -> tuple[pygame.Surface, int]:
    """A soft rounded rectangle at its own size, and the margin round it; small deviations are drawn fourfold."""
    fine = 4 if sigma < 3 else 1
    margin = math.ceil(3 * sigma) + 1
    surface = _blurred(width * fine, height * fine, radius * fine, sigma * fine, margin * fine)
    if fine > 1:
        surface = pygame.transform.smoothscale(surface, (width + 2 * margin, height + 2 * margin))
    return surface, margin


def _stretched(small: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Nine-slice: corners kept, the middle row and column repeated until the size is reached."""
    sw, sh = small.get_size()
    cx, cy = sw // 2, sh // 2
    result = pygame.Surface((width, height), pygame.SRCALPHA)
    columns = [
        (0, cx, 0, cx),
        (cx, 1, cx, width - sw + 1),
        (cx + 1, sw - cx - 1, width - (sw - cx - 1), sw - cx - 1),
    ]
    rows = [
        (0, cy, 0, cy),
        (cy, 1, cy, height - sh + 1),
        (cy + 1, sh - cy - 1, height - (sh - cy - 1), sh - cy - 1),
    ]
    for sx, pw, dx, dw in columns:
        for sy, ph, dy, dh in rows:
            if min(pw, ph, dw, dh) <= 0:
                continue
            piece = small.subsurface((sx, sy, pw, ph))
            result.blit(piece if (pw, ph) == (dw, dh) else pygame.transform.scale(piece, (dw, dh)), (dx, dy))
    return result


_SOFT: Drawn[int] = Drawn(40 << 20)
_CARDS: Drawn[Offset] = Drawn(16 << 20)
_GLOWS: Drawn[Offset] = Drawn(16 << 20)


def soft(
    width: int, height: int, radius: float, sigma: float, alpha: float, colour: Colour = tokens.SHADOW
) -> tuple[pygame.Surface, int]:
    """A blurred rounded rectangle and its margin: blit at (x - margin, y - margin). Shared, only blit it."""
    key = (width, height, radius, sigma, alpha, colour)
    return _SOFT.get(key, lambda: _soft(*key))


def _soft(
    width: int, height: int, radius: float, sigma: float, alpha: float, colour: Colour
) -> tuple[pygame.Surface, int]:
    need = 2 * math.ceil(3 * sigma + radius) + 3
    surface, margin = _patch(min(width, need), min(height, need), radius, sigma)
    if width > need or height > need:
        surface = _stretched(surface, width + 2 * margin, height + 2 * margin)
    else:
        surface = surface.copy()
    # Blurring and blending dim what is nearly clear: light must be as bright at its rim as in its middle.
    surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    surface.fill(rgba(colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface, margin


def elevate(canvas: pygame.Surface, box: Box, radius: float, shades: tuple[Shade, ...], u: float) -> None:
    """Draw the shadows of something lying `shades` high; lengths scale with u. The light comes from above."""
    rect = box.rect()
    for shade in shades:
        surface, margin = soft(rect.w, rect.h, radius, shade.sigma * u, shade.alpha)
        canvas.blit(surface, (rect.x - margin, rect.y - margin + round(shade.drop * u)))


def card_shadow(width: int, height: int, level: CardLevel) -> tuple[pygame.Surface, Offset]:
    """The whole shadow of a card (or unit) of this size in pixels.

    Returns the surface and where its corner lies from the card's corner. A unit taller than one card is
    given its full height, and its width decides the softness. The card itself is not cut out.
    """
    return _CARDS.get((width, height, level), lambda: _card_shadow(width, height, level))


def _card_shadow(width: int, height: int, level: CardLevel) -> tuple[pygame.Surface, Offset]:
    layers = []
    for shade in _CARD_LEVELS[level]:
        surface, margin = soft(width, height, width * tokens.RADIUS_CARD, shade.sigma * width, shade.alpha)
        layers.append((surface, margin, round(shade.drop * width)))
    left = max(margin for _, margin, _ in layers)
    top = max(margin - drop for _, margin, drop in layers)
    foot = max(margin + drop for _, margin, drop in layers)
    whole = pygame.Surface((width + 2 * left, height + top + foot), pygame.SRCALPHA)
    for surface, margin, drop in layers:
        whole.blit(surface, (left - margin, top - margin + drop))
    return whole, (-left, -top)


def glow(
    width: int,
    height: int,
    radius: float,
    u: float,
    strength: float = 1.0,
    colour: Colour = tokens.LAMP,
) -> tuple[pygame.Surface, Offset]:
    """Light round a box of this size in pixels, none of it inside: the surface and its corner from the box's.

    `strength` dims it, 0 to 1. Shared, only blit it.
    """
    key = (width, height, radius, u, strength, colour)
    return _GLOWS.get(key, lambda: _glow(*key))


def _glow(
    width: int, height: int, radius: float, u: float, strength: float, colour: Colour
) -> tuple[pygame.Surface, Offset]:
    layers = []
    for light in tokens.GLOW:
        spread = max(1, round(light.spread * u))
        surface, margin = soft(
            width + 2 * spread,
            height + 2 * spread,
            radius + spread,
            light.sigma * u,
            light.alpha * strength,
            colour,
        )
        layers.append((surface, margin + spread))
    reach = max(out for _, out in layers)
    whole = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
    whole.fill(rgba(colour, 0))
    for surface, out in layers:
        whole.blit(surface, (reach - out, reach - out))
    body = f'<rect width="{width}" height="{height}" rx="{radius:.2f}" {paint("#FFFFFF")}/>'
    whole.blit(svg(body, width, height), (reach, reach), special_flags=pygame.BLEND_RGBA_SUB)
    return whole, (-reach, -reach)
