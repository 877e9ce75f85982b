"""At the table for four: what asks before it begins another match, and the other deal with its own target."""

from functools import partial

from game.seats import PERSON
from tests.desktop.scopone.sitting import ScoponeSitting, matches, played_to

LEVEL, RULES, NAPOLA = range(3)
"""The strip's first buttons."""


def test_a_match_under_way_is_kept_on_request(sitting: ScoponeSitting) -> None:
    sitting.set(motion="none", pause="short")
    match = sitting.sit_down(played_to(4, next(one for one in matches("easy") if one.first == PERSON)))
    table = sitting.picture()
    clicks = [partial(sitting.click, sitting.places.button(one)) for one in (LEVEL, RULES, NAPOLA)]
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
    match = sitting.sit_down(played_to(4, next(one for one in matches("easy") if one.first == PERSON)))
    sitting.click(sitting.places.button(RULES))
    sitting.await_window()
    for key in ("tab", "enter"):  # past "Keep playing", which Enter alone would say, to "New match"
        sitting.desk.keys.press(key)
    new = sitting.await_match(lambda now: now.seed != match.seed, "a new match")
    sitting.await_table()
    assert (new.rules.name, new.terms.target, new.number, new.score) == ("scopone", 11, 1, (0, 0))
    assert [outcome for outcome, _, _ in sitting.finished()] == ["not_won"]
