"""Scopone at the screen: a match to its end with the mouse, a deal with the keys alone, one by finger."""

from game.seats import PERSON
from tests.desktop.match_whole import new_match_on_request
from tests.desktop.scopa.whole import Arrows, play_deal, play_match, with_the_mouse
from tests.desktop.scopone.sitting import ScoponeSitting, ahead_of, matches, played_to

_BEGUN = 24
"""Plays made before the person sits down to a match."""


def test_a_match_with_the_mouse(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(played_to(_BEGUN, next(matches("easy"))))
    over = play_match(sitting, match, ahead_of, with_the_mouse, ScoponeSitting.click_shining)
    new = new_match_on_request(sitting, over, ScoponeSitting.click_shining)
    assert new.terms.napola == over.terms.napola


def test_a_whole_deal_with_the_keys(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(next(matches("easy")))
    over = play_deal(sitting, match, ahead_of, Arrows())
    assert sum(play.seat == PERSON for play in over.plays) == 10


def test_a_deal_by_finger(touch_sitting: ScoponeSitting) -> None:
    touch_sitting.set(motion="none", pause="short")
    touch_sitting.sit_down(next(matches("easy")), size=(1200, 680))
    match = touch_sitting.await_turn()
    while not match.state.over:
        touch_sitting.touch_play(ahead_of(match))
        match = touch_sitting.await_turn(len(match.plays) + 1)
    assert len(match.plays) == 40
