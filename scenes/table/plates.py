"""Plates of a table's seats: who sits there, whose turn it is, who dealt, what was played there last. Knows no game.

Words come from outside. A plate keeps to its room: what has no place there is left out, the last play first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from game.seats import Seat
from scenes.look import lettering, tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, rounded

Align = Literal["left", "centre", "right"]
_HIGH, _LOW = 28, 24
"""How high a plate is at scale 1, as all lengths here, and how low it may be where its room is."""
_LEAST, _FINER = 0.75, 0.05
"""To how much of its size a plate may shrink that would be wider than its room, and by how much at a time."""
_AIR = 12
_DOT, _DOT_ROOM = 4, 18
_DEAL, _DEAL_ROOM = 18, 24
_NOTE_GAP = 12
_GROUND, _GROUND_TURN = 0.62, 0.78
_LINE_TURN, _LINE_TURN_ALPHA, _LINE_ALPHA = 1.25, 0.85, 0.08
_TAP = tokens.TARGET


class PlatePlace(NamedTuple):
    """A plate's room, and where in it the plate stands."""

    room: Box
    align: Align


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate says: a name, whether it is that player's `turn`, whether it has `dealt`.

    `notes` tell its last play, the longest first: the first that fits is shown.
    """

    name: str
    turn: bool = False
    dealt: bool = False
    notes: tuple[str, ...] = ()


class _Laid(NamedTuple):
    """A plate as it is drawn: its box, its own scale, the note that fits."""

    plate: Plate
    box: Box
    u: float
    note: str


class Plates:
    """The plates of a table whose seats have these places, at UI scale `u`."""

    def __init__(self, places: Mapping[Seat, PlatePlace], u: float) -> None:
        self._places = dict(places)
        self._u = u
        self._laid: dict[Seat, _Laid] = {}
        self.changed = True

    def show(self, plates: Sequence[Plate]) -> None:
        """Let the seats, from the first on, have these plates from now on."""
        if [laid.plate for laid in self._laid.values()] != list(plates):
            self._laid = {
                Seat(number): _lay(plate, self._places[Seat(number)], self._u) for number, plate in enumerate(plates)
            }
            self.changed = True

    def box(self, seat: Seat) -> Box:
        """Where a seat's plate stands."""
        return self._laid[seat].box

    def note(self, seat: Seat) -> str:
        """What a seat's plate says of its last play; nothing where there is no room for it."""
        return self._laid[seat].note

    def at(self, x: float, y: float) -> Seat | None:
        """Whose plate a press there is for: a plate is hit a little beside it too."""
        for seat, laid in self._laid.items():
            around = max((_TAP * self._u - laid.box.h) / 2, 0.0)
            if Box(laid.box.x, laid.box.y - around, laid.box.w, laid.box.h + 2 * around).contains(x, y):
                return seat
        return None

    def draw(self, canvas: pygame.Surface, words: Sequence[Box] = ()) -> None:
        """Draw them all, but none that words in these boxes would half cover."""
        for laid in self._laid.values():
            if laid.box.rect().collidelist([box.rect() for box in words]) < 0:
                _draw(canvas, laid)


def _lay(plate: Plate, place: PlatePlace, scale: float) -> _Laid:
    room, u, least = place.room, scale, _LEAST * scale
    while u > least and _bare_width(plate, u) > room.w:
        u -= _FINER * scale
    wide, note_px = _bare_width(plate, u), lettering.pixels(tokens.SIZE_SMALL, u)
    note = ""
    for one in plate.notes:
        more = _NOTE_GAP * u + lettering.measure(one, "regular", note_px)
        if wide + more <= room.w:
            note, wide = one, wide + more
            break
    high = min(_HIGH * u, max(room.h, _LOW * u))
    x = {"left": room.x, "centre": room.cx - wide / 2, "right": room.right - wide}[place.align]
    return _Laid(plate, Box(round(x), round(room.cy - high / 2), round(wide), round(high)), u, note)


def _bare_width(plate: Plate, u: float) -> float:
    """How wide a plate is without a note."""
    signs = (_DOT_ROOM if plate.turn else 0) + (_DEAL_ROOM if plate.dealt else 0)
    return (2 * _AIR + signs) * u + _name_width(plate.name, lettering.pixels(tokens.SIZE_LABEL, u))


def _name_width(name: str, px: int) -> float:
    return lettering.measure(lettering.capitals(name), "medium", px, tokens.TRACKING)


def _draw(canvas: pygame.Surface, laid: _Laid) -> None:
    plate, box, u = laid.plate, laid.box, laid.u
    stroke = (tokens.LAMP, _LINE_TURN * u, _LINE_TURN_ALPHA) if plate.turn else (tokens.LINE, max(1.0, u), _LINE_ALPHA)
    ink = tokens.TEXT if plate.turn else tokens.TEXT_QUIET_ON_WOOD
    rounded(canvas, box, box.h / 2, tokens.STRIP_ON_WOOD, _GROUND_TURN if plate.turn else _GROUND, *stroke)
    x = box.x + _AIR * u
    if plate.turn:
        disc(canvas, x + (_DOT + 1) * u, box.cy, _DOT * u, tokens.LAMP)
        x += _DOT_ROOM * u
    px, name = lettering.pixels(tokens.SIZE_LABEL, u), lettering.capitals(plate.name)
    lettering.draw(canvas, name, "medium", px, ink, x, box.cy, tracking=tokens.TRACKING)
    x += _name_width(plate.name, px)
    if plate.dealt:
        draw_icon(canvas, "deal", _DEAL * u, x + (_DEAL_ROOM - _DEAL / 2 - 1) * u, box.cy, ink)
        x += _DEAL_ROOM * u
    if laid.note:
        lettering.draw(
            canvas, laid.note, "regular", lettering.pixels(tokens.SIZE_SMALL, u), ink, x + _NOTE_GAP * u, box.cy
        )
