"""Where the keyboard goes."""

from __future__ import annotations

from game.words import Words
from scenes.intents import KeyPressed
from scenes.look.shapes import Box
from scenes.widgets.buttons import Button
from scenes.widgets.focus import neighbour
from scenes.widgets.pieces import Caption
from scenes.widgets.text_field import Meaning, TextField
from scenes.widgets.text_line import TextLine
from tests.widgets.hand import column
from tests.windows.helper import Paper


def _buttons(count: int) -> list[Button]:
    return [Button(str(k), lambda: None) for k in range(count)]


def test_tab_walks_round_and_skips_what_is_only_read() -> None:
    first, second = _buttons(2)
    hand = column(Caption("Rules"), first, second)
    hand.keys("tab")
    assert hand.pane.focus.widget is first
    hand.keys("tab", "tab")
    assert hand.pane.focus.widget is first
    hand.pane.handle(KeyPressed("tab", shift=True))
    assert hand.pane.focus.widget is second


def test_arrows_walk_and_stop_at_the_ends() -> None:
    buttons = _buttons(3)
    hand = column(*buttons)
    hand.keys("down", "down")
    assert hand.pane.focus.widget is buttons[1]
    hand.keys("down", "down", "down")
    assert hand.pane.focus.widget is buttons[2]
    hand.keys("up")
    assert hand.pane.focus.widget is buttons[1]


def test_the_ring_shows_only_after_a_key() -> None:
    buttons = _buttons(2)
    hand = column(*buttons)
    hand.press(buttons[0])
    assert hand.pane.focus.place == (0, False)
    hand.keys("tab")
    assert hand.pane.focus.place == (1, True)
    hand.press(buttons[0])
    assert hand.pane.focus.place == (0, False)


def test_enter_does_the_default_unless_the_ring_is_elsewhere() -> None:
    rung: list[str] = []
    other, deal = Button("Other", lambda: rung.append("other")), Button("Deal", lambda: rung.append("deal"))
    hand = column(other, deal, default=deal)
    hand.keys("enter")
    hand.keys("tab", "enter")
    assert rung == ["deal", "other"]


def test_enter_in_a_field_does_the_default() -> None:
    rung: list[str] = []
    field = TextField(TextLine(), "Random", Meaning(lambda _: None), Paper(), Words())
    deal = Button("Deal", lambda: rung.append("deal"))
    hand = column(field, deal, default=deal)
    hand.press(field)
    hand.keys("enter")
    assert rung == ["deal"]


def test_a_neighbour_lies_in_the_asked_direction() -> None:
    left, right = Box(0, 0, 100, 48), Box(200, 0, 100, 48)
    below_left, below_right = Box(0, 100, 100, 48), Box(200, 100, 100, 48)
    boxes = [left, right, below_left, below_right]
    assert neighbour(boxes, 0, "right") == 1
    assert neighbour(boxes, 0, "down") == 2
    assert neighbour(boxes, 3, "left") == 2
    assert neighbour(boxes, 3, "up") == 1
    assert neighbour(boxes, 0, "up") == 0
    assert neighbour(boxes, 1, "right") == 1


def test_the_focus_scrolls_into_view() -> None:
    buttons = _buttons(12)
    hand = column(*buttons, view=200)
    hand.keys(*["tab"] * 10)
    hand.wait(1.0)
    offset, view = hand.pane.scroll.offset, hand.pane.scroll.view
    assert offset > 0
    assert view.y <= buttons[9].box.y - offset
    assert buttons[9].box.bottom - offset <= view.bottom
