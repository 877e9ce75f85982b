"""A long list: only what is in view is made; walked by keys, wheel, finger and bar; a press opens or chooses."""

from __future__ import annotations

import pygame
import pytest

from scenes.intents import KeyPressed, Wheel
from scenes.look.shapes import Box
from scenes.widgets.buttons import Button
from scenes.widgets.pane import Pane
from scenes.widgets.rows import ROW, Listed, Row, RowDoors, RowList
from scenes.widgets.scroll import Scroll
from tests.widgets.hand import CANVAS, FINGER, Hand

COUNT = 10_000
VIEW = Box(40, 60, 500, 5 * ROW)


class Listening:
    """A list in a pane, and what was asked of it."""

    def __init__(
        self, count: int = COUNT, choosing: bool = False, row: Row | None = None, wide: float = VIEW.w
    ) -> None:
        self.made: set[int] = set()
        self.opened: list[int] = []
        self.chosen: list[int] = []
        self.removed = 0
        self.row = row
        self.at = Listed()
        doors = RowDoors(self.opened.append, self.chosen.append if choosing else None, self.remove)
        self.list = RowList(count, self.make, doors, self.at)
        self.list.place(VIEW._replace(w=wide), 1.0)
        self.above = Button("above", lambda: None)
        self.above.place(Box(40, 0, 200, 48), 1.0)
        pane = Pane((), (self.above, self.list), Scroll())
        pane.place(CANVAS, 1.0)
        self.hand = Hand(pane)

    def make(self, number: int) -> Row:
        self.made.add(number)
        return self.row or Row(f"row {number}", ("first", "second"), "note", "Open", number % 2 == 0)

    def remove(self) -> None:
        self.removed += 1

    def keys(self, *names: str) -> None:
        self.hand.keys(*names)
        self.hand.wait(3)

    def shows(self) -> list[str]:
        """The first lines in view."""
        return [self.list.told(number).title for number in self.list.visible()]


@pytest.fixture
def listening() -> Listening:
    """A list that has the keyboard."""
    made = Listening()
    made.hand.pane.go_to(made.list)
    return made


def test_only_rows_in_view_are_made(listening: Listening) -> None:
    listening.list.draw(pygame.Surface((800, 600)), (0, 0), False)
    assert listening.made == set(range(5))
    listening.keys("end")
    listening.list.draw(pygame.Surface((800, 600)), (0, 0), False)
    assert listening.shows() == [f"row {number}" for number in range(COUNT - 5, COUNT)]
    assert len(listening.made) < 400, "what is passed over on the way is seen too, but not all of it"


def test_keys_walk_it_and_keep_where_one_is_in_view(listening: Listening) -> None:
    for names, marked in (
        (("down", "down"), 2),
        (("pagedown",), 6),
        (("end",), COUNT - 1),
        (("pageup",), COUNT - 5),
        (("up",), COUNT - 6),
        (("home",), 0),
    ):
        listening.keys(*names)
        assert listening.list.marked == marked
        assert marked in listening.list.visible()


def test_enter_opens_the_row_one_is_on_and_delete_asks_for_its_removal(listening: Listening) -> None:
    listening.keys("down", "enter", "delete")
    assert (listening.opened, listening.removed) == ([1], 1)


def test_the_arrow_up_leaves_it_from_its_first_row_unless_it_is_held(listening: Listening) -> None:
    listening.hand.pane.handle(KeyPressed("up", repeat=True))
    assert listening.hand.pane.focus.place[0] == 1
    listening.keys("up")
    assert listening.hand.pane.focus.place[0] == 0


def test_a_press_opens_the_row_under_it() -> None:
    listening = Listening()
    listening.hand.press_at(100, VIEW.y + 2.5 * ROW)
    assert listening.opened == [2]
    listening.hand.press_at(100, VIEW.bottom + 20)
    assert listening.opened == [2]


def test_where_rows_are_chosen_the_second_press_opens_and_so_does_one_on_the_word() -> None:
    listening = Listening(choosing=True)
    listening.hand.press_at(100, VIEW.y + 2.5 * ROW)
    assert (listening.opened, listening.chosen) == ([], [2])
    listening.hand.press_at(100, VIEW.y + 2.5 * ROW)
    assert listening.opened == [2]
    listening.hand.press_at(VIEW.right - 50, VIEW.y + 0.5 * ROW)
    assert (listening.opened, listening.chosen) == ([2, 0], [2, 0])


def test_the_wheel_turns_it_where_the_mouse_is_on_it() -> None:
    listening = Listening()
    for _ in range(4):
        listening.hand.pane.handle(Wheel(100, VIEW.cy, -1))
    listening.hand.wait(2)
    assert listening.at.scroll.offset == 4 * 72
    assert listening.shows()[0] == "row 6"
    assert listening.list.marked == 0


def test_a_finger_pulls_it_and_opens_nothing() -> None:
    listening = Listening()
    listening.hand.down(200, VIEW.bottom - 10, FINGER)
    for y in range(int(VIEW.bottom) - 10, int(VIEW.y), -10):
        listening.hand.clock += 0.02
        listening.hand.move(200, y, FINGER)
    assert listening.at.scroll.offset > ROW
    listening.hand.up(200, VIEW.y + 5, FINGER)
    listening.hand.wait(3)
    assert listening.opened == []


def test_the_bar_goes_anywhere_at_once() -> None:
    listening = Listening()
    thumb = listening.at.scroll.thumb()
    assert thumb is not None
    listening.hand.down(thumb.cx, thumb.cy)
    listening.hand.move(thumb.cx, VIEW.bottom)
    listening.hand.up(thumb.cx, VIEW.bottom)
    assert listening.shows()[-1] == f"row {COUNT - 1}"
    assert listening.opened == []


def test_what_has_no_room_is_left_out_but_never_the_first_fact_nor_the_note() -> None:
    row = Row("Won", ("yesterday", "many many moves", "many many points"), "with help", "Open")
    lines = {}
    for wide in (700.0, 330.0, 230.0):
        listening = Listening(1, row=row, wide=wide)
        words = [label.lines[0].replace("\u00a0", " ") for label in listening.list.labels()]
        lines[wide] = words[1:]
    assert lines[700.0] == ["yesterday · many many moves · many many points · with help", "Open"]
    assert lines[330.0] == ["yesterday · many many moves · with help"], "nor is there room for the word"
    assert lines[230.0] == ["yesterday · with help"]


def test_an_empty_list_does_nothing(listening: Listening) -> None:
    empty = Listening(0)
    empty.hand.pane.go_to(empty.list)
    empty.keys("down", "end", "delete", "enter")
    empty.hand.press_at(100, VIEW.cy)
    assert (empty.opened, empty.removed, list(empty.list.labels())) == ([], 0, [])


def test_a_list_made_anew_is_where_the_last_one_was(listening: Listening) -> None:
    listening.keys("end")
    again = RowList(COUNT - 1, listening.make, RowDoors(listening.opened.append), listening.at)
    again.place(VIEW, 1.0)
    assert again.marked == COUNT - 2
    assert again.told(again.visible()[-1]).title == f"row {COUNT - 2}"


def within_a_window() -> tuple[Listening, Scroll]:
    """A list of ten rows, five of them in view, in a window that scrolls as well."""
    listening, scroll = Listening(10), Scroll()
    listening.list.place(VIEW, 1.0)
    scroll.place(Box(0, 0, 800, 400), 1000, 1.0)
    pane = Pane((listening.list,), (), scroll)
    pane.place(CANVAS, 1.0)
    listening.hand = Hand(pane)
    return listening, scroll


def test_at_its_end_the_wheel_turns_the_window_it_lies_in() -> None:
    listening, scroll = within_a_window()
    for notches, inner, outer in ((-4, 5 * ROW, 0), (-1, 5 * ROW, 72), (1, 5 * ROW - 72, 72)):
        for _ in range(abs(notches)):
            listening.hand.pane.handle(Wheel(100, 100, notches / abs(notches)))
        listening.hand.wait(2)
        assert (listening.at.scroll.offset, scroll.offset) == (inner, outer)


def test_at_its_end_a_finger_pulls_the_window_it_lies_in() -> None:
    listening, scroll = within_a_window()
    listening.hand.down(200, 100, FINGER)
    for y in range(110, 200, 10):
        listening.hand.clock += 0.1
        listening.hand.move(200, y, FINGER)
    listening.hand.up(200, 200, FINGER)
    assert (listening.at.scroll.offset, scroll.offset) == (0, 0), "both are at their beginning"
    listening.at.scroll.jump(1000)
    listening.hand.down(200, 200, FINGER)
    for y in range(190, 100, -10):
        listening.hand.clock += 0.1
        listening.hand.move(200, y, FINGER)
    assert listening.at.scroll.offset == 5 * ROW
    assert scroll.offset > 50
