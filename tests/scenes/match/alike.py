"""What the commands do alike wherever a match is played; each is tried at every such table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.seats import OURS
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.match.commands import NEW_MATCH, PACK
from scenes.match.spots import HandSpot, PileSpot, Spot
from scenes.match.windows.level_choice import LevelWindow
from scenes.table.answer_said import Said
from scenes.table.areas import ButtonSpot
from scenes.table.side_panel import Around
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesWindow
from tests.scenes.match.parlour import MatchParlour

P = TypeVar("P", bound=MatchParlour)
Check = Callable[[P, Callable[[], None], KeyPressed], None]
"""Tries a key, which the callable presses, at a table."""


def walks(parlour: MatchParlour, press: Callable[[], None], key: KeyPressed) -> None:
    parlour.rig.keys("right", "right")
    assert parlour.table.keys.spot == HandSpot(1)
    press()
    led = {"left": HandSpot(0), "right": HandSpot(2), "up": PileSpot(OURS)}
    assert parlour.table.keys.spot == led.get(key.name, ButtonSpot(0))


def next_area(beside: Spot) -> Check[MatchParlour]:
    """From the hand through the strip to what lies at the side, `beside` first, and back."""
    return _areas(HandSpot(0), ButtonSpot(0), beside, HandSpot(0))


def area_before(beside: Spot) -> Check[MatchParlour]:
    """The other way round."""
    return _areas(beside, ButtonSpot(0))


def _areas(*led: Spot | ButtonSpot) -> Check[MatchParlour]:
    def check(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
        for spot in led:
            press()
            assert parlour.table.keys.spot == spot

    return check


def uses(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    card = parlour.hand[1]
    parlour.rig.keys("right", "right")
    press()
    assert parlour.match.log[0].move.card == card


def says_that_there_is_none(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("2")
    press()
    assert len(parlour.match.log) == 1
    assert parlour.table.telling.toast.shown


def level(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(parlour.rig.window, LevelWindow)


def pack(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert parlour.rig.house.preferences.now.italian_pack == "piacentine"


def new_match(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("2")
    press()
    assert isinstance(parlour.rig.window, MessageWindow), "it is asked whether the one under way may be left"


def rules(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    press()
    assert isinstance(parlour.rig.window, RulesWindow)


def sound(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    on = parlour.rig.house.preferences.now.sounds
    press()
    assert parlour.rig.house.preferences.now.sounds != on


def advice(parlour: MatchParlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.table.kept.note_help()
    press()
    parlour.rig.run(0.5)
    best: Any = parlour.table.adviser.best
    assert best is not None
    assert any(best.card == play.card for play in parlour.match.legal_plays())


def turns_page(parlour: MatchParlour, press: Callable[[], None], key: KeyPressed) -> None:
    table, panel = parlour.table, parlour.table.adviser.panel
    reasons = tuple(f"Reason {number} of many." for number in range(40))
    panel.say(Said("Many reasons", reasons=reasons), Around(table.telling.room, (), ()), table.u)
    first = panel.sentences
    parlour.rig.keys("pagedown" if key.name == "pageup" else "home")
    press()
    assert (panel.sentences == first) == (key.name == "pageup")
    assert panel.shown


CHECKS: dict[Command, Check[MatchParlour]] = {
    shared.WALK: walks,
    shared.USE: uses,
    shared.UNDO: says_that_there_is_none,
    shared.REDO: says_that_there_is_none,
    shared.COPY: says_that_there_is_none,
    shared.TURN_PAGE: turns_page,
    PACK: pack,
    NEW_MATCH: new_match,
    shared.RULES: rules,
    shared.SOUND: sound,
}
"""The commands that need nothing of a table's own to be tried."""
