"""Nothing overflows: every window lies on the canvas, every word lies in its box, at every size and length."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pygame
import pytest

from game import clock
from game.words import LANGUAGES, Words
from scenes.host import Asked, MenuRow
from scenes.look import tokens
from scenes.look.icons import IconName
from scenes.look.shapes import Box
from scenes.preferences import Preferences
from scenes.scorpion.windows.day_marks import SOLVED, SOLVED_ALONE, SOLVED_LATER, TRIED
from scenes.scorpion.windows.days import DaysDoors, DaysWindow
from scenes.widgets.pieces import Divider
from scenes.windows.menu import MenuDoors, MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.settings import SettingsDoors, SettingsWindow
from scenes.windows.window import Window
from tests.windows.helper import GREEK, SLOVAK, LongWords, SampleWords, nothing, settings_of
from tests.windows.scorpion.new_game import Search, new_game_window

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800), (1024, 768), (3840, 2160)]
SPEECH: list[Callable[[], Words]] = [
    Words,
    LongWords,
    lambda: SampleWords("el", GREEK),
    lambda: SampleWords("sk", SLOVAK),
]


def _new_game(words: Words) -> Window:
    return new_game_window(words)


def _menu(words: Words) -> Window:
    return MenuWindow(
        words, nothing, MenuRow("new", words.text("New match"), nothing), MenuDoors(*[nothing] * 5), speed=0
    )


def _menu_of_scorpion(words: Words) -> Window:
    rows: list[tuple[IconName, str]] = [
        ("hint", words.text("Hint")),
        ("info", words.text("Why is it lost?")),
        ("play", words.text("Show the way")),
        ("replay", words.text("Begin again")),
        ("copy", words.text("Copy the game record")),
        ("save", words.text("Save the game record")),
    ]
    asides = [MenuRow(icon, word, nothing) for icon, word in rows]
    new = MenuRow("new", words.text("New game"), nothing)
    return MenuWindow(words, nothing, new, MenuDoors(*[nothing] * 5), speed=0, asides=asides)


def _settings(words: Words) -> Window:
    return SettingsWindow(words, nothing, Preferences(), SettingsDoors(nothing, nothing), settings_of(nothing), speed=0)


def _days(words: Words) -> Window:
    """Days that were solved, one later, and one that was tried."""
    looks = (SOLVED_ALONE, SOLVED, SOLVED_LATER, TRIED)
    played = {clock.today() - timedelta(number): mark for number, mark in enumerate(looks)}
    return DaysWindow(words, nothing, DaysDoors(lambda: played, nothing), Search(), 0.0, figures=True)


def _message(words: Words) -> Window:
    say = words.text
    message = say("The game is kept, and you can go on with it another time.")
    answers = (say("Quit the game"), nothing), (say("Back to the table"), nothing)
    return MessageWindow(words, nothing, Asked(say("Quit the game?"), message, *answers), speed=0)


WINDOWS = [_new_game, _menu, _menu_of_scorpion, _settings, _days, _message]


def _inside(ink: pygame.Rect, box: Box, air: float = 1.0) -> bool:
    room = box.grown(air)
    return room.x <= ink.left and ink.right <= room.right and room.y <= ink.top and ink.bottom <= room.bottom


@pytest.mark.parametrize("make", WINDOWS)
@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_its_place(
    make: Callable[[Words], Window], speech: Callable[[], Words], size: tuple[int, int]
) -> None:
    window = make(speech())
    u = tokens.scale_for(*size)
    window.resize(size, u)
    assert window.frame is not None
    frame, scroll = window.frame.box, window.pane.scroll
    assert frame.w <= tokens.WINDOW_MAX_WIDTH * u
    assert (
        frame.grown(tokens.WINDOW_MARGIN / 2 * u - 1).rect().clip((0, 0, *size))
        == frame.grown(tokens.WINDOW_MARGIN / 2 * u - 1).rect()
    ), "the window reaches the edge of the canvas"
    assert _inside(window.frame.title.ink, Box(frame.x, frame.y, frame.w, scroll.view.y - frame.y))
    for widget, in_body in window.pane.widgets():
        room = frame
        if in_body:
            room = Box(frame.x, scroll.view.y, frame.w, max(scroll.view.h, scroll.content))
        assert _inside(widget.box.rect(), room), f"{type(widget).__name__} leaves the window"
        for label in widget.labels():
            assert _inside(label.ink, label.box, 3 * u), f"{label.text!r} leaves its box"
            assert _inside(label.ink, widget.box, 1), f"{label.text!r} leaves its control"
            assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"


@pytest.mark.parametrize("make", WINDOWS)
@pytest.mark.parametrize("size", SIZES)
def test_controls_do_not_overlap_and_are_large_enough(make: Callable[[Words], Window], size: tuple[int, int]) -> None:
    window = make(LongWords())
    u = tokens.scale_for(*size)
    window.resize(size, u)
    for in_body in (True, False):
        widgets = [w for w, body in window.pane.widgets() if body is in_body and not isinstance(w, Divider)]
        boxes = [w.box.rect() for w in widgets]
        for k, box in enumerate(boxes):
            assert box.collidelist(boxes[k + 1 :]) == -1
        for widget in widgets:
            if widget.focusable:
                target = widget.target()
                assert min(target.w, target.h) >= tokens.TARGET * u - 1


@pytest.mark.parametrize("make", WINDOWS)
@pytest.mark.parametrize("u", [1.5, 2.0])
def test_a_large_scale_on_a_small_canvas_scrolls_inside(make: Callable[[Words], Window], u: float) -> None:
    window = make(Words())
    window.resize((800, 480), u)
    assert window.frame is not None
    assert window.frame.box.y >= 0
    assert window.frame.box.bottom <= 480
    assert window.pane.scroll.view.h > 0
    window.draw(pygame.Surface((800, 480)), 1.0)


@pytest.mark.parametrize("size", [size for size in SIZES if size != (480, 800)])
def test_the_new_game_window_needs_no_scrolling(size: tuple[int, int]) -> None:
    window = _new_game(SampleWords("el", GREEK))
    window.resize(size, tokens.scale_for(*size))
    assert window.pane.scroll.reach == 0


@pytest.mark.parametrize("size", [*SIZES, (1024, 600), (640, 480), (1366, 768)])
def test_the_menu_of_scorpion_needs_no_scrolling(size: tuple[int, int]) -> None:
    window = _menu_of_scorpion(Words("el"))
    size = max(size[0], 800), max(size[1], 480)
    window.resize(size, tokens.scale_for(*size))
    assert window.pane.scroll.reach == 0


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] >= size[1]])
def test_a_page_of_the_settings_needs_no_scrolling(size: tuple[int, int]) -> None:
    window = _settings(SampleWords("sk", SLOVAK))
    window.resize(size, tokens.scale_for(*size))
    assert window.pane.scroll.reach == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_setting_takes_three_lines_in_a_tall_window(language: str) -> None:
    window = _settings(Words(language))
    window.resize((720, 1280), 1.0)

    names = [label for widget, _ in window.pane.widgets() if not widget.focusable for label in widget.labels()]

    assert len(names) > 10
    assert {label.text for label in names if len(label.lines) > 2} == set()
