"""What is drawn on the cards of a play that is looked at: it, what would have been better, what nobody could see.

Decides nothing: which play that is, it is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.cards import ItalianCard
from game.seats import Seat
from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.match.card_marks import Showing, draw_mark
from scenes.table.rings import draw_chosen, draw_takeable

_UNSEEN = 0.22
"""How dark lies what the person couldn't see."""


def draw_unseen(canvas: pygame.Surface, seats: Iterable[Seat], showing: Showing, u: float) -> None:
    """Shade the open hands of these seats."""
    for seat in seats:
        hand = showing.geometry.hand_cards(showing.state, seat)
        for card in hand:
            draw_mark(canvas, card, hand, showing, u, partial(_shade, canvas))


def draw_made(canvas: pygame.Surface, card: ItalianCard, seat: Seat, showing: Showing, u: float) -> None:
    """The card of the play itself, in the hand of a seat."""
    hand = showing.geometry.hand_cards(showing.state, seat)
    draw_mark(canvas, card, hand, showing, u, partial(draw_chosen, canvas, u=u))


def draw_instead(canvas: pygame.Surface, card: ItalianCard, seat: Seat, showing: Showing, u: float) -> None:
    """The card that had better been played."""
    hand = showing.geometry.hand_cards(showing.state, seat)
    draw_mark(canvas, card, hand, showing, u, partial(draw_takeable, canvas, u=u))


def _shade(canvas: pygame.Surface, box: Box) -> None:
    rounded(canvas, box, box.w * tokens.RADIUS_CARD, tokens.SHADE, _UNSEEN)
