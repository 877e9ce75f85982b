"""Scrolling by wheel, finger, bar and keys."""

from __future__ import annotations

from functools import partial

from scenes.intents import Wheel
from scenes.widgets.buttons import Button
from tests.widgets.hand import FINGER, Hand, column


def _tall() -> tuple[Hand, list[int]]:
    rung: list[int] = []
    buttons = [Button(str(k), partial(rung.append, k)) for k in range(20)]
    return column(*buttons, view=300), rung


def test_the_wheel_scrolls_and_stops_at_the_ends() -> None:
    hand, _ = _tall()
    scroll = hand.pane.scroll
    hand.pane.handle(Wheel(100, 100, 1))
    hand.wait(1)
    assert scroll.offset == 0
    hand.pane.handle(Wheel(100, 100, -1))
    hand.wait(1)
    assert scroll.offset == 72
    for _ in range(50):
        hand.pane.handle(Wheel(100, 100, -1))
    hand.wait(2)
    assert scroll.offset == scroll.reach
    assert not scroll.moving


def test_a_finger_drags_instead_of_pressing() -> None:
    hand, rung = _tall()
    hand.down(200, 250, FINGER)
    for y in range(240, 100, -10):
        hand.clock += 0.02
        hand.move(200, y, FINGER)
    assert 100 < hand.pane.scroll.offset < 160
    hand.clock += 0.2
    hand.up(200, 100, FINGER)
    hand.wait(0.5)
    assert rung == []
    assert not hand.pane.scroll.moving


def test_a_flick_runs_on_and_comes_to_rest() -> None:
    hand, _ = _tall()
    hand.down(200, 250, FINGER)
    for y in range(230, 150, -20):
        hand.clock += 0.01
        hand.move(200, y, FINGER)
    hand.up(200, 160, FINGER)
    at_release = hand.pane.scroll.offset
    hand.wait(3)
    assert hand.pane.scroll.offset > at_release + 50
    assert not hand.pane.scroll.moving


def test_a_finger_that_barely_moves_presses() -> None:
    hand, rung = _tall()
    hand.down(200, 100, FINGER)
    hand.move(203, 104, FINGER)
    hand.up(203, 104, FINGER)
    assert rung == [1]


def test_a_mouse_does_not_drag_the_content() -> None:
    hand, _ = _tall()
    hand.down(200, 250)
    hand.move(200, 100)
    hand.up(200, 100)
    assert hand.pane.scroll.offset == 0


def test_the_bar_can_be_dragged() -> None:
    hand, _ = _tall()
    thumb = hand.pane.scroll.thumb()
    assert thumb is not None
    hand.down(thumb.cx, thumb.cy)
    hand.move(thumb.cx, 1000)
    assert hand.pane.scroll.offset == round(hand.pane.scroll.reach)
    hand.move(thumb.cx, thumb.cy)
    hand.up(thumb.cx, thumb.cy)
    assert hand.pane.scroll.offset == 0


def test_a_press_counts_where_the_content_is_seen() -> None:
    hand, rung = _tall()
    hand.pane.scroll.jump(112)
    hand.down(200, 44)
    hand.up(200, 44)
    assert rung == [2]


def test_what_is_scrolled_away_cannot_be_pressed() -> None:
    hand, rung = _tall()
    hand.down(200, 400)
    hand.up(200, 400)
    assert rung == []


def test_page_keys_turn_pages() -> None:
    hand, _ = _tall()
    hand.keys("pagedown")
    hand.wait(1)
    assert hand.pane.scroll.offset == 255
    hand.keys("end")
    hand.wait(1)
    assert hand.pane.scroll.offset == hand.pane.scroll.reach
    hand.keys("home")
    hand.wait(1)
    assert hand.pane.scroll.offset == 0


def test_what_fits_does_not_scroll() -> None:
    hand = column(Button("one", lambda: None))
    hand.pane.handle(Wheel(100, 100, -5))
    hand.wait(1)
    assert hand.pane.scroll.offset == 0
    assert hand.pane.scroll.thumb() is None
