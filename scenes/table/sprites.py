"""A card as it is seen: where it is, how far turned, how high lifted. Knows no rule and no place of the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple, Protocol

import pygame

from game.cards import AnyCard
from scenes.look.shadow import CardLevel, card_shadow
from scenes.table.tilt import KEPT_STEP, tilted, tilted_at_rest


class Faces(Protocol):
    """Where sprites take their pictures from."""

    def picture(self, card: AnyCard | None, width: int, marked: bool = False) -> pygame.Surface:
        """The face of a card, or (None) the back, `width` pixels wide; `marked`: told in its corner too."""

    def strip(self, card: AnyCard, width: int, free: int, /) -> pygame.Surface | None:
        """The top of a face of which another card leaves `free` pixels open; None where it shows as it is."""


class Pose(NamedTuple):
    """How a card lies at rest: its top left corner and width in table pixels, its side, and its place.

    `pile` and `order` say which cards lie on which: within a pile a higher order is drawn later. `covered` is
    whether another card lies on this one; `angle` is by how many degrees it leans to the right. A `marked` card tells
    its value and suit in the corner that others leave open. `strip` is how many pixels of a covered open card show at
    least; alike for cards that lie equally close, though rounding leaves one a pixel more than another.
    """

    x: int
    y: int
    width: int
    face_up: bool
    pile: int
    order: int
    covered: bool
    angle: float = 0.0
    marked: bool = False
    strip: int = 0


class CardSprite:
    """One card of the table.

    `turned` runs from 0 (face down) to 1 (face up), `lift` from 0 (lying) to 1 (held above the table). Positions
    are those of the last step; `before_x`, `before_y` those of the step before it, for drawing in between.
    """

    __slots__ = ("angle", "before_x", "before_y", "card", "lift", "pose", "turned", "unit_height", "width", "x", "y")

    def __init__(self, card: AnyCard, pose: Pose) -> None:
        self.card = card
        self.unit_height = 0
        self.lay(pose)

    def lay(self, pose: Pose) -> None:
        """Put it down exactly as `pose` says."""
        self.pose = pose
        self.x = self.before_x = float(pose.x)
        self.y = self.before_y = float(pose.y)
        self.width = float(pose.width)
        self.angle = pose.angle
        self.turned = 1.0 if pose.face_up else 0.0
        self.lift = 0.0
        self.unit_height = 0

    def move_to(self, x: float, y: float) -> None:
        self.x, self.y = x, y

    def begin_step(self) -> None:
        """The present position becomes the earlier of the two that drawing goes between."""
        self.before_x, self.before_y = self.x, self.y

    def corner(self, alpha: float = 1.0) -> tuple[int, int]:
        """Where its top left corner is drawn, in table pixels."""
        x = self.before_x + (self.x - self.before_x) * alpha
        y = self.before_y + (self.y - self.before_y) * alpha
        return round(x), round(y - self.lift * self.width * _LIFT_RISE)

    def draw(self, canvas: pygame.Surface, faces: Faces, alpha: float = 1.0, shown: int | None = None) -> None:
        """Draw it with its shadow; the lowest card of a held unit casts one shadow for all (`unit_height`).

        `shown` is how much of it shows, in pixels from its top, where another card hides the rest. Where that is
        little more than its index, or less, the index is drawn whole all the same, and no slice of its art.
        """
        width = round(self.width)
        open_face = self.turned >= 0.5
        picture = faces.picture(self.card if open_face else None, width, open_face and self.pose.marked)
        height = picture.get_height()
        x, y = self.corner(alpha)
        showing = abs(2 * self.turned - 1)
        left = x
        if showing < 1:
            narrow = max(1, round(width * showing))
            picture = pygame.transform.smoothscale(picture, (narrow, height))
            light = round(_SHINE * (1 - showing))
            picture.fill((light, light, light), special_flags=pygame.BLEND_RGB_ADD)
            left += (width - narrow) // 2
        if self.angle:
            kept = showing == 1 and (self.angle == self.pose.angle or self.angle % KEPT_STEP == 0)
            leaning, (dx, dy) = (tilted_at_rest if kept else tilted)(picture, self.angle)
            canvas.blit(leaning, (left + dx, y + dy))
            return
        shadow_width, shadow_height = width, self.unit_height or height
        if width != self.pose.width:
            shadow_width = math.ceil(width / _SHADOW_GRAIN) * _SHADOW_GRAIN
            shadow_height = round(shadow_height * shadow_width / width)
        shadow, (dx, dy) = card_shadow(shadow_width, shadow_height, self._level())
        if showing < 1:
            # A card that turns over casts a narrower shadow: squeezed, for blurring one anew takes too long.
            squeezed = max(1, round(shadow.get_width() * max(showing, 0.1)))
            shadow = pygame.transform.smoothscale(shadow, (squeezed, shadow.get_height()))
            dx = round(dx * max(showing, 0.1))
            shadow_width = round(shadow_width * max(showing, 0.1))
        corner = (x + (width - shadow_width) // 2 + dx, y + dy)
        if shown is None or self.unit_height:
            canvas.blit(shadow, corner)
        else:
            canvas.blit(shadow, corner, (0, 0, shadow.get_width(), shown - dy))
        strip = faces.strip(self.card, width, self._free(width, shown)) if shown is not None and self.turned else None
        canvas.blit(strip or picture, (left, y), (0, 0, width, height if shown is None else shown))

    def _free(self, width: int, shown: int) -> int:
        """How many pixels lie open above the card on it; while both move, rounding has no say in that."""
        free = shown - round(width * _CORNER_ROOM)
        alike = width == self.pose.width and abs(free - self.pose.strip) <= _ALIKE
        return self.pose.strip if self.pose.strip and alike else free

    def _level(self) -> CardLevel:
        if self.lift > 0.3 and self.unit_height:
            return "lifted"
        return "covered" if self.pose.covered or self.lift > 0 else "end"


_SHINE = 60
"""By how much a card brightens that stands on edge as it turns over, of 255."""

_LIFT_RISE = 0.03
"""How much a held card rises towards the lamp, in card widths."""

_ALIKE = 2
"""Pixels by which strips that are meant to be alike may differ when their cards are drawn."""

_CORNER_ROOM = 0.06
"""How far below the upper edge of a card the one under it still shows at its round corners, in card widths."""

_SHADOW_GRAIN = 8
"""A card that shrinks casts shadows of every so many pixels' width: few have to be made."""


def draw_in_order(
    canvas: pygame.Surface,
    sprites: Sequence[CardSprite],
    faces: Faces,
    alpha: float = 1.0,
    wanted: Callable[[CardSprite], bool] | None = None,
) -> None:
    """Draw sprites, each over the ones before it; what the next one hides of a sprite is left out.

    With `wanted` only those are drawn, looking as they do among all.
    """
    for sprite, following in zip_longest(sprites, sprites[1:]):
        if wanted is not None and not wanted(sprite):
            continue
        shown = None if following is None else _shown(sprite, following, alpha)
        if shown is None or shown > 0:
            sprite.draw(canvas, faces, alpha, shown)


def _shown(sprite: CardSprite, following: CardSprite, alpha: float) -> int | None:
    """How many pixels of a sprite show above the next one; None where it must be drawn whole."""
    if sprite.width != following.width or sprite.turned not in (0.0, 1.0) or following.turned not in (0.0, 1.0):
        return None
    (x, y), (next_x, next_y) = sprite.corner(alpha), following.corner(alpha)
    if (x, sprite.angle) != (next_x, following.angle) or next_y < y:
        return None
    if next_y == y:
        return 0
    if sprite.angle:
        return None
    return next_y - y + round(sprite.width * _CORNER_ROOM)
