"""Advice and first steps at the Scopa table as a person at the screen has them, by keys and pointer."""

from game.levels import Level
from scenes.scopa.geometry import Geometry
from tests.desktop.scopa.matches import new_matches, played_to
from tests.desktop.scopa.sitting import ScopaSitting
from tools.desk import wait_for

SIZE = (1280, 720)


def test_advice_is_told_of_then_given_and_goes_with_the_play(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = played_to(4, next(new_matches("easy")), Level.MEDIUM)
    sitting.sit_down(match, SIZE)
    bare = sitting.picture()
    sitting.desk.keys.press("h")
    asked = sitting.await_other(bare, "what is said before the first advice")
    assert not sitting.assisted()
    sitting.rest(still=0.6)
    sitting.desk.keys.press("h")
    wait_for(sitting.assisted, "a match that counts as helped")
    sitting.await_other(asked, "the advice")
    sitting.desk.keys.press("esc")
    sitting.await_same(bare, "the table without the advice")

    sitting.desk.keys.press("h")
    sitting.await_other(bare, "the advice, at once")
    played = len(sitting.match.log)
    sitting.tap_play(sitting.match.legal_plays()[0])
    sitting.await_turn(played + 2)
    assert sitting.assisted()


def test_a_newcomer_takes_up_the_offer_and_comes_back(sitting: ScopaSitting) -> None:
    sitting.set(motion="none", pause="short")
    sitting.start(size=SIZE)
    table = sitting.picture()
    kept = sitting.saved()
    offered = Geometry(SIZE, "neapolitan", 1.0).box("prompt")
    sitting.desk.mouse.click(sitting.inside.x + offered.cx - 40, sitting.inside.y + offered.cy)
    steps = sitting.await_other(table, "first steps")
    sitting.desk.keys.press("h")
    sitting.await_other(steps, "that these are the first steps")
    sitting.desk.keys.press("esc")
    sitting.await_other(steps, "the table again")
    assert sitting.saved() == kept
    assert not sitting.assisted()
