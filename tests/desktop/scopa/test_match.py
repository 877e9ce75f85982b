"""Matches of Scopa to 11 played to their ends at the screen: one with the mouse alone, one with the keyboard alone.

Their first deal is well under way, the others are whole.
"""

from functools import partial

from game.levels import Level
from game.seats import PERSON
from tests.desktop.match_whole import new_match_on_request, press_enter
from tests.desktop.scopa.matches import play_as, played_to, with_first_deal_for
from tests.desktop.scopa.sitting import ScopaSitting
from tests.desktop.scopa.whole import Arrows, play_match, with_the_mouse
from tests.game.scopa.tables import COMPUTER

_BEGUN = 24
"""Plays made before the person sits down."""


def test_a_match_with_the_mouse(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = with_first_deal_for(PERSON, 10, "easy", Level.MEDIUM)
    match = sitting.sit_down(played_to(_BEGUN, match, Level.MEDIUM))
    over = play_match(sitting, match, partial(play_as, Level.MEDIUM), with_the_mouse, ScopaSitting.click_shining)
    new = new_match_on_request(sitting, over, ScopaSitting.click_shining)
    assert new.terms.napola == over.terms.napola


def test_a_match_with_the_keys(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = with_first_deal_for(COMPUTER, 10, "medium", Level.EASY)
    match = sitting.sit_down(played_to(_BEGUN, match, Level.EASY))
    over = play_match(sitting, match, partial(play_as, Level.EASY), Arrows(), press_enter)
    new = new_match_on_request(sitting, over, press_enter)
    assert new.terms.napola == over.terms.napola
