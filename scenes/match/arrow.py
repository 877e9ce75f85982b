"""The arrow from a card of the hand to where it would go; decides no play."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.look import tokens
from scenes.look.shapes import Box, line, paint, svg

_ARROW, _ARROW_KEY = 2.5, 5.0
_TIP, _ASIDE, _IN = 16.0, 14.0, 6.0
"""The tip's length, how far beside the middle of its goal the arrow ends, how far within a card it begins and ends."""
_KEY_ALPHA = 0.75


def ends(card: Box, goals: Sequence[Box]) -> tuple[Box, Box]:
    """The card an arrow begins at, and which of the goals it goes to: the nearest one."""
    return card, min(goals, key=lambda goal: abs(goal.cx - card.cx))


def draw_arrow(canvas: pygame.Surface, card: Box, goal: Box, u: float) -> None:
    """A bent arrow from the head of a card up to the foot of its goal."""
    x, y = card.cx, card.y + _IN * u
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
