"""The program killed in the middle of three computers' plays: the match comes back as the last play left it."""

import os
import signal

import pytest

from game.scopa.match import Match
from game.scopone.players import choose
from game.seats import PERSON
from tests.desktop.scopa.matches import computers_play, copy
from tests.desktop.scopa.test_resume import thinking
from tests.desktop.scopone.matches import begun_by_the_person
from tests.desktop.scopone.sitting import ScoponeSitting
from tools.desk import wait_for


def answered(match: Match, plays: int) -> Match:
    """The match after a card of the person's and the computers' plays, so many in all."""
    ahead = copy(match)
    ahead.apply(ahead.legal_plays()[0])
    while len(ahead.plays) < plays:
        ahead.apply(computers_play(ahead, choose))
    return ahead


@pytest.mark.parametrize("made", [1, 2, 3])
def test_killed_between_the_computers_plays(sitting: ScoponeSitting, made: int) -> None:
    """The plays that were made are kept; those that are left are made after the start."""
    sitting.set(motion="calm", pause="long")
    start = sitting.sit_down(begun_by_the_person())
    sitting.tap_play(start.legal_plays()[0])
    sitting.await_match(lambda now: len(now.plays) >= made, f"play {made}")
    os.kill(sitting.program.pid, signal.SIGKILL)
    sitting.program.wait()
    left = sitting.match
    assert left.plays == answered(start, len(left.plays)).plays

    sitting.sit_down()
    again = sitting.await_turn(4)
    assert (again.seed, again.commitment) == (start.seed, start.commitment)
    assert again.plays == answered(start, 4).plays, "a play was lost, made twice or thought otherwise"
    sitting.rest(still=1.0)
    sitting.tap_play(again.legal_plays()[0])
    assert sitting.await_match(lambda now: len(now.plays) > 4, "a play").plays[4].seat == PERSON


def test_killed_while_a_computer_thinks(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    start = begun_by_the_person()
    sitting.keep(start)
    sitting.start(at_table=False)
    for process in wait_for(lambda: thinking(sitting.program.pid), "the process that thinks"):
        os.kill(process, signal.SIGSTOP)  # it thinks for as long as we like
    sitting.desk.mouse.click(*sitting.title_button(2))  # "Resume"
    sitting.desk.keys.press("1")
    left = sitting.await_match(lambda now: len(now.plays) == 1, "the person's play")
    sitting.picture()
    assert sitting.match.record() == left.record(), "the computer was to think"
    sitting.program.kill()

    sitting.sit_down()
    again = sitting.await_turn(4)
    assert again.plays[0].card == left.plays[0].card
    assert [play.seat for play in again.plays] == [0, 1, 2, 3]
