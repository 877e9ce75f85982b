"""Decides the table's baize: its light, its weave and the figure in it; must not know what lies on it."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from scenes.look import tokens
from scenes.look.constellation import TableShape, draw_scorpius
from scenes.look.shapes import Colour, rgb

#: Where the lamp hangs, in shares of the table, and how far its light reaches.
_CENTRE_X, _CENTRE_Y, _REACH_X, _REACH_Y = 0.50, 0.46, 0.90, 0.975
_COARSE = 128
_TILE = 384
_STEPS = 1024


def _falloff(centre: Colour, rim: Colour) -> list[bytes]:
    """Colours from the lamp's centre to the rim, smoothly stepped."""
    inner, outer = rgb(centre), rgb(rim)
    ramp = []
    for k in range(_STEPS + 1):
        d = k / _STEPS
        d = d * d * (3 - 2 * d)
        ramp.append(bytes(round(a + (b - a) * d) for a, b in zip(inner, outer, strict=True)))
    return ramp


def _vignette(size: tuple[int, int], centre: Colour, rim: Colour) -> pygame.Surface:
    """The lamp's light, worked out coarsely and enlarged."""
    ramp = _falloff(centre, rim)
    n = _COARSE
    squares_x = [((k / (n - 1) - _CENTRE_X) / _REACH_X) ** 2 for k in range(n)]
    rows: list[bytes] = []
    for j in range(n):
        y = ((j / (n - 1) - _CENTRE_Y) / _REACH_Y) ** 2
        rows.extend(ramp[min(_STEPS, int(math.sqrt(x + y) * _STEPS))] for x in squares_x)
    coarse = pygame.image.frombuffer(b"".join(rows), (n, n), "RGB")
    return pygame.transform.smoothscale(coarse, size)


def _spread(levels: tuple[tuple[int, int], ...]) -> bytes:
    """A table from an even byte to a level: (share of 256, level) pairs that add up to 256."""
    return b"".join(bytes([level]) * share for share, level in levels)


#: Grain of at most two levels up or down, near a bell curve.
_LIGHTER = _spread(((168, 0), (68, 1), (20, 2)))
_DARKER = _spread(((20, 2), (68, 1), (168, 0)))


@lru_cache(maxsize=1)
def _grain() -> tuple[pygame.Surface, pygame.Surface]:
    """Two tiles, one to add and one to take away: per-pixel noise, which also hides the steps of the light."""
    noise = _woven(random.Random("baize"))
    return _grey(noise.translate(_LIGHTER)), _grey(noise.translate(_DARKER))


def _woven(source: random.Random) -> bytes:
    """Evenly spread bytes, drawn out a little along warp and weft by repeating some of the last row's."""
    n = _TILE
    across = source.randbytes(n * n)
    rows = [bytearray(across[k * n : (k + 1) * n]) for k in range(n)]
    for k in range(n):
        if k % 3 == 0:
            # A weft thread: every second pixel takes its neighbour's value.
            rows[k][1::2] = rows[k][0::2]
        else:
            # Warp threads run down every third column.
            rows[k][0::3] = rows[k - 1][0::3]
    return b"".join(rows)


def _grey(levels: bytes) -> pygame.Surface:
    tile = pygame.image.frombuffer(levels, (_TILE, _TILE), "P")
    tile.set_palette([(k, k, k) for k in range(256)])
    return tile.convert(pygame.Surface((1, 1)))


def baize(
    size: tuple[int, int], centre: Colour = tokens.CLOTH_CENTRE, rim: Colour = tokens.CLOTH_RIM
) -> pygame.Surface:
    """A bare cloth of this size in pixels, opaque."""
    surface = _vignette(size, centre, rim).convert(pygame.Surface((1, 1)))
    lighter, darker = _grain()
    for y in range(0, size[1], _TILE):
        for x in range(0, size[0], _TILE):
            surface.blit(lighter, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            surface.blit(darker, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return surface


def starry_cloth(size: tuple[int, int], shape: TableShape) -> pygame.Surface:
    """A table top: baize with the constellation worked into it. Opaque, a new surface each time."""
    surface = baize(size)
    draw_scorpius(surface, shape)
    return surface
