"""Marks on single cards that may lie under others; knows no game, decides no mark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import pygame

from game.cards import ItalianCard
from game.seats import PERSON, Seat
from scenes.look.shapes import Box
from scenes.table.rings import draw_focus
from scenes.table.sprites import CardSprite

_REACH = 16
"""How far a mark's light reaches beyond its card, in pixels at scale 1."""


class Aim(NamedTuple):
    """A play as it is shown on the cards: the card, what it takes `among` the cards that lie there, and where the
    arrow may go: one place at least. `beside` lies what has to be seen with it.
    """

    card: ItalianCard
    goals: tuple[Box, ...]
    takes: tuple[ItalianCard, ...] = ()
    among: tuple[ItalianCard, ...] = ()
    beside: tuple[Box, ...] = ()


class Board(Protocol):
    """Where the cards lie."""

    def sprite(self, card: ItalianCard) -> CardSprite:
        """A card on the screen."""


class Geometry(Protocol):
    """How large they are."""

    @property
    def card_size(self) -> tuple[int, int]:
        """A card's width and height."""

    def hand_cards(self, state: Any, seat: Seat) -> tuple[ItalianCard, ...]:
        """A hand as it lies."""


class Showing(Protocol):
    """The cards of a table on the screen."""

    @property
    def board(self) -> Board:
        """Where they lie."""

    @property
    def geometry(self) -> Geometry:
        """How large they are."""

    @property
    def state(self) -> Any:
        """The deal as it is shown."""


def draw_mark(
    canvas: pygame.Surface,
    card: ItalianCard,
    among: Sequence[ItalianCard],
    showing: Showing,
    u: float,
    draw: Callable[[Box], None],
) -> None:
    """Draw a mark of any card, but not over those of `among` that lie on it; `draw` is given the card's box."""
    box = box_of(card, showing)
    place = place_of(card, showing)
    whole = box.rect()
    over = [box_of(other, showing).rect() for other in among if place_of(other, showing) > place]
    over = [one for one in over if one.colliderect(whole)]
    for part in _without(box.grown(_REACH * u).rect(), over):
        canvas.set_clip(part)
        draw(box)
    canvas.set_clip(None)


def draw_in_hand(
    canvas: pygame.Surface,
    card: ItalianCard,
    showing: Showing,
    u: float,
    draw: Callable[[Box], None],
) -> None:
    """Draw the mark of a card of the hand, whole where the hand's cards lie side by side."""
    hand, box = showing.geometry.hand_cards(showing.state, PERSON), box_of(card, showing)
    if any(box.rect().colliderect(box_of(other, showing).rect()) for other in hand if other is not card):
        draw_mark(canvas, card, hand, showing, u, draw)
    else:
        draw(box)


def draw_ring(canvas: pygame.Surface, ring: Box, showing: Showing, u: float) -> None:
    """The keyboard's ring; round a card of the hand not over those that lie on it."""
    for card in showing.geometry.hand_cards(showing.state, PERSON):
        if box_of(card, showing) == ring:
            draw_in_hand(canvas, card, showing, u, partial(draw_focus, canvas, u=u))
            return
    draw_focus(canvas, ring, u)


def box_of(card: ItalianCard, showing: Showing) -> Box:
    """What a card covers just now."""
    sprite = showing.board.sprite(card)
    return Box(*sprite.corner(), *showing.geometry.card_size)


def place_of(card: ItalianCard, showing: Showing) -> tuple[int, int]:
    """Which cards it lies on: all with a lower place."""
    pose = showing.board.sprite(card).pose
    return pose.pile, pose.order


def _without(area: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The area cut into rectangles that leave the holes free."""
    parts = [area]
    for hole in holes:
        parts = [piece for part in parts for piece in _around(part, part.clip(hole))]
    return parts


def _around(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    if not hole.size[0] or not hole.size[1]:
        return [part]
    pieces = (
        pygame.Rect(part.left, part.top, part.w, hole.top - part.top),
        pygame.Rect(part.left, hole.bottom, part.w, part.bottom - hole.bottom),
        pygame.Rect(part.left, hole.top, hole.left - part.left, hole.h),
        pygame.Rect(hole.right, hole.top, part.right - hole.right, hole.h),
    )
    return [piece for piece in pieces if piece.w > 0 and piece.h > 0]
