"""Presses made faster than the program can follow: each is answered, by what is there by then."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from Xlib import X, display

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tools.desk import Desk, wait_for

_GOLDEN = Path(__file__).parents[2] / "golden" / "scorpion"


def test_keys_pressed_while_windows_come_and_go_are_all_answered(sitting: ScorpionSitting) -> None:
    sitting.start(record=RECORD)
    for key in ("esc", "esc", "n", "esc", "d", "F1", "esc", "u", "esc", "esc", "d"):
        sitting.desk.keys.press(key)
    assert sitting.await_actions(3).state.reserve == ()


def test_undo_goes_on_while_its_key_is_held_and_no_longer(sitting: ScorpionSitting) -> None:
    record = json.loads((_GOLDEN / "classic-win.json").read_text())
    sitting.start(record=record | {"moves": record["moves"][:30]})
    before = len(sitting.game().log)
    sitting.desk.keys.press("u", hold=0.8)
    sitting.rest()
    undone = len(sitting.game().log) - before
    assert undone > 2
    sitting.desk.keys.press("u")
    sitting.await_actions(before + undone + 1)
    sitting.rest()
    assert len(sitting.game().log) == before + undone + 1, "a key that is only touched asks once"


def test_what_is_pressed_while_the_table_is_laid_is_for_the_table(sitting: ScorpionSitting) -> None:
    sitting.start(at_table=False)
    sitting.desk.mouse.click(*sitting.title_button(0))
    sitting.desk.keys.press("d")
    sitting.await_game("scorpion")
    assert sitting.await_actions(1).state.reserve == ()


def test_a_click_waits_for_no_window_that_fades(sitting: ScorpionSitting) -> None:
    sitting.set(motion="calm")
    sitting.start(record=RECORD)
    card = sitting.grip(1, 5)
    sitting.desk.mouse.move(*card)
    for key in ("esc", "esc"):
        sitting.desk.keys.press(key)
    sitting.desk.mouse.click(*card)
    assert sitting.await_actions(1).score == 5


@pytest.fixture
def other_window(desk: Desk) -> Iterator[None]:
    """Another program's window, in a corner, which has the keyboard."""
    theirs = display.Display(desk.server.display)
    window = theirs.screen().root.create_window(1700, 900, 150, 100, 0, X.CopyFromParent)
    window.map()
    theirs.sync()
    yield
    window.destroy()
    theirs.close()


def test_the_first_click_on_a_window_that_lacks_the_keyboard_counts(
    sitting: ScorpionSitting, other_window: None
) -> None:
    sitting.start(record=RECORD)
    theirs = next(window for window in sitting.desk.windows.all() if window.id != sitting.window.id)
    sitting.desk.focus(theirs)
    sitting.desk.mouse.click(*sitting.grip(1, 5))
    assert sitting.await_actions(1).score == 5
    wait_for(lambda: sitting.desk.windows.has_focus(sitting.window), "the keyboard at the clicked window")
