"""Keys as a real keyboard sends them: held for long, and those of the keypad with and without Num Lock."""

import pytest

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import differ
from tools.desk import wait_for

SIZE = (1280, 720)
LONG_MS = 1000
"""Longer than it takes a key to repeat, many times over."""


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """Any game would do."""
    return ScorpionSitting


def test_a_hint_asked_for_with_a_key_held_for_a_second_is_there(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    bare = sitting.picture()
    sitting.desk.keys.hold("h", LONG_MS)
    wait_for(sitting.assisted, "a game that counts as helped")
    assert differ(bare, sitting.picture()), "the hint was cancelled by the key that asked for it"
    sitting.desk.keys.press("h")
    wait_for(lambda: not differ(bare, sitting.picture()), "the hint going away when it is asked for again")


def test_full_screen_asked_for_with_a_held_key_stays(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    sitting.desk.keys.hold("F11", LONG_MS)
    wait_for(lambda: sitting.inside.size != SIZE, "a full screen")
    sitting.rest()
    assert sitting.inside.size != SIZE


def test_the_keypad_walks_without_num_lock_and_types_with_it(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    keys = sitting.desk.keys
    bare = sitting.picture()
    keys.press("KP_Begin")  # the five
    assert not differ(bare, sitting.picture()), "the five walks nowhere"
    keys.press("KP_Down")
    first = sitting.picture()
    assert differ(bare, first), "no ring"
    keys.press("KP_Right")
    second = sitting.picture()
    assert differ(first, second)
    keys.press("Num_Lock")
    try:
        keys.press("KP_Begin")
        assert differ(second, sitting.picture()), "the fifth column has no ring"
        keys.press("n")
        window = sitting.picture()
        keys.press("KP_Home")
        seven = sitting.picture()
        assert differ(window, seven)
        keys.press("backspace")
        wait_for(lambda: not differ(window, sitting.picture()), "a field with one digit less: none")
    finally:
        keys.press("Num_Lock")
