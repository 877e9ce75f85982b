"""Draws links of a chain on the table: where a card must go, what is in the way. Knows no words and decides nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.cards import Card
from game.scorpion.solver.why import Cause, Link
from game.scorpion.state import State
from scenes.look import lettering, tokens
from scenes.look.shapes import Box, disc, line, paint, ring, svg
from scenes.scorpion.geometry import Geometry
from scenes.table.sprites import Pose

Point = tuple[float, float]

_BADGE = 10
"""A badge's radius; smaller where the strip of its card is."""
_LEAST_BADGE = 7
_AWAY = 4
"""From a badge to its card's right edge."""
_SHAFT, _KEYLINE, _HEAD = 2.75, 1.5, 11
_RING_AT_SCALE = 2.4
_BEND = 0.16
"""How far an arrow bends aside, of its length; within a column by `_BOW` of a card's width."""
_BOW = 0.55
_TARGET = 0.62
"""Where on a card an arrow ends, of its width: right of the index."""
_INDEX = 0.24
"""Of a card's height: so high is the part of an uncovered card that is marked, as if another lay on it."""


class Marked(NamedTuple):
    """A card that has a badge: its number, and whether its link is among those drawn."""

    number: int
    lit: bool


def shown_boxes(geometry: Geometry, state: State, poses: dict[Card, Pose]) -> dict[Card, Box]:
    """For each face-up card of the columns and each set-aside one, the part of it that no other card hides."""
    boxes: dict[Card, Box] = {}
    for number, column in enumerate(state.columns):
        foot = geometry.column_reach(number, state, poses).bottom
        for card in reversed(column.cards[column.hidden :]):
            pose = poses[card]
            boxes[card] = Box(pose.x, pose.y, pose.width, foot - pose.y)
            foot = pose.y
    if not geometry.rules.reserve_is_dealt:
        for place, aside in enumerate(state.reserve):
            if aside is not None:
                boxes[aside] = geometry.reserve_base(place)
    return boxes


def marked_cards(links: Sequence[Link]) -> set[Card]:
    """The cards that drawing these links marks."""
    marked = {link.card for link in links} | {card for link in links for card in link.waits}
    return marked | {link.successor for link in links if link.successor and link.cause is not Cause.FACE_DOWN}


def draw_links(
    canvas: pygame.Surface,
    links: Sequence[Link],
    first: int,
    count: int,
    boxes: dict[Card, Box],
    u: float,
) -> None:
    """Draw `count` of the links from number `first` on; of the others only their dim numbers.

    The card that must leave has its number, its successor a ring of light and an arrow to it, and what is in the way
    another ring. `boxes` is what `shown_boxes` gives.
    """
    lit = links[first : first + count]
    places = {card: marked_part(box) for card, box in boxes.items()}
    _draw_rings(canvas, lit, places, u)
    badges = {link.card: Marked(number, link in lit) for number, link in enumerate(links, start=1)}
    for link in lit:
        if link.successor in places and link.successor is not None:
            _arrow(canvas, places[link.card], places[link.successor], u)
    for card, mark in badges.items():
        _badge(canvas, places[card], mark, u)


def draw_number(canvas: pygame.Surface, at: Point, radius: float, mark: Marked) -> None:
    """The badge of a link."""
    fill, ink = (tokens.LAMP, tokens.INK) if mark.lit else (tokens.NIGHT, tokens.TEXT)
    disc(canvas, *at, radius + 1, tokens.KEYLINE, 0.55)
    disc(canvas, *at, radius, fill, 1.0, tokens.LAMP, max(1.0, radius * 0.1), 0.0 if mark.lit else 0.7)
    px = max(8, round(radius * (1.35 if mark.number < 10 else 1.15)))
    lettering.draw(canvas, str(mark.number), "semibold", px, ink, at[0], at[1], "centre")


def marked_part(box: Box) -> Box:
    """What of a card is marked: its strip, or as much of an uncovered card."""
    return Box(box.x, box.y, box.w, min(box.h, box.w * 1.4 * _INDEX))


def _draw_rings(canvas: pygame.Surface, links: Sequence[Link], places: dict[Card, Box], u: float) -> None:
    in_the_way = {card for link in links for card in link.waits}
    goals = {link.successor for link in links if link.successor in places} - in_the_way
    width = max(2, round(_RING_AT_SCALE * u))
    for colour, cards in ((tokens.LAMP, goals), (tokens.VERMILION, in_the_way)):
        for card in cards:
            if card is not None:
                box = places[card].grown(-width / 2)
                radius = box.w * tokens.RADIUS_CARD
                ring(canvas, box, radius, tokens.KEYLINE, width + 2, -1, 0.45)
                ring(canvas, box, radius, colour, width)


def _badge_at(box: Box, u: float) -> tuple[Point, float]:
    radius = max(_LEAST_BADGE * u, min(_BADGE * u, box.h / 2 - 1))
    return (box.right - radius - _AWAY * u, box.y + max(box.h / 2, radius)), radius


def _badge(canvas: pygame.Surface, box: Box, mark: Marked, u: float) -> None:
    at, radius = _badge_at(box, u)
    draw_number(canvas, at, radius, mark)


def _arrow(canvas: pygame.Surface, source: Box, target: Box, u: float) -> None:
    """From a card's badge to another card, bent aside so that it and one that comes back stay apart."""
    start, radius = _badge_at(source, u)
    end = (target.x + _TARGET * target.w, target.cy)
    control = _control(start, end, source, canvas.get_width())
    angle = math.atan2(end[1] - control[1], end[0] - control[0])
    head = _HEAD * u
    neck = (end[0] - 0.7 * head * math.cos(angle), end[1] - 0.7 * head * math.sin(angle))
    away = math.atan2(control[1] - start[1], control[0] - start[0])
    begin = (start[0] + radius * math.cos(away), start[1] + radius * math.sin(away))
    xs, ys = zip(start, end, control, strict=True)
    edge = math.ceil(head + 4 * u)
    left, top = math.floor(min(xs)) - edge, math.floor(min(ys)) - edge
    size = math.ceil(max(xs)) + edge - left, math.ceil(max(ys)) + edge - top
    body = _arrow_body(begin, control, neck, end, angle, u)
    canvas.blit(svg(body, *size, view=f"{left} {top} {size[0]} {size[1]}"), (left, top))


def _control(start: Point, end: Point, source: Box, width: float) -> Point:
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = end[0] - start[0], end[1] - start[1]
    if abs(dx) < source.w / 2:
        out = source.right + _BOW * source.w
        return (out if out < width else source.x - _BOW * source.w), middle[1]
    return middle[0] + _BEND * dy, middle[1] - _BEND * dx


def _arrow_body(begin: Point, control: Point, neck: Point, end: Point, angle: float, u: float) -> str:
    head = _HEAD * u
    shaft = f"M{_xy(begin)}Q{_xy(control)} {_xy(neck)}"
    barbs = [(end[0] - head * math.cos(angle + turn), end[1] - head * math.sin(angle + turn)) for turn in (-0.48, 0.48)]
    tip = f"M{_xy(end)}L{_xy(barbs[0])}L{_xy(barbs[1])}Z"
    width, rim = _SHAFT * u, _KEYLINE * u
    rounded = 'stroke-linejoin="round"'
    return (
        f'<path d="{shaft}" {line(tokens.KEYLINE, width + 2 * rim, 0.7)}/>'
        f'<path d="{tip}" {line(tokens.KEYLINE, 2 * rim, 0.7)} {rounded}/>'
        f'<path d="{shaft}" {line(tokens.LAMP, width)}/>'
        f'<path d="{tip}" {paint(tokens.LAMP)}/>'
    )


def _xy(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"
