"""Windows people play in, and how boxes lie to one another, for whoever tries where a table's things lie."""

from __future__ import annotations

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.stage import LEAST_CANVAS, LEAST_CANVAS_TALL

WINDOWS = (
    *((640, 360), (800, 480), (800, 600), (1024, 600), (1024, 768), (1104, 640), (1280, 720), (1280, 800)),
    *((1366, 768), (1400, 1000), (1600, 1200), (1920, 1080), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160)),
    *((480, 800), (540, 960), (600, 800), (720, 1280), (768, 1024), (800, 1280), (1080, 1920), (1200, 1210)),
)
"""Landscape and tall."""


def canvas(window: tuple[int, int]) -> tuple[int, int]:
    """The table pixels of a window: one smaller than the least is shown scaled down whole."""
    wide, high = window
    least = LEAST_CANVAS if wide >= high else LEAST_CANVAS_TALL
    scale = max(least[0] / wide, least[1] / high, 1.0)
    return round(wide * scale), round(high * scale)


def scales(size: tuple[int, int]) -> list[float]:
    """The UI scale such a canvas has by itself, and the largest that can be set there."""
    return sorted({tokens.scale_for(*size), tokens.most_scale(*size)})


def apart(one: Box, other: Box) -> bool:
    """Whether no pixel is of both."""
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def shared(one: Box, other: Box) -> float:
    """How many square pixels are of both."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0.0) * max(high, 0.0)
