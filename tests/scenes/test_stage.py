"""The window and its canvas: its size, the scaled canvas of a small window, full screen and back."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
import pytest

from scenes.stage import Stage


@pytest.fixture
def stage() -> Iterator[Stage]:
    pygame.display.init()
    made = Stage("a window of the tests", (1000, 600))
    yield made
    made.close()


def _resized(stage: Stage, size: tuple[int, int]) -> tuple[int, int]:
    stage.window.size = size
    return stage.fit()


@pytest.mark.parametrize(
    ("window", "canvas"),
    [
        ((1000, 600), (1000, 600)),
        ((800, 480), (800, 480)),
        ((400, 240), (800, 480)),
        ((640, 480), (800, 600)),
        ((1200, 240), (2400, 480)),
        ((320, 200), (800, 500)),
        ((320, 500), (512, 800)),
        ((320, 700), (480, 1050)),
        ((720, 1280), (720, 1280)),
    ],
)
def test_a_canvas_is_never_smaller_than_the_least_one_and_keeps_the_windows_shape(
    window: tuple[int, int], canvas: tuple[int, int], stage: Stage
) -> None:
    assert _resized(stage, window) == canvas
    assert stage.canvas.get_size() == canvas
    assert stage.window_size == window
    assert stage.canvas_scale == pytest.approx(canvas[0] / window[0])


@pytest.mark.parametrize("window", [(1000, 600), (400, 240)])
def test_what_is_drawn_on_the_canvas_is_shown_in_the_window(window: tuple[int, int], stage: Stage) -> None:
    _resized(stage, window)
    canvas = stage.canvas
    canvas.fill("black")
    canvas.fill("red", (0, 0, canvas.get_width() // 2, canvas.get_height()))
    stage.present()
    stage.present()
    shown = stage.window.get_surface()
    left, right = window[0] // 4, window[0] * 3 // 4
    assert tuple(shown.get_at((left, 100)))[:3] == (255, 0, 0)
    assert tuple(shown.get_at((right, 100)))[:3] == (0, 0, 0)


def test_full_screen_and_back_to_the_same_window(stage: Stage) -> None:
    assert not stage.fullscreen
    stage.set_fullscreen(True)
    stage.fit()
    assert stage.fullscreen
    assert stage.windowed_size == (1000, 600)
    stage.set_fullscreen(False)
    assert stage.fit() == (1000, 600)
    assert not stage.fullscreen


def test_the_windows_size_is_remembered(stage: Stage) -> None:
    _resized(stage, (900, 700))
    assert stage.windowed_size == (900, 700)


def test_a_stage_may_begin_in_full_screen() -> None:
    pygame.display.init()
    stage = Stage("a window of the tests", (1000, 600), fullscreen=True)
    stage.present()
    assert stage.fullscreen
    assert stage.windowed_size == (1000, 600)
    stage.close()


@pytest.mark.parametrize("size_first", [True, False])
def test_the_size_behind_a_maximised_window_is_remembered(
    size_first: bool, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    _resized(stage, (900, 700))
    monkeypatch.setattr(time, "monotonic", lambda: now + 60.0)
    told = pygame.Event(pygame.WINDOWMAXIMIZED)
    if not size_first:
        stage.take(told)
    _resized(stage, (1900, 1000))
    if size_first:
        stage.take(told)
    assert stage.maximised
    assert stage.windowed_size == (900, 700)

    stage.take(pygame.Event(pygame.WINDOWRESTORED))
    _resized(stage, (900, 700))
    assert not stage.maximised
    assert stage.windowed_size == (900, 700)


def test_a_maximised_window_that_was_minimised_is_maximised_again(stage: Stage) -> None:
    stage.take(pygame.Event(pygame.WINDOWMAXIMIZED))
    _resized(stage, (1900, 1000))
    restored, maximised = pygame.Event(pygame.WINDOWRESTORED), pygame.Event(pygame.WINDOWMAXIMIZED)
    for told in (pygame.Event(pygame.WINDOWMINIMIZED), restored, maximised, restored):  # as SDL tells it on X11
        stage.take(told)
    assert stage.maximised
    _resized(stage, (1000, 600))
    assert not stage.maximised


def test_full_screen_leaves_a_maximised_window_maximised(stage: Stage) -> None:
    stage.take(pygame.Event(pygame.WINDOWMAXIMIZED))
    stage.set_fullscreen(True)
    stage.take(pygame.Event(pygame.WINDOWRESTORED))  # as SDL tells it on X11
    stage.fit()
    assert stage.maximised
    stage.set_fullscreen(False)
    assert stage.maximised
    assert stage.windowed_size == (1000, 600)


def test_where_no_display_is_known_nothing_limits_the_window() -> None:
    pygame.display.init()
    stage = Stage("a window of the tests", (3000, 2000), display="1920x1080+0+0 Panel")
    stage.present()
    stage.look_about(1.0)
    assert stage.window_size == (3000, 2000)
    assert stage.display == ""
    stage.close()
