"""The two backs: `antares`, a night sky, and `scales`, vermilion fans. Decides their ornament; knows no face.

Both look the same upside down, so a turned card tells nothing.
"""

import math
from collections.abc import Iterable
from typing import Final

from shapely.geometry import Point as Spot
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from tools.cardart import ink, patterns, sky, svg
from tools.cardart.french.frame import mirror_y
from tools.cardart.paths import Point, at, circle, mirror, polygon, rounded, star
from tools.cardart.pips import PIP
from tools.cardart.shapes import area, to_path

_LEFT, _TOP, _RIGHT, _FOOT = 17, 17, 233, 333


def _ground(fill: str) -> str:
    return svg.path(rounded(11, 11, 228, 328, 6), fill)


def _arc(x: float, y: float, radius: float, turns: Iterable[float]) -> list[Point]:
    return [(x + radius * math.cos(math.radians(t)), y + radius * math.sin(math.radians(t))) for t in turns]


def _sun(radius: float) -> str:
    """The eight-pointed medallion in the middle of both backs."""
    return svg.path(star(125, 175, radius, 8, 0.5), ink.GOLD) + svg.path(
        star(125, 175, radius * 0.71, 8, 0.47, 22.5), ink.PAPER
    )


# --- antares


def antares() -> str:
    """The navy back: two Scorpii about a sun, fans in the corners."""
    rays = patterns.rays(125, 175, 60, 240).difference(Spot(125, 175).buffer(40))
    half = _corner_fan() + _corner_fan_mirrored() + sky.scorpius(127, 91, 4.35, ink.NAVY, 1.22)
    lines = rounded(_LEFT, _TOP, 216, 316, 3)
    return svg.card(
        _ground(ink.NAVY)
        + svg.path(to_path(area(rays.intersection(box(_LEFT, _TOP, _RIGHT, _FOOT)))), ink.NIGHT_RAY)
        + svg.path(lines, "none", ink.GOLD, 1.4)
        + svg.path(rounded(20.5, 20.5, 209, 309, 2), "none", ink.GOLD, 0.7)
        + svg.both_ends(half)
        + _medallion()
    )


def _fan_parts() -> list[tuple[str, str, bool]]:
    """The upper left corner's fan: (path, ink, outlined)."""
    x = y = 20.5
    parts = [(_quarter(x, y, 44), ink.NAVY, True)]
    for leaf in range(6):
        first, last = leaf * 15 + 2.5, leaf * 15 + 12.5
        middle = (first + last) / 2
        corners = [(first, 14), (first, 33), (middle, 40), (last, 33), (last, 14)]
        points = [_arc(x, y, radius, [turn])[0] for turn, radius in corners]
        parts.append((polygon(points), ink.PAPER if leaf % 2 else ink.GOLD, False))
    return [*parts, (_quarter(x, y, 9), ink.RED, False)]


def _quarter(x: float, y: float, r: float) -> str:
    arm = 0.5523 * r
    return f"M{x},{y}L{x + r},{y}C{x + r},{y + arm} {x + arm},{y + r} {x},{y + r}Z"


def _corner_fan() -> str:
    return "".join(svg.path(d, fill, ink.GOLD if lined else None, 1.4) for d, fill, lined in _fan_parts())


def _corner_fan_mirrored() -> str:
    # gold and paper leaves change places in the mirror image, as they would going on round the corner
    swap = {ink.GOLD: ink.PAPER, ink.PAPER: ink.GOLD}
    return "".join(
        svg.path(mirror(d), swap.get(fill, fill), ink.GOLD if lined else None, 1.4) for d, fill, lined in _fan_parts()
    )


def _medallion() -> str:
    return (
        svg.path(circle(125, 175, 30), ink.NAVY, ink.GOLD, 1.5)
        + svg.path(circle(125, 175, 27), "none", ink.GOLD, 0.7)
        + svg.path(star(125, 175, 24.5, 16, 0.6, 11.25), ink.mix(ink.NAVY, ink.GOLD, 0.6))
        + _sun(25)
        + svg.path(circle(125, 175, 8.4), ink.NAVY, ink.GOLD, 1.2)
        + svg.path(star(125, 175, 6.4, 4, 0.4), ink.RED)
    )


# --- scales

_WIDTH: Final = 43.2
_ROW: Final = 14.3
_SASH: Final = 13.0
_LAYERS: Final = (  # share of the radius, fill, line, weight
    (1.0, ink.RED, ink.PAPER, 1.7),
    (0.76, ink.DARK_RED, None, 0.0),
    (0.54, ink.RED, ink.GOLD, 1.4),
    (0.25, ink.GOLD, None, 0.0),
)
_HALF: Final = Polygon([(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, mirror_y(_RIGHT)), (_LEFT, mirror_y(_LEFT))])
_UNDER_SASH: Final = Polygon(
    [(x, mirror_y(x) + side * (_SASH - 1)) for x, side in ((-9, -1), (259, -1), (259, 99), (-9, 99))]
)
_SIGNS: Final = (("C", 32, 5.8), ("D", 50, 6.4), ("S", 68, 5.8), ("H", 86, 5.4))


def scales() -> str:
    """The vermilion back: rows of fans, turned about a navy sash with the four suits."""
    return svg.card(
        _ground(ink.RED)
        + svg.both_ends(_fans())
        + _suit_sash()
        + svg.path(rounded(_LEFT, _TOP, 216, 316, 3), "none", ink.PAPER, 2.2)
        + svg.path(rounded(14, 14, 222, 322, 4), "none", ink.GOLD, 1)
        + svg.path(circle(125, 175, 25), ink.NAVY, ink.PAPER, 2)
        + svg.path(circle(125, 175, 21.5), "none", ink.GOLD, 1)
        + _sun(19)
        + svg.path(circle(125, 175, 5), ink.RED, ink.NAVY, 1.2)
    )


def _fans() -> str:
    """The upper half's fans, each row lying over the one above it."""
    return "".join(_fan_row(row) for row in range(15))


def _fan_row(row: int) -> str:
    """One row: whole fans as circles, those the frame or the mirror line cuts as areas."""
    y = _TOP + 6 + row * _ROW
    first = _LEFT + _WIDTH / 2 * (row % 2)
    middles = [(first + _WIDTH * column, y) for column in range(6 - row % 2)]
    markup = ""
    for share, fill, line, weight in _LAYERS:
        radius = _WIDTH / 2 * share
        shown = [spot for spot in middles if not _UNDER_SASH.contains(Spot(*spot).buffer(radius + 1))]
        whole = [spot for spot in shown if _HALF.contains(Spot(*spot).buffer(radius))]
        markup += svg.circles(whole, radius, fill, line, weight)
        cut = unary_union([Spot(*spot).buffer(radius, max(3, round(8 * share))) for spot in shown if spot not in whole])
        markup += svg.path(to_path(area(cut.intersection(_HALF))), fill, line, weight)
    return markup


def _suit_sash() -> str:
    def along(offset: float) -> list[Point]:
        return [(x, mirror_y(x) + offset) for x in (_LEFT, _RIGHT)]

    band = polygon([*along(-_SASH), *reversed(along(_SASH))])
    rims = "".join(polygon(along(offset), closed=False) for offset in (-_SASH, _SASH))
    threads = "".join(polygon(along(offset), closed=False) for offset in (3.6 - _SASH, _SASH - 3.6))
    signs = "".join(
        svg.path(at(PIP[suit], x, mirror_y(x), size, 13), ink.PAPER if place % 2 else ink.GOLD)
        for place, (suit, x, size) in enumerate(_SIGNS)
    )
    return (
        svg.path(band, ink.NAVY)
        + svg.path(rims, "none", ink.PAPER, 1.6, "butt")
        + svg.path(threads, "none", ink.GOLD, 1, "butt")
        + svg.both_ends(signs)
    )
