"""What windows ask and how they answer."""

from __future__ import annotations

import pygame
import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED
from game.words import LANGUAGES, Words
from scenes.host import Asked, MenuRow
from scenes.intents import (
    MOUSE,
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerMoved,
    PointerUp,
    TextTyped,
)
from scenes.preferences import Preferences
from scenes.scorpion.windows.new_game import NewGameWindow, Wanted
from scenes.widgets.buttons import Button, IconButton, RowButton
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.dropdown import DropDown
from scenes.widgets.segments import Segments
from scenes.widgets.slider import Slider
from scenes.widgets.thumbnails import Thumbnails
from scenes.widgets.widget import Widget
from scenes.windows.menu import MenuDoors, MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.settings import SettingsDoors, SettingsWindow
from scenes.windows.window import Window
from tests.windows.helper import GREEK, SampleWords, nothing, settings_of
from tests.windows.scorpion.new_game import new_game_window

SIZE = (1280, 720)
CLASSIC_DEAL = Start.numbered(CLASSIC, 48213)


class Diary:
    """Writes down what happened, in order."""

    def __init__(self) -> None:
        self.lines: list[object] = []

    def note(self, line: object) -> None:
        self.lines.append(line)

    def noting(self, line: object) -> Note:
        return Note(self, line)


class Note:
    """A call that writes one line into a diary."""

    def __init__(self, diary: Diary, line: object) -> None:
        self._diary = diary
        self._line = line

    def __call__(self) -> None:
        self._diary.note(self._line)


def _show(window: Window, size: tuple[int, int] = SIZE, u: float = 1.0) -> None:
    window.resize(size, u)


def _give(window: Window, *intents: Intent) -> None:
    for intent in intents:
        window.handle(intent)


def _widget(window: Window, kind: type[Widget], index: int = 0) -> Widget:
    return [widget for widget, _ in window.pane.widgets() if isinstance(widget, kind)][index]


def _press(window: Window, kind: type[Widget], index: int = 0, dx: float = 0.0) -> None:
    box = _widget(window, kind, index).box
    x, y = box.cx + dx, box.cy
    _give(window, PointerDown(MOUSE, x, y), PointerUp(MOUSE, x, y))


def _run(window: Window, seconds: float) -> None:
    for _ in range(round(seconds * 120)):
        window.update(1 / 120)


def _new_game(diary: Diary, speed: float = 0.0) -> NewGameWindow:
    """Any deal of it is dealt at once."""
    window = new_game_window(
        Words(), diary.noting("closed"), diary.note, wanted=Wanted(winnable=False), code=None, speed=speed
    )
    _show(window)
    return window


@pytest.mark.parametrize("cancel", ["escape", "cancel", "close"])
def test_cancelling_deals_nothing(cancel: str) -> None:
    diary = Diary()
    window = _new_game(diary)
    _give(window, TextTyped("5"))
    if cancel == "escape":
        _give(window, KeyPressed("escape"))
    elif cancel == "cancel":
        _press(window, Button, 3)
    else:
        _press(window, IconButton, 2)
    assert diary.lines == ["closed"]


def test_a_leaving_window_takes_nothing_more_and_answers_once() -> None:
    diary = Diary()
    window = _new_game(diary, speed=1.0)
    _run(window, 0.3)
    _give(window, KeyPressed("enter"), KeyPressed("enter"), KeyPressed("escape"))
    assert diary.lines == [CLASSIC_DEAL]
    assert window.moving
    _run(window, 0.3)
    assert diary.lines == [CLASSIC_DEAL, "closed"]
    _run(window, 0.3)
    assert len(diary.lines) == 2
    assert not window.moving


def test_a_window_closed_as_it_opens_goes() -> None:
    diary = Diary()
    window = _new_game(diary, speed=1.0)
    _give(window, KeyPressed("escape"))
    assert window.moving
    _run(window, 0.1)
    assert diary.lines == ["closed"]


def test_a_language_change_keeps_what_was_entered() -> None:
    diary = Diary()
    window = _new_game(diary)
    _give(window, TextTyped("77"))
    _press(window, RadioRow, 1)
    window.words = SampleWords("el", GREEK)
    _show(window, (800, 480))
    assert window.frame is not None
    assert window.frame.title.text == "Νέα παρτίδα"
    _press(window, Button, 4)
    assert diary.lines == [Start.numbered(RELAXED, 77), "closed"]


def test_each_row_of_the_menu_leads_on_and_closes_it() -> None:
    for k, name in enumerate(("new", "rules", "statistics", "settings", "title", "quit")):
        diary = Diary()
        window = MenuWindow(
            Words(),
            diary.noting("closed"),
            MenuRow("new", "New game", diary.noting("new")),
            MenuDoors(*(diary.noting(door) for door in MenuDoors._fields)),
            speed=0,
        )
        _show(window)
        _press(window, RowButton, k)
        assert diary.lines == [name, "closed"]


def test_a_press_beside_the_menu_closes_it() -> None:
    diary = Diary()
    new, doors = MenuRow("new", "New game", nothing), MenuDoors(*[nothing] * 5)
    window = MenuWindow(Words(), diary.noting("closed"), new, doors, speed=0)
    _show(window)
    _give(window, PointerDown(MOUSE, 5, 5))
    assert diary.lines == ["closed"]


def test_a_press_beside_a_question_does_not_close_it() -> None:
    diary = Diary()
    window = _question(diary)
    _give(window, PointerDown(MOUSE, 5, 5), PointerUp(MOUSE, 5, 5))
    assert diary.lines == []


def _question(diary: Diary, two: bool = True) -> MessageWindow:
    other = ("Back", diary.noting("other")) if two else None
    answer = ("Quit", diary.noting("answer"))
    window = MessageWindow(Words(), diary.noting("closed"), Asked("Quit?", "Text", answer, other), speed=0)
    _show(window)
    return window


@pytest.mark.parametrize(
    ("two", "key", "answer"),
    [
        (True, "enter", "answer"),
        (True, "escape", "other"),
        (False, "enter", "answer"),
        (False, "escape", "answer"),
    ],
)
def test_a_question_is_answered_by_key(two: bool, key: str, answer: str) -> None:
    diary = Diary()
    _give(_question(diary, two), KeyPressed(key))
    assert diary.lines == [answer, "closed"]


def test_a_question_is_answered_by_its_buttons() -> None:
    for index, answer in ((0, "other"), (1, "answer")):
        diary = Diary()
        _press(_question(diary), Button, index)
        assert diary.lines == [answer, "closed"]


def _settings(diary: Diary, preferences: Preferences | None = None, **games_own: str) -> SettingsWindow:
    window = SettingsWindow(
        Words(),
        diary.noting("closed"),
        preferences or Preferences(),
        SettingsDoors(lambda name, value: diary.note((name, value)), diary.noting("heard")),
        settings_of(nothing, **games_own),
        speed=0,
    )
    _show(window)
    return window


def test_settings_tell_each_change_at_once() -> None:
    diary = Diary()
    window = _settings(diary)
    _press(window, DropDown)
    _give(window, KeyPressed("end"), KeyPressed("enter"))
    _press(window, Segments, 0, dx=170)
    _press(window, Segments, 1, dx=170)
    _press(window, SwitchRow)
    _press(window, RowButton, 1)
    _press(window, Segments, 0, dx=100)
    _press(window, Thumbnails, 0, dx=60)
    _press(window, RowButton, 2)
    _press(window, SwitchRow)
    _press(window, SwitchRow)
    _press(window, Slider, dx=-180)
    _press(window, RowButton, 3)
    _press(window, SwitchRow)
    _give(window, KeyPressed("escape"))
    assert diary.lines == [
        ("language", list(LANGUAGES)[-1]),
        ("scale", "200"),
        ("motion", "none"),
        ("fullscreen", True),
        ("four_colours", True),
        ("back", "scales"),
        ("sounds", False),
        ("sounds", True),
        "heard",
        ("volume", "0"),
        "heard",
        ("interactive_rules", False),
        "closed",
    ]


KEPT = {
    "scopa.target": "21",
    "scopone.target": "16",
    "scopone.rules": "scopone",
    "briscola.players": "four",
    "briscola.target": "3",
    "briscola.partners_see": "off",
    "briscola.show_points": "on",
    "scorpion.hints_know": "on",
}


def test_settings_show_what_is_set() -> None:
    chosen = Preferences(
        "el",
        "150",
        "brisk",
        True,
        False,
        True,
        "scales",
        "piacentine",
        True,
        "long",
        sounds=False,
        volume="35",
        show_figures=False,
        strip_scores=False,
    )
    window = _settings(Diary(), chosen, **KEPT)
    _show(window, (720, 1280))
    language, motion = _widget(window, DropDown), _widget(window, Segments, 1)
    assert isinstance(language, DropDown)
    assert language.options[language.chosen] == "Ελληνικά"
    assert isinstance(motion, Segments)
    assert motion.options[motion.chosen] == "Brisk"
    switches = [w.on for w, _ in window.pane.widgets() if isinstance(w, SwitchRow)]
    assert switches == [True, False, False, False, False, True, False, True, True, True, False, False, False]
    segments = [w for w, _ in window.pane.widgets() if isinstance(w, Segments)]
    assert [one.options[one.chosen] for one in segments[-7:-2]] == ["21", "Scopone", "16", "Four", "3"]
    assert [one.options[one.chosen] for one in segments[-2:]] == ["Piacentine", "Long"]
    slider = _widget(window, Slider)
    assert isinstance(slider, Slider)
    assert slider.value == 35
    backs = _widget(window, Thumbnails)
    assert isinstance(backs, Thumbnails)
    assert backs.chosen == 1


def test_a_kept_value_nobody_knows_shows_as_the_first() -> None:
    window = _settings(Diary(), Preferences(language="xx", scale="7", motion="?", back="lost"))
    language = _widget(window, DropDown)
    assert isinstance(language, DropDown)
    assert language.chosen == 0


def test_escape_closes_an_open_list_first() -> None:
    diary = Diary()
    window = _settings(diary)
    _press(window, DropDown)
    _give(window, KeyPressed("escape"))
    assert diary.lines == []
    _give(window, KeyPressed("escape"))
    assert diary.lines == ["closed"]


def test_the_window_comes_into_view_and_then_rests() -> None:
    window = _new_game(Diary(), speed=1.0)
    pictures = []
    for _ in range(3):
        canvas = pygame.Surface(SIZE)
        canvas.fill((21, 74, 70))
        window.draw(canvas, 1.0)
        pictures.append(canvas.get_at((640, 300))[:3])
        _run(window, 0.1)
    assert len(set(pictures)) == 3
    _run(window, 0.1)
    assert not window.moving
    window.drawn()
    _run(window, 0.1)
    assert not window.changed


def test_drawing_changes_nothing() -> None:
    window = _settings(Diary())
    canvas = pygame.Surface(SIZE)
    window.draw(canvas, 1.0)
    first = pygame.image.tobytes(canvas, "RGB")
    canvas.fill((0, 0, 0))
    window.draw(canvas, 0.3)
    assert pygame.image.tobytes(canvas, "RGB") == first


def test_hover_asks_for_frames_and_rest_does_not() -> None:
    window = _new_game(Diary(), speed=1.0)
    _run(window, 0.5)
    window.drawn()
    box = _widget(window, Button, 2).box
    _give(window, PointerMoved(MOUSE, box.cx, box.cy))
    assert window.changed
    assert window.moving
    _run(window, 0.5)
    window.drawn()
    _give(window, PointerMoved(MOUSE, box.cx + 3, box.cy))
    assert not window.changed
    _give(window, PointerGone(MOUSE))
    assert window.changed
