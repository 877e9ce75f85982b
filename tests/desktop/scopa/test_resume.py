"""The program killed at the Scopa table at an awkward moment: the match comes back as the last play left it."""

import os
import signal
from pathlib import Path

from PIL import Image

from game.scopa.match import Match
from game.scopa.state import PlayCard
from game.seats import PERSON
from tests.desktop.scopa.matches import computers_play, copy, with_captured_answer, with_choice
from tests.desktop.scopa.sitting import ScopaSitting, ways
from tests.desktop.sitting import differ
from tests.game.scopa.tables import COMPUTER
from tools.desk import wait_for
from tools.desk.processes import alive, family


def thinking(pid: int) -> list[int]:
    """The program's processes that think."""
    return [one for one in family(pid) if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def answered(match: Match) -> Match:
    """The match after the person's first card was laid and the computer's play."""
    ahead = copy(match)
    ahead.apply(PlayCard(ahead.state.hands[PERSON][0]))
    ahead.apply(computers_play(ahead))
    return ahead


def same_deal(one: Match, other: Match) -> bool:
    """Whether two matches are at the same deal, promised by the same hash."""
    return (one.order, one.commitment, one.score) == (other.order, other.commitment, other.score)


def test_killed_while_the_computer_thinks(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = with_captured_answer("hard")
    sitting.keep(match)
    sitting.start(at_table=False)
    for process in wait_for(lambda: thinking(sitting.program.pid), "the process that thinks"):
        os.kill(process, signal.SIGSTOP)  # it thinks for as long as we like
    sitting.desk.mouse.click(*sitting.title_button(1))  # "Resume"
    sitting.desk.keys.press("1")
    left = sitting.await_match(lambda now: len(now.plays) == 1, "the person's play")
    before = sitting.picture()
    assert sitting.match.record() == left.record(), "the computer was to think"
    sitting.program.kill()

    sitting.sit_down()
    again = sitting.await_turn(2)
    assert same_deal(again, match)
    assert again.plays == answered(match).plays, "it has made up its mind another way"
    sitting.await_other(before, "the table after the play")


def resting_after(sitting: ScopaSitting, match: Match) -> Image.Image:
    """How the table looks when the program is started on this match."""
    sitting.sit_down(match)
    picture = sitting.picture()
    assert sitting.quit() == 0
    return picture


def test_killed_while_the_computers_play_is_shown(sitting: ScopaSitting) -> None:
    sitting.set(motion="calm")
    start = with_captured_answer("hard")
    expected = resting_after(sitting, answered(start))
    sitting.sit_down(start)
    sitting.picture()
    sitting.desk.keys.press("1")
    sitting.await_match(lambda now: len(now.plays) == 2, "the computer's play")
    shown = sitting.desk.screen.shot(sitting.seen)
    sitting.program.kill()
    assert differ(expected, shown), "the play was not being shown"

    again = sitting.sit_down()
    assert same_deal(again, start)
    assert again.plays == answered(start).plays
    sitting.await_same(expected, "the table after the play")
    sitting.desk.keys.press("1")
    assert sitting.await_match(lambda now: len(now.plays) > 2, "a play").plays[2].seat == PERSON


def test_killed_with_a_capture_half_chosen(sitting: ScopaSitting) -> None:
    start, card = with_choice()
    sitting.sit_down(start)
    table = sitting.picture()
    sitting.click(sitting.places.hand(start.state.hands[PERSON].index(card)))
    sitting.tap_table(ways(start, card)[0][0])
    sitting.await_other(table, "a choice")
    sitting.program.kill()

    again = sitting.sit_down()
    assert again.record() == start.record()
    assert card in again.state.hands[PERSON]
    sitting.await_same(table, "the card back in the hand")


def test_nothing_thinks_on_when_the_program_is_killed(sitting: ScopaSitting) -> None:
    match = sitting.sit_down(with_captured_answer("hard"))
    sitting.desk.keys.press("1")
    sitting.await_match(lambda now: len(now.plays) == 1 or now.state.to_play == COMPUTER, "the person's play")
    processes = family(sitting.program.pid)
    os.kill(sitting.program.pid, signal.SIGKILL)
    sitting.program.wait()
    wait_for(lambda: not any(map(alive, processes)), "the end of the process that thinks")
    assert same_deal(sitting.sit_down(), match)
