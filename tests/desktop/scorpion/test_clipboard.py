"""What was copied is still there when the program has ended, where the desktop has a clipboard manager."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import records
from game.scorpion import record as scorpion_record
from game.scorpion.record import Start
from game.scorpion.variants import WASP
from tests.desktop.clipboard_manager import ClipboardManager
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.scorpion.test_which_deal import CODE, await_deal, light, open_window
from tools.desk import wait_for

SIZE = (1280, 720)


@pytest.fixture
def manager(sitting: ScorpionSitting) -> Iterator[ClipboardManager]:
    made = ClipboardManager(sitting.desk.server.display)
    yield made
    made.close()


def copy_record(sitting: ScorpionSitting) -> None:
    sitting.start("--deal", CODE, size=SIZE, at_table=False)
    await_deal(sitting, Start.named(WASP, "ms24"))
    sitting.desk.keys.press("ctrl+c")
    sitting.rest()


def test_a_record_outlives_the_program(sitting: ScorpionSitting, manager: ClipboardManager) -> None:
    copy_record(sitting)
    assert manager.saved is None
    assert sitting.quit() == 0

    assert manager.saved is not None
    start, actions = scorpion_record.read(records.parse(manager.saved))
    assert (start, actions) == (Start.named(WASP, "ms24"), [])


def test_a_code_copied_before_the_end_is_pasted_after_it(sitting: ScorpionSitting, manager: ClipboardManager) -> None:
    shared = Start.named(WASP, "ms24")
    sitting.start("--deal", CODE, size=SIZE, at_table=False)
    await_deal(sitting, shared)
    table = light(sitting)
    open_window(sitting, table)
    for key in ("Tab", "Tab", "Tab", "Return"):
        sitting.desk.keys.press(key)
    sitting.rest()
    assert sitting.quit() == 0
    assert manager.saved == CODE

    sitting.start("--deal", "scorpion:classic:5", size=SIZE, at_table=False)
    sitting.rest()
    for key in ("Return", "n"):
        sitting.desk.keys.press(key)
        sitting.rest()
    for key in ("ctrl+v", "Return", "Return"):
        sitting.desk.keys.press(key)
        sitting.rest()
    await_deal(sitting, shared)


def test_a_manager_that_never_answers_holds_the_end_up_for_a_moment_only(sitting: ScorpionSitting) -> None:
    manager = ClipboardManager(sitting.desk.server.display, deaf=True)
    try:
        copy_record(sitting)
        assert sitting.quit() == 0  # which waits for some seconds only
        assert manager.asked.is_set()
    finally:
        manager.close()


def test_without_a_manager_the_program_just_ends(sitting: ScorpionSitting) -> None:
    copy_record(sitting)

    assert sitting.quit() == 0


def test_nothing_is_handed_over_that_was_not_copied_here(sitting: ScorpionSitting, manager: ClipboardManager) -> None:
    sitting.start(size=SIZE)
    wait_for(sitting.saved, "a saved game")
    assert sitting.quit() == 0

    assert not manager.asked.is_set()
