"""A text is written, marked, copied and undone as on any desktop."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.words import Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, TextComposed, TextTyped
from scenes.widgets.text_field import Meaning, TextField
from scenes.widgets.text_line import TextLine
from tests.widgets.hand import FINGER, Hand, column
from tests.windows.helper import Paper

MOST = 40
LONG = "a line of words that is longer than its field can ever show, " * 2


class Writer:
    """A hand at one field; `told` has every new text, `entered` each Enter."""

    def __init__(self, text: str = "", clipboard: Paper | None = None, signs: str = "", most: int = MOST) -> None:
        self.told: list[str] = []
        self.entered: list[bool] = []
        self.paper = clipboard or Paper()
        meaning = Meaning(self.told.append, self.entered.append, None, str, signs)
        self.field = TextField(TextLine(text, most), "Random", meaning, self.paper, Words())
        self.hand: Hand = column(self.field)
        self.hand.pane.focus.put(self.field)

    def key(self, name: str, ctrl: bool = False, shift: bool = False) -> None:
        self.hand.pane.handle(KeyPressed(name, ctrl, shift))

    def keys(self, *combinations: str) -> None:
        """Keys such as "shift+left" one after the other."""
        for one in combinations:
            *held, name = one.split("+")
            self.key(name, "ctrl" in held, "shift" in held)

    def x(self, place: int) -> float:
        """Where on the canvas a place in the text is."""
        return self.field.x_of(place)

    def press(self, place: int, shift: bool = False, times: int = 1) -> None:
        for _ in range(times):
            down = PointerDown(MOUSE, self.x(place), self.field.box.cy, time=self.hand.clock, shift=shift)
            self.hand.pane.handle(down)
            self.hand.up(self.x(place), self.field.box.cy)
            self.hand.clock += 0.15
        self.hand.clock += 1.0

    @property
    def written(self) -> str:
        return self.field.written

    @property
    def selected(self) -> str:
        return self.field.line.selected

    @property
    def caret(self) -> int:
        return self.field.line.caret

    def picture(self) -> bytes:
        canvas = pygame.Surface((800, 600))
        self.hand.pane.draw(canvas)
        return pygame.image.tobytes(canvas, "RGB")


def test_characters_go_in_where_the_caret_is() -> None:
    writer = Writer("1234")
    writer.keys("home", "right", "right")
    writer.hand.types("9x")
    assert (writer.written, writer.caret) == ("129x34", 4)
    assert writer.told[-1] == "129x34"


def test_no_more_goes_in_than_there_is_room_for() -> None:
    writer = Writer("abc", most=5)
    writer.hand.types("defg")
    assert writer.written == "abcde"
    told = list(writer.told)
    writer.hand.types("h")
    assert (writer.written, writer.told) == ("abcde", told)


def test_characters_of_their_own_layout_stay_unless_the_field_is_made_of_others() -> None:
    free, latin = Writer(), Writer(signs="ms0123456789")
    for writer in (free, latin):
        for text, key in (("μ", "m"), ("Σ", "s"), ("ě", "2"), ("4", "4"), ("λ", "l"), ("日本", "")):
            writer.hand.pane.handle(TextTyped(text, key))
    assert free.written == "μΣě4λ日本"
    assert latin.written == "ms24λ日本"


def test_backspace_and_delete_take_a_character_or_with_ctrl_a_word() -> None:
    writer = Writer("one two three four")
    writer.keys("backspace", "ctrl+backspace", "home", "delete", "ctrl+delete")
    assert writer.written == " two three "
    writer.keys("ctrl+right", "ctrl+right", "ctrl+backspace")
    assert writer.written == " two  "


def test_a_letter_and_the_mark_on_it_are_one_character() -> None:
    writer = Writer("ae\u0301b")
    writer.keys("left", "left")
    assert writer.caret == 1
    writer.keys("right", "backspace")
    assert writer.written == "ab"


@pytest.mark.parametrize(
    ("keys", "selected"),
    [
        ("ctrl+a", "scorpion:wasp:7 ms24"),
        ("shift+left shift+left", "24"),
        ("shift+left shift+left shift+right", "4"),
        ("home shift+right shift+right", "sc"),
        ("shift+home", "scorpion:wasp:7 ms24"),
        ("home shift+end", "scorpion:wasp:7 ms24"),
        ("ctrl+shift+left", "ms24"),
        ("ctrl+left ctrl+shift+left ctrl+shift+left", "wasp:7 "),
        ("home ctrl+shift+right", "scorpion"),
        ("home ctrl+right ctrl+shift+right", ":wasp"),
        ("shift+up", "scorpion:wasp:7 ms24"),
        ("ctrl+a left", ""),
    ],
)
def test_keys_select(keys: str, selected: str) -> None:
    writer = Writer("scorpion:wasp:7 ms24")
    writer.keys(*keys.split())
    assert writer.selected == selected


def test_arrows_leave_a_selection_at_its_ends() -> None:
    writer = Writer("abcdef")
    writer.keys("left", "shift+left", "shift+left", "left")
    assert writer.caret == 3
    writer.keys("shift+right", "shift+right", "right")
    assert writer.caret == 5


@pytest.mark.parametrize("way", ["type", "backspace", "delete", "ctrl+v"])
def test_what_is_selected_is_replaced(way: str) -> None:
    writer = Writer("one two", Paper("X"))
    writer.keys("ctrl+shift+left")
    if way == "type":
        writer.hand.types("X")
    else:
        writer.keys(way)
    assert writer.written == ("one X" if way in ("type", "ctrl+v") else "one ")


@pytest.mark.parametrize(
    ("copy", "cut", "paste"), [("ctrl+c", "ctrl+x", "ctrl+v"), ("ctrl+insert", "shift+delete", "shift+insert")]
)
def test_copying_cutting_and_pasting(copy: str, cut: str, paste: str) -> None:
    writer = Writer("one two")
    writer.keys("ctrl+shift+left", copy)
    assert (writer.paper.written, writer.written) == ("two", "one two")
    writer.keys("home", "ctrl+shift+right", cut)
    assert (writer.paper.written, writer.written) == ("one", " two")
    writer.keys("end", paste, paste)
    assert writer.written == " twooneone"
    writer.keys(cut)
    assert (writer.paper.written, writer.written) == ("one", " twooneone")


def test_lines_and_what_cant_be_seen_are_pasted_as_one_line() -> None:
    writer = Writer("", Paper("\ufeffone\ntwo\u200b\tthree\x00"))
    writer.keys("ctrl+v")
    assert writer.written == "one two three"


def test_an_empty_clipboard_and_one_that_isnt_there_are_said_until_the_next_key() -> None:
    writer = Writer("abc", Paper("", broken=True))
    writer.keys("ctrl+v")
    assert writer.hand.pane.said == "The clipboard is empty."
    writer.keys("ctrl+a")
    assert writer.hand.pane.said == ""
    writer.keys("ctrl+x")
    assert (writer.hand.pane.said, writer.written) == ("The clipboard isn't available.", "abc")
    writer.hand.wait(6)
    assert writer.hand.pane.said == ""


def test_undo_takes_back_what_was_typed_together_and_redo_brings_it_again() -> None:
    writer = Writer("", Paper("!"))
    for sign in "one":
        writer.hand.types(sign)
    writer.keys("home")
    writer.hand.types("X")
    writer.keys("ctrl+v", "backspace", "delete")
    states = [writer.written]
    for _ in range(6):
        writer.keys("ctrl+z")
        states.append(writer.written)
    assert states == ["Xne", "Xone", "X!one", "Xone", "one", "", ""]
    writer.keys("ctrl+y", "ctrl+shift+z")
    assert writer.written == writer.told[-1] == "Xone"


def test_enter_is_told_and_tab_and_an_arrow_in_an_empty_field_lead_on() -> None:
    writer = Writer("abc")
    writer.keys("enter", "shift+enter")
    assert writer.entered == [False, True]
    assert not Writer("").field.key(KeyPressed("left"))
    assert Writer("abc").field.key(KeyPressed("right"))


def test_tab_into_a_field_selects_all_of_it() -> None:
    writer = Writer("abc")
    writer.keys("tab")
    assert writer.selected == "abc"


def test_what_an_input_method_composes_is_seen_where_it_goes_in_and_written_once_it_is_typed() -> None:
    writer = Writer("ab")
    writer.keys("left")
    plain = writer.picture()
    for composed in ("に", "にほ", "日本"):
        writer.hand.pane.handle(TextComposed(composed))
        assert (writer.written, writer.told) == ("ab", [])
        assert writer.picture() != plain
    writer.hand.pane.handle(TextComposed(""))
    assert writer.picture() == plain

    writer.hand.pane.handle(TextComposed("日本"))
    writer.hand.types("日本")
    assert (writer.written, writer.caret) == ("a日本b", 3)
    seen = writer.picture()
    writer.hand.pane.handle(TextComposed(""))
    assert writer.picture() == seen


# The pointer


def test_a_press_puts_the_caret_there_and_with_shift_selects_up_to_there() -> None:
    writer = Writer("scorpion:wasp:7")
    writer.press(3)
    assert (writer.caret, writer.selected) == (3, "")
    writer.press(8, shift=True)
    assert writer.selected == "rpion"
    writer.press(0, shift=True)
    assert writer.selected == "sco"


def test_the_mouse_selects_what_it_is_drawn_over_beyond_the_field_too() -> None:
    writer = Writer("scorpion:wasp:7")
    y = writer.field.box.cy
    writer.hand.down(writer.x(2), y)
    writer.hand.move(writer.x(6), y)
    assert writer.selected == "orpi"
    writer.hand.move(writer.x(0) - 500, y + 80)
    assert writer.selected == "sc"
    writer.hand.up(writer.x(0) - 500, y + 80)
    writer.hand.move(writer.x(9), y)
    assert writer.selected == "sc"


def test_a_second_press_selects_a_word_and_a_third_all() -> None:
    writer = Writer("scorpion:wasp:7")
    writer.press(11, times=2)
    assert writer.selected == "wasp"
    writer.press(11, times=3)
    assert writer.selected == "scorpion:wasp:7"
    writer.press(11)
    writer.press(11)
    assert writer.selected == ""


def test_two_presses_far_apart_are_two() -> None:
    writer = Writer("scorpion:wasp:7")
    for place in (2, 11):
        writer.hand.down(writer.x(place), writer.field.box.cy)
        writer.hand.up(writer.x(place), writer.field.box.cy)
    assert (writer.caret, writer.selected) == (11, "")


def test_a_finger_puts_the_caret_and_a_second_tap_selects_a_word() -> None:
    writer = Writer("scorpion:wasp:7")
    for expected in ("", "wasp"):
        writer.hand.down(writer.x(11), writer.field.box.cy, FINGER)
        writer.hand.up(writer.x(11), writer.field.box.cy, FINGER)
        assert writer.selected == expected
    writer.hand.wait(1)
    writer.hand.down(writer.x(2), writer.field.box.cy, FINGER)
    for place in (4, 8):
        writer.hand.move(writer.x(place), writer.field.box.cy, FINGER)
    writer.hand.up(writer.x(8), writer.field.box.cy, FINGER)
    assert writer.selected.endswith("pion")


def test_a_long_text_is_pushed_so_that_the_caret_is_in_the_field() -> None:
    writer = Writer(LONG, most=200)
    field = writer.field
    for keys in ("end", "home", "ctrl+right", "end", "ctrl+left", "ctrl+left"):
        writer.keys(keys)
        assert field.box.x <= writer.x(writer.caret) <= field.box.right
    writer.keys("end")
    before = writer.x(0)
    assert before < field.box.x
    place = len(LONG) - 5
    writer.press(place)
    assert writer.caret == place
    assert writer.x(0) == before


def test_a_selection_is_seen() -> None:
    writer = Writer("abc")
    plain = writer.picture()
    writer.keys("shift+left")
    assert writer.picture() != plain


keys = st.builds(
    KeyPressed,
    st.sampled_from([*"acxvzy", "left", "right", "home", "end", "up", "backspace", "delete", "insert"]),
    st.booleans(),
    st.booleans(),
)


@given(st.lists(st.one_of(keys, st.text("0ms: -é\u0301\u200b日", max_size=12), st.floats(0, 900)), max_size=40))
def test_whatever_is_done_caret_and_selection_lie_in_the_text(acts: list[KeyPressed | str | float]) -> None:
    writer = Writer("", Paper("24"), most=20)
    field, line = writer.field, writer.field.line
    for act in acts:
        if isinstance(act, str):
            field.typed(act)
        elif isinstance(act, float):
            field.down(act, 40, act / 100, False)
            field.drag(act, 40)
            field.let_go()
        else:
            field.key(act)
        assert len(line.written) <= 20
        assert 0 <= line.caret <= len(line.written)
        assert 0 <= line.anchor <= len(line.written)
        assert all(one.isprintable() for one in line.written)
    if writer.told:
        while line.redo():
            pass
        final = line.written
        while line.undo():
            pass
        assert line.written == ""
        while line.redo():
            pass
        assert line.written == final
