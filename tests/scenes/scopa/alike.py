"""What the commands do that all tables of Scopa's family have alike; each is tried at every such table."""

from __future__ import annotations

from collections.abc import Callable

from scenes.intents import KeyPressed
from scenes.scopa.windows.level_choice import LevelWindow
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesWindow
from tests.scenes.scopa.parlour import Parlour


def cancels(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("1")
    press()
    assert parlour.choice is None
    assert parlour.rig.window is None
    press()
    assert isinstance(parlour.rig.window, MenuWindow)


def says_that_there_is_none(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("2")
    press()
    assert len(parlour.match.plays) == 1
    assert parlour.table.telling.toast.shown


def level(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(parlour.rig.window, LevelWindow)


def pack(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert parlour.rig.house.preferences.now.italian_pack == "piacentine"


def new_match(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("2")
    press()
    assert isinstance(parlour.rig.window, MessageWindow), "it is asked whether the one under way may be left"


def rules(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(parlour.rig.window, RulesWindow)


def sound(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    on = parlour.rig.house.preferences.now.sounds
    press()
    assert parlour.rig.house.preferences.now.sounds != on
