"""One list of commands: keys are told apart by what is held with them, and each name is in the catalogues."""

from __future__ import annotations

import pytest

from game.words import LANGUAGES, Words
from scenes import commands
from scenes.commands import COPY, FULL_SCREEN, REDO, RULES, UNDO, USE, WALK, WINDOWS, Command, Stroke, asked
from scenes.held import may_repeat
from scenes.intents import KeyPressed
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things

EVERY = [found for found in vars(commands).values() if isinstance(found, Command)]


def test_no_key_of_a_window_means_two_things() -> None:
    assert_no_key_means_two_things(WINDOWS)
    assert_a_keyboard_has_them(EVERY)


@pytest.mark.parametrize(
    ("key", "command"),
    [
        (KeyPressed("z", ctrl=True), UNDO),
        (KeyPressed("z", ctrl=True, shift=True), REDO),
        (KeyPressed("y", ctrl=True), REDO),
        (KeyPressed("z"), None),
        (KeyPressed("u", alt=True), None),
        (KeyPressed("u", shift=True), UNDO),
        (KeyPressed("enter"), USE),
        (KeyPressed("enter", alt=True), FULL_SCREEN),
        (KeyPressed("c", ctrl=True), COPY),
        (KeyPressed("c"), None),
        (KeyPressed("f1", shift=True, alt=True), RULES),
        (KeyPressed("left", ctrl=True), None),
        (KeyPressed("left"), WALK),
    ],
)
def test_what_is_held_down_with_a_key_tells(key: KeyPressed, command: Command | None) -> None:
    assert asked(key, EVERY[: EVERY.index(commands.MOVE)]) is command


def test_strokes_meet_where_one_press_may_be_both() -> None:
    assert Stroke("tab").meets(Stroke("tab", shift=True))
    assert not Stroke("z", ctrl=True, shift=True).meets(Stroke("z", ctrl=True, shift=False))
    assert not Stroke("z", ctrl=True).meets(Stroke("y", ctrl=True))


def test_what_repeats_is_said_by_the_list() -> None:
    table = (UNDO, USE, WALK)
    assert may_repeat(KeyPressed("u"), table)
    assert may_repeat(KeyPressed("tab"), table)
    assert not may_repeat(KeyPressed("enter"), table)
    assert not may_repeat(KeyPressed("pageup"), table), "none of its commands"
    assert may_repeat(KeyPressed("left", ctrl=True, shift=True), WINDOWS), "word by word in a text"


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_name_is_in_the_catalogue(language: str) -> None:
    words = Words(language)
    assert [one.name for one in EVERY if words.text(one.name) == one.name] == []
