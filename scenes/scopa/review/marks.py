"""What is drawn on the cards of a play that is looked at: what it takes, and what would have been better.

Decides nothing: which play that is, it is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.cards import ItalianCard
from game.scopa.state import CardPlayed, PlayCard
from scenes.match.arrow import draw_arrow, ends
from scenes.match.card_marks import box_of, draw_mark
from scenes.match.review.marks import draw_instead, draw_made
from scenes.scopa.review.showing import Showing
from scenes.table.rings import draw_chosen, draw_takeable


def draw_play(canvas: pygame.Surface, play: CardPlayed, showing: Showing, u: float) -> None:
    """The play itself: its card, and what it takes."""
    draw_made(canvas, play.card, play.seat, showing, u)
    _mark_table(canvas, play.take, showing, u, partial(draw_chosen, canvas, u=u))


def draw_better(canvas: pygame.Surface, better: PlayCard, made: CardPlayed, showing: Showing, u: float) -> None:
    """What would have been better, with an arrow from the hand to what it takes, or to where it would lie."""
    if better.card is not made.card:
        draw_instead(canvas, better.card, made.seat, showing, u)
    thin = partial(draw_takeable, canvas, u=u)
    _mark_table(canvas, [card for card in better.take if card not in made.take], showing, u, thin)
    goals = [box_of(card, showing) for card in better.take] or [showing.place_for(better.card)]
    draw_arrow(canvas, *ends(box_of(better.card, showing), goals), u)


def _mark_table(
    canvas: pygame.Surface, cards: Iterable[ItalianCard], showing: Showing, u: float, draw: partial[None]
) -> None:
    table = showing.state.table
    for card in cards:
        draw_mark(canvas, card, table, showing, u, draw)
