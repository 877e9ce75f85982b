"""Decides what of the title screen lies still and is painted once: tops, words, strip; must not know what they say."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.look.shapes import Box
from scenes.title import art, scorpius
from scenes.title.pair import FAN_WIDE
from scenes.title.places import TitlePlan
from scenes.title.words import Said

LOGOTYPE = "Osteria Antares"
#: Scorpius at a cloth's foot, in pixels at scale 1: from the left edge, under the buttons, to the right and the foot.
_LYING = 22, 32, 38, 24
#: A cloth narrower than this part of the screen has no room at its right.
_NARROW = 0.6


class TitleGround:
    """What lies still: painted by `paint`, drawn by `draw`. Where a plan has a view, the tops are moved within it."""

    def __init__(self) -> None:
        self._ground = pygame.Surface((1, 1))
        self._tops: pygame.Surface | None = None

    def paint(
        self,
        size: tuple[int, int],
        plan: TitlePlan,
        said: Said,
        buttons: Sequence[Sequence[Box]],
        strip: Box,
        u: float,
    ) -> None:
        """Paint it anew; `buttons` are the boxes of each table's."""
        ground = art.paint_ground(size, plan, u)
        self._tops = tops = None if plan.view is None else art.paint_tops(ground, plan, u)
        if tops is None:
            _paint_scorpius(ground, plan, said, buttons, strip, u)
        art.paint_logotype(ground, plan, LOGOTYPE)
        said.draw(ground if tops is None else tops, plan.places, 0.0 if plan.view is None else -plan.view.y)
        art.paint_strip(ground, strip, u)
        self._ground = ground

    def draw(self, canvas: pygame.Surface, view: Box, dy: float) -> None:
        """Draw it, what lies in the view moved down by `dy`."""
        canvas.blit(self._ground, (0, 0))
        if self._tops is not None:
            canvas.blit(self._tops, view.rect(), (0, round(-dy), *view.rect().size))


def _paint_scorpius(
    ground: pygame.Surface,
    plan: TitlePlan,
    said: Said,
    buttons: Sequence[Sequence[Box]],
    strip: Box,
    u: float,
) -> None:
    """Work the constellation into the cloth: at its right where words leave room, at the foot of an upright place."""
    cloth = next((top.board for top in plan.tops if top.ground == "cloth"), None)
    if cloth is None:
        return
    places = [(number, place) for number, place in enumerate(plan.places) if place.ground == "cloth"]
    if places[0][1].compact and (places[0][1].align == "centre" or cloth.w < _NARROW * ground.get_width()):
        lowest = max(place.buttons.bottom for _, place in places)
        rooms = _rooms_at_foot(cloth, lowest, strip, u)
        scorpius.paint_lying(ground, cloth, rooms, u)
        return
    taken = [strip]
    for number, place in places:
        fan = Box(0, 0, FAN_WIDE * place.card, 1.3 * place.card)
        taken.append(fan.moved(place.fan_x - fan.w / 2, place.fan_y - fan.h / 2))
        taken += [*said.taken(number, place, u), *buttons[number]]
    scorpius.paint_scorpius(ground, cloth, taken, u)


def _rooms_at_foot(cloth: Box, lowest: float, strip: Box, u: float) -> tuple[Box, Box]:
    """Where Scorpius may lie under what stands on the cloth: left of the strip down to the foot, or over the strip."""
    left, below, right, over = (length * u for length in _LYING)
    x, y = cloth.x + left, lowest + below
    beside = Box(x, y, min(cloth.right, strip.x) - right - x, cloth.bottom - over - y)
    above = Box(x, y, cloth.right - right - x, strip.y - over - y)
    return beside, above
