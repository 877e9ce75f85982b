"""The title screen with any number of tables: their buttons and words, keys and pointer, scrolling and folding."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.words import Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerUp, Wheel
from scenes.look import tokens
from scenes.title.plan import MOST_TABLES
from scenes.widgets.buttons import Button, IconButton
from tests.scenes.title_visit import Laid, TitleVisit
from tests.windows.helper import LongWords, SampleWords

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800), (1024, 768), (1000, 1001), (3440, 1440)]
LINE = "Forty cards, ten for each of four players in two pairs"
TABLES = [
    Laid("First table", "cloth", "french", True, 5.0),
    Laid("Second table", "wood", "four", True, 9.0),
    Laid("Third table", "wood", "ten", line=LINE),
    Laid("A fourth table", "wood", "stock"),
    Laid("Sixth or fifth", "cloth", "french"),
    Laid("Another table", "wood", "ten", True, 3.0, LINE),
    Laid("Seventh table", "wood", "four", False, 2.0),
    Laid("Eighth table", "cloth", "french", True, 1.0),
]
ALL_PLAYED = [table._replace(played=table.played or 4.0) for table in TABLES]
IN_GREEK = {
    LINE: "Σαράντα φύλλα, δέκα για καθέναν από τους τέσσερις παίκτες",
    "A game for an evening": "Ένα παιχνίδι για το βράδυ",
    "Resume": "Συνέχεια",
    "Play": "Έναρξη",
    "New game": "Νέο παιχνίδι",
    "More games": "Περισσότερα παιχνίδια",
    "Fewer games": "Λιγότερα παιχνίδια",
}
SPEECH: list[Callable[[], Words]] = [Words, LongWords, lambda: SampleWords("el", IN_GREEK)]


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tops take their time to paint, and are not looked at here."""
    monkeypatch.setattr("scenes.title.ground.TitleGround.paint", lambda *_: None)
    monkeypatch.setattr("scenes.title.fans.TitleFans.want", lambda *_: None)


def visit(count: int, size: tuple[int, int] = (1280, 720)) -> TitleVisit:
    return TitleVisit(TABLES[:count]).enter(size)


# ------------------------------------------------------------------ buttons and words


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("speech", SPEECH)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 4, 6, 8])
def test_everything_lies_in_its_place(count: int, speech: Callable[[], Words], size: tuple[int, int]) -> None:
    here = TitleVisit(TABLES[:count], speech()).enter(size)
    u, scroll = tokens.scale_for(*size), here.scene.pane.scroll
    seen = pygame.Rect(0, 0, size[0], max(size[1], round(scroll.view.y + scroll.content)))
    placed: list[tuple[str, pygame.Rect]] = [(label.text, label.ink) for label in here.scene.lines]
    for widget, scrolls in here.scene.pane.widgets():
        if scrolls or not scroll.reach:
            placed.append((type(widget).__name__, widget.box.rect()))
        assert min(widget.target().w, widget.target().h) >= tokens.TARGET * u - 1
        for label in widget.labels():
            assert widget.box.rect().contains(label.ink), f"{label.text!r} leaves its control"
            assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"
    for label in here.scene.lines:
        assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"
    for name, box in placed:
        assert seen.contains(box), f"{name} leaves the canvas"
    for (name, box), (other, there) in combinations(placed, 2):
        assert not box.colliderect(there), f"{name} lies on {other}"


def test_a_game_that_waits_has_a_square_beside_resume_whose_words_are_a_tooltip() -> None:
    here = visit(4)
    assert list(here.controls) == ["Resume", "New game", "Play", "Settings", "Rules", "Statistics", "Quit"]
    square = here.controls["New game"][1]
    assert isinstance(square, IconButton)
    assert square.tooltip == "New game"
    assert square.box.w == square.box.h
    here.press("New game", 1)
    here.press("Resume", 1)
    here.press("Play", 1)
    assert here.gone == ["new Second table", "resume Second table", "new A fourth table"]


def test_the_game_played_last_has_the_one_lamp_button_and_enter() -> None:
    here = visit(6)
    lit = [w for some in here.controls.values() for w in some if isinstance(w, Button) and w.kind == "primary"]
    assert lit == [here.controls["Resume"][1]]
    here.keys("enter")
    assert here.gone == ["resume Second table"]


def test_where_nothing_was_ever_played_the_first_table_is_the_likeliest() -> None:
    here = TitleVisit([table._replace(waits=False, played=0.0) for table in TABLES[:4]]).enter()
    here.keys("enter")
    assert here.gone == ["new First table"]


def test_tables_on_cloth_stand_before_those_on_wood() -> None:
    assert visit(5).shown == ["First table", "Sixth or fifth", "Second table", "Third table", "A fourth table"]


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1100, 720)])
def test_a_table_that_comes_or_goes_is_there_or_not_after_a_refresh(size: tuple[int, int]) -> None:
    here = visit(4, size)
    here.come_to_rest()
    for count in (5, 3, 2, 1):
        here.tables = TABLES[:count]
        here.scene.refresh()
        here.picture(size)
        here.come_to_rest()
        here.picture(size)
        assert len(here.shown) == count


# ------------------------------------------------------------------ keys


def test_left_and_right_never_leave_the_row() -> None:
    here = visit(4)
    here.keys("right", *["right"] * 9)
    assert here.focused == "Play"
    here.keys("enter", *["left"] * 9, "enter")
    assert here.gone == ["new A fourth table", "resume First table"]


def test_in_a_tall_window_rows_are_walked_up_and_down() -> None:
    here = visit(4, (720, 1280))
    here.keys("up", "up", "up", "up", "right", "right", "enter", "left", "enter", "down", "enter", "down", "enter")
    assert here.gone == ["new First table", "resume First table", "resume Second table", "new Third table"]


def test_a_games_first_letter_goes_to_it_and_on_to_the_next_with_that_letter() -> None:
    here = visit(4)
    here.keys("t", "enter", "f", "enter", "a", "enter")
    assert here.gone == ["new Third table", "resume First table", "new A fourth table"]
    here = visit(6)
    here.keys("a", "enter", "a", "enter", "a", "enter")
    assert here.gone == ["new A fourth table", "resume Another table", "new A fourth table"]


def test_a_letter_no_game_begins_with_or_one_with_ctrl_does_nothing() -> None:
    here = visit(4)
    here.keys("q")
    here.scene.handle(KeyPressed("t", ctrl=True))
    assert here.focused == ""


@pytest.mark.parametrize(("size", "count"), [((480, 800), 6), ((800, 480), 6), ((720, 1280), 4), ((720, 1280), 8)])
def test_down_walks_all_rows_before_the_strip_and_up_walks_them_back(size: tuple[int, int], count: int) -> None:
    here = visit(count, size)
    here.keys("f")
    if count > MOST_TABLES:
        here.press("More games")
        here.keys("f")
    rows = [*here.shown, *(["Fewer games"] if count > MOST_TABLES else [])]
    assert here.walk("down") == [*rows[1:], "strip"]
    assert here.walk("up") == rows[::-1]


def test_scrolled_rows_in_two_columns_are_walked_side_by_side() -> None:
    here = visit(8)
    here.keys("f")
    here.press("More games")
    here.keys("f")
    assert here.walk("down")[-2:] == ["Fewer games", "strip"]
    assert here.walk("up")[0] == "Fewer games"


# ------------------------------------------------------------------ fans


def test_a_fan_opens_a_little_under_the_mouse_and_closes_again() -> None:
    here = visit(3, (1280, 720))
    here.come_to_rest()
    closed = here.picture((1280, 720))
    here.point(600, 290)
    assert here.scene.moving
    here.come_to_rest()
    assert here.picture((1280, 720)) != closed
    here.point(600, 20)
    here.come_to_rest()
    assert here.picture((1280, 720)) == closed


def test_a_fan_opens_while_the_keyboard_is_at_its_table() -> None:
    here = visit(3, (1280, 720))
    here.come_to_rest()
    here.keys("t")
    assert here.scene.moving
    here.come_to_rest()


def test_two_tables_keep_their_fans_as_they_are() -> None:
    here = visit(2)
    here.come_to_rest()
    closed = here.picture()
    here.point(200, 170)
    here.come_to_rest()
    assert here.picture() == closed


# ------------------------------------------------------------------ what has no room


def test_rows_without_room_scroll_by_wheel_and_follow_the_keyboard() -> None:
    here = visit(6, (480, 800))
    assert here.scene.pane.scroll.reach > 0
    here.scene.handle(Wheel(240, 400, -20))
    here.come_to_rest()
    assert here.scrolled > 0
    here.press("Resume", 2)
    assert here.gone == ["resume Another table"]
    here.keys("home")
    here.come_to_rest()
    assert here.scrolled == 0
    here.keys("a", "a")
    here.come_to_rest()
    assert here.scrolled > 0
    box = here.controls["Resume"][2].box.moved(0, -here.scrolled)
    assert here.scene.pane.scroll.view.y <= box.y
    assert box.bottom <= here.scene.pane.scroll.view.bottom


def test_what_is_scrolled_away_takes_no_press() -> None:
    here = visit(6, (480, 800))
    hidden = [w for some in here.controls.values() for w in some if w.box.y > here.scene.pane.scroll.view.bottom]
    for widget in hidden:
        here.scene.handle(PointerDown(MOUSE, widget.box.cx, widget.box.cy))
        here.scene.handle(PointerUp(MOUSE, widget.box.cx, widget.box.cy))
    assert not [door for door in here.gone if "table" in door]


# ------------------------------------------------------------------ folding


@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (720, 1280)])
def test_beyond_six_those_played_longest_ago_fold_into_one_row(size: tuple[int, int]) -> None:
    here = TitleVisit(ALL_PLAYED).enter(size)
    assert len(here.shown) == MOST_TABLES
    assert set(TABLES[6:]) == {table for table in here.tables if table.name not in here.shown}
    here.keys("end")
    here.come_to_rest()
    here.press("More games")
    assert len(here.shown) == len(TABLES)
    here.come_to_rest()
    here.picture(size)
    here.keys("end")
    here.come_to_rest()
    here.press("Fewer games")
    assert len(here.shown) == MOST_TABLES


def test_the_keyboard_stays_on_the_row_that_folds() -> None:
    here = visit(8)
    for _ in range(20):
        if here.focused != "More games":
            here.keys("tab")
    assert here.focused == "More games"
    here.keys("enter")
    assert here.focused == "Fewer games"
    here.keys("enter")
    assert here.focused == "More games"


def test_the_letter_of_a_folded_game_unfolds_it() -> None:
    here = TitleVisit(ALL_PLAYED).enter()
    assert "Eighth table" not in here.shown
    here.keys("e", "enter")
    assert here.gone == ["resume Eighth table"]
    assert len(here.shown) == 8
