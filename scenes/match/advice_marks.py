"""What advice draws on the cards: the play to make, with an arrow from the hand to where it goes. Decides no play."""

from __future__ import annotations

from functools import partial

import pygame

from game.seats import PERSON
from scenes.look.shapes import Box
from scenes.match.arrow import draw_arrow, ends
from scenes.match.card_marks import Aim, Showing, box_of, draw_mark
from scenes.table.rings import draw_chosen

_PARTS, _ROOM = 6, 40.0
"""How many places along the arrow are kept free of words, and how wide each is."""


def draw_advised(canvas: pygame.Surface, aim: Aim, showing: Showing, u: float) -> None:
    """Rings on the card to play and on what it takes; the arrow goes to the nearest goal."""
    chosen = partial(draw_chosen, canvas, u=u)
    hand = showing.geometry.hand_cards(showing.state, PERSON)
    draw_mark(canvas, aim.card, hand, showing, u, chosen)
    for card in aim.takes:
        draw_mark(canvas, card, aim.among, showing, u, chosen)
    draw_arrow(canvas, *ends(box_of(aim.card, showing), aim.goals), u)


def marked(aim: Aim, showing: Showing) -> tuple[Box, ...]:
    """What these marks are about, which no words should cover."""
    return (box_of(aim.card, showing), *aim.goals)


def under_arrow(aim: Aim, showing: Showing, u: float) -> list[Box]:
    """Places along the arrow, which words had better not cover."""
    begins, goal = ends(box_of(aim.card, showing), aim.goals)
    side, parts = _ROOM * u, [step / (_PARTS - 1) for step in range(_PARTS)]
    middles = [(begins.cx + (goal.cx - begins.cx) * at, begins.y + (goal.bottom - begins.y) * at) for at in parts]
    return [Box(x - side / 2, y - side / 2, side, side) for x, y in middles]
