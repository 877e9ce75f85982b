"""What the commands do that all tables of Scopa's family have alike; each is tried at every such table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.seats import PERSON
from scenes import commands as shared
from scenes.commands import Command
from scenes.intents import KeyPressed
from scenes.match.commands import ADVICE
from scenes.windows.menu import MenuWindow
from tests.scenes.match import alike
from tests.scenes.match.alike import Check
from tests.scenes.scopa.parlour import Parlour


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


def advice(parlour: Parlour, press: Callable[[], None], key: KeyPressed) -> None:
    alike.advice(parlour, press, key)
    best: Any = parlour.table.adviser.best
    assert any((best.card, {*best.take}) == (one.card, {*one.take}) for one in parlour.match.legal_plays())


CHECKS: dict[Command, Check[Any]] = {
    **alike.CHECKS,
    shared.NUMBERED: numbered,
    shared.CANCEL: cancels,
    shared.AGAIN: shows_again,
    ADVICE: advice,
}
"""The commands that need nothing of one table's own to be tried."""
