"""Starts SDL's video and opens a window in it, on screens of every kind; decides neither size nor place."""

from __future__ import annotations

import os
import sys

import pygame

from game.errors import GameError
from scenes.terminal import hushed

SHOWING_NOTHING = ("offscreen", "dummy")
"""SDL's drivers without a screen."""
_ANYWHERE = pygame.WINDOWPOS_UNDEFINED


def open_video() -> None:
    """Start SDL's video, once, before any stage; raises `GameError` where there is no screen.

    A driver that shows nothing, which SDL takes where it finds no screen, will do only for one who asks for it.
    SDL reads these settings before it starts: software frames go straight to X11, Windows scales nothing, a
    compositor goes on with its work, and the screen saver with its own.
    """
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # SDL drops a press that comes with the keyboard's focus: the first click on a window that lay behind another, and
    # any where both had to wait because the program was busy.
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    # Not only by default: importing pygame sets it to the name of the script.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "io.github.osteria_antares.OsteriaAntares"
    try:
        with hushed():
            pygame.display.init()
        pygame.font.init()
    except pygame.error as error:
        raise _no_screen(str(error)) from error
    if pygame.display.get_driver() in SHOWING_NOTHING and not asked_for:
        pygame.display.quit()
        raise _no_screen("no screen was found")


def _no_screen(cause: str) -> GameError:
    return GameError(f"no window can be opened ({cause}); expected a graphical display")


def open_window(title: str, size: tuple[int, int], position: tuple[int, int] | None = None) -> pygame.Window:
    """Open a window hidden, at `position` (None: where the system puts it).

    Raises `GameError` where the screen hasn't the colours for it.
    """
    try:
        return _drawable_window(title, size, position)
    except pygame.error:
        # Some X servers, those of 30 bits a pixel among them, cannot do without the accelerated frame buffer: once more
        # with SDL's own choice.
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    try:
        pygame.display.quit()
        pygame.display.init()
        return _drawable_window(title, size, position)
    except pygame.error as error:
        raise GameError(f"no window can be drawn ({error}); expected a screen of 15 bits a pixel or more") from error


def _drawable_window(title: str, size: tuple[int, int], position: tuple[int, int] | None) -> pygame.Window:
    window = pygame.Window(title, size, _ANYWHERE if position is None else position, resizable=True, hidden=True)
    try:
        window.get_surface()
    except pygame.error:
        window.destroy()
        raise
    return window
