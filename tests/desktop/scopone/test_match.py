"""At the table for four: a match with the mouse, a deal with the keys, one with a finger, and while the others play."""

from functools import partial

from game.levels import Level
from game.seats import PERSON
from tests.desktop.scopa.playing import (
    Arrows,
    new_match_on_request,
    play_deal,
    play_match,
    press_enter,
    with_a_finger,
    with_the_mouse,
)
from tests.desktop.scopa.sitting import ScopaSitting
from tests.desktop.scopone.matches import begun_by_the_person, new_matches, played_to, that_goes_on
from tests.desktop.scopone.sitting import ScoponeSitting
from tools.desk.scopone_places import StripButton

_BEGUN = 24
"""Plays made before the person sits down."""


def test_a_match_with_the_mouse(sitting: ScoponeSitting) -> None:
    """Its first deal is well under way, the others are whole."""
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(played_to(_BEGUN, that_goes_on(9, 11)))
    over = play_match(sitting, match, Level.EASY, with_the_mouse, ScopaSitting.click_shining)
    assert over.number > 1
    new_match_on_request(sitting, over, ScopaSitting.click_shining)


def test_a_deal_with_the_keys(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(next(new_matches("easy")))
    over = play_deal(sitting, match, Level.EASY, Arrows())
    assert [play.seat for play in over.plays].count(PERSON) == 10
    sitting.await_window()
    press_enter(sitting)
    following = sitting.await_match(lambda now: now.seed != over.seed, "the next deal")
    assert (following.number, following.score) == (2, over.score_after)


def test_a_deal_with_a_finger(touch_sitting: ScoponeSitting) -> None:
    touch_sitting.set(motion="none", pause="short")
    match = touch_sitting.sit_down(next(new_matches("medium")), size=(1200, 680))
    over = play_deal(touch_sitting, match, Level.EASY, with_a_finger)
    touch_sitting.await_window()
    box = touch_sitting.shining()
    touch_sitting.touch((box.cx, box.cy))
    following = touch_sitting.await_match(lambda now: now.seed != over.seed, "the next deal")
    assert (following.number, following.score) == (2, over.score_after)
    touch_sitting.await_table()


def test_the_window_is_resized_while_the_others_play(sitting: ScoponeSitting) -> None:
    """Small, tall and wide in the middle of their plays: none is lost or made twice, and one's cards can be tapped."""
    sitting.set(motion="brisk", pause="short")
    match = sitting.sit_down(begun_by_the_person())
    for size in ((800, 480), (720, 1000), (1280, 720)):
        played = len(match.plays)
        sitting.tap_play(match.legal_plays()[0])
        sitting.desk.windows.resize(sitting.window, *size)
        match = sitting.await_turn(played + 4)
        assert [play.seat for play in match.plays[played:]] == [0, 1, 2, 3]
        assert sitting.inside.size == size
        sitting.rest(still=1.0)
    sitting.tap_play(match.legal_plays()[0])
    sitting.await_turn(len(match.plays) + 4)


def test_a_match_under_way_is_kept_on_request(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(played_to(4, begun_by_the_person()))
    table = sitting.picture()
    buttons = (StripButton.LEVEL, StripButton.RULES, StripButton.NAPOLA, StripButton.NEW)
    clicks = [partial(sitting.click_button, one) for one in buttons]
    keys = [partial(sitting.desk.keys.press, key) for key in ("l", "n")]
    for ask in (*clicks, *keys):
        ask()
        sitting.await_window()
        sitting.desk.keys.press("esc")  # "Keep playing"
        sitting.await_same(table, f"{ask}: the table as it was")
    assert sitting.match.record() == match.record()
    assert sitting.finished() == []


def test_the_other_deal_begins_when_agreed(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(played_to(4, begun_by_the_person()))
    sitting.click_button(StripButton.RULES)
    sitting.await_window()
    for key in ("tab", "enter"):  # past "Keep playing", which Enter alone would say, to "New match"
        sitting.desk.keys.press(key)
    new = sitting.await_match(lambda now: now.seed != match.seed, "a new match")
    sitting.await_table()
    assert (new.rules.name, new.terms.target, new.number, new.score) == ("scopone", 11, 1, (0, 0))
    assert [outcome for outcome, _, _ in sitting.finished()] == ["not_won"]
