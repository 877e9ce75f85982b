"""A slider: pulled by mouse and finger, moved by keys, and never in the way of a finger that scrolls."""

from __future__ import annotations

import pygame
import pytest

from game.words import Words
from scenes.look import tokens
from scenes.widgets.buttons import Button
from scenes.widgets.slider import Slider
from tests.widgets.hand import FINGER, Hand, column
from tests.windows.helper import nothing

FAR = 300


@pytest.fixture
def told() -> list[int]:
    return []


@pytest.fixture
def slider(told: list[int]) -> Slider:
    return Slider(50, 5, told.append, Words("sk").percent)


def _at(slider: Slider, value: int) -> float:
    """Where the knob is for this value."""
    ends = slider.track
    return ends.x + ends.w * value / 100


def test_a_click_sets_the_value_and_tells_it_once(slider: Slider, told: list[int]) -> None:
    hand = column(slider)
    hand.press_at(_at(slider, 71), slider.box.cy)
    assert slider.value == 70
    assert told == [70]


@pytest.mark.parametrize("touch", [False, True])
def test_pulled_the_knob_follows_and_is_told_when_let_go(touch: bool, slider: Slider, told: list[int]) -> None:
    hand = column(slider)
    where = (FINGER,) if touch else ()
    y = slider.box.cy
    hand.down(_at(slider, 50), y, *where)
    for value in (65, 80, 30):
        hand.move(_at(slider, value), y, *where)
        assert slider.value == value
    hand.move(-FAR, y + FAR, *where)
    assert slider.value == 0, "beside and beyond it the knob stays at the end"
    hand.move(_at(slider, 20), y, *where)
    assert told == []
    hand.up(_at(slider, 20), y, *where)
    assert told == [20]
    assert not slider.pressed


def test_pulled_back_to_where_it_was_nothing_is_told(slider: Slider, told: list[int]) -> None:
    hand = column(slider)
    hand.down(_at(slider, 50), slider.box.cy)
    hand.move(_at(slider, 90), slider.box.cy)
    hand.move(_at(slider, 50), slider.box.cy)
    hand.up(_at(slider, 50), slider.box.cy)
    assert told == []


def test_a_pointer_that_is_gone_has_let_go(slider: Slider, told: list[int]) -> None:
    hand = column(slider)
    hand.down(_at(slider, 50), slider.box.cy)
    hand.move(_at(slider, 90), slider.box.cy)
    hand.gone()
    assert told == [90]
    hand.move(_at(slider, 10), slider.box.cy)
    assert slider.value == 90


def test_a_finger_that_scrolls_over_it_changes_nothing(slider: Slider, told: list[int]) -> None:
    hand = column(slider, *(Button(str(number), nothing) for number in range(20)), view=200)
    x = _at(slider, 90)
    hand.down(x, slider.box.cy, FINGER)
    hand.move(x, slider.box.cy - 15, FINGER)
    hand.move(x - 60, slider.box.cy - 60, FINGER)
    hand.up(x - 60, slider.box.cy - 60, FINGER)
    assert hand.pane.scroll.offset > 0
    assert (slider.value, told) == (50, [])


def test_a_tap_sets_it(slider: Slider, told: list[int]) -> None:
    hand = column(slider)
    hand.down(_at(slider, 90), slider.box.cy, FINGER)
    assert slider.value == 50, "the finger may yet scroll"
    hand.up(_at(slider, 90), slider.box.cy, FINGER)
    assert told == [90]


def test_keys_move_it_a_step_or_to_its_ends(slider: Slider, told: list[int]) -> None:
    hand = column(slider, Button("below", nothing))
    hand.keys("tab", "right", "right", "left", "home", "left", "end", "right")
    assert told == [55, 60, 55, 0, 100]
    hand.keys("down", "left")
    assert slider.value == 100, "up and down still walk on"


def test_its_number_lies_beside_the_track_at_every_value(slider: Slider) -> None:
    hand: Hand = column(slider, u=1.5)
    canvas = pygame.Surface((800, 600))
    for value in (0, 5, 100):
        slider.drag(_at(slider, value), 0)
        (label,) = slider.labels()
        assert label.text == f"{value}\u00a0%"
        assert label.ink.left > _at(slider, 100) + 11 * 1.5
        assert slider.box.rect().contains(label.ink)
        hand.pane.draw(canvas)
    x, y = round(_at(slider, 100)), round(slider.box.cy)
    assert canvas.get_at((x, y))[:3] == tuple(pygame.Color(tokens.TEXT))[:3]
    assert canvas.get_at((x - 100, y))[:3] == tuple(pygame.Color(tokens.LAMP))[:3]


@pytest.mark.parametrize("u", [1.0, 1.5])
def test_its_track_begins_where_the_control_does(u: float, slider: Slider) -> None:
    column(slider, u=u)
    slider.drag(_at(slider, 100), 0)
    canvas = pygame.Surface((800, 600))
    slider.draw(canvas, (0, 0), False)

    painted = pygame.mask.from_threshold(canvas, pygame.Color(tokens.LAMP), (60, 60, 60)).get_bounding_rects()

    assert abs(min(place.left for place in painted) - slider.box.x) <= 1
