"""The constellation Scorpius, from catalogue positions. Decides where its stars fall and how they are drawn.

Knows no card. Right ascension and declination are J2000, as in the Bright Star Catalogue, in degrees.
"""

import math
from typing import Final, NamedTuple

from tools.cardart import ink, svg
from tools.cardart.paths import Point, circle, polygon, star

_MIDDLE: Final = (252.0, -32.0)  # the point of the sky that is set down at the given place


class Star(NamedTuple):
    """A star's place in the sky and its visual magnitude (smaller is brighter)."""

    ascension: float
    declination: float
    magnitude: float


SCORPIUS: Final = {
    "beta": Star(241.359, -19.805, 2.6),
    "delta": Star(240.083, -22.622, 2.3),
    "pi": Star(239.713, -26.114, 2.9),
    "sigma": Star(245.297, -25.593, 2.9),
    "antares": Star(247.352, -26.432, 1.0),
    "tau": Star(248.971, -28.216, 2.8),
    "epsilon": Star(252.541, -34.293, 2.3),
    "mu": Star(252.968, -38.047, 3.0),
    "zeta": Star(253.646, -42.361, 3.6),
    "eta": Star(258.038, -43.239, 3.3),
    "theta": Star(264.330, -42.998, 1.9),
    "iota": Star(266.896, -40.127, 3.0),
    "kappa": Star(265.622, -39.030, 2.4),
    "lambda": Star(263.402, -37.104, 1.6),
}
_CLAWS: Final = ("beta", "delta", "pi")
_BODY: Final = (
    "delta",
    "sigma",
    "antares",
    "tau",
    "epsilon",
    "mu",
    "zeta",
    "eta",
    "theta",
    "iota",
    "kappa",
    "lambda",
)


def places(x: float, y: float, scale: float) -> dict[str, Point]:
    """Where the stars fall: the constellation's middle at (x, y), east left, `scale` units a degree."""
    return {name: _project(place, x, y, scale) for name, place in SCORPIUS.items()}


def _project(place: Star, x: float, y: float, scale: float) -> Point:
    """The gnomonic projection about the constellation's middle."""
    turn = math.radians(place.ascension - _MIDDLE[0])
    high, middle = math.radians(place.declination), math.radians(_MIDDLE[1])
    depth = math.sin(middle) * math.sin(high) + math.cos(middle) * math.cos(high) * math.cos(turn)
    east = math.cos(high) * math.sin(turn) / depth
    north = (math.cos(middle) * math.sin(high) - math.sin(middle) * math.cos(high) * math.cos(turn)) / depth
    return x - math.degrees(east) * scale, y - math.degrees(north) * scale


def scorpius(x: float, y: float, scale: float, night: str, size: float = 1) -> str:
    """The constellation as markup on a ground of the ink `night`; `size` scales the stars alone."""
    at = places(x, y, scale)
    chains = "".join(polygon([at[name] for name in chain], closed=False) for chain in (_CLAWS, _BODY))
    parts = [svg.path(chains, "none", ink.GOLD, 1.5)]
    for name, found in SCORPIUS.items():
        if name != "antares":
            reach = (9.2 - 1.75 * found.magnitude) * size
            bright = found.magnitude < 2.85
            parts.append(svg.path(circle(*at[name], reach * 0.62), night))
            parts.append(svg.path(star(*at[name], reach, 4, 0.36), ink.PAPER if bright else ink.GOLD))
    parts.append(svg.path(circle(*at["antares"], 6 * size), night))
    parts.append(svg.path(star(*at["antares"], 11 * size, 4, 0.34), ink.RED))
    parts.append(svg.path(star(*at["antares"], 7 * size, 4, 0.4, 45), ink.RED))
    parts.append(svg.path(circle(*at["antares"], 1.8 * size), ink.PAPER))
    return "".join(parts)
