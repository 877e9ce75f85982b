"""A deal that is over looked at again at the screen: from its sheet, by keys and mouse, played on, and come back."""

from game.levels import Level
from tests.desktop.scopa.matches import new_matches, played_to
from tests.desktop.scopa.sitting import ScopaSitting
from tools.desk import wait_for

_STEPS = 13


def test_from_the_sheet_to_a_play_and_on_from_there_and_back(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = played_to(36, next(new_matches("easy")), Level.MEDIUM)
    sitting.keep(match)
    sitting.start()
    sheet = sitting.picture()
    before = sitting.under_way()

    sitting.desk.keys.press("tab")
    sitting.desk.keys.press("enter")
    review = sitting.await_other(sheet, "the review")
    sitting.desk.keys.press("o")
    hidden = sitting.await_other(review, "the other's cards as they were seen")
    sitting.desk.keys.press("o")
    for _ in range(_STEPS):
        sitting.desk.keys.press("right")
    sitting.await_other(hidden, "another play")

    sitting.click_shining()
    going_on = sitting.await_match(lambda kept: not kept.seed, "the deal that was handed in")
    assert going_on.order == match.order, "the hidden cards are as they were"
    assert [step.move for step in going_on.log[:_STEPS]] == [step.move for step in match.log[:_STEPS]]
    assert sitting.under_way() == before

    going_on = sitting.await_turn(_STEPS)
    sitting.tap_play(going_on.legal_plays()[0])
    sitting.await_turn(len(going_on.log) + 1)
    for key in ("esc", "shift+tab", "shift+tab", "shift+tab", "enter"):
        sitting.desk.keys.press(key)
    wait_for(lambda: sitting.under_way() == before and sitting.match.state.over, "the match that waited")
    assert sitting.finished() == []
