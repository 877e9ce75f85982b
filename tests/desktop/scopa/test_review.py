"""A deal of Scopa that is over looked at again at the screen: from its sheet, played on, and come back."""

from game.levels import Level
from tests.desktop.scopa.matches import new_matches, played_to
from tests.desktop.scopa.reviewed import review_and_play_on
from tests.desktop.scopa.sitting import ScopaSitting


def test_from_the_sheet_to_a_play_and_on_from_there_and_back(sitting: ScopaSitting) -> None:
    review_and_play_on(sitting, played_to(36, next(new_matches("easy")), Level.MEDIUM), 13)
