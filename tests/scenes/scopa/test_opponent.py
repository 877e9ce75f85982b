"""The computer's turn: asked once, read at leisure, dropped with its position, and never a reason to stop the match."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable

import pytest

from game.levels import LEVELS
from game.rules import Refusal
from game.scopa.captures import captures
from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.seats import PERSON
from game.thinking import Thinker
from scenes.loop import STEP
from scenes.scopa.opponent import Opponent
from tests.game.scopa.tables import COMPUTER
from tests.scenes.conftest import NewRig
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting
from tests.scenes.scopa.rooms import scopa_room
from tests.scenes.thoughts import Thoughts

PAUSE = 0.6


@pytest.fixture
def match() -> Match:
    """A match that the computer begins."""
    return Match("easy", 11, False, seed="ab" * 32, first=COMPUTER)


def legal(play: PlayCard | None, match: Match) -> bool:
    """Whether the play may be made, in whatever order it names what it takes."""
    return play is not None and not isinstance(match.apply(play), Refusal)


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_play_is_one_of_the_legal_ones(level: str) -> None:
    match = Match(level, 11, False, seed="cd" * 32, first=COMPUTER)
    opponent = Opponent(Thoughts(), lambda: 0.0)
    opponent.ask(match)
    assert legal(opponent.step(0.01), match)
    assert not opponent.asked


def test_the_play_is_held_back_for_the_pause(match: Match) -> None:
    opponent = Opponent(Thoughts(), lambda: PAUSE)
    opponent.ask(match)
    assert opponent.asked
    assert opponent.step(PAUSE - 0.01) is None
    assert opponent.step(0.02) is not None


def test_an_answer_that_comes_late_is_waited_for(match: Match) -> None:
    thoughts = Thoughts()
    opponent = Opponent(thoughts, lambda: PAUSE)
    thoughts.slow = True
    opponent.ask(match)
    assert opponent.step(20.0) is None
    thoughts.slow = False
    assert opponent.step(0.01) is not None


def test_a_forgotten_position_gets_no_play(match: Match) -> None:
    thoughts = Thoughts()
    opponent = Opponent(thoughts, lambda: 0.0)
    opponent.ask(match)
    opponent.forget()
    assert thoughts.dropped == 1
    assert not opponent.asked
    assert opponent.step(1.0) is None


def test_where_thinking_fails_the_match_goes_on(match: Match) -> None:
    thoughts = Thoughts()
    thoughts.fails = True
    opponent = Opponent(thoughts, lambda: 0.0)
    opponent.ask(match)
    assert legal(opponent.step(0.01), match)
    assert opponent.hindered


def test_where_even_the_simplest_thinking_fails_the_match_goes_on(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> PlayCard:
        raise ZeroDivisionError

    thoughts = Thoughts()
    thoughts.fails = True
    monkeypatch.setattr("scenes.scopa.opponent.choose", broken)
    opponent = Opponent(thoughts, lambda: 0.0)
    opponent.ask(match)
    assert legal(opponent.step(0.01), match)


def test_the_table_says_that_the_computer_thinks_and_stays_usable(parlour: Parlour) -> None:
    parlour.thoughts.slow = True
    made = len(parlour.match.plays)
    play = parlour.match.legal_plays()[0]
    parlour.table.play(play.card, play.take)
    parlour.settle()
    parlour.until(lambda: parlour.prompt == "The computer is thinking…")
    parlour.rig.turn()
    parlour.rig.run(20.0)
    assert parlour.prompt == "The computer is thinking…"

    parlour.rig.keys("escape")
    assert parlour.rig.window is not None
    parlour.rig.keys("escape")
    parlour.rig.run(0.5)
    parlour.thoughts.slow = False
    parlour.my_turn()

    assert len(parlour.match.plays) == made + 2
    assert parlour.prompt != "The computer is thinking…"


def test_it_is_told_once_that_the_computer_plays_without_thinking(new_parlour: NewParlour) -> None:
    parlour = new_parlour(level="hard")
    parlour.my_turn()
    parlour.thoughts.fails = True
    told = []
    for _ in range(3):
        play = parlour.match.legal_plays()[0]
        parlour.table.play(play.card, play.take)
        count = len(parlour.match.plays)
        parlour.until_played(count + 1)
        told.append(parlour.prompt)
        parlour.my_turn()

    assert told[0] == "The computer can't think now and plays as on Easy"
    assert told[1] != told[0]


def test_a_computer_that_was_stopped_plays_all_the_same(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real process, really stopped, on a clock that runs fast."""
    seconds = [0.0]

    clock = [lambda: seconds[0]]
    thinker = Thinker(lambda: clock[0]())
    monkeypatch.setattr("scenes.house.House.thinker", thinker)
    rig = new_rig()
    rig.house.open_start("scopa")
    room = scopa_room(rig.house)
    assert room is not None
    assert room.table is not None
    table, end = room.table, time.monotonic() + 120

    def until(reached: Callable[[], bool]) -> None:
        while not reached():
            assert time.monotonic() < end
            rig.run(STEP)
            seconds[0] += STEP

    try:
        until(lambda: table.my_turn and not table.moving)
        room.warm()
        stopped = thinker.process_id
        assert stopped is not None
        os.kill(stopped, signal.SIGSTOP)
        play, made = table.match.legal_plays()[0], len(table.match.plays)
        table.play(play.card, play.take)

        until(lambda: table.turns.said.words == "The computer is thinking…")
        until(lambda: thinker.process_id != stopped)
        clock[0] = time.monotonic
        until(lambda: len(table.match.plays) == made + 2)

        assert table.match.plays[-1].seat == COMPUTER
    finally:
        thinker.close()


def test_each_turn_is_asked_about_once(parlour: Parlour) -> None:
    parlour.play_on()
    played = sum(play.seat == COMPUTER for play in parlour.match.plays)
    assert played == 18
    assert parlour.thoughts.asked == played
    assert parlour.thoughts.dropped == 0


def test_a_whole_deal_is_played_though_thinking_always_fails(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.fails = True
    parlour.play_on()
    assert len(parlour.match.plays) == 36
    resting(parlour)


def test_the_computer_waits_while_a_window_lies_over_the_table(parlour: Parlour) -> None:
    play = parlour.match.legal_plays()[0]
    parlour.table.play(play.card, play.take)
    parlour.rig.keys("escape")
    assert parlour.rig.window is not None
    plays = len(parlour.match.plays)
    parlour.rig.run(5)
    assert not parlour.table.moving
    assert len(parlour.match.plays) == plays
    parlour.rig.keys("escape")
    parlour.my_turn()
    assert len(parlour.match.plays) == plays + 1


def test_the_computer_takes_the_time_the_settings_give_it(new_parlour: NewParlour) -> None:
    played = {}
    for pause in ("short", "long"):
        parlour = new_parlour(home=pause, pause=pause, motion="none")
        parlour.my_turn()
        start, count = parlour.rig.clock.now, len(parlour.match.plays)
        parlour.table.play(parlour.match.legal_plays()[0].card, parlour.match.legal_plays()[0].take)
        parlour.until_played(count + 2)
        played[pause] = parlour.rig.clock.now - start
    assert played["short"] < played["long"]


def test_a_new_match_drops_what_is_being_thought(parlour: Parlour) -> None:
    parlour.thoughts.slow = True
    parlour.play(parlour.match.legal_plays()[0])
    parlour.rig.run(2)
    assert parlour.thoughts.waiting
    left = parlour.match
    parlour.room.begin()
    assert parlour.match is not left
    assert parlour.thoughts.dropped == 1
    parlour.thoughts.slow = False
    parlour.rig.run(0.4)
    parlour.rig.keys("enter")
    parlour.my_turn()
    assert parlour.match.first == (COMPUTER if parlour.match.plays else PERSON)


def test_no_play_is_made_for_the_person(parlour: Parlour) -> None:
    parlour.rig.run(10)
    assert not any(play.seat == PERSON for play in parlour.match.plays)


@pytest.mark.parametrize("seed", range(3))
def test_all_that_the_computer_plays_is_legal(seed: int, new_parlour: NewParlour) -> None:
    rng = random.Random(seed)
    parlour = new_parlour(motion="none", pause="short")
    parlour.play_on(lambda plays: rng.choice(plays))
    table = list(parlour.match.order[:4])
    for play in parlour.match.plays:
        ways = [set(way) for way in captures(play.card, table)]
        assert set(play.take) in (ways or [set()])
        table = [card for card in table if card not in play.take] if play.take else [*table, play.card]


def test_a_question_that_something_over_the_table_has_dropped_is_asked_again(match: Match) -> None:
    thoughts = Thoughts()
    opponent = Opponent(thoughts, lambda: PAUSE)
    opponent.ask(match)
    thoughts.ask(legal, None, match)

    found = [opponent.step(PAUSE / 2) for _ in range(4)]

    assert legal(next(play for play in found if play is not None), match)
    assert not opponent.asked
