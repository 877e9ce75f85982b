"""Briscola at the screen: a match to one game with the mouse; others with keys and by finger, whole in a soak."""

from functools import partial

import pytest

from game.briscola.match import Match, resume
from game.briscola.state import PlayCard
from game.seats import PERSON
from tests.desktop.briscola.sitting import BriscolaSitting, matches, play_game, played_to
from tests.desktop.match_whole import Ring, new_match_on_request, press_enter

_BEGUN = 34
"""Plays made before the person sits down where a match is not whole: the last cards are still to be drawn."""
from_play = pytest.mark.parametrize("made", [_BEGUN, pytest.param(0, marks=pytest.mark.soak)])


def decided() -> Match:
    """A match whose only game is won, just dealt."""
    return next(match for match in matches() if not played_to(40, match).drawn)


def by_turns(match: Match) -> bool:
    """True and False for one own play after the other."""
    return sum(one.seat == PERSON for one in match.plays) % 2 == 0


def with_the_mouse(sitting: BriscolaSitting, match: Match, play: PlayCard) -> None:
    if by_turns(match):
        sitting.tap_play(play)
    else:
        sitting.drag_play(play)
    if match.state.trick:
        sitting.click_bare()  # who has seen the full trick needn't wait for it


def with_keys(ring: Ring, sitting: BriscolaSitting, match: Match, play: PlayCard) -> None:
    ring.use(sitting.desk.keys, sitting.places.place_in_hand(play.card), by_turns(match))
    after = resume(match.record())
    after.apply(play)
    ring.played(len(after.state.hands[PERSON]))  # who ends a trick has drawn by now


def by_finger(sitting: BriscolaSitting, match: Match, play: PlayCard) -> None:
    del match
    sitting.touch_play(play)


def test_a_match_with_the_mouse(sitting: BriscolaSitting) -> None:
    sitting.set(motion="none", pause="short")
    over = play_game(sitting, sitting.sit_down(decided()), with_the_mouse)
    new = new_match_on_request(sitting, over, BriscolaSitting.click_shining)
    assert new.terms == over.terms


@from_play
def test_a_match_with_the_keys(sitting: BriscolaSitting, made: int) -> None:
    sitting.set(motion="none", pause="short")
    over = play_game(sitting, sitting.sit_down(played_to(made, decided())), partial(with_keys, Ring()))
    new_match_on_request(sitting, over, press_enter)


@from_play
def test_a_match_by_finger(touch_sitting: BriscolaSitting, made: int) -> None:
    touch_sitting.set(motion="none", pause="short")
    over = play_game(touch_sitting, touch_sitting.sit_down(played_to(made, decided()), size=(800, 480)), by_finger)
    assert over.winner is not None
