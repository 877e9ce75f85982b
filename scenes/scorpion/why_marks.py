"""Draws links of a chain on the table: which card must go where and what is in the way. Knows no words and no rule."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cards import Card
from game.scorpion.solver.why import Cause, Link
from game.scorpion.state import State
from scenes.look import tokens
from scenes.look.shapes import Box, ring
from scenes.scorpion.geometry import Geometry
from scenes.scorpion.why_arrows import Arrow, Point, arrow_across, arrow_within, draw_arrow
from scenes.table.numbered import Marked, draw_number
from scenes.table.sprites import Pose

_BADGE = 10
"""A badge's radius; smaller where the strip of its card is."""
_LEAST_BADGE = 7
_AWAY = 4
"""From a badge to its card's right edge."""
_RING_AT_SCALE = 2.4
_ON_CARD = 3
"""So far a number in the gap may reach on its card."""
_INDEX_WIDE = 0.34
"""Of a card's width: so wide is its index."""
_INDEX = 0.24
"""Of a card's height: so high is the part of an uncovered card that is marked, as if another lay on it."""


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
    gap: float,
    u: float,
) -> None:
    """Draw `count` of the links from number `first` on; of the others only their dim numbers.

    The card that must leave has its number, its successor a ring of light and an arrow to it, and what is in the way
    another ring. `boxes` is what `shown_boxes` gives, `gap` is between two columns: there arrows leave and arrive.
    """
    lit = links[first : first + count]
    places = {card: marked_part(box) for card, box in boxes.items()}
    _draw_rings(canvas, lit, places, u)
    badges = {link.card: Marked(number, link in lit) for number, link in enumerate(links, start=1)}
    sides = {link.card: _side(link, places) for link in links}
    spots = {card: _badge_at(places[card], sides[card], gap, u) for card in badges}
    indexes = [index_of(place) for place in places.values()]
    for link in lit:
        if link.successor in places and link.successor is not None:
            arrow = _arrow(link.card, link.successor, places, spots, gap, u, indexes)
            draw_arrow(canvas, arrow, indexes, gap, u)
    for card, mark in badges.items():
        draw_number(canvas, *spots[card], mark)


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


def index_of(box: Box) -> Box:
    """What of a marked part is its index."""
    return Box(box.x, box.y, box.w * _INDEX_WIDE, box.h)


def _side(link: Link, places: dict[Card, Box]) -> int:
    """On which side of its card a number stands: at the left (-1) where its arrow goes there."""
    source, target = places[link.card], places.get(link.successor) if link.successor else None
    return -1 if target is not None and target.right < source.x else 1


def _badge_at(box: Box, side: int, gap: float, u: float) -> tuple[Point, float]:
    """Where a number stands and its radius: on the card at its right edge, or in the gap at its left, off the index."""
    radius = max(_LEAST_BADGE * u, min(_BADGE * u, box.h / 2 - 1))
    x = box.right - radius - _AWAY * u if side > 0 else box.x - max(gap / 2, radius - _ON_CARD * u)
    return (x, box.y + max(box.h / 2, radius)), radius


def _arrow(
    card: Card,
    successor: Card,
    places: dict[Card, Box],
    spots: dict[Card, tuple[Point, float]],
    gap: float,
    u: float,
    indexes: Sequence[Box],
) -> Arrow:
    """From the outer side of a card's number to the edge of its successor that it comes to first."""
    (x, y), radius = spots[card]
    source, target = places[card], places[successor]
    if target.x > source.right:
        edge = target.x
        if successor in spots and spots[successor][0][0] < target.x:
            edge = spots[successor][0][0] - spots[successor][1]  # its own number stands before it
        return arrow_across((x + radius, y), (edge - 1, target.cy), gap, indexes, u)
    if target.right < source.x:
        return arrow_across((x - radius, y), (target.right + 1, target.cy), gap, indexes, u)
    return arrow_within((x + radius, y), target, gap)
