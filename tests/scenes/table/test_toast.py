"""Where a message stands, how long, and that it covers neither the strip nor what it is about."""

from __future__ import annotations

import pygame
import pytest

from game.words import LANGUAGES, Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.table.toast import Toast

ROOM = Box(8, 0, 700, 480)
SENTENCES = (
    "Only a king may be moved to an empty column",
    "Rule: nothing goes on an ace",
    "Rule: the card must be exactly one rank lower",
    "Rule: the cards must be of the same suit",
)
COLUMNS = [Box(104 + 88 * number, 8, 80, 150 + 30 * number) for number in range(7)]


def _shown(text: str, near: int, columns: list[Box] = COLUMNS) -> Toast:
    toast = Toast()
    toast.show(text, columns[near], columns, 8, ROOM, 1.0)
    return toast


@pytest.mark.parametrize("near", range(7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_stands_inside_the_room_below_what_it_would_cover(language: str, near: int) -> None:
    words = Words(language)
    for sentence in SENTENCES:
        box = _shown(words.text(sentence), near).box
        assert box is not None
        assert ROOM.x <= box.x
        assert box.right <= ROOM.right
        assert box.bottom <= ROOM.bottom
        assert box.x <= COLUMNS[near].cx <= box.right
        for column in COLUMNS:
            assert box.y >= column.bottom or box.right <= column.x or column.right <= box.x


def test_below_a_column_that_fills_the_window_it_stands_at_the_foot() -> None:
    full = [column._replace(h=472) for column in COLUMNS]
    box = _shown(SENTENCES[0], 3, full).box
    assert box is not None
    assert box.bottom == ROOM.bottom - 8


def test_beside_a_button_it_stands_below_the_columns_that_end_there_or_else_right_beside_it() -> None:
    button = Box(ROOM.right + 8, 200, 64, 48)
    for foot, clear in ((230, True), (440, False)):
        columns = [column._replace(h=foot - column.y) for column in COLUMNS]
        toast = Toast()
        toast.show("There is no move to undo yet", button, columns, 8, ROOM, 1.0)
        assert toast.box is not None
        assert (toast.box.y >= foot) is clear
        assert toast.box.y <= button.bottom + toast.box.h, "near what was pressed"


def test_it_comes_stays_to_be_read_and_goes() -> None:
    toast = _shown(SENTENCES[2], 0)
    assert toast.moving
    toast.step(tokens.TOAST_IN + 0.01)
    assert toast.waiting
    assert not toast.moving
    toast.step(tokens.toast_hold(len(SENTENCES[2])) - 0.02)
    assert toast.waiting
    toast.step(0.05)
    assert toast.moving
    toast.step(tokens.TOAST_OUT)
    assert not toast.shown
    assert toast.box is None
    assert toast.changed


def test_a_new_message_takes_the_place_of_the_old_one() -> None:
    toast = _shown(SENTENCES[2], 0)
    toast.step(2.0)
    toast.show(SENTENCES[1], COLUMNS[5], COLUMNS, 8, ROOM, 1.0)
    assert toast.box is not None
    assert toast.box.x > COLUMNS[3].x
    assert toast.moving


@pytest.mark.parametrize("near", [0, 6])
def test_it_is_drawn_where_it_says_it_stands(near: int) -> None:
    toast = _shown(SENTENCES[2], near)
    toast.step(tokens.TOAST_IN + 0.01)
    canvas = pygame.Surface((800, 480))
    canvas.fill("#154A46")
    bare = canvas.get_at((0, 0))
    toast.draw(canvas)
    assert toast.box is not None
    assert canvas.get_at((round(toast.box.cx), round(toast.box.y + 4))) != bare
    assert canvas.get_at((round(toast.box.cx), 2)) == bare
    toast.hide()
    clean = canvas.copy()
    toast.draw(clean)
    assert pygame.image.tobytes(clean, "RGB") == pygame.image.tobytes(canvas, "RGB")
