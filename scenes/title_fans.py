"""Decides how the fans of cards on the title screen come to be; must not know what stands around them.

Their cards are drawn in the background: the screen is there at once, and the fans fade in when they are ready.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.look.shadow import card_shadow
from scenes.table.art import ArtSpec
from scenes.table.faces import PackFaces
from scenes.title_plan import Place
from scenes.title_table import TitleFan

#: Cards are turned at twice their size and made smaller then: slanting edges stay smooth, faces sharp.
_FINE = 2


class _Fan(NamedTuple):
    """A fan, painted; `corner` is where it goes."""

    picture: pygame.Surface
    corner: tuple[int, int]


class TitleFans:
    """All fans. Until better pictures are there, those of the last layout stand in."""

    def __init__(self) -> None:
        self._faces: list[PackFaces] = []
        self._wanted: list[tuple[TitleFan, Place]] = []
        self._fans: list[_Fan] = []

    def want(self, fans: Sequence[TitleFan], places: Sequence[Place]) -> None:
        """Have the cards of these fans drawn for these places; they come with a `take`."""
        self._wanted = list(zip(fans, places, strict=True))
        self._faces += [PackFaces() for _ in range(len(fans) - len(self._faces))]
        for faces, (fan, place) in zip(self._faces, self._wanted, strict=False):
            cards = tuple(card.notation for card in fan.cards)
            faces.want_sets([ArtSpec(_size_for(fan, place), cards, fan.back, fan.four_colours, fan.pack)])
        self._spread()

    def take(self) -> bool:
        """Use cards that have come; True where the fans look different now. Raises what their drawing has raised."""
        came = [faces.take() for faces in self._faces]
        return any(came) and self._spread()

    @property
    def coming(self) -> bool:
        """Whether cards are still being drawn."""
        return any(faces.coming for faces in self._faces)

    def draw(self, canvas: pygame.Surface, shown: float) -> None:
        """Draw all, `shown` between 0 (not at all) and 1."""
        for fan in self._fans:
            fan.picture.set_alpha(round(255 * shown))
            canvas.blit(fan.picture, fan.corner)

    def _spread(self) -> bool:
        """Paint the fans once there are cards for all; True where it was done."""
        if any(faces.empty for faces in self._faces):
            return False
        self._fans = [
            _paint(fan, place, [faces.picture(card, _size_for(fan, place)[0]) for card in fan.cards])
            for faces, (fan, place) in zip(self._faces, self._wanted, strict=False)
        ]
        return True


def _size_for(fan: TitleFan, place: Place) -> tuple[int, int]:
    """Width and height in pixels of the pictures a place's fan is painted from."""
    return _FINE * round(place.card / fan.aspect), _FINE * round(place.card)


def _paint(fan: TitleFan, place: Place, cards: Sequence[pygame.Surface]) -> _Fan:
    """A hand of cards, spread, the last one uppermost; the pictures have the size `_size_for` tells."""
    turned = []
    for k, card in enumerate(cards):
        angle = (k - (len(cards) - 1) / 2) * fan.spread
        lean, radius = math.radians(angle), fan.arc * place.card
        centre = (
            round(place.fan_x + radius * math.sin(lean)),
            round(place.fan_y + radius * (1 - math.cos(lean))),
        )
        picture = pygame.transform.smoothscale_by(pygame.transform.rotozoom(_with_shadow(card), -angle, 1.0), 1 / _FINE)
        turned.append((picture, picture.get_rect(center=centre)))
    whole = turned[0][1].unionall([spot for _, spot in turned[1:]])
    picture = pygame.Surface(whole.size, pygame.SRCALPHA)
    for card, spot in turned:
        picture.blit(card, spot.move(-whole.x, -whole.y))
    return _Fan(picture, whole.topleft)


def _with_shadow(card: pygame.Surface) -> pygame.Surface:
    """A card on its shadow, in the middle of a surface."""
    width, height = card.get_size()
    shadow, (dx, dy) = card_shadow(width, height, "end")
    room = max(-dx, -dy, shadow.get_width() + dx - width, shadow.get_height() + dy - height)
    both = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    both.blit(shadow, (room + dx, room + dy))
    both.blit(card, (room, room))
    return both
