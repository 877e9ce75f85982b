"""How a card that leans is drawn, as in a fan: turned about a point below it. Knows no card and no place."""

from __future__ import annotations

import pygame

from scenes.look.drawn import Drawn
from scenes.look.shadow import card_shadow

PIVOT = 1.15
"""How far the point a card turns about lies below its upper edge, in card heights."""

KEPT_STEP = 10.0
"""The degrees by which a card leans whose pictures are worth keeping while it turns."""

Offset = tuple[int, int]
_AT_REST: Drawn[Offset] = Drawn(64 << 20)
"""Room for a card of a screen of 3840x2160 in all its steps to either side."""


def tilted(card: pygame.Surface, angle: float) -> tuple[pygame.Surface, Offset]:
    """A card and its shadow leaning `angle` degrees to the right: the picture, and where its corner lies from the
    corner of the card standing upright."""
    width, height = card.get_size()
    shadow, (dx, dy) = card_shadow(width, height, "end")
    room = max(-dx, -dy, shadow.get_width() + dx - width, shadow.get_height() + dy - height)
    upright = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    upright.blit(shadow, (room + dx, room + dy))
    upright.blit(card, (room, room))
    turned = pygame.transform.rotozoom(upright, -angle, 1.0)
    centre = _turned(width, height, width / 2, height / 2, angle)
    return turned, (round(centre.x - turned.get_width() / 2), round(centre.y - turned.get_height() / 2))


def tilted_at_rest(card: pygame.Surface, angle: float) -> tuple[pygame.Surface, Offset]:
    """The same for a card that stays so, kept for the next time. Shared, only blit it."""
    return _AT_REST.get((card, angle), lambda: tilted(card, angle))


def bounds(width: int, height: int, angle: float) -> pygame.Rect:
    """What a leaning card covers, from the corner of the card standing upright; its shadow not counted."""
    corners = [_turned(width, height, x, y, angle) for x in (0, width) for y in (0, height)]
    left, top = min(one.x for one in corners), min(one.y for one in corners)
    right, foot = max(one.x for one in corners), max(one.y for one in corners)
    return pygame.Rect(int(left) - 1, int(top) - 1, int(right - left) + 3, int(foot - top) + 3)


def _turned(width: int, height: int, x: float, y: float, angle: float) -> pygame.Vector2:
    """Where a point of the upright card lies when it leans."""
    pivot = pygame.Vector2(width / 2, PIVOT * height)
    return (pygame.Vector2(x, y) - pivot).rotate(angle) + pivot
