"""A deal that is over, looked at again at the screen and played on from one of its plays, at any of the tables."""

from game.scopa.match import Match
from tests.desktop.scopa.sitting import ScopaSitting
from tools.desk import wait_for


def review_and_play_on(sitting: ScopaSitting, match: Match, steps: int) -> None:
    """From the sheet of a match whose deal is over to its play after so many steps, on from there, and back."""
    sitting.set(motion="none", pause="short")
    sitting.keep(match)
    sitting.start()
    sheet = sitting.picture()
    before = sitting.under_way()

    sitting.desk.keys.press("tab")
    sitting.desk.keys.press("enter")
    review = sitting.await_other(sheet, "the review")
    sitting.desk.keys.press("o")
    hidden = sitting.await_other(review, "others' cards as they were seen")
    sitting.desk.keys.press("o")
    for _ in range(steps):
        sitting.desk.keys.press("right")
    sitting.await_other(hidden, "another play")

    sitting.click_shining()
    going_on = sitting.await_match(lambda kept: not kept.seed, "the deal that was handed in")
    assert going_on.order == match.order, "the hidden cards are as they were"
    assert [step.move for step in going_on.log[:steps]] == [step.move for step in match.log[:steps]]
    assert sitting.under_way() == before

    going_on = sitting.await_turn(steps)
    sitting.tap_play(going_on.legal_plays()[0])
    sitting.await_turn(len(going_on.log) + 1)
    for key in ("esc", "shift+tab", "shift+tab", "shift+tab", "enter"):
        sitting.desk.keys.press(key)
    wait_for(lambda: sitting.under_way() == before and sitting.match.state.over, "the match that waited")
    assert sitting.finished() == []
