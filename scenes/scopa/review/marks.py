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
from scenes.look.shapes import Box, line, paint, rounded, svg
from scenes.scopa.aids import draw_mark
from scenes.scopa.review.showing import Showing
from scenes.table.rings import draw_chosen, draw_takeable

_UNSEEN = 0.22
"""How dark lies what the person couldn't see."""
_ARROW, _ARROW_KEY = 2.5, 5.0
_TIP, _ASIDE, _IN = 16.0, 14.0, 6.0
"""The tip's length, how far beside the middle of its goal the arrow ends, how far within a card it begins and ends."""
_KEY_ALPHA = 0.75


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
    goals = [_box(card, showing) for card in better.take] or [showing.place_for(better.card)]
    begins = _box(better.card, showing)
    goal = min(goals, key=lambda box: abs(box.cx - begins.cx))
    draw_arrow(canvas, (begins.cx, begins.y + _IN * u), goal, u)


def draw_arrow(canvas: pygame.Surface, begins: tuple[float, float], goal: Box, u: float) -> None:
    """A bent arrow from a point below up to the foot of a box."""
    x, y = begins
    side = -1 if goal.cx >= x else 1
    end_x, end_y = goal.cx + side * _ASIDE * u, goal.bottom - _IN * u
    room = 60 * u
    left, top = round(min(x, end_x) - room), round(min(y, end_y) - room)
    width, height = round(abs(x - end_x) + 2 * room), round(abs(y - end_y) + 2 * room)
    x, end_x, y, end_y = x - left, end_x - left, y - top, end_y - top
    bend, tip = max(30 * u, abs(y - end_y) * 0.6), _TIP * u
    curve = (
        f"M{x:.1f} {y:.1f}C{x:.1f} {y - bend:.1f} {end_x + side * bend / 2:.1f} {end_y + bend:.1f} "
        f"{end_x:.1f} {end_y + tip * 0.6:.1f}"
    )
    head = (
        f"M{end_x - side * tip * 0.35:.1f} {end_y - tip * 0.5:.1f}"
        f"L{end_x + side * tip * 0.55:.1f} {end_y + tip * 0.35:.1f}"
        f"L{end_x - side * tip * 0.35:.1f} {end_y + tip * 0.75:.1f}Z"
    )
    body = (
        f'<path d="{curve}" {line(tokens.KEYLINE, _ARROW_KEY * u, _KEY_ALPHA)}/>'
        f'<path d="{head}" {line(tokens.KEYLINE, 3 * u, _KEY_ALPHA)}/>'
        f'<path d="{curve}" {line(tokens.LAMP, _ARROW * u)}/><path d="{head}" {paint(tokens.LAMP)}/>'
    )
    canvas.blit(svg(body, width, height), (left, top))


def _mark_table(
    canvas: pygame.Surface, cards: Iterable[ItalianCard], showing: Showing, u: float, draw: partial[None]
) -> None:
    table = showing.state.table
    for card in cards:
        draw_mark(canvas, card, table, showing, u, draw)


def _shade(canvas: pygame.Surface, box: Box) -> None:
    rounded(canvas, box, box.w * tokens.RADIUS_CARD, tokens.SHADE, _UNSEEN)


def _box(card: ItalianCard, showing: Showing) -> Box:
    return Box(*showing.board.sprite(card).corner(), *showing.geometry.card_size)
