"""What a press does, and when it does nothing."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from scenes.look.shapes import Box
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.pane import Pane
from scenes.widgets.widget import Widget
from tests.widgets.hand import FINGER, Hand, column


class Bell:
    """Counts how often it was rung."""

    def __init__(self) -> None:
        self.rung = 0

    def ring(self) -> None:
        self.rung += 1


def test_a_press_fires_when_it_ends_on_the_button() -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    hand = column(button)
    hand.down(button.box.cx, button.box.cy)
    assert button.pressed
    assert bell.rung == 0
    hand.up(button.box.cx, button.box.cy)
    assert not button.pressed
    assert bell.rung == 1


def test_a_press_that_leaves_does_not_fire() -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    hand = column(button)
    hand.down(button.box.cx, button.box.cy)
    hand.move(700, 500)
    assert not button.pressed
    hand.up(700, 500)
    assert bell.rung == 0


def test_a_press_that_leaves_and_comes_back_fires() -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    hand = column(button)
    hand.down(button.box.cx, button.box.cy)
    hand.move(700, 500)
    hand.move(button.box.cx, button.box.cy)
    assert button.pressed
    hand.up(button.box.cx, button.box.cy)
    assert bell.rung == 1


def test_a_press_begun_elsewhere_does_not_fire() -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    hand = column(button)
    hand.down(700, 500)
    hand.up(button.box.cx, button.box.cy)
    assert bell.rung == 0


def test_a_lost_pointer_lets_go() -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    hand = column(button)
    hand.down(button.box.cx, button.box.cy, FINGER)
    hand.gone(FINGER)
    assert not button.pressed
    hand.up(button.box.cx, button.box.cy, FINGER)
    assert bell.rung == 0


def test_a_button_that_is_off_does_nothing() -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    button.enabled = False
    hand = column(button)
    hand.press(button)
    hand.keys("tab", "enter")
    assert bell.rung == 0


def test_hover_comes_and_goes_within_its_time() -> None:
    button = Button("Deal", lambda: None)
    hand = column(button)
    hand.move(button.box.cx, button.box.cy)
    assert hand.pane.moving
    hand.wait(0.1)
    assert button.hover.level == 1
    assert not hand.pane.moving
    hand.gone()
    hand.wait(0.1)
    assert button.hover.level == 0


def test_a_small_icon_is_hit_within_a_finger_s_reach() -> None:
    bell = Bell()
    icon = IconButton("close", "Close", bell.ring)
    hand = column(icon)
    icon.place(Box(100, 100, 24, 24), 1.0)
    hand.down(90, 90, FINGER)
    hand.up(90, 90, FINGER)
    assert bell.rung == 1


def test_a_switch_turns_on_the_whole_row() -> None:
    told: list[bool] = []
    switch = SwitchRow("Full screen", "", False, told.append)
    hand = column(switch)
    hand.press(switch, dx=-180)
    hand.press(switch, dx=180)
    hand.keys("tab", "space")
    assert told == [True, False, True]
    assert switch.on
    hand.wait(0.2)
    assert not hand.pane.moving


def test_a_radio_row_chooses_on_press_and_on_space() -> None:
    told: list[str] = []
    rows = [RadioRow(name, "", False, partial(told.append, name)) for name in ("a", "b")]
    hand = column(*rows)
    hand.press(rows[1])
    hand.keys("tab", "space")
    assert told == ["b", "a"]


def test_every_state_looks_different() -> None:
    pictures = set()
    for kind in ("primary", "ghost"):
        button = Button("Deal", lambda: None, kind)
        column(button)
        for state in ("rest", "hover", "pressed", "focus", "off"):
            button.enabled, button.pressed = state != "off", state == "pressed"
            button.hover.to(state == "hover")
            button.hover.step(1.0)
            canvas = pygame.Surface((480, 100))
            canvas.fill((17, 39, 41))
            button.draw(canvas, (0, 0), state == "focus")
            pictures.add(pygame.image.tobytes(canvas, "RGB"))
    assert len(pictures) == 10


def _made_anew(hand: Hand, *widgets: Widget) -> Hand:
    """What takes the place of the controls before, which may be under somebody's hand."""
    fresh = column(*widgets)
    fresh.pane.take_over(hand.pane)
    return fresh


def test_a_press_goes_on_where_the_controls_are_made_anew_under_it() -> None:
    old, new = Bell(), Bell()
    before, after = Button("Deal", old.ring), Button("Deal", new.ring)
    hand = column(before)
    hand.down(before.box.cx, before.box.cy)
    hand = _made_anew(hand, after)
    assert after.pressed
    hand.up(after.box.cx, after.box.cy)
    assert (old.rung, new.rung) == (0, 1)
    assert not after.pressed


@pytest.mark.parametrize("other", ["Cancel", ""])
def test_a_press_does_nothing_where_something_else_has_come_to_its_place(other: str) -> None:
    bell = Bell()
    before = Button("Deal", bell.ring)
    hand = column(before)
    x, y = before.box.cx, before.box.cy
    hand.down(x, y)
    after = Button(other, bell.ring) if other else IconButton("close", "Close", bell.ring)
    hand = _made_anew(hand, after)
    hand.up(x, y)
    assert bell.rung == 0
    assert not after.pressed


def test_a_finger_scrolls_on_where_the_controls_are_made_anew_under_it() -> None:
    rows = [Button(f"row {n}", Bell().ring) for n in range(20)]
    hand = column(*rows, view=200)
    hand.down(100, 180, FINGER)
    hand.move(100, 140, FINGER)
    hand.move(100, 120, FINGER)
    scrolled = hand.pane.scroll.offset
    assert scrolled > 0
    fresh = Pane(rows, (), hand.pane.scroll)
    fresh.take_over(hand.pane)
    hand.pane = fresh
    hand.move(100, 90, FINGER)
    assert hand.pane.scroll.offset == scrolled + 30


@pytest.mark.parametrize("how", ["pointer", "keys", "default"])
def test_a_control_that_is_off_says_why_where_it_is_pressed(how: str) -> None:
    bell = Bell()
    button = Button("Deal", bell.ring)
    button.enabled, button.why_off = False, "A deal is being looked for"
    hand = column(button)
    if how == "default":
        hand.pane = Pane((), (button,), hand.pane.scroll, button)
        hand.pane.place(Box(0, 0, 800, 600), 1.0)
        hand.keys("enter")
    elif how == "keys":
        hand.keys("tab", "enter")
    else:
        hand.press(button)
    assert bell.rung == 0
    assert hand.pane.said == "A deal is being looked for"
    hand.keys("right")
    assert hand.pane.said == ""
