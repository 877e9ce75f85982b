"""What advice draws on the cards: the play to make, with an arrow from the hand to what it takes. Decides no play."""

from __future__ import annotations

from functools import partial

import pygame

from game.cards import ItalianCard
from game.scopa.state import PlayCard
from game.seats import PERSON
from scenes.look.shapes import Box
from scenes.scopa.aids import draw_mark
from scenes.scopa.review.marks import draw_arrow
from scenes.scopa.showing import Showing
from scenes.table.rings import draw_chosen

_PARTS, _ROOM = 6, 40.0
"""How many places along the arrow are kept free of words, and how wide each is."""
_IN = 6.0
"""How far within the card the arrow begins."""


def draw_advised(canvas: pygame.Surface, play: PlayCard, showing: Showing, u: float) -> None:
    """Rings on the card to play and on what it takes; the arrow goes to the nearest of these, or where it is laid."""
    chosen, table = partial(draw_chosen, canvas, u=u), showing.state.table
    hand = showing.geometry.hand_cards(showing.state, PERSON)
    draw_mark(canvas, play.card, hand, showing, u, chosen)
    for card in play.take:
        draw_mark(canvas, card, table, showing, u, chosen)
    begins, goal = _ends(play, showing)
    draw_arrow(canvas, (begins.cx, begins.y + _IN * u), goal, u)


def marked(play: PlayCard, showing: Showing) -> tuple[Box, ...]:
    """What these marks are about, which no words should cover."""
    return (_box(play.card, showing), *_goals(play, showing))


def under_arrow(play: PlayCard, showing: Showing, u: float) -> list[Box]:
    """Places along the arrow, which words had better not cover."""
    begins, goal = _ends(play, showing)
    side, parts = _ROOM * u, [step / (_PARTS - 1) for step in range(_PARTS)]
    middles = [(begins.cx + (goal.cx - begins.cx) * at, begins.y + (goal.bottom - begins.y) * at) for at in parts]
    return [Box(x - side / 2, y - side / 2, side, side) for x, y in middles]


def _ends(play: PlayCard, showing: Showing) -> tuple[Box, Box]:
    """Where the arrow begins, and where it goes to."""
    begins = _box(play.card, showing)
    return begins, min(_goals(play, showing), key=lambda box: abs(box.cx - begins.cx))


def _goals(play: PlayCard, showing: Showing) -> list[Box]:
    return [_box(card, showing) for card in play.take] or [showing.place_for(play.card)]


def _box(card: ItalianCard, showing: Showing) -> Box:
    return Box(*showing.board.sprite(card).corner(), *showing.geometry.card_size)
