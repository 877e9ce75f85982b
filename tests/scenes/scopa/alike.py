"""What the commands do that all tables of Scopa's family have alike; each is tried at every such table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.seats import OURS, PERSON
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.match.commands import ADVICE, NEW_MATCH, PACK
from scenes.match.spots import HandSpot, PileSpot, Spot
from scenes.match.windows.level_choice import LevelWindow
from scenes.table.answer_said import Said
from scenes.table.areas import ButtonSpot
from scenes.table.side_panel import Around
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesWindow
from tests.scenes.scopa.parlour import Parlour

P = TypeVar("P", bound=Parlour)
Check = Callable[[P, Callable[[], None], KeyPressed], None]
"""Tries a key, which the callable presses, at a table."""


def walks(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    parlour.rig.keys("right", "right")
    assert parlour.table.keys.spot == HandSpot(1)
    press()
    led = {"left": HandSpot(0), "right": HandSpot(2), "up": PileSpot(OURS)}
    assert parlour.table.keys.spot == led.get(key.name, ButtonSpot(0))


def next_area(beside: Spot) -> Check[Parlour]:
    """From the hand through the strip to what lies at the side, `beside` first, and back."""
    return _areas(HandSpot(0), ButtonSpot(0), beside, HandSpot(0))


def area_before(beside: Spot) -> Check[Parlour]:
    """The other way round."""
    return _areas(beside, ButtonSpot(0))


def _areas(*led: Spot | ButtonSpot) -> Check[Parlour]:
    def check(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
        for spot in led:
            press()
            assert parlour.table.keys.spot == spot

    return check


def uses(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    card = parlour.hand[1]
    parlour.rig.keys("right", "right")
    press()
    assert parlour.match.plays[0].card == card


def numbered(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    hand, place = parlour.hand, (int(key.name) - 1) % 10
    press()
    if place >= len(hand):
        assert parlour.match.plays == []
        assert parlour.table.telling.toast.shown
    elif len(parlour.match.ways(hand[place])) > 1:
        assert parlour.choice is not None
    else:
        assert parlour.match.plays[0].card == hand[place]


def shows_again(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.rig.keys("2")
    parlour.my_turn()
    assert parlour.match.plays[-1].seat != PERSON
    press()
    assert parlour.showing.moving


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


def advice(parlour: Parlour, press: Callable[[], None], _: KeyPressed) -> None:
    parlour.table.kept.note_help()
    press()
    parlour.rig.run(0.5)
    best = parlour.table.adviser.best
    assert best is not None
    assert any((best.card, {*best.take}) == (one.card, {*one.take}) for one in parlour.match.legal_plays())


def turns_page(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    table, panel = parlour.table, parlour.table.adviser.panel
    reasons = tuple(f"Reason {number} of many." for number in range(40))
    panel.say(Said("Many reasons", reasons=reasons), Around(table.telling.room, (), ()), table.u)
    first = panel.sentences
    parlour.rig.keys("pagedown" if key.name == "pageup" else "home")
    press()
    assert (panel.sentences == first) == (key.name == "pageup")
    assert panel.shown


CHECKS: dict[Command, Check[Parlour]] = {
    shared.WALK: walks,
    shared.USE: uses,
    shared.NUMBERED: numbered,
    shared.CANCEL: cancels,
    shared.AGAIN: shows_again,
    shared.UNDO: says_that_there_is_none,
    shared.REDO: says_that_there_is_none,
    shared.COPY: says_that_there_is_none,
    ADVICE: advice,
    shared.TURN_PAGE: turns_page,
    PACK: pack,
    NEW_MATCH: new_match,
    shared.RULES: rules,
    shared.SOUND: sound,
}
"""The commands that need nothing of a table's own to be tried."""
