"""SDL's video as the program starts it: what it leaves alone, and what it does where a window can't be had at once."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pygame
import pytest

from game.errors import GameError
from scenes import video


def test_the_screen_saver_is_left_alone() -> None:
    words = (
        "import pygame\nfrom scenes.video import open_video\nopen_video()\n"
        "print('allowed' if pygame.display.get_allow_screensaver() else 'kept waiting')"
    )
    said = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert said.stdout == "allowed\n"


@pytest.mark.parametrize("failures", [1, 2])
def test_a_window_that_cannot_be_drawn_is_tried_once_more_with_sdls_own_choice(
    failures: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.init()
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    real, tries = pygame.Window, []

    class Undrawable:
        def get_surface(self) -> pygame.Surface:
            raise pygame.error("Unknown window pixel format")

        def destroy(self) -> None:
            tries.append("gone")

    def make(*words: Any, **options: Any) -> object:
        tries.append(os.environ.get("SDL_FRAMEBUFFER_ACCELERATION", "SDL's own"))
        return Undrawable() if tries.count("gone") < failures else real(*words, **options)

    monkeypatch.setattr(pygame, "Window", make)
    if failures == 1:
        window = video.open_window("a window of the tests", (400, 300))
        assert window.size == (400, 300)
        window.destroy()
    else:
        with pytest.raises(GameError, match=r"no window can be drawn \(Unknown window pixel format\)"):
            video.open_window("a window of the tests", (400, 300))
    assert tries[:3] == ["0", "gone", "SDL's own"]
