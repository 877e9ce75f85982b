"""Scopa at the screen: a whole deal against the computer from the keyboard, and a match that outlives the program."""

import os
import signal

from game.scopa.captures import captures
from game.scopa.match import COMPUTER, PERSON, Match, resume
from tests.desktop.sitting import Sitting, differ
from tools.desk import wait_for
from tools.desk.processes import alive, family


def match_of(sitting: Sitting) -> Match:
    """The match under way, played through from the saved record."""
    record = sitting.saved("scopa")
    assert record is not None, "no match is saved"
    return resume(record)


def await_turn(sitting: Sitting, plays: int) -> Match:
    """Wait until the saved match has at least so many plays and the computer has none to make."""

    def ours() -> Match | None:
        match = match_of(sitting)
        waiting = match.state.to_play == COMPUTER and not match.state.over
        return None if waiting or len(match.plays) < plays else match

    return wait_for(ours, f"the computer's answer to play {plays}")


def play_first_card(sitting: Sitting, match: Match) -> Match:
    """Play the first card of the hand with the keys; of several captures the first that is offered."""
    ways = captures(match.state.hands[PERSON][0], match.state.table)
    sitting.desk.keys.press("1")
    if len(ways) > 1:
        sitting.desk.keys.press("right")
        sitting.desk.keys.press("enter")
    return await_turn(sitting, len(match.plays) + 1)


def test_a_deal_is_played_to_its_count(sitting: Sitting) -> None:
    sitting.set(motion="brisk", pause="short")
    sitting.start(game="scopa")
    match = await_turn(sitting, 0)
    while not match.state.over:
        match = play_first_card(sitting, match)
    assert len(match.plays) == 36
    sitting.rest(still=1.0)  # the last cards go, and the count comes
    counted = sitting.picture()
    sitting.desk.keys.press("enter")  # "Next deal"
    following = wait_for(
        lambda: match_of(sitting) if match_of(sitting).number == 2 else None, "the next deal of the match"
    )
    assert following.score == match.score_after
    assert differ(counted, sitting.picture())


def test_a_match_goes_on_after_a_power_cut(sitting: Sitting) -> None:
    sitting.set(motion="none", pause="short")
    sitting.start(game="scopa")
    match = play_first_card(sitting, await_turn(sitting, 0))
    processes = family(sitting.program.pid)
    os.kill(sitting.program.pid, signal.SIGKILL)
    sitting.program.wait()
    wait_for(lambda: not any(map(alive, processes)), "the end of the process that thinks")

    sitting.start(game="scopa")
    again = match_of(sitting)
    assert (again.deck, again.plays, again.score) == (match.deck, match.plays, match.score)
    play_first_card(sitting, again)
