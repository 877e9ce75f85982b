"""A few words that explain themselves and go: where they stand, how long they stay. Knows no rule and no column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.look import lettering, tokens
from scenes.look.icons import IconName, draw_icon
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, flat, rounded, svg

_SIZE = tokens.SIZE_BODY
_PAD, _PAD_ABOVE, _ICON_GAP = 16, 12, 10
_MOST_LINES_NARROW = 3
_LEAST_ROOMY, _ROOMIEST = 240, 360
_EDGE, _CARET, _LEADER_FROM = 8, 8, 24
_SHADOW_ROOM = 40


class _Laid(NamedTuple):
    """Words laid out: their lines, their box, and where the caret points, from which height."""

    lines: tuple[str, ...]
    box: Box
    caret_x: float
    foot: float


class Toast:
    """One message at a time; it takes no input. `wood`: it stands on a wooden table."""

    def __init__(self, wood: bool = False) -> None:
        self._ground = tokens.WOOD_WINDOW_FOOT if wood else tokens.NIGHT
        self._laid: _Laid | None = None
        self._picture: pygame.Surface | None = None
        self._icon: IconName = "refuse"
        self._age = 0.0
        self._hold = 0.0
        self._u = 1.0
        self.changed = False

    @property
    def shown(self) -> bool:
        return self._laid is not None

    @property
    def box(self) -> Box | None:
        """Where the words stand, None while there are none."""
        return self._laid.box if self._laid else None

    @property
    def words(self) -> str | None:
        """What it says, None while it says nothing."""
        return " ".join(self._laid.lines) if self._laid else None

    @property
    def picture_box(self) -> Box | None:
        """All that its picture covers, with its shadow and what leads to the place; None while there is none."""
        if self._laid is None:
            return None
        box, room = self._laid.box, _SHADOW_ROOM * self._u
        top = min(box.y, self._laid.foot)
        return Box(box.x - room, top - room, box.w + 2 * room, box.bottom - top + 2 * room)

    def show(
        self,
        text: str,
        place: Box,
        reaches: Sequence[Box],
        gap: float,
        room: Box,
        u: float,
        icon: IconName = "refuse",
    ) -> None:
        """Say `text` at `place`, within `room` and below those of `reaches` it would cover.

        Where there is no room below the place it stands above it; of a place beside the room it stands as near as it
        can. What is said already goes on being said.
        """
        laid, before = _lay_out(text, place, reaches, gap, room, u), self._laid
        if laid == before:
            self._age = min(self._age, tokens.TOAST_IN)
            return
        self._laid, self._icon = laid, icon
        self._picture = None
        self._age = 0.0
        self._hold = tokens.toast_hold(len(text))
        self._u = u
        self.changed = True

    def hide(self) -> None:
        if self._laid is not None:
            self._laid, self._picture = None, None
            self.changed = True

    def step(self, dt: float) -> None:
        if self._laid is None:
            return
        self._age += dt
        if self._age >= tokens.TOAST_IN + self._hold + tokens.TOAST_OUT:
            self.hide()

    @property
    def moving(self) -> bool:
        """Whether it is coming or going."""
        return self._laid is not None and not self.waiting

    @property
    def waiting(self) -> bool:
        """Whether it stands still and is being read."""
        return self._laid is not None and tokens.TOAST_IN <= self._age < tokens.TOAST_IN + self._hold

    def draw(self, canvas: pygame.Surface) -> None:
        if self._laid is None:
            return
        if self._picture is None:
            self._picture = self._paint(self._laid)
        coming = min(self._age / tokens.TOAST_IN, 1.0)
        going = min(max(self._age - tokens.TOAST_IN - self._hold, 0.0) / tokens.TOAST_OUT, 1.0)
        self._picture.set_alpha(round(255 * coming * (1 - going)))
        place = self.picture_box
        assert place is not None
        canvas.blit(self._picture, (round(place.x), round(place.y + tokens.RISE * self._u * (1 - coming))))

    def _paint(self, laid: _Laid) -> pygame.Surface:
        u, room = self._u, _SHADOW_ROOM * self._u
        top = min(laid.box.y, laid.foot)
        size = (round(laid.box.w + 2 * room), round(laid.box.bottom - top + 2 * room))
        picture = pygame.Surface(size, pygame.SRCALPHA)
        box = laid.box.moved(room - laid.box.x, room - top)
        radius = tokens.RADIUS_CONTROL * u
        elevate(picture, box, radius, tokens.ELEVATION_TOAST, u)
        rounded(picture, box, radius, self._ground, tokens.NIGHT_ALPHA, tokens.LINE, max(1.0, u), 0.14)
        self._paint_caret(picture, laid, room - laid.box.x, room - top)
        px = lettering.pixels(_SIZE, u)
        leading = round(px * 1.35)
        first = box.cy - (len(laid.lines) - 1) / 2 * leading
        icon = tokens.ICON_IN_BUTTON * u
        ink = tokens.DANGER if self._icon == "refuse" else tokens.LAMP
        draw_icon(picture, self._icon, icon, box.x + _PAD * u + icon / 2, first, ink, 1.0)
        x = box.x + _PAD * u + icon + _ICON_GAP * u
        for number, words in enumerate(laid.lines):
            lettering.draw(picture, words, "regular", px, tokens.TEXT, x, first + number * leading)
        return picture

    def _paint_caret(self, picture: pygame.Surface, laid: _Laid, dx: float, dy: float) -> None:
        side = round(_CARET * self._u)
        away = laid.box.y - laid.foot
        if away < side:
            return
        x, y = laid.caret_x + dx, laid.box.y + dy
        body = (
            f'<path d="M0 {side}L{side} 0L{2 * side} {side}Z" fill="{self._ground}" '
            f'fill-opacity="{tokens.NIGHT_ALPHA}"/>'
            f'<path d="M0 {side}L{side} 0L{2 * side} {side}" fill="none" stroke="#fff" stroke-opacity="0.14"/>'
        )
        picture.blit(svg(body, 2 * side, side + 1), (round(x - side), round(y) - side + 1))
        if away - side > _LEADER_FROM * self._u:
            start = laid.foot + dy + _EDGE * self._u
            leader = Box(x - 0.75 * self._u, start, max(1.5 * self._u, 1), y - side - 4 * self._u - start)
            flat(picture, leader, tokens.LINE, 0.22)


def _lay_out(text: str, place: Box, reaches: Sequence[Box], gap: float, room: Box, u: float) -> _Laid:
    px = lettering.pixels(_SIZE, u)
    lines = _lines(text, place.w + 2 * gap, max(3 * place.w + 2 * gap, _LEAST_ROOMY * u), px, u)
    width = max(lettering.measure(line, "regular", px) for line in lines) + _beside(u)
    height = len(lines) * round(px * 1.35) + 2 * _PAD_ABOVE * u
    x = min(max(place.cx - width / 2, room.x), room.right - width)

    def under(boxes: Sequence[Box]) -> list[Box]:
        return [box for box in boxes if box.x < x + width and x < box.right]

    foot, least, most = place.bottom, room.y + _EDGE * u, room.bottom - _EDGE * u - height
    if place.x >= room.right or place.right <= room.x or place.y >= room.bottom:
        beside = min(max(place.cy - height / 2, least), most)
        below = max([beside, *(reach.bottom + 2 * _CARET * u for reach in under(reaches))])
        y = foot = below if below <= min(most, place.bottom + height) else beside
    else:
        y = max(reach.bottom for reach in under((*reaches, place))) + 2 * _CARET * u
        above = place.y - _CARET * u - height
        if y > most and above >= least:
            y = foot = above
        y = min(y, most)
    box = Box(round(x), round(y), round(width), round(height))
    side = tokens.RADIUS_CONTROL * u + _CARET * u
    caret = min(max(place.cx, box.x + side), box.right - side)
    return _Laid(tuple(lines), box, caret, foot)


def _beside(u: float) -> float:
    """What stands in a line besides its words."""
    return (2 * _PAD + tokens.ICON_IN_BUTTON + _ICON_GAP) * u


def _lines(text: str, narrow: float, roomy: float, px: int, u: float) -> list[str]:
    """The words on lines as narrow as the place, where that takes only a few, else on longer ones."""
    longest = max(lettering.measure(word, "regular", px) for word in text.split())
    lines: list[str] = []
    for width in (narrow, roomy, _ROOMIEST * u):
        room = max(width - _beside(u), 1.0)
        if longest <= room or not lines:
            lines = lettering.balanced(text, "regular", px, max(room, longest))
        if longest <= room and len(lines) <= _MOST_LINES_NARROW:
            break
    return lines
