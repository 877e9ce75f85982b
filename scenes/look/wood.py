"""Decides the osteria's table: dark walnut planks and a linen runner; must not know what lies on them."""

from __future__ import annotations

import math
import random

import pygame

from scenes.look import tokens
from scenes.look.shadow import soft
from scenes.look.shapes import Box, flat, rgb

#: How light and dark grain tints walnut, red to blue.
_WALNUT_TINT = (1.0, 0.74, 0.56)
_EVEN_TINT = (1.0, 1.0, 1.0)
_PLANKS = 5
_COARSE = 96
_STRIPES = ((12, 3, 0.62), (18, 1.5, 0.50))


def osteria_table(size: tuple[int, int], runner: Box, u: float) -> pygame.Surface:
    """Walnut planks with a linen runner at `runner`, across them or down. Opaque, a new surface each time."""
    surface = _walnut(size)
    if runner.h > runner.w:
        surface = pygame.transform.rotate(surface, 90)
        _lay_runner(surface, Box(runner.y, size[0] - runner.right, runner.h, runner.w), u)
        surface = pygame.transform.rotate(surface, -90)
    else:
        _lay_runner(surface, runner, u)
    _darken_rim(surface)
    return surface


def _walnut(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    source = random.Random("walnut")
    surface = pygame.Surface(size)
    surface.fill(rgb(tokens.WALNUT))
    plank = height / _PLANKS
    for number in range(_PLANKS):
        top, foot = round(number * plank), round((number + 1) * plank)
        board = surface.subsurface((0, top, width, foot - top))
        _shift(board, source.uniform(-5, 5))
        _streak(board, source, 520, 3.2, 7, _WALNUT_TINT)
        _streak(board, source, 900, 14, 10, _WALNUT_TINT)
        _streak(board, source, 240, 1.4, 4, _WALNUT_TINT)
        if number:
            flat(surface, Box(0, top, width, 2), tokens.SHADE, 0.38)
            flat(surface, Box(0, top + 2, width, 1), tokens.LINE, 0.05)
    return surface


def _lay_runner(surface: pygame.Surface, runner: Box, u: float) -> None:
    source = random.Random("linen")
    place = runner.rect()
    shadow, margin = soft(place.w, place.h, 2, 10 * u, 0.5, tokens.SHADOW_ON_WOOD)
    surface.blit(shadow, (place.x - margin, place.y - margin + round(5 * u)))
    cloth = surface.subsurface(place.clip(surface.get_rect()))
    cloth.fill(rgb(tokens.LINEN))
    _streak(cloth, source, 120, 1.5, 7, _EVEN_TINT)
    _streak(cloth, source, 1.5, 120, 7, _EVEN_TINT)
    _streak(cloth, source, 2, 2, 3, _EVEN_TINT)
    for inset, thick, alpha in _STRIPES:
        high = max(1, round(thick * u))
        for y in (place.y + inset * u, place.bottom - inset * u - high):
            flat(surface, Box(place.x, y, place.w, high), tokens.STRIPE, alpha)
    flat(surface, Box(place.x, place.y, place.w, 2), tokens.LINEN_LIGHT, 0.16)
    flat(surface, Box(place.x, place.bottom - 2, place.w, 2), tokens.SHADE, 0.30)


def _streak(
    surface: pygame.Surface,
    source: random.Random,
    long: float,
    high: float,
    depth: int,
    tint: tuple[float, float, float],
) -> None:
    """Add grain: noise in cells `long` by `high` pixels, at most `depth` levels up or down."""
    width, height = surface.get_size()
    cells = (math.ceil(width / long) + 2, math.ceil(height / high) + 2)
    noise = source.randbytes(cells[0] * cells[1])
    for flag, sign in ((pygame.BLEND_RGB_ADD, 1), (pygame.BLEND_RGB_SUB, -1)):
        levels = bytes(max(0, round((k - 127.5) / 127.5 * depth * sign)) for k in range(256))
        grain = pygame.image.frombuffer(noise.translate(levels), cells, "P")
        grain.set_palette([tuple(round(k * part) for part in tint) for k in range(256)])
        enlarged = pygame.transform.smoothscale(grain.convert(24), (width, height))
        surface.blit(enlarged, (0, 0), special_flags=flag)


def _shift(surface: pygame.Surface, tone: float) -> None:
    """Make a plank a little lighter or darker."""
    level = tuple(round(abs(tone) * part) for part in _WALNUT_TINT)
    surface.fill(level, special_flags=pygame.BLEND_RGB_ADD if tone > 0 else pygame.BLEND_RGB_SUB)


def _darken_rim(surface: pygame.Surface) -> None:
    """The lamp hangs over the middle: the rim lies in shade."""
    shades = bytearray()
    for j in range(_COARSE):
        for i in range(_COARSE):
            x, y = i / (_COARSE - 1) - 0.46, j / (_COARSE - 1) - 0.45
            far = min(max(math.hypot(x / 0.85, y / 0.85) - 0.25, 0.0), 1.0)
            shades += bytes([255 - round(min(1.0, far**1.5 * 1.0) * 165)] * 3)
    light = pygame.image.frombuffer(bytes(shades), (_COARSE, _COARSE), "RGB")
    surface.blit(pygame.transform.smoothscale(light, surface.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
