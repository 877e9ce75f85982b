"""Decides where panel and strip stand in the review of a game that says no places of its own. Knows no game."""

from __future__ import annotations

from scenes.look.shapes import Box
from scenes.review.panel import HIGH, HIGH_SHORT
from scenes.review.played import Places

SHORT_BELOW = 600
"""A window lower than this at scale 1 has the low panel."""
_EDGE = 8


def panel_height(size: tuple[int, int], u: float) -> float:
    """How high a panel is in a window."""
    return (HIGH_SHORT if size[1] < SHORT_BELOW * u else HIGH) * u


def table_size(size: tuple[int, int], u: float) -> tuple[int, int]:
    """How much of a window the table has for itself, strip and all: what is left over the panel."""
    return size[0], round(size[1] - panel_height(size, u) - 2 * _EDGE * u)


def places(size: tuple[int, int], u: float, strip: Box) -> Places:
    """The panel under a table of `table_size`, whose strip stands there."""
    edge, high = _EDGE * u, panel_height(size, u)
    return Places(Box(edge, round(size[1] - edge - high), size[0] - 2 * edge, high), strip)
