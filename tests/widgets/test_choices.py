"""Choosing one of several: segments, drop-downs and pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.intents import Wheel
from scenes.look.shapes import Box
from scenes.widgets.dropdown import DropDown, Popup
from scenes.widgets.segments import Segments
from scenes.widgets.thumbnails import Thumbnails
from tests.widgets.hand import CANVAS, FINGER, Hand, column

SHORT = ["Calm", "Normal", "Brisk", "None"]
LONG = ["Unhurried and calm", "Neither slow nor fast", "Brisk and to the point", "Without any motion"]


def test_segments_choose_by_press_and_by_arrow() -> None:
    told: list[int] = []
    segments = Segments(SHORT, 1, told.append)
    hand = column(segments)
    hand.press(segments, dx=150)
    hand.keys("tab", "left", "left", "left", "left")
    assert told == [3, 2, 1, 0]


def test_choosing_the_chosen_tells_nothing() -> None:
    told: list[int] = []
    segments = Segments(SHORT, 0, told.append)
    hand = column(segments)
    hand.press(segments, dx=-150)
    assert told == []


def test_segments_fold_where_the_words_lack_air() -> None:
    fitting, folded = Segments(SHORT, 0, lambda _: None), Segments(LONG, 0, lambda _: None)
    column(fitting, folded)
    assert not fitting.folded
    assert folded.folded


@pytest.mark.parametrize("width", [120, 200, 260, 320, 400, 640])
def test_unfolded_words_have_air_on_both_sides(width: int) -> None:
    segments = Segments(SHORT, 0, lambda _: None)
    segments.place(Box(0, 0, width, 48), 1.0)
    if segments.folded:
        return
    cell = (width - 8) / 4
    for k, label in enumerate(segments.labels()):
        left = 4 + k * cell
        assert label.ink.left >= left + 7
        assert label.ink.right <= left + cell - 7


def test_folded_segments_open_a_list() -> None:
    told: list[int] = []
    segments = Segments(LONG, 0, told.append)
    hand = column(segments)
    hand.press(segments)
    assert hand.pane.busy
    hand.keys("down", "down", "enter")
    assert not hand.pane.busy
    assert told == [2]
    assert next(iter(segments.labels())).text == LONG[2]


def _open(options: list[str], chosen: int = 0) -> tuple[Hand, DropDown, list[int]]:
    told: list[int] = []
    field = DropDown(options, chosen, told.append)
    hand = column(field)
    hand.press(field)
    return hand, field, told


def _press_beside(hand: Hand) -> None:
    hand.press_at(790, 590)


@pytest.mark.parametrize("close", [lambda hand: hand.keys("escape"), lambda hand: hand.keys("tab"), _press_beside])
def test_a_list_closes_without_a_choice(close: Callable[[Hand], None]) -> None:
    hand, field, told = _open(LONG)
    close(hand)
    assert not hand.pane.busy
    assert told == []
    assert field.chosen == 0


def test_a_row_of_the_list_is_chosen_by_press() -> None:
    hand, field, told = _open(LONG)
    third = field.box.bottom + 8 + 2.5 * 48
    hand.move(field.box.cx, third)
    hand.press_at(field.box.cx, third)
    assert told == [2]
    assert field.chosen == 2


def test_other_controls_rest_while_a_list_is_open() -> None:
    told: list[int] = []
    field, other = DropDown(LONG, 0, told.append), Segments(SHORT, 0, told.append)
    hand = column(field, other)
    hand.press(field)
    hand.press(other, dx=150)
    assert other.chosen == 0


@pytest.mark.parametrize("y", [0, 250, 540])
@pytest.mark.parametrize("count", [2, 7, 40])
def test_a_list_stays_on_the_canvas(y: int, count: int) -> None:
    popup = Popup([f"Choice {k}" for k in range(count)], count - 1, lambda _: None)
    popup.open(Box(600, y, 180, 48), CANVAS, 1.0)
    assert CANVAS.x <= popup.box.x
    assert popup.box.right <= CANVAS.right
    assert CANVAS.y <= popup.box.y
    assert popup.box.bottom <= CANVAS.bottom


def test_a_long_list_turns_with_the_wheel_and_the_keys() -> None:
    hand, _, told = _open([f"Choice {k}" for k in range(40)])
    hand.keys("end", "up", "enter")
    assert told == [38]
    hand, field, told = _open([f"Choice {k}" for k in range(40)])
    for _ in range(3):
        hand.pane.handle(Wheel(0, 0, -1))
    hand.keys("home", "pagedown", "pageup", "enter")
    assert told == []
    assert field.chosen == 0


def test_a_long_list_is_dragged_without_choosing() -> None:
    hand, field, told = _open([f"Choice {k}" for k in range(40)])
    hand.down(200, 400, FINGER)
    hand.move(200, 400 - 48 * 5, FINGER)
    hand.up(200, 400 - 48 * 5, FINGER)
    assert hand.pane.busy
    assert told == []
    hand.press_at(200, 40)
    assert told == [5]
    assert field.chosen == 5


def test_a_press_may_slide_to_another_row_of_a_short_list() -> None:
    hand, field, told = _open(LONG)
    first = field.box.bottom + 8 + 24
    hand.down(200, first)
    hand.move(200, first + 96)
    hand.up(200, first + 96)
    assert told == [2]


def test_pictures_are_chosen_by_press_and_by_arrow() -> None:
    told: list[int] = []
    pictures = Thumbnails(["Star", "Red"], 0, told.append, lambda _k, w, h: pygame.Surface((w, h)))
    hand = column(pictures)
    hand.press(pictures, dx=160)
    assert told == [1]
    hand.keys("tab", "left")
    assert told == [1, 0]
    hand.press(pictures, dx=-190)
    assert told == [1, 0]
