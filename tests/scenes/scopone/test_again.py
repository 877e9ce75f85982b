"""The last plays again: Backspace goes one further back each time, a plate or a pile shows all since one's own."""

from __future__ import annotations

import pytest

from game.cards import ItalianCard
from game.seats import OURS, THEIRS
from tests.game.scopa.tables import card, play
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import LEFT, PARTNER, RIGHT, position

PLAYS = ("2S", "9B 5C 4S", "10D 10B", "8D")
OTHERS = [card(text.split()[0]) for text in PLAYS[1:]]


@pytest.fixture
def slow(new_parlour: NewParlour) -> ParlourForFour:
    """Each of the others has played once since the person did."""
    parlour = new_parlour()
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.lay(position())
    for text in PLAYS:
        parlour.table.turns.make(play(text))
        parlour.settle()
    return parlour


def shown(parlour: ParlourForFour) -> list[ItalianCard]:
    """The cards of the plays that are shown from now on, one after the other."""
    seen: list[ItalianCard] = []
    parlour.rig.run(0.02)
    while parlour.table.turns.seen_again or parlour.showing.moving:
        now = parlour.showing.play
        if now is not None and now.card not in seen:
            seen.append(now.card)
        parlour.rig.run(1 / 120)
    return seen


def test_backspace_goes_one_further_back_each_time_and_shows_on_from_there(slow: ParlourForFour) -> None:
    before, log = slow.showing.poses(), list(slow.match.log)
    for back in (1, 2, 3, 3):
        slow.rig.keys("backspace")
        assert shown(slow) == OTHERS[-back:]
        resting(slow)
        assert slow.showing.poses() == before
    assert slow.match.log == log, "nothing has happened"


def test_pressed_while_it_is_shown_it_goes_one_further_back_at_once(slow: ParlourForFour) -> None:
    slow.rig.keys("backspace")
    slow.rig.run(0.3)
    slow.rig.keys("backspace")
    slow.rig.run(0.3)
    slow.rig.keys("backspace")
    assert shown(slow) == OTHERS
    resting(slow)


def test_a_play_begins_anew(slow: ParlourForFour) -> None:
    for _ in range(2):
        slow.rig.keys("backspace")
        shown(slow)
    slow.thoughts.slow = False
    slow.rig.keys("1")
    slow.my_turn()
    slow.rig.keys("backspace")
    assert shown(slow) == [slow.match.plays[-1].card]


@pytest.mark.parametrize("pressed", ["right", "partner", "left", "ours", "theirs"])
def test_a_press_on_a_plate_or_a_pile_shows_all_three(pressed: str, slow: ParlourForFour) -> None:
    seats = {"right": RIGHT, "partner": PARTNER, "left": LEFT}
    sides = {"ours": OURS, "theirs": THEIRS}
    slow.tap(slow.plate(seats[pressed]) if pressed in seats else slow.pile(sides[pressed]))
    assert shown(slow) == OTHERS
    resting(slow)


@pytest.mark.parametrize("seconds", [0.05, 0.4, 1.0, 1.7, 2.6, 3.4])
@pytest.mark.parametrize("key", ["escape", "tab", "enter"])
def test_any_key_ends_it(key: str, seconds: float, slow: ParlourForFour) -> None:
    before = slow.showing.poses()
    slow.tap(slow.plate(PARTNER))
    slow.rig.run(seconds)
    slow.rig.keys(key)
    assert not slow.showing.moving
    assert slow.showing.poses() == before
    resting(slow)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_window_that_changes_size_meanwhile_loses_nothing(size: tuple[int, int], slow: ParlourForFour) -> None:
    slow.tap(slow.plate(PARTNER))
    slow.rig.run(0.5)
    slow.rig.resize(size)
    slow.rig.run(8.0)
    assert slow.showing.state == slow.state
    resting(slow)


def test_before_anybody_else_has_played_that_is_told(slow: ParlourForFour) -> None:
    slow.lay(position())
    slow.rig.keys("backspace")
    assert slow.rig.toast == "Nobody else has played in this deal yet"
    slow.tap(slow.plate(LEFT))
    assert slow.rig.toast == "Nobody else has played in this deal yet"


def test_what_lies_beside_a_plate_comes_before_it(slow: ParlourForFour) -> None:
    slow.rig.resize((480, 800))
    slow.lay(position())
    pile, plate = slow.geometry.pile_box(OURS), slow.table.plates.box(RIGHT)
    edge = plate.right - 4, pile.y + 2
    assert slow.table.plates.at(*edge) == RIGHT, "a finger may miss a plate by so much"
    slow.tap(edge)
    assert slow.rig.toast != "Nobody else has played in this deal yet"
    assert slow.table.piles.words
    slow.tap((plate.cx, plate.y - 2))
    assert slow.rig.toast == "Nobody else has played in this deal yet"


@pytest.mark.parametrize("seconds", [0.2, 3.0])
def test_escape_ends_it_and_does_nothing_else(seconds: float, slow: ParlourForFour) -> None:
    slow.tap(slow.pile(OURS))
    slow.rig.run(seconds)
    assert slow.table.turns.replaying
    slow.rig.keys("escape")
    assert not slow.table.moving
    assert slow.rig.window is None
    resting(slow)
    slow.rig.keys("escape")
    assert slow.rig.window is not None
