"""The show of a won game: the runs fan out over the cloth and Scorpius lights star by star, once. No rule."""

from __future__ import annotations

import math
from itertools import accumulate

import pygame

from game.cards import FRENCH, Card, Suit
from scenes.look import tokens
from scenes.look.constellation import Star, shape_of, star_lines, star_points
from scenes.look.shapes import line, svg
from scenes.scorpion.geometry import Geometry
from scenes.table.board import Board
from scenes.table.cues import Cue
from scenes.table.spread import fan_rise, fan_width
from scenes.table.sprites import Pose
from scenes.table.timeline import Flight, in_out_cubic, linear

_WIN_PILE = 300
_SPREAD = 42.0
"""Degrees by which the outer cards of a fan lean to either side."""
_STEPS = {"A": 1.2, "10": 1.45, "Q": 1.2}
"""How far a card of a fan lies open beside one with a narrow figure (1): so far that its rank is whole."""
_ARC = 0.24
"""How far the outer fans hang below the middle of the row, in card heights."""
_ROW = 1.42
"""From one row of fans to the next, in card heights."""
_FAN_AIR = 0.97
_TALLEST = 0.195
"""Cards of a fan are at most so high beside the cloth's height: the stars stay free."""
_FANS_APART, _CARRY, _OPEN = 0.16, 0.42, 0.60
_CLOSED_APART, _CLOSE, _RETURN = 0.05, 0.28, 0.34

_STAR_APART, _STAR_LIGHTS = 0.11, 0.40
_STAYS, _DIMS = 3.0, 0.4
_LEVELS = 12
_FLARE = 0.6
"""By how much a star flares up beyond its size while it is being lit."""


def fanned_poses(geometry: Geometry) -> dict[Card, Pose]:
    """The four runs, each a fan from ace to king, in a shallow arc at the top of the cloth; tall: two and two."""
    tall = geometry.layout.tall
    rail, columns = geometry.reserve_base(0), geometry.rules.columns
    left = rail.x
    room = (geometry.column_base(columns - 1).right if tall else geometry.strip.x - rail.x) - left
    a_row = 2 if tall else len(Suit)
    width, height, out = _fan_size(geometry, room / a_row)
    poses = {}
    before = [0.0, *accumulate(_STEPS.get(rank, 1.0) for rank in FRENCH.ranks[:-1])]
    for number, suit in enumerate(Suit):
        row, place = divmod(number, a_row)
        across = (2 * place + 1) / a_row - 1
        centre = left + room / 2 * (1 + across)
        y = rail.y + out + height * (_ROW * row + _ARC * across * across)
        for order, card in enumerate(FRENCH.of_suit(suit)):
            last = len(FRENCH.ranks) - 1
            angle = _SPREAD * (2 * before[order] / before[last] - 1)
            x = round(centre - width / 2)
            poses[card] = Pose(x, round(y), width, True, _WIN_PILE + number, order, order < last, angle)
    return poses


def _fan_size(geometry: Geometry, room: float) -> tuple[int, int, float]:
    """Width and height of the cards of a fan so wide, and how far above an upright card it reaches."""
    aspect = geometry.card_height / geometry.card_width
    tallest = int(geometry.layout.size[1] * _TALLEST / aspect)
    width = min(geometry.card_width, int(room * _FAN_AIR / fan_width(aspect, _SPREAD)), tallest)
    return width, round(width * aspect), fan_rise(aspect) * width


def shown_fans(geometry: Geometry, board: Board, speed: float) -> list[Flight]:
    """The flights that carry the runs up one after the other and open each like a hand of cards."""
    flights = []
    for card, pose in fanned_poses(geometry).items():
        start = (pose.pile - _WIN_PILE) * _FANS_APART * speed
        closed = pose._replace(angle=-_SPREAD)
        sprite, share = board.sprite(card), _share(pose)
        cue = None if share else Cue.GATHER
        flights.append(Flight(sprite, closed, start, _CARRY * speed, in_out_cubic, layer=pose.pile, leaving=cue))
        if share:
            # The whole fan opens at one speed: each card goes along until it is where it stays.
            start += _CARRY * speed
            flights.append(Flight(sprite, pose, start, share * _OPEN * speed, linear, layer=pose.pile))
    return flights


def shown_gathering(geometry: Geometry, board: Board, home: dict[Card, Pose], speed: float) -> list[Flight]:
    """The flights that close the fans and take the runs back to where they lie at home."""
    flights = []
    for card, pose in fanned_poses(geometry).items():
        start = (pose.pile - _WIN_PILE) * _CLOSED_APART * speed
        closed = pose._replace(angle=-_SPREAD)
        sprite, share = board.sprite(card), _share(pose)
        if share:
            wait = (1 - share) * _CLOSE * speed
            flights.append(Flight(sprite, closed, start + wait, share * _CLOSE * speed, linear, layer=pose.pile))
        start += _CLOSE * speed
        cue = None if share else Cue.GATHER
        flights.append(Flight(sprite, home[card], start, _RETURN * speed, in_out_cubic, layer=pose.pile, leaving=cue))
    return flights


def _share(pose: Pose) -> float:
    """How far along the fan a card lies, 0 to 1."""
    return (pose.angle + _SPREAD) / (2 * _SPREAD)


class Stars:
    """Scorpius lighting up; `over` once it has been lit for a while, `gone` once it has faded after `dim`."""

    def __init__(self, size: tuple[int, int], speed: float) -> None:
        shape = shape_of(size)
        self._stars = star_points(size, shape)
        self._lines = star_lines(size, shape)
        self._age = 0.0
        self._speed = speed
        self._dimming: float | None = None

    @property
    def over(self) -> bool:
        return self._age >= self._lit_after + _STAYS

    @property
    def moving(self) -> bool:
        """Whether it goes on by itself."""
        return self.dimming or not self.over

    @property
    def dark(self) -> bool:
        """Whether no star has begun to light yet."""
        return self._age == 0

    @property
    def dimming(self) -> bool:
        return self._dimming is not None

    @property
    def gone(self) -> bool:
        return self._dimming is not None and self._dimming >= _DIMS * self._speed

    @property
    def _lit_after(self) -> float:
        return (len(self._stars) * _STAR_APART + _STAR_LIGHTS) * self._speed

    def step(self, dt: float) -> None:
        if self._dimming is None:
            self._age += dt
        else:
            self._dimming += dt

    def light(self) -> None:
        """Let all stars be lit at once, and the show be over."""
        self._age = self._lit_after + _STAYS

    def dim(self) -> None:
        """Let the stars go out."""
        if self._dimming is None:
            self._dimming = 0.0

    def draw(self, canvas: pygame.Surface) -> None:
        left = 1.0
        if self._dimming is not None:
            left = 1 - min(self._dimming / (_DIMS * self._speed), 1.0) if self._speed > 0 else 0.0
        for number, segment in enumerate(self._lines):
            _draw_line(canvas, segment, _stepped(0.6 * left * self._lit(number + 1)))
        for number, star in enumerate(self._stars):
            lit = self._lit(number)
            _draw_star(canvas, star, _stepped(min(1.0, 1.6 * lit) * left), _stepped(math.sin(math.pi * lit)))

    def _lit(self, number: int) -> float:
        """How far the star of this number has been lit by now, 0 to 1."""
        if self._speed <= 0:
            return 1.0
        return min(max((self._age / self._speed - number * _STAR_APART) / _STAR_LIGHTS, 0.0), 1.0)


def _stepped(value: float) -> float:
    """In a few steps, so that few pictures have to be drawn."""
    return round(value * _LEVELS) / _LEVELS


def _draw_star(canvas: pygame.Surface, star: Star, light: float, flare: float) -> None:
    """A star's core, its four rays and its halo, `flare` (0 to 1) larger than at rest."""
    if light <= 0:
        return
    core, glow = (tokens.ANTARES_LIT, tokens.ANTARES_GLOW) if star.name == "alpha" else (tokens.STAR_LIT, tokens.STAR)
    grown = 1 + _FLARE * flare
    halo, ray = star.radius * 7.0 * grown, star.radius * 4.4 * grown
    side = 2 * math.ceil(halo + 1)
    c = side / 2
    stops = "".join(
        f'<stop offset="{at}" stop-color="{glow}" stop-opacity="{alpha * light:.3f}"/>'
        for at, alpha in ((0, 0.85), (0.2, 0.42), (0.45, 0.14), (1, 0))
    )
    body = (
        f'<defs><radialGradient id="h" gradientUnits="userSpaceOnUse" cx="{c}" cy="{c}" r="{halo:.2f}">{stops}'
        f'</radialGradient></defs><circle cx="{c}" cy="{c}" r="{halo:.2f}" fill="url(#h)"/>'
        f'<path d="M{c} {c - ray:.2f}Q{c} {c} {c + ray:.2f} {c}Q{c} {c} {c} {c + ray:.2f}'
        f'Q{c} {c} {c - ray:.2f} {c}Q{c} {c} {c} {c - ray:.2f}Z" fill="{core}" fill-opacity="{0.6 * light:.3f}"/>'
        f'<circle cx="{c}" cy="{c}" r="{star.radius * 1.1 * grown:.2f}" fill="{core}" fill-opacity="{light:.3f}"/>'
    )
    canvas.blit(svg(body, side, side), (round(star.x - c), round(star.y - c)))


def _draw_line(canvas: pygame.Surface, segment: tuple[float, float, float, float], alpha: float) -> None:
    if alpha <= 0:
        return
    x0, y0, x1, y1 = segment
    left, top = math.floor(min(x0, x1)) - 2, math.floor(min(y0, y1)) - 2
    width, height = math.ceil(abs(x1 - x0)) + 4, math.ceil(abs(y1 - y0)) + 4
    stroke = line(tokens.STAR, max(1.5, min(canvas.get_size()) / 380), alpha)
    body = f'<path d="M{x0 - left:.1f} {y0 - top:.1f}L{x1 - left:.1f} {y1 - top:.1f}" {stroke}/>'
    canvas.blit(svg(body, width, height), (left, top))
