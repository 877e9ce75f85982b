"""Decides how the fans of cards on the title screen come to be; must not know what stands around them.

Their cards are drawn in the background: the screen is there at once, and the fans fade in when they are ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.look.shadow import card_shadow
from scenes.table.art import ArtSpec
from scenes.table.faces import PackFaces
from scenes.title.fan_shape import card_height, lying
from scenes.title.places import Place
from scenes.title.table import TitleFan

#: Cards are turned at twice their size and made smaller then: slanting edges stay smooth, faces sharp.
_FINE = 2
#: A fan opens in so many steps.
_STAGES = 4


class _Painted(NamedTuple):
    """A fan, painted; `corner` is where it goes."""

    picture: pygame.Surface
    corner: tuple[int, int]


class _Fan:
    """One fan at its place: its cards, and the pictures painted of them, one for each stage of its opening."""

    def __init__(self) -> None:
        self._faces = PackFaces()
        self._wanted: tuple[TitleFan, Place] | None = None
        self._painted: dict[float, _Painted] = {}

    def want(self, fan: TitleFan, place: Place) -> None:
        self._wanted = fan, place
        cards = tuple(card.notation for card in (*fan.cards, fan.trump) if card is not None)
        self._faces.want_sets([ArtSpec(_size_for(fan, place), cards, fan.back, fan.four_colours, fan.pack)])

    def take(self) -> bool:
        return self._faces.take()

    @property
    def empty(self) -> bool:
        return self._faces.empty

    @property
    def coming(self) -> bool:
        return self._faces.coming

    def forget(self) -> None:
        """Paint it anew when it is drawn next."""
        self._painted.clear()

    def painted(self, opened: float) -> _Painted | None:
        """Its picture at the stage next to `opened`; None as long as it has no cards."""
        opened = round(opened * _STAGES) / _STAGES
        if opened not in self._painted and self._wanted is not None and not self.empty:
            self._painted[opened] = _paint(*self._wanted, self._faces, opened)
        return self._painted.get(opened)


class TitleFans:
    """All fans. Until better pictures are there, those of the last layout stand in."""

    def __init__(self) -> None:
        self._fans: list[_Fan] = []
        self._spread_once = False

    def want(self, fans: Sequence[TitleFan], places: Sequence[Place]) -> None:
        """Have the cards of these fans drawn for these places; they come with a `take`."""
        self._fans = [*self._fans, *(_Fan() for _ in range(len(fans) - len(self._fans)))][: len(fans)]
        for one, fan, place in zip(self._fans, fans, places, strict=True):
            one.want(fan, place)
        self._spread()

    def take(self) -> bool:
        """Use cards that have come; True where the fans look different now. Raises what their drawing has raised."""
        came = [fan.take() for fan in self._fans]
        return any(came) and self._spread()

    @property
    def coming(self) -> bool:
        """Whether cards are still being drawn."""
        return any(fan.coming for fan in self._fans)

    def draw(self, canvas: pygame.Surface, shown: float, opened: Sequence[float], dy: float = 0.0) -> None:
        """Draw all moved down by `dy`, `shown` between 0 (not at all) and 1, each `opened` between 0 and 1."""
        for fan, stage in zip(self._fans if self._spread_once else (), opened, strict=False):
            painted = fan.painted(stage)
            if painted is not None:
                picture, (x, y) = painted
                picture.set_alpha(round(255 * shown))
                canvas.blit(picture, (x, y + dy))

    def _spread(self) -> bool:
        """Paint the fans once there are cards for all; True where it was done."""
        if any(fan.empty for fan in self._fans):
            return False
        for fan in self._fans:
            fan.forget()
            fan.painted(0.0)
        self._spread_once = True
        return True


def _size_for(fan: TitleFan, place: Place) -> tuple[int, int]:
    """Width and height in pixels of the pictures a place's fan is painted from."""
    high = card_height(fan, place)
    return _FINE * round(high / fan.aspect), _FINE * round(high)


def _paint(fan: TitleFan, place: Place, faces: PackFaces, opened: float) -> _Painted:
    """A hand of cards, spread; their pictures have the size `_size_for` tells."""
    high, wide = card_height(fan, place), _size_for(fan, place)[0]
    turned = []
    for card in lying(fan, opened):
        picture = _turned(faces.picture(card.card, wide), card.lean)
        centre = round(place.fan_x + card.x * high), round(place.fan_y + card.y * high)
        turned.append((picture, picture.get_rect(center=centre)))
    whole = turned[0][1].unionall([spot for _, spot in turned[1:]])
    picture = pygame.Surface(whole.size, pygame.SRCALPHA)
    for card_picture, spot in turned:
        picture.blit(card_picture, spot.move(-whole.x, -whole.y))
    return _Painted(picture, whole.topleft)


def _turned(card: pygame.Surface, lean: float) -> pygame.Surface:
    """A card on its shadow at its final size, leaning by so many degrees."""
    return pygame.transform.smoothscale_by(pygame.transform.rotozoom(_with_shadow(card), -lean, 1.0), 1 / _FINE)


def _with_shadow(card: pygame.Surface) -> pygame.Surface:
    """A card on its shadow, in the middle of a surface."""
    width, height = card.get_size()
    shadow, (dx, dy) = card_shadow(width, height, "end")
    room = max(-dx, -dy, shadow.get_width() + dx - width, shadow.get_height() + dy - height)
    both = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    both.blit(shadow, (room + dx, room + dy))
    both.blit(card, (room, room))
    return both
