"""Searching in a rules page."""

from __future__ import annotations

import pytest

from game.words import Words
from scenes.intents import Intent, KeyPressed, TextTyped
from scenes.widgets.text_field import TextField
from tests.windows.reader import (
    figure,
    in_view,
    offset,
    press,
    reader,
    tap,
    write,
)

pytestmark = pytest.mark.usefixtures("no_cards")

# ------------------------------------------------------------------ searching


@pytest.mark.parametrize("begin", [KeyPressed("f", ctrl=True), TextTyped("/")])
def test_what_is_searched_for_is_marked_counted_and_walked(begin: Intent) -> None:
    window = reader()
    window.handle(begin)
    write(window, "RESERVE")

    found = window.text.found
    flows = window.text.all_flows()
    assert len(found) > 5
    assert {flows[one.flow].flow.text[one.start : one.end].lower() for one in found} == {"reserve"}
    assert window.search.told == f"1 of {len(found)}"
    order = []
    for _ in range(len(found) + 1):
        assert window.text.current is not None
        order.append(found.index(window.text.current))
        assert in_view(window, window.text.box_of(window.text.current))
        press(window, "enter")
    assert order == [*range(len(found)), 0]

    press(window, "enter", shift=True)
    assert window.text.current == found[0]


def test_search_begins_below_what_is_in_view_and_buttons_go_on() -> None:
    window = reader(anchor="scoring")
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "reserve")
    assert window.text.current is not None
    assert window.text.box_of(window.text.current).bottom > offset(window)
    here = window.text.found.index(window.text.current)

    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Next"))
    assert window.text.found.index(window.text.current) == here + 1
    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Previous"))
    assert window.text.found.index(window.text.current) == here


def test_case_accents_and_spaces_do_not_matter_but_letters_do() -> None:
    window = reader(words=Words("en"))
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "émpty cólumn")
    assert len(window.text.found) > 3

    write(window, "qqq")
    assert window.text.found == ()
    assert window.search.told == "Not found"


def test_the_words_of_a_miniature_are_found_and_shown() -> None:
    window = reader(games=("scopa",))
    choice = figure(window, "capture-choice")
    assert not choice.told_shown
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "ace of swords")

    assert choice.told_shown
    assert window.text.current is not None
    assert in_view(window, window.text.box_of(window.text.current))


@pytest.mark.parametrize(
    "held",
    [
        [TextTyped("/"), TextTyped("/", repeat=True)],
        [KeyPressed("7", shift=True), TextTyped("/", "7"), KeyPressed("7", repeat=True), TextTyped("/", "7", True)],
        [KeyPressed("space"), TextTyped(" ", "space"), KeyPressed("space", repeat=True), TextTyped(" ", "space", True)],
        [KeyPressed("f", ctrl=True), TextTyped("φ", "f")],
    ],
    ids=["slash", "slash on a digit", "space on the button", "a letter for a command"],
)
def test_the_key_that_opens_the_search_writes_nothing_and_the_next_one_does(held: list[Intent]) -> None:
    window = reader()
    button = next(w for w, _ in window.pane.widgets() if w.tooltip == "Search")
    while window.pane.focus.widget is not button:
        press(window, "tab")
    for intent in held:
        window.handle(intent)
    field = window.pane.focus.widget
    assert isinstance(field, TextField)
    assert field.written == ""

    window.handle(KeyPressed("space"))
    window.handle(TextTyped(" ", "space"))
    window.handle(TextTyped("/"))
    window.handle(TextTyped("/", repeat=True))
    field = window.pane.focus.widget
    assert isinstance(field, TextField)
    assert field.written == " //"


def test_escape_ends_the_search_and_then_the_window() -> None:
    closed: list[bool] = []
    window = reader(close=lambda: closed.append(True))
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "king")
    there = offset(window)

    press(window, "escape")
    assert not window.search.open
    assert window.text.found == ()
    assert offset(window) == there
    assert not closed

    press(window, "escape")
    assert closed


def test_a_finger_ends_the_search_too() -> None:
    window = reader((480, 800))
    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Search"))
    assert window.search.open

    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Close the search"))

    assert not window.search.open


def test_the_field_is_edited_like_any_other() -> None:
    window = reader()
    window.handle(TextTyped("/"))
    write(window, "two words")
    press(window, "home")
    press(window, "delete")
    press(window, "end")
    press(window, "backspace")
    field = window.pane.focus.widget

    assert isinstance(field, TextField)
    assert field.written == "wo word"


@pytest.mark.parametrize("sizes", [[(800, 480), (1280, 720)], [(720, 1280), (800, 480)], [(480, 800), (720, 1280)]])
@pytest.mark.parametrize("language", ["en", "el"])
def test_another_size_leaves_the_search_as_it_is(language: str, sizes: list[tuple[int, int]]) -> None:
    wanted = {"en": "reserve", "el": "απόθεμα"}[language]
    window = reader((1280, 720), words=Words(language))
    window.handle(KeyPressed("f", ctrl=True))
    write(window, wanted[:-1])
    press(window, "enter")
    press(window, "enter")
    told = window.search.told
    assert told.startswith("3 ")

    for size in sizes:
        window.resize(size, 1.0)
        assert window.search.told == told
        assert window.text.current is not None
        assert in_view(window, window.text.box_of(window.text.current))
        field = window.pane.focus.widget
        assert isinstance(field, TextField)
        assert window.pane.focus.shows_on(field)
        assert field.written == wanted[:-1]
    write(window, wanted[-1])

    field = window.pane.focus.widget
    assert isinstance(field, TextField)
    assert field.written == wanted


def test_another_size_leaves_the_keyboard_on_the_search_s_button() -> None:
    window = reader()
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "king")
    following = next(w for w, _ in window.pane.widgets() if w.tooltip == "Next")
    window.pane.focus.put(following, shown=True)

    window.resize((800, 480), 1.0)

    assert window.pane.focus.widget is next(w for w, _ in window.pane.widgets() if w.tooltip == "Next")
