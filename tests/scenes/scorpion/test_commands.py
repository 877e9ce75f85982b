"""Each key of the list of commands does at the Scorpion table what the command's name says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scorpion.state import DealReserve
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.scorpion import commands as own
from scenes.scorpion.commands import COMMANDS
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot
from scenes.scorpion.windows.new_game import NewGameWindow
from scenes.table.areas import ButtonSpot
from scenes.windows.menu import MenuWindow
from scenes.windows.rules import RulesWindow
from tests.scenes.commanded import (
    assert_a_keyboard_has_them,
    assert_no_key_means_two_things,
    key_name,
    keys,
)
from tests.scenes.scorpion.asked import Asked
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, golden
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.usefixtures("told_of_help")

Check = Callable[[ScorpionRig, Callable[[], None], KeyPressed], None]
MIDDLE = ColumnSpot(3, 4)


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


def _walks(rig: ScorpionRig, press: Callable[[], None], key: KeyPressed) -> None:
    rig.walk_to(MIDDLE)
    press()
    assert rig.spot is not None
    assert rig.spot != MIDDLE
    assert isinstance(rig.spot, ButtonSpot) == (key.name == "tab")


def _next_area(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    seen = []
    for _time in range(4):
        press()
        seen.append(rig.spot)
    first = seen[0]
    assert isinstance(first, ColumnSpot)
    assert isinstance(seen[1], ReserveSpot)
    assert isinstance(seen[2], ButtonSpot)
    assert seen[3] == first


def _area_before(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(rig.spot, ButtonSpot)
    press()
    assert isinstance(rig.spot, ReserveSpot)


def _uses(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    rig.walk_to(MIDDLE)
    press()
    assert rig.table.hand.holding


def _numbered(rig: ScorpionRig, press: Callable[[], None], key: KeyPressed) -> None:
    press()
    column = (int(key.name) - 1) % 10
    if column < len(rig.state.columns):
        assert rig.spot == ColumnSpot(column, max(0, len(rig.state.columns[column].cards) - 1))
    else:
        assert rig.toast == "There are 7 columns"


def _cancels(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    rig.walk_to(MIDDLE)
    rig.keys("enter")
    press()
    assert not rig.table.hand.holding
    assert rig.window is None
    press()
    assert isinstance(rig.window, MenuWindow)


def _undoes(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    moves = rig.session.moves
    press()
    assert rig.session.moves == moves - 1


def _redoes(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    moves = rig.session.moves
    rig.keys("u", "u")
    press()
    assert rig.session.moves == moves - 1


def _again(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert rig.toast == f"Move {rig.session.moves} of {rig.session.moves}"


def _deals(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    assert rig.session.steps[-1].move != DealReserve()
    press()
    assert rig.session.steps[-1].move == DealReserve()


def _begins_again(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    moves = rig.session.moves
    press()
    assert (rig.session.moves, rig.state) == (0, rig.session.start)
    assert rig.toast == "The deal begins again. Undo brings your moves back."
    rig.keys("u")
    assert rig.session.moves == moves


def _new_game(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(rig.window, NewGameWindow)


def _rules(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(rig.window, RulesWindow)


def _sound(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    on = rig.house.preferences.now.sounds
    press()
    assert rig.house.preferences.now.sounds != on


def _copies(rig: ScorpionRig, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert rig.table.sign.words == "The record is on the clipboard."


CHECKS: dict[Command, Check] = {
    shared.WALK: _walks,
    shared.NEXT_AREA: _next_area,
    shared.AREA_BEFORE: _area_before,
    shared.USE: _uses,
    shared.NUMBERED: _numbered,
    shared.CANCEL: _cancels,
    shared.UNDO: _undoes,
    shared.REDO: _redoes,
    own.MOVE_AGAIN: _again,
    own.DEAL_RESERVE: _deals,
    own.BEGIN_AGAIN: _begins_again,
    shared.NEW: _new_game,
    shared.RULES: _rules,
    shared.SOUND: _sound,
    shared.COPY: _copies,
}
QUESTIONS = {own.HINT: "advise", own.WHY: "explain", own.SHOW_WAY: "solve"}
"""What is thought about when it is asked."""


@pytest.mark.parametrize(("command", "key"), [one for one in keys(COMMANDS) if one[0] in CHECKS], ids=key_name)
def test_a_key_does_what_its_command_says(
    command: Command, key: KeyPressed, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.widgets.clipboard.SystemClipboard.put", lambda *_: True)
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:4])
    assert any(rig.state.reserve)
    CHECKS[command](rig, lambda: rig.house.handle(key), key)


@pytest.mark.parametrize(("command", "key"), [one for one in keys(COMMANDS) if one[0] in QUESTIONS], ids=key_name)
def test_a_key_asks_its_question(command: Command, key: KeyPressed, rig: ScorpionRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    rig.house.handle(key)
    assert [function.__name__ for function, _ in thoughts.questions] == [QUESTIONS[command]]


def test_pages_of_an_answer_are_turned(new_rig: NewRig) -> None:
    rig = new_rig()
    Asked(rig, number=62)
    rig.keys("w")
    rig.run(1.0)
    panel = rig.table.adviser.answer.panel
    assert panel is not None
    first = panel.page
    forth, back = KeyPressed("pagedown"), KeyPressed("pageup")
    assert {key.name for command, key in keys(COMMANDS) if command is shared.TURN_PAGE} == {forth.name, back.name}
    rig.house.handle(forth)
    assert panel.page != first
    rig.house.handle(back)
    assert panel.page == first


def test_every_command_is_tried_here() -> None:
    assert {*CHECKS, *QUESTIONS, shared.TURN_PAGE} == set(COMMANDS)
