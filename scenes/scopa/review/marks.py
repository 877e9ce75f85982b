"""What is drawn on the cards of a play that is looked at: it, what would have been better, what nobody could see.

Decides nothing: which play that is, it is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.cards import ItalianCard
from game.scopa.state import CardPlayed, PlayCard
from game.seats import PERSON, Seat
from scenes.look import tokens
from scenes.look.shapes import Box, rounded
from scenes.match.arrow import draw_arrow, ends
from scenes.match.card_marks import box_of, draw_mark
from scenes.scopa.review.showing import Showing
from scenes.table.rings import draw_chosen, draw_takeable

_UNSEEN = 0.22
"""How dark lies what the person couldn't see."""


def draw_unseen(canvas: pygame.Surface, showing: Showing, u: float) -> None:
    """Shade the open hands of others."""
    for number in range(len(showing.state.hands)):
        seat = Seat(number)
        if seat == PERSON:
            continue
        hand = showing.geometry.hand_cards(showing.state, seat)
        for card in hand:
            draw_mark(canvas, card, hand, showing, u, partial(_shade, canvas))


def draw_play(canvas: pygame.Surface, play: CardPlayed, showing: Showing, u: float) -> None:
    """The play itself: its card, and what it takes."""
    chosen = partial(draw_chosen, canvas, u=u)
    hand = showing.geometry.hand_cards(showing.state, play.seat)
    draw_mark(canvas, play.card, hand, showing, u, chosen)
    _mark_table(canvas, play.take, showing, u, chosen)


def draw_better(canvas: pygame.Surface, better: PlayCard, made: CardPlayed, showing: Showing, u: float) -> None:
    """What would have been better, with an arrow from the hand to what it takes, or to where it would lie."""
    thin = partial(draw_takeable, canvas, u=u)
    if better.card is not made.card:
        hand = showing.geometry.hand_cards(showing.state, made.seat)
        draw_mark(canvas, better.card, hand, showing, u, thin)
    _mark_table(canvas, [card for card in better.take if card not in made.take], showing, u, thin)
    goals = [box_of(card, showing) for card in better.take] or [showing.place_for(better.card)]
    draw_arrow(canvas, *ends(box_of(better.card, showing), goals), u)


def _mark_table(
    canvas: pygame.Surface, cards: Iterable[ItalianCard], showing: Showing, u: float, draw: partial[None]
) -> None:
    table = showing.state.table
    for card in cards:
        draw_mark(canvas, card, table, showing, u, draw)


def _shade(canvas: pygame.Surface, box: Box) -> None:
    rounded(canvas, box, box.w * tokens.RADIUS_CARD, tokens.SHADE, _UNSEEN)
