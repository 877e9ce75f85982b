"""A deal of Scopone that is over looked at again at the screen: from its sheet, played on, and come back."""

from game.scopa.match import Match
from game.scopone.family import SCOPONE_GAME
from tests.desktop.scopa.reviewed import review_and_play_on
from tests.desktop.scopone.sitting import ScoponeSitting, played_to


def test_from_the_sheet_to_a_play_and_on_from_there_and_back(sitting: ScoponeSitting) -> None:
    review_and_play_on(sitting, played_to(40, Match("easy", 21, True, seed="4" * 64, game=SCOPONE_GAME)), 14)
