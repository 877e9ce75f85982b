"""Decides how the two fans of cards on the title screen come to be; must not know what stands around them.

Their cards are drawn in the background: the screen is there at once, and the fans fade in when they are ready.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.cards import FRENCH, ITALIAN, AnyCard
from scenes.look.shadow import card_shadow
from scenes.table.art import ArtSpec
from scenes.table.faces import PackFaces
from scenes.title_plan import TitlePlan, TopPlace

_FRENCH_FAN: tuple[AnyCard, ...] = tuple(FRENCH.parse(name) for name in ("JD", "QS", "KH", "AS"))
_ITALIAN_FAN: tuple[AnyCard, ...] = tuple(ITALIAN.parse(name) for name in ("3S", "10C", "9B", "7D"))
_FRENCH_ASPECT = 1.4
#: Of the Italian packs: how high over wide, and the name of the back.
_ITALIAN_PACKS = {"neapolitan": (1.65, "majolica"), "piacentine": (1.85, "lozenges")}
#: Degrees from card to card, and the radius of the fan's arc in card heights.
_SPREAD, _ARC = 10.0, 2.44
#: Cards are turned at twice their size and made smaller then: slanting edges stay smooth, faces sharp.
_FINE = 2


class _Fan(NamedTuple):
    """A fan, painted; `corner` is where it goes."""

    picture: pygame.Surface
    corner: tuple[int, int]


class TitleFans:
    """Both fans. Until better pictures are there, those of the last layout stand in."""

    def __init__(self) -> None:
        self._faces = (PackFaces(), PackFaces())
        self._widths = (0, 0)
        self._plan: TitlePlan | None = None
        self._fans: list[_Fan] = []

    def want(self, plan: TitlePlan, four_colours: bool, italian: str) -> None:
        """Have the cards for this layout drawn, the Italian ones of the pack `italian`; they come with a `take`."""
        aspect, back = _ITALIAN_PACKS[italian]
        sizes = (_size_for(plan.tops[0], _FRENCH_ASPECT), _size_for(plan.tops[1], aspect))
        french, italians = (tuple(card.notation for card in fan) for fan in (_FRENCH_FAN, _ITALIAN_FAN))
        self._faces[0].want_sets([ArtSpec(sizes[0], french, four_colours=four_colours)])
        self._faces[1].want_sets([ArtSpec(sizes[1], italians, back, pack=italian)])
        self._widths, self._plan = (sizes[0][0], sizes[1][0]), plan
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
        """Draw both, `shown` between 0 (not at all) and 1."""
        for fan in self._fans:
            fan.picture.set_alpha(round(255 * shown))
            canvas.blit(fan.picture, fan.corner)

    def _spread(self) -> bool:
        """Paint the fans once there are cards for both; True where it was done."""
        if self._plan is None or any(faces.empty for faces in self._faces):
            return False
        cards = (_FRENCH_FAN, _ITALIAN_FAN)
        self._fans = [
            _paint(top, [faces.picture(card, width) for card in fan])
            for top, faces, width, fan in zip(self._plan.tops, self._faces, self._widths, cards, strict=True)
        ]
        return True


def _size_for(top: TopPlace, aspect: float) -> tuple[int, int]:
    """Width and height in pixels of the pictures a top's fan is painted from."""
    return _FINE * round(top.card / aspect), _FINE * round(top.card)


def _paint(top: TopPlace, cards: Sequence[pygame.Surface]) -> _Fan:
    """A hand of cards, spread, the last one uppermost; the pictures have the size `_size_for` tells."""
    cx, cy = top.board.cx, top.fan_y
    turned = []
    for k, card in enumerate(cards):
        angle = (k - (len(cards) - 1) / 2) * _SPREAD
        lean, radius = math.radians(angle), _ARC * top.card
        centre = (round(cx + radius * math.sin(lean)), round(cy + radius * (1 - math.cos(lean))))
        picture = pygame.transform.smoothscale_by(pygame.transform.rotozoom(_with_shadow(card), -angle, 1.0), 1 / _FINE)
        turned.append((picture, picture.get_rect(center=centre)))
    whole = turned[0][1].unionall([place for _, place in turned[1:]])
    fan = pygame.Surface(whole.size, pygame.SRCALPHA)
    for picture, place in turned:
        fan.blit(picture, place.move(-whole.x, -whole.y))
    return _Fan(fan, whole.topleft)


def _with_shadow(card: pygame.Surface) -> pygame.Surface:
    """A card on its shadow, in the middle of a surface."""
    width, height = card.get_size()
    shadow, (dx, dy) = card_shadow(width, height, "end")
    room = max(-dx, -dy, shadow.get_width() + dx - width, shadow.get_height() + dy - height)
    both = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    both.blit(shadow, (room + dx, room + dy))
    both.blit(card, (room, room))
    return both
