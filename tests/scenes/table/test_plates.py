"""Seat plates keep to their room in every language and size; what has no place there is left out, the note first."""

from __future__ import annotations

import pygame
import pytest

from game.seats import Seat
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.table.plates import Plate, PlatePlace, Plates

FIRST = Seat(0)
NAMES = ("You", "Συμπαίκτης", "Spoluhráč", "Medspelare", "Compagno")
NOTE, SHORT = "σκόπα με το 7 των ξιφών", "σκόπα"


def plates(room: float, plate: Plate, u: float = 1.0, align: str = "left") -> Plates:
    made = Plates({FIRST: PlatePlace(Box(40, 50, room, 28 * u), align)}, u)  # type: ignore[arg-type]
    made.show([plate])
    return made


def drawn(made: Plates) -> pygame.Rect:
    """What is touched of a black canvas."""
    canvas = pygame.Surface((900, 300))
    canvas.fill("magenta")
    made.draw(canvas)
    canvas.set_colorkey("magenta")
    return pygame.mask.from_surface(canvas).get_bounding_rects()[0]


@pytest.mark.parametrize("u", [1.0, 1.5, 2.5])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_a_plate_keeps_to_its_room_and_shows_its_note_where_that_fits(name: str, align: str, u: float) -> None:
    whole = Plate(name, turn=True, dealt=True, notes=(NOTE, SHORT))
    shown = set()
    for room in range(int(150 * u), int(420 * u), 10):
        made = plates(room, whole, u, align)
        box = made.box(FIRST)
        assert box.x + 1 >= 40
        assert box.right <= 40 + room + 1
        assert Box(box.x - 1, box.y - 1, box.w + 2, box.h + 2).rect().contains(drawn(made))
        shown.add(made.note(FIRST))
    assert {SHORT, NOTE} <= shown


def test_where_a_plate_stands_in_its_room() -> None:
    plate = Plate("Left")
    assert plates(300, plate, align="left").box(FIRST).x == 40
    assert abs(plates(300, plate, align="right").box(FIRST).right - 340) <= 1
    assert abs(plates(300, plate, align="centre").box(FIRST).cx - 190) <= 1


def test_whose_turn_it_is_and_who_dealt_are_seen_by_more_than_colour() -> None:
    bare = plates(300, Plate("Left")).box(FIRST).w
    turn = plates(300, Plate("Left", turn=True)).box(FIRST).w
    dealt = plates(300, Plate("Left", dealt=True)).box(FIRST).w
    assert bare < turn
    assert bare < dealt


def test_a_finger_hits_a_plate_a_little_above_and_below_it_too() -> None:
    made = plates(300, Plate("Left"))
    box = made.box(FIRST)
    assert box.h < tokens.TARGET
    for y in (box.cy, box.cy - tokens.TARGET / 2 + 1, box.cy + tokens.TARGET / 2 - 1):
        assert made.at(box.cx, y) == FIRST
    assert made.at(box.right + 1, box.cy) is None
    assert made.at(box.cx, box.cy + tokens.TARGET / 2 + 1) is None


def test_plates_change_only_when_they_say_something_else() -> None:
    made = plates(300, Plate("Left"))
    made.changed = False
    made.show([Plate("Left")])
    assert not made.changed
    made.show([Plate("Left", turn=True)])
    assert made.changed


def test_a_note_with_no_room_is_left_out() -> None:
    made = plates(110, Plate("Right", turn=True, notes=(NOTE, SHORT)))
    assert made.note(FIRST) == ""
    assert made.box(FIRST).w <= 110
