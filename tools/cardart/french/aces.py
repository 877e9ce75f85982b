"""The four aces.

Decides their one large pip and the disc it lies on; the ace of spades carries the house's sky.

All four share a disc, a pip with a gold keyline and a pale ground; three keep it plain, the fourth has rays
and stars.
"""

import random
from typing import Final

from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry

from tools.cardart import ink, patterns, sky, svg
from tools.cardart.french.cloth import ground_pattern
from tools.cardart.french.frame import FULL_PANEL, frame
from tools.cardart.french.index import index
from tools.cardart.paths import Point, at, circle, polygon, star
from tools.cardart.pips import PIP, pip
from tools.cardart.shapes import area, pieces, to_path

_X, _Y = 125.0, 175.0
_GRAND: Final = 80.0
_DISC: Final = 96.0
_SKY: Final = (118.0, 170.0, 3.15)  # where Scorpius lies in the spade, and its scale
_QUIET: Final = {"H": 62.0, "D": 71.0, "C": 62.0}  # half sizes of the quieter pips
_RISE: Final = {"H": 0.0, "D": 0.0, "C": -1.5, "S": -1.0}


def ace(suit: str) -> str:
    """The whole file of an ace."""
    body = _ace_of_spades() if suit == "S" else _quiet_ace(suit)
    return svg.card(body + frame() + svg.both_ends(index("A", suit)))


def _ground(suit: str, radius: float) -> str:
    motif = ground_pattern(suit, (_X, _Y), (-2, 0, 250, 350))
    return svg.path(
        to_path(area(motif.intersection(FULL_PANEL).difference(Spot(_X, _Y).buffer(radius, 48)))), ink.GROUND
    )


def _ace_of_spades() -> str:
    rays = patterns.rays(_X, _Y, 40, _DISC, 0.0393).difference(Spot(_X, _Y).buffer(60))
    night = area(at(PIP["S"], _X, _Y + _RISE["S"], _GRAND))
    steps = "".join(
        polygon([(_X - half, y), (_X, y - 3.5), (_X + half, y), (_X, y + 1.2)])
        for y, half in ((236.0, 7.5), (243.0, 10.5), (250.0, 17.0))
    )
    return "".join(
        (
            _ground("S", 104),
            svg.path(to_path(rays), ink.GOLD),
            _disc(_DISC),
            svg.path(to_path(night.buffer(6)), ink.PAPER),
            pip("S", _X, _Y + _RISE["S"], _GRAND),
            svg.path(to_path(_inside(night, 5)), "none", ink.GOLD, 1.5),
            _faint_stars(_inside(night, 14)),
            sky.scorpius(*_SKY, ink.SUIT_NAVY),
            svg.path(steps, ink.GOLD),
        )
    )


def _disc(radius: float) -> str:
    return svg.path(circle(_X, _Y, radius), "none", ink.NAVY, 1.4) + svg.path(
        circle(_X, _Y, radius + 4), "none", ink.GOLD, 2
    )


def _inside(shape: BaseGeometry, inset: float) -> BaseGeometry:
    """The largest piece left when the shape is shrunk by `inset`."""
    return max(pieces(shape.buffer(-inset)), key=lambda piece: piece.area)


def _faint_stars(field: BaseGeometry) -> str:
    """Small stars strewn over the field, clear of each other and of Scorpius; the same on every run."""
    dice = random.Random(4)
    taken: list[Point] = list(sky.places(*_SKY).values())
    strewn: list[Point] = []
    while len(strewn) < 26:
        spot = (dice.uniform(50, 200), dice.uniform(92, 240))
        clear = all((spot[0] - x) ** 2 + (spot[1] - y) ** 2 > 13**2 for x, y in taken)
        if clear and field.contains(Spot(*spot)):
            taken.append(spot)
            strewn.append(spot)
    gold = "".join(circle(*spot, 1.0 if n % 2 else 1.4) for n, spot in enumerate(strewn) if n % 3)
    paper = "".join(circle(*spot, 1.2) for spot in strewn[::3])
    return svg.path(gold, ink.GOLD) + svg.path(paper, ink.PAPER)


def _quiet_ace(suit: str) -> str:
    size, middle = _QUIET[suit], _Y + _RISE[suit]
    keyline = _inside(area(at(PIP[suit], _X, middle, size)), 4.5)
    beads = "".join(circle(*spot, 1.5) for spot in _around(90, 60))
    return "".join(
        (
            _ground(suit, 104),
            svg.path(beads, ink.GOLD),
            _disc(_DISC),
            pip(suit, _X, middle, size),
            svg.path(to_path(keyline), "none", ink.GOLD, 1.5),
            _EMBLEMS[suit],
        )
    )


def _around(radius: float, count: int) -> list[Point]:
    turns = patterns.turns(count)
    return [(_X + radius * cos, _Y + radius * sin) for cos, sin in turns]


def _rayed_star(x: float, y: float, radius: float) -> str:
    return (
        svg.path(star(x, y, radius, 8, 0.5), ink.GOLD)
        + svg.path(star(x, y, radius * 0.72, 8, 0.5, 22.5), ink.PAPER)
        + svg.path(circle(x, y, radius * 0.26), ink.NAVY)
    )


def _facets() -> str:
    stone = area(at(PIP["D"], _X, _Y, 32))
    return (
        svg.path(to_path(_inside(area(at(PIP["D"], _X, _Y, 52)), 1)), "none", ink.GOLD, 1.1)
        + svg.path(to_path(stone), ink.PAPER)
        + svg.path(
            at("M0,-1.06C.16,-.62 .46,-.24 .82,0L0,0ZM0,1.06C-.16,.62 -.46,.24 -.82,0L0,0Z", _X, _Y, 32),
            ink.GOLD,
        )
    )


_EMBLEMS: Final = {
    "H": _rayed_star(125, 165, 24),
    "D": _facets(),
    "C": _rayed_star(125, 140, 15) + _rayed_star(92, 187.2, 15) + _rayed_star(158, 187.2, 15),
}
