"""The program's window and the canvas scenes draw on; decides sizes and full screen, knows no scene and no game.

Table pixels are canvas pixels. Where the window is smaller than the least canvas, the canvas keeps its least size
and is shown scaled down whole.
"""

from __future__ import annotations

import os
import sys
import time

import pygame

from game.errors import GameError
from scenes.look.emblem import emblem
from scenes.terminal import hushed

LEAST_CANVAS = (800, 480)
LEAST_CANVAS_TALL = (480, 800)
FIRST_WINDOW = (1280, 720)
LEAST_WINDOW = (320, 200)
_ICON = 64
_FULLSCREEN_PATIENCE = 1.0
_SHOWING_NOTHING = ("offscreen", "dummy")
"""SDL's drivers without a screen."""


class Stage:
    """Opens the window hidden; `show` it once the first frame is drawn."""

    def __init__(self, title: str, size: tuple[int, int] = FIRST_WINDOW, fullscreen: bool = False) -> None:
        # Full screen from the first picture on: nothing has to be laid out twice.
        self._window = _open_window(title, pygame.display.get_desktop_sizes()[0] if fullscreen else size)
        self._window.minimum_size = LEAST_WINDOW
        self._window.set_icon(emblem(_ICON))
        self._small: pygame.Surface | None = None
        self.windowed_size = size
        self.canvas_scale = 1.0
        self._fullscreen = False
        self._shown = False
        if fullscreen:
            self._window.set_fullscreen(desktop=True)
            self._fullscreen = True
        self.fit()

    @property
    def fullscreen(self) -> bool:
        return self._fullscreen

    def set_fullscreen(self, on: bool) -> None:
        """Ask for full screen or for the window; a window manager that refuses leaves all as it was."""
        try:
            if on:
                sure = self._fills_desktop
                self._window.set_fullscreen(desktop=True)
                on = sure or _told((pygame.WINDOWMOVED, pygame.WINDOWEXPOSED))
            if not on:
                self._window.set_windowed()
                self._window.size = self.windowed_size
        except pygame.error:
            return
        self._fullscreen = on

    @property
    def _fills_desktop(self) -> bool:
        """Whether the window has the desktop's size already, so that nothing would tell a full screen given."""
        return self._window.size in pygame.display.get_desktop_sizes()

    def fit(self) -> tuple[int, int]:
        """Take the window's present size; returns the canvas size in table pixels."""
        width, height = self._window.get_surface().get_size()
        if not self._fullscreen:
            self.windowed_size = self._window.size
        least = LEAST_CANVAS if width >= height else LEAST_CANVAS_TALL
        self.canvas_scale = max(1.0, least[0] / width, least[1] / height)
        if self.canvas_scale > 1:
            canvas = (round(width * self.canvas_scale), round(height * self.canvas_scale))
            self._small = pygame.Surface(canvas).convert(self._window.get_surface())
            return canvas
        self._small = None
        return width, height

    @property
    def window_size(self) -> tuple[int, int]:
        """The window's own pixels."""
        return self._window.get_surface().get_size()

    @property
    def canvas(self) -> pygame.Surface:
        """What scenes draw on until the next `present`."""
        return self._small or self._window.get_surface()

    def present(self) -> None:
        """Show the canvas; the first time, show the window as well."""
        if self._small is not None:
            window = self._window.get_surface()
            pygame.transform.smoothscale(self._small, window.get_size(), window)
        if not self._shown:
            self._window.show()
            self._shown = True
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


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
    if pygame.display.get_driver() in _SHOWING_NOTHING and not asked_for:
        pygame.display.quit()
        raise _no_screen("no screen was found")


def _no_screen(cause: str) -> GameError:
    return GameError(f"no window can be opened ({cause}); expected a graphical display")


def _told(signs: tuple[int, ...]) -> bool:
    """Whether one of these events comes within the time a window manager needs; all that comes is left in its order.

    Where no window manager answers, SDL takes the desktop's size for the window's all the same; but a full screen
    that was given also moves the window or uncovers it.
    """
    if pygame.display.get_driver() != "x11":
        return True
    came: list[pygame.Event] = []
    patience = time.monotonic() + _FULLSCREEN_PATIENCE
    while not any(event.type in signs for event in came) and time.monotonic() < patience:
        time.sleep(0.01)
        came += pygame.event.get()
    # Nothing can have come between: only looking for events fetches any.
    for event in came:
        pygame.event.post(event)
    return any(event.type in signs for event in came)


def _open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """Open the window hidden. Raises `GameError` where the screen has no colours for it."""
    try:
        return _drawable_window(title, size)
    except pygame.error:
        # Some X servers, those of 30 bits a pixel among them, cannot do without the accelerated frame buffer: once more
        # with SDL's own choice.
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
    try:
        pygame.display.quit()
        pygame.display.init()
        return _drawable_window(title, size)
    except pygame.error as error:
        raise GameError(f"no window can be drawn ({error}); expected a screen of 15 bits a pixel or more") from error


def _drawable_window(title: str, size: tuple[int, int]) -> pygame.Window:
    window = pygame.Window(title, size, resizable=True, hidden=True)
    try:
        window.get_surface()
    except pygame.error:
        window.destroy()
        raise
    return window
