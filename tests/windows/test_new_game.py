"""The window that starts a game: which deal comes of what the person chooses, writes, pastes or waits for."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, WASP
from game.words import Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerUp, TextTyped
from scenes.preferences import GRADES
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.widgets.written_field import WrittenField
from scenes.windows.deal_search import OfTheDay, Winnable
from scenes.windows.new_game import NewGameWindow, Wanted
from tests.windows.helper import Paper, Search, new_game_window

ANY_DEAL = Wanted(winnable=False)
DICE, PASTE, COPY = range(3)


class Desk:
    """The window on a canvas, what it was answered with and what it kept."""

    def __init__(self, wanted: Wanted | None = None, clipboard: Paper | None = None, **others: object) -> None:
        self.search = Search()
        self.dealt: list[Start | str] = []
        self.kept: list[tuple[str, str | bool]] = []
        self.closed = False
        self.clipboard = clipboard or Paper()
        self.window = new_game_window(
            Words(),
            self._close,
            self.dealt.append,
            None if others.get("replay") is False else (lambda: self.dealt.append("again")),
            lambda name, value: self.kept.append((name, value)),
            self.search,
            wanted,
            None if others.get("code") is False else "scorpion:wasp:ms24",
            clipboard=self.clipboard,
        )
        self.window.resize((1280, 720), 1.0)

    def _close(self) -> None:
        self.closed = True

    def all(self, kind: type[Widget]) -> list[Widget]:
        return [widget for widget, _ in self.window.pane.widgets() if isinstance(widget, kind)]

    def press(self, kind: type[Widget], number: int = 0) -> None:
        self._press_on(self.all(kind)[number])

    def press_word(self, word: str) -> None:
        self._press_on(next(one for one in self.all(Button) if isinstance(one, Button) and one.text == word))

    def _press_on(self, widget: Widget) -> None:
        x, y = widget.box.cx, widget.box.cy
        self.window.handle(PointerDown(MOUSE, x, y))
        self.window.handle(PointerUp(MOUSE, x, y))

    def press_grade(self, grade: str) -> None:
        box = self.all(Segments)[0].box
        x = box.x + (GRADES.index(grade) + 0.5) * box.w / len(GRADES)
        self.window.handle(PointerDown(MOUSE, x, box.cy))
        self.window.handle(PointerUp(MOUSE, x, box.cy))

    def keys(self, *names: str, ctrl: bool = False) -> None:
        for name in names:
            self.window.handle(KeyPressed(name, ctrl))

    def types(self, text: str) -> None:
        self.window.handle(TextTyped(text))

    def found(self, number: int | None) -> None:
        """The search ends with this number, and the window looks in."""
        self.search.ends(number)
        self.window.update(1 / 120)

    @property
    def written(self) -> str:
        field = self.all(WrittenField)[0]
        assert isinstance(field, WrittenField)
        return field.written

    @property
    def said(self) -> list[str]:
        """Every text but that of controls a person presses."""
        kept = [widget for widget, _ in self.window.pane.widgets() if not widget.focusable]
        return [label.text for widget in kept for label in widget.labels()]

    def says(self, text: str) -> bool:
        return any(text in said for said in self.said)


# Winnable deals only


def test_a_winnable_deal_is_looked_for_while_the_window_is_looked_at() -> None:
    desk = Desk()
    assert desk.search.log == [Winnable("classic", None)]
    assert desk.window.waiting

    desk.found(77)
    assert not desk.window.waiting
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(CLASSIC, 77)]
    assert desk.closed


def test_a_deal_asked_for_before_one_is_found_comes_when_it_is() -> None:
    desk = Desk()

    desk.keys("enter")
    assert desk.dealt == []
    assert [one.text for one in desk.all(Button) if isinstance(one, Button)][-1] == "Finding a deal…"
    desk.keys("enter", "enter")
    desk.found(77)

    assert desk.dealt == [Start.numbered(CLASSIC, 77)]
    assert desk.search.log == [Winnable("classic", None)]


@pytest.mark.parametrize("how", ["escape", "Cancel"])
def test_cancelling_leaves_nothing_running(how: str) -> None:
    desk = Desk()
    desk.keys("enter")
    if how == "escape":
        desk.keys("escape")
    else:
        desk.press_word("Cancel")
    desk.found(77)

    assert (desk.dealt, desk.closed) == ([], True)
    assert not desk.search.looking
    assert not desk.window.waiting


def test_other_rules_or_another_grade_begin_another_search() -> None:
    desk = Desk(Wanted(grade="hard"))
    desk.press(RadioRow, 2)
    desk.press_grade("easy")
    desk.found(8)
    desk.press_grade("any")
    desk.press_word("Deal")
    assert desk.dealt == []
    desk.found(9)

    assert desk.search.log == [
        Winnable("classic", "hard"),
        Winnable("wasp", "hard"),
        Winnable("wasp", "easy"),
        Winnable("wasp", None),
    ]
    assert desk.dealt == [Start.numbered(WASP, 9)]
    assert desk.kept == [("grade", "easy"), ("grade", "any")]


def test_any_deal_is_dealt_without_a_search() -> None:
    desk = Desk()
    desk.press(SwitchRow)
    assert desk.kept == [("winnable", False)]
    assert not desk.search.looking
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(CLASSIC, 48213)]


def test_grades_go_with_the_switch() -> None:
    desk = Desk(ANY_DEAL)
    assert not desk.all(Segments)[0].enabled
    desk.press_grade("hard")
    assert desk.kept == []

    desk.press(SwitchRow)
    desk.press_grade("hard")

    assert desk.kept == [("winnable", True), ("grade", "hard")]
    assert desk.search.log == [Winnable("classic", None), Winnable("classic", "hard")]


def test_a_search_that_breaks_down_is_said_and_may_be_tried_again() -> None:
    desk = Desk()
    desk.keys("enter")
    desk.found(None)
    assert desk.says("The search for a deal didn't work.")
    assert desk.dealt == []

    desk.keys("enter")
    desk.found(5)
    assert desk.dealt == [Start.numbered(CLASSIC, 5)]


# A number of the person's own


def test_a_typed_number_wins_over_the_switch() -> None:
    desk = Desk()
    desk.types("77")
    assert not desk.all(SwitchRow)[0].enabled
    desk.press(RadioRow, 2)
    desk.press_word("Deal")

    assert desk.dealt == [Start.numbered(WASP, 77)]


def test_a_number_typed_while_a_deal_is_looked_for_is_dealt_instead() -> None:
    desk = Desk()
    desk.keys("enter")
    desk.types("77")
    desk.found(5)
    assert desk.dealt == []
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(CLASSIC, 77)]


@pytest.mark.parametrize("name", ["ms24", "pysol:24", "rules"])
def test_a_named_deal_can_be_typed(name: str) -> None:
    desk = Desk()
    desk.types(name)
    desk.keys("enter")

    assert desk.dealt == [Start.named(CLASSIC, name)]


@pytest.mark.parametrize("half", ["ms", "pys", "pysol:", "r"])
def test_half_a_name_is_no_deal(half: str) -> None:
    desk = Desk()
    desk.types(half)
    desk.keys("enter")

    assert desk.dealt == []
    assert desk.says(f"“{half}” isn't a deal")
    desk.types("1")
    assert not desk.says("isn't a deal") or half in ("pys", "r")


def test_the_dice_draws_a_winnable_number_with_the_switch_on() -> None:
    desk = Desk()
    desk.press(IconButton, DICE)
    assert desk.written == ""
    desk.found(77)
    assert desk.written == "77"
    assert desk.all(SwitchRow)[0].enabled
    desk.found(78)
    desk.press(IconButton, DICE)
    assert desk.written == "78"
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(CLASSIC, 78)]


def test_the_dice_draws_any_number_with_the_switch_off() -> None:
    desk = Desk(ANY_DEAL)
    desk.press(IconButton, DICE)

    assert desk.written == "48213"


def test_a_drawn_number_goes_when_another_kind_of_deal_is_wished_and_a_typed_one_stays() -> None:
    desk = Desk(ANY_DEAL)
    desk.press(IconButton, DICE)
    desk.press(RadioRow, 1)
    assert desk.written == ""

    desk.press(WrittenField)
    desk.types("77")
    desk.press(RadioRow, 2)
    assert desk.written == "77"


# The clipboard


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_pasted_code_brings_its_rules_and_deal(how: str) -> None:
    desk = Desk(clipboard=Paper("  scorpion:relaxed:pysol:24\n\0"))
    if how == "key":
        desk.keys("v", ctrl=True)
    else:
        desk.press(IconButton, PASTE)
    assert desk.written == "pysol:24"
    assert [row.chosen for row in desk.all(RadioRow) if isinstance(row, RadioRow)] == [False, True, False, False]
    desk.keys("enter")

    assert desk.dealt == [Start.named(RELAXED, "pysol:24")]


@pytest.mark.parametrize(("text", "number"), [("48 213", 48213), ("Game 48 213!\n", 48213), ("#7", 7)])
def test_a_pasted_number_is_one_of_the_chosen_rules(text: str, number: int) -> None:
    desk = Desk(Wanted("wasp"), clipboard=Paper(text))
    desk.press(IconButton, PASTE)
    desk.keys("enter")

    assert desk.dealt == [Start.numbered(WASP, number)]


@pytest.mark.parametrize("text", ["", "hello", "scorpion:bees:7", "scorpion:wasp:rules", "0", "9" * 40])
def test_a_pasted_text_that_is_no_deal_is_said_and_changes_nothing(text: str) -> None:
    desk = Desk(clipboard=Paper(text))
    desk.types("5")
    desk.press(IconButton, PASTE)

    assert desk.says("isn't a deal. Enter a number, ms24, pysol:24 or a code like scorpion:classic:48213.")
    assert desk.written == "5"


def test_the_code_of_the_game_on_the_table_is_copied() -> None:
    desk = Desk()
    desk.press(IconButton, COPY)

    assert desk.clipboard.written == "scorpion:wasp:ms24"
    assert desk.says("Copied: scorpion:wasp:ms24")


def test_a_clipboard_that_is_not_there_is_said() -> None:
    desk = Desk(clipboard=Paper(broken=True))
    desk.press(IconButton, COPY)

    assert desk.says("The clipboard isn't available.")


def test_a_position_without_a_code_has_nothing_to_copy() -> None:
    with_code, without = Desk(), Desk(code=False)

    assert len(without.all(IconButton)) == len(with_code.all(IconButton)) - 1


# Deals with a button of their own


def test_the_deal_of_the_day_is_looked_for_and_dealt() -> None:
    desk = Desk(Wanted("wasp", grade="hard"))
    desk.found(5)
    desk.press_word("Deal of the day")
    assert desk.search.log[-1] == OfTheDay(date(2026, 11, 30))
    assert desk.dealt == []
    desk.found(463034286)

    assert desk.dealt == [Start.numbered(CLASSIC, 463034286)]


def test_the_deal_of_the_rules_is_dealt_at_once() -> None:
    desk = Desk(Wanted("wasp"))
    desk.press_word("Deal from the rules")

    assert desk.dealt == [Start.named(CLASSIC, "rules")]
    assert not desk.search.looking


def test_the_same_deal_again_is_offered_only_after_a_game() -> None:
    desk = Desk()
    desk.press_word("Play this deal again")
    assert (desk.dealt, desk.closed) == (["again"], True)

    without = Desk(replay=False)
    words = [one.text for one in without.all(Button) if isinstance(one, Button)]
    assert words == ["Deal of the day", "Deal from the rules", "Cancel", "Deal"]


# By keyboard, and in words


def test_everything_is_reached_by_tab_and_by_arrows() -> None:
    desk = Desk()
    count = len([widget for widget, _ in desk.window.pane.widgets() if widget.focusable])
    reached = set()
    for _ in range(count):
        desk.keys("tab")
        reached.add(desk.window.pane.focus.place[0])
    assert len(reached) == count

    seen = {desk.window.pane.focus.place[0]}
    for _ in range(200):
        place, shown = desk.window.pane.focus.place
        for arrow in ("down", "up", "left", "right"):
            desk.window.pane.focus.place = place, shown
            if not isinstance(desk.window.pane.focus.widget, Segments):
                desk.keys(arrow)
            seen.add(desk.window.pane.focus.place[0])
        fresh = [one for one in seen if one is not None]
        desk.window.pane.focus.place = fresh[_ % len(fresh)], True
    assert seen >= reached


def test_rules_and_grade_are_chosen_by_keyboard_alone() -> None:
    desk = Desk()
    desk.keys("up")
    while not isinstance(desk.window.pane.focus.widget, RadioRow):
        desk.keys("left")
    desk.keys("down", "space")
    while not isinstance(desk.window.pane.focus.widget, Segments):
        desk.keys("tab")
    desk.keys("right", "right")
    desk.found(3)
    while getattr(desk.window.pane.focus.widget, "text", "") != "Deal":
        desk.keys("tab")
    desk.keys("enter")

    rules = [row.chosen for row in desk.all(RadioRow) if isinstance(row, RadioRow)].index(True)
    assert desk.search.log[-1] == Winnable(list(RULE_SETS)[rules], "medium")
    assert desk.dealt == [Start.numbered(RULE_SETS[list(RULE_SETS)[rules]], 3)]


def test_a_switch_and_grades_that_dont_count_look_so() -> None:
    pictures = []
    for wanted in (Wanted(), ANY_DEAL):
        canvas = pygame.Surface((1280, 720))
        window = Desk(wanted).window
        assert isinstance(window, NewGameWindow)
        window.draw(canvas, 1.0)
        box = next(widget.box for widget, _ in window.pane.widgets() if isinstance(widget, Segments))
        pictures.append(pygame.image.tobytes(canvas.subsurface(box.rect()), "RGB"))
    assert pictures[0] != pictures[1]
