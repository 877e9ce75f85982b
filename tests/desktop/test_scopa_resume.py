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


def test_killed_while_the_computer_thinks(scopa: ScopaSitting) -> None:
    scopa.set(motion="none", pause="short")
    match = with_captured_answer("hard")
    scopa.keep(match)
    scopa.start(game=None)
    for process in wait_for(lambda: thinking(scopa.program.pid), "the process that thinks"):
        os.kill(process, signal.SIGSTOP)  # it thinks for as long as we like
    scopa.desk.mouse.click(*scopa.title_button(1))  # "Resume"
    scopa.desk.keys.press("1")
    left = scopa.await_match(lambda now: len(now.plays) == 1, "the person's play")
    before = scopa.picture()
    assert scopa.match.record() == left.record(), "the computer was to think"
    scopa.program.kill()

    scopa.sit_down()
    again = scopa.await_turn(2)
    assert same_deal(again, match)
    assert again.plays == answered(match).plays, "it has made up its mind another way"
    scopa.await_other(before, "the table after the play")


def resting_after(sitting: ScopaSitting, match: Match) -> Image.Image:
    """How the table looks when the program is started on this match."""
    sitting.sit_down(match)
    picture = sitting.picture()
    assert sitting.quit() == 0
    return picture


def test_killed_while_the_computers_play_is_shown(scopa: ScopaSitting) -> None:
    scopa.set(motion="calm")
    start = with_captured_answer("hard")
    expected = resting_after(scopa, answered(start))
    scopa.sit_down(start)
    scopa.picture()
    scopa.desk.keys.press("1")
    scopa.await_match(lambda now: len(now.plays) == 2, "the computer's play")
    shown = scopa.desk.screen.shot(scopa.seen)
    scopa.program.kill()
    assert differ(expected, shown), "the play was not being shown"

    again = scopa.sit_down()
    assert same_deal(again, start)
    assert again.plays == answered(start).plays
    scopa.await_same(expected, "the table after the play")
    scopa.desk.keys.press("1")
    assert scopa.await_match(lambda now: len(now.plays) > 2, "a play").plays[2].seat == PERSON


def test_killed_with_a_capture_half_chosen(scopa: ScopaSitting) -> None:
    start, card = with_choice()
    scopa.sit_down(start)
    table = scopa.picture()
    scopa.click(scopa.places.hand(start.state.hands[PERSON].index(card)))
    scopa.tap_table(ways(start, card)[0][0])
    scopa.await_other(table, "a choice")
    scopa.program.kill()

    again = scopa.sit_down()
    assert again.record() == start.record()
    assert card in again.state.hands[PERSON]
    scopa.await_same(table, "the card back in the hand")


def test_nothing_thinks_on_when_the_program_is_killed(scopa: ScopaSitting) -> None:
    match = scopa.sit_down(with_captured_answer("hard"))
    scopa.desk.keys.press("1")
    scopa.await_match(lambda now: len(now.plays) == 1 or now.state.to_play == COMPUTER, "the person's play")
    processes = family(scopa.program.pid)
    os.kill(scopa.program.pid, signal.SIGKILL)
    scopa.program.wait()
    wait_for(lambda: not any(map(alive, processes)), "the end of the process that thinks")
    assert same_deal(scopa.sit_down(), match)
