"""The window that starts a game: which deal comes of what the person chooses or waits for, by key and by hand."""

from __future__ import annotations

import pygame
import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RULE_SETS, WASP
from scenes.scorpion.windows.deal_search import Winnable
from scenes.scorpion.windows.new_game import NewGameWindow, Wanted
from scenes.widgets.buttons import Button
from scenes.widgets.choices import RadioRow, SwitchRow
from scenes.widgets.segments import Segments
from tests.windows.scorpion.desk import ANY_DEAL, Desk

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


# Deals with a button of their own


def test_the_deal_of_the_day_leads_to_the_days_and_nothing_is_looked_for_any_more() -> None:
    desk = Desk()
    desk.press_word("Deal of the day")

    assert (desk.dealt, desk.closed) == (["days"], True)
    assert not desk.search.looking


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
            if arrow in ("down", "up") or not isinstance(desk.window.pane.focus.widget, Segments):
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
