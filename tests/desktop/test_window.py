"""The window itself: sizes, full screen, and window managers that have a will of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tools.desk import Desk, open_desk, wait_for


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """Any game would do."""
    return ScorpionSitting


def play_a_move_and_take_it_back(sitting: ScorpionSitting) -> None:
    """Cards are where the layout of this window says: the pointer finds them."""
    count = len(sitting.game().log)
    sitting.drag(1, 5, 6)
    sitting.await_actions(count + 1)
    sitting.desk.keys.press("u")
    sitting.await_actions(count + 2)


def deal_and_take_it_back(sitting: ScorpionSitting) -> None:
    """Whatever the program was at before, it is through with it."""
    count = len(sitting.game().log)
    sitting.desk.keys.press("d")
    sitting.await_actions(count + 1)
    sitting.desk.keys.press("u")
    sitting.await_actions(count + 2)
    sitting.rest()


@pytest.mark.parametrize("size", [(640, 360), (720, 1000), (1024, 768), (1900, 1000)])
def test_sizes(sitting: ScorpionSitting, size: tuple[int, int]) -> None:
    sitting.start(size=size, record=RECORD)
    assert sitting.inside.size == size
    play_a_move_and_take_it_back(sitting)


def test_resizing_while_playing(sitting: ScorpionSitting) -> None:
    sitting.start(record=RECORD)
    for width, height in ((900, 700), (700, 900), (1500, 800)):
        sitting.resize(width, height)
        play_a_move_and_take_it_back(sitting)


def test_starting_full_screen(sitting: ScorpionSitting) -> None:
    sitting.start("--fullscreen", size=None, record=RECORD)
    assert sitting.inside.size == (1920, 1080)
    play_a_move_and_take_it_back(sitting)


def test_full_screen_is_remembered(sitting: ScorpionSitting) -> None:
    sitting.start(record=RECORD)
    sitting.desk.keys.press("F11")
    wait_for(lambda: sitting.inside.size == (1920, 1080), "full screen")
    sitting.quit()
    sitting.start(size=None)
    assert sitting.inside.size == (1920, 1080)


def test_full_screen_and_back(sitting: ScorpionSitting) -> None:
    sitting.start(record=RECORD)
    small = sitting.inside.size
    sitting.desk.keys.press("F11")
    wait_for(lambda: sitting.inside.size == (1920, 1080), "full screen")
    assert sitting.desk.windows.is_fullscreen(sitting.window)
    sitting.rest()
    play_a_move_and_take_it_back(sitting)
    sitting.desk.keys.press("F11")
    wait_for(lambda: sitting.inside.size == small, "the window of before")
    sitting.rest()
    play_a_move_and_take_it_back(sitting)


@pytest.fixture(params=["matchbox", None], ids=["manager-that-refuses", "no-manager"])
def stubborn(request: pytest.FixtureRequest, tmp_path: Path, card_cache: Path) -> Iterator[ScorpionSitting]:
    """A sitting where full screen and sizes are not granted."""
    with open_desk((1280, 720), manager=request.param) as desk:
        sitting = ScorpionSitting(desk, tmp_path, card_cache)
        yield sitting
        sitting.leave()


def test_a_window_manager_with_a_will_of_its_own(stubborn: ScorpionSitting) -> None:
    stubborn.start(size=(1000, 600), record=RECORD)
    stubborn.desk.focus(stubborn.window)
    for _ in range(2):
        play_a_move_and_take_it_back(stubborn)
        stubborn.desk.keys.press("F11")
        deal_and_take_it_back(stubborn)
    play_a_move_and_take_it_back(stubborn)
    assert stubborn.quit() == 0


def test_the_desktop_knows_the_window(sitting: ScorpionSitting, desk: Desk) -> None:
    sitting.start(record=RECORD)
    assert desk.windows.title(sitting.window) == "Osteria Antares"
    assert desk.windows.wm_class(sitting.window)[1] == "io.github.osteria_antares.OsteriaAntares"
