"""Where the window stands: whole on small screens, on the display it was on, and back when a display goes."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.test_window import play_a_move_and_take_it_back
from tools.desk import Desk, open_desk, wait_for
from tools.desk.windows import Area

LEFT, RIGHT = Area(0, 0, 1024, 600), Area(1024, 0, 1366, 768)


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """Any game would do."""
    return ScorpionSitting


def _stands_whole(sitting: ScorpionSitting, display: Area) -> bool:
    return display.holds(sitting.desk.windows.with_frame(sitting.window))


def _await_whole(sitting: ScorpionSitting, display: Area) -> None:
    wait_for(lambda: _stands_whole(sitting, display), f"the window and its frame within {display}")
    sitting.rest()
    assert _stands_whole(sitting, display)


# Small screens


@pytest.fixture(params=[(1024, 600), (1366, 768)], ids=["1024x600", "1366x768"])
def small(request: pytest.FixtureRequest, tmp_path: Path, card_cache: Path) -> Iterator[ScorpionSitting]:
    """A sitting before a small screen."""
    with open_desk(request.param) as desk:
        sitting = ScorpionSitting(desk, tmp_path, card_cache)
        yield sitting
        sitting.leave()


@pytest.mark.parametrize("kept", [None, "2560x1440", "16384x16384"])
def test_a_window_stands_whole_on_a_small_screen(small: ScorpionSitting, kept: str | None) -> None:
    if kept is not None:
        small.set(window=kept)
    small.start(size=None, record=RECORD)
    screen = small.desk.windows.screen()
    _await_whole(small, screen)
    assert small.inside.width >= min(1280, screen.width - 20)
    assert small.inside.height >= min(720, screen.height - 60)
    play_a_move_and_take_it_back(small)


def test_a_size_asked_for_is_limited_by_the_screen(small: ScorpionSitting) -> None:
    small.start(size=(16384, 16384), record=RECORD)
    _await_whole(small, small.desk.windows.screen())
    play_a_move_and_take_it_back(small)


def test_out_of_a_full_screen_comes_a_window_that_stands_whole(small: ScorpionSitting) -> None:
    small.set(window="2560x1440", fullscreen="on")
    small.start(size=None, record=RECORD)
    screen = small.desk.windows.screen()
    wait_for(lambda: small.inside == screen, "full screen")
    small.desk.keys.press("F11")
    wait_for(lambda: not small.desk.windows.is_fullscreen(small.window), "a window")
    _await_whole(small, screen)
    play_a_move_and_take_it_back(small)


# Maximised


def test_maximised_is_remembered_with_the_size_behind_it(sitting: ScorpionSitting) -> None:
    windows = sitting.desk.windows
    sitting.start(size=None, record=RECORD)
    sitting.resize(1000, 640)
    windows.maximise(sitting.window)
    wait_for(lambda: windows.is_maximised(sitting.window) and sitting.inside.width > 1800, "a maximised window")
    sitting.rest()
    assert sitting.quit() == 0

    sitting.start(size=None)
    wait_for(lambda: windows.is_maximised(sitting.window) and sitting.inside.width > 1800, "a maximised window")
    sitting.rest()
    play_a_move_and_take_it_back(sitting)
    windows.maximise(sitting.window, False)
    wait_for(lambda: sitting.inside.size == (1000, 640), "the size behind it")
    sitting.rest()
    play_a_move_and_take_it_back(sitting)
    assert sitting.quit() == 0

    sitting.start(size=None)
    assert not windows.is_maximised(sitting.window)
    assert sitting.inside.size == (1000, 640)


def test_full_screen_comes_out_of_a_maximised_window_and_goes_back_to_it(sitting: ScorpionSitting) -> None:
    windows = sitting.desk.windows
    sitting.start(size=None, record=RECORD)
    windows.maximise(sitting.window)
    wait_for(lambda: sitting.inside.width > 1800, "a maximised window")
    maximised = sitting.inside
    for _ in range(2):
        sitting.desk.keys.press("F11")
        wait_for(lambda: sitting.inside.size == (1920, 1080), "full screen")
        sitting.rest()
        sitting.desk.keys.press("F11")
        wait_for(lambda: sitting.inside == maximised, "the maximised window")
        sitting.rest()
    play_a_move_and_take_it_back(sitting)
    sitting.desk.keys.press("F11")
    wait_for(lambda: sitting.inside.size == (1920, 1080), "full screen")
    assert sitting.quit() == 0
    sitting.start(size=None)
    wait_for(lambda: sitting.inside.size == (1920, 1080), "full screen")
    sitting.desk.keys.press("F11")
    wait_for(lambda: not windows.is_fullscreen(sitting.window), "the window")
    sitting.rest()
    assert sitting.quit() == 0


def test_a_maximised_window_that_was_put_away_comes_back_maximised(sitting: ScorpionSitting) -> None:
    windows = sitting.desk.windows
    sitting.start(size=None, record=RECORD)
    windows.maximise(sitting.window)
    wait_for(lambda: sitting.inside.width > 1800, "a maximised window")
    sitting.rest()
    windows.minimise(sitting.window)
    wait_for(lambda: windows.is_minimised(sitting.window), "a window that is put away")
    windows.minimise(sitting.window, False)
    wait_for(lambda: not windows.is_minimised(sitting.window), "the window again")
    wait_for(lambda: not sitting.desk.screen.is_blank(sitting.seen), "its picture")
    sitting.rest()
    play_a_move_and_take_it_back(sitting)
    assert sitting.quit() == 0
    sitting.start(size=None)
    wait_for(lambda: windows.is_maximised(sitting.window), "a maximised window")


# Two displays


@pytest.fixture
def managed_pair(tmp_path: Path, card_cache: Path) -> Iterator[ScorpionSitting]:
    """A sitting before two displays with a window manager."""
    with open_desk(server="xorg") as desk:
        desk.displays.arrange({"DUMMY0": LEFT.size, "DUMMY1": RIGHT.size})
        sitting = ScorpionSitting(desk, tmp_path, card_cache)
        yield sitting
        sitting.leave()


@pytest.fixture(params=["openbox", None], ids=["managed", "no-manager"])
def two(request: pytest.FixtureRequest) -> Iterator[Desk]:
    """Two displays side by side, the main one being small."""
    with open_desk(server="xorg", manager=request.param) as desk:
        desk.displays.arrange({"DUMMY0": LEFT.size, "DUMMY1": RIGHT.size})
        yield desk


@pytest.fixture
def between(two: Desk, tmp_path: Path, card_cache: Path) -> Iterator[ScorpionSitting]:
    """A sitting before two displays."""
    sitting = ScorpionSitting(two, tmp_path, card_cache)
    yield sitting
    sitting.leave()


def test_a_display_taken_away_brings_the_window_back_whole(between: ScorpionSitting) -> None:
    between.start(size=(1200, 640), record=RECORD)
    between.desk.windows.place(between.window, RIGHT.x + 100, 40)
    _await_whole(between, RIGHT)
    between.desk.displays.take_away("DUMMY1")
    _await_whole(between, LEFT)
    between.desk.windows.focus(between.window)
    play_a_move_and_take_it_back(between)


def test_a_window_comes_back_on_the_display_it_was_on_if_that_is_there(between: ScorpionSitting) -> None:
    between.start(size=None, record=RECORD)
    between.desk.windows.place(between.window, RIGHT.x + 40, 40)
    _await_whole(between, RIGHT)
    assert between.quit() == 0
    between.start(size=None)
    _await_whole(between, RIGHT)
    assert between.quit() == 0
    between.desk.displays.take_away("DUMMY1")
    between.start(size=None)
    _await_whole(between, LEFT)


def test_full_screen_comes_back_on_the_display_it_was_on_if_that_is_there(managed_pair: ScorpionSitting) -> None:
    pair = managed_pair
    pair.start(size=None, record=RECORD)
    pair.desk.windows.place(pair.window, RIGHT.x + 40, 20)
    _await_whole(pair, RIGHT)
    pair.desk.keys.press("F11")
    wait_for(lambda: pair.inside == RIGHT, "full screen on the right")
    pair.rest()
    assert pair.quit() == 0
    pair.start(size=None)
    wait_for(lambda: pair.inside == RIGHT, "full screen where it was, or where there is a display")
    play_a_move_and_take_it_back(pair)
    assert pair.quit() == 0
    pair.desk.displays.take_away("DUMMY1")
    pair.start(size=None)
    wait_for(lambda: pair.inside == LEFT, "full screen where it was, or where there is a display")
    play_a_move_and_take_it_back(pair)


def test_full_screen_on_a_display_taken_away_fills_the_other_and_ends_in_a_whole_window(
    managed_pair: ScorpionSitting,
) -> None:
    pair = managed_pair
    pair.start(size=None, record=RECORD)
    pair.desk.windows.place(pair.window, RIGHT.x + 40, 20)
    _await_whole(pair, RIGHT)
    pair.desk.keys.press("F11")
    wait_for(lambda: pair.inside == RIGHT, "full screen on the right")
    pair.rest()
    pair.desk.displays.take_away("DUMMY1")
    wait_for(lambda: pair.inside == LEFT, "full screen on the left")
    pair.rest()
    play_a_move_and_take_it_back(pair)
    pair.desk.keys.press("F11")
    wait_for(lambda: not pair.desk.windows.is_fullscreen(pair.window), "a window")
    _await_whole(pair, LEFT)
    play_a_move_and_take_it_back(pair)


def test_a_maximised_window_comes_back_on_its_display(managed_pair: ScorpionSitting) -> None:
    pair = managed_pair
    pair.start(size=None, record=RECORD)
    pair.desk.windows.place(pair.window, RIGHT.x + 40, 20)
    _await_whole(pair, RIGHT)
    pair.desk.windows.maximise(pair.window)
    wait_for(lambda: pair.inside.width == RIGHT.width, "a maximised window")
    pair.rest()
    assert pair.quit() == 0
    pair.start(size=None)
    wait_for(
        lambda: pair.desk.windows.is_maximised(pair.window) and RIGHT.holds(pair.inside), "a maximised window as before"
    )


# Growing


def _colours(sample: bytes) -> set[tuple[int, ...]]:
    return {tuple(reversed(sample[at : at + 3])) for at in range(0, len(sample), 3)}


@pytest.mark.parametrize("manager", ["openbox", None], ids=["managed", "no-manager"])
def test_a_window_that_grows_shows_no_white_and_keeps_its_picture(
    manager: str | None, tmp_path: Path, card_cache: Path
) -> None:
    """On the way from one size to the next the old picture stands on the colour of the cloth.

    The program is held up, so that there is time to look, as on a busy machine.
    """
    with open_desk((1920, 1080), manager=manager) as desk:
        sitting = ScorpionSitting(desk, tmp_path, card_cache)
        sitting.start(size=(800, 480), record=RECORD)
        desk.windows.place(sitting.window, 40, 60)
        sitting.rest()
        for width, height in ((1000, 600), (1300, 800), (1700, 950)):
            old = sitting.inside
            picture = desk.screen.sample(old)
            (cloth,) = _colours(desk.screen.sample(_corner(old)))
            edge = Area(old.x + old.width + 2, old.y, width - old.width - 4, height)
            os.kill(sitting.program.pid, signal.SIGSTOP)
            desk.windows.resize(sitting.window, width, height)
            wait_for(lambda: sitting.inside.size == (width, height), "the new size")  # noqa: B023
            wait_for(lambda: len(_colours(desk.screen.sample(edge, 8, 8))) == 1, "the ground")  # noqa: B023
            (ground,) = _colours(desk.screen.sample(edge, 8, 8))
            assert all(abs(one - other) < 12 for one, other in zip(ground, cloth, strict=True)), ground
            assert _alike(desk.screen.sample(old), picture) > 0.8, "the old picture is gone"
            os.kill(sitting.program.pid, signal.SIGCONT)
            wait_for(lambda: len(_colours(desk.screen.sample(edge, 8, 8))) > 1, "the new picture")  # noqa: B023
            sitting.rest()
        sitting.leave()


def _alike(one: bytes, other: bytes) -> float:
    """The share of two samples that is the same, but for the finer drawing that cards get when a size has rested."""
    return sum(abs(a - b) < 24 for a, b in zip(one, other, strict=True)) / len(one)


def _corner(inside: Area) -> Area:
    """The pixel where a window grows."""
    return Area(inside.x + inside.width - 1, inside.y + inside.height - 1, 1, 1)
