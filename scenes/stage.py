"""The program's window and the canvas scenes draw on; decides sizes and full screen, knows no scene and no game.

Table pixels are canvas pixels. Where the window is smaller than the least canvas, the canvas keeps its least size
and is shown scaled down whole. Where the window may stand is decided in `scenes/placement.py`.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from game.errors import MissingAsset
from scenes.log import log
from scenes.look import tokens
from scenes.look.emblem import emblem
from scenes.placement import Area, centred, find, fitting, home, whole, written
from scenes.video import SHOWING_NOTHING, open_window

if TYPE_CHECKING:
    from scenes.desktop import Desktop

LEAST_CANVAS = (800, 480)
LEAST_CANVAS_TALL = (480, 800)
FIRST_WINDOW = (1280, 720)
LEAST_WINDOW = (320, 200)
_ICON = 64
_FULLSCREEN_PATIENCE, _MANAGER_PATIENCE = 1.0, 0.5
_ONE_STROKE = 0.3
"""Seconds in which a new size and the word that the window is maximised are one and the same event."""
_FOR_FRAME = (40, 120)
"""A window that leaves so many pixels of its display free fits on it, whatever frame and panels there are."""
_LOOK_EVERY = 1.0
"""Seconds between looks at the displays."""
_LOOKS, _LOOK_SOON = 3, 0.2
"""Looks at a window that has just come from somewhere, and the seconds between them: its manager takes its time."""


class Stage:
    """Opens the window hidden; `present` shows it once the first frame is drawn.

    `size` is the window's, and the one behind a full screen or a maximised window; a display that is smaller limits
    it. `display` is the `display` of an earlier stage: the new one stands there again if it is there.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int] = FIRST_WINDOW,
        fullscreen: bool = False,
        maximised: bool = False,
        display: str = "",
    ) -> None:
        self._desktop_asked: Desktop | None = None
        limited = self._limited(size)
        size, there = self._opening(size, limited, display)
        # Full screen from the first picture on: nothing has to be laid out twice.
        whole_screen = there.size if there is not None else pygame.display.get_desktop_sizes()[0]
        opened = whole_screen if fullscreen else size
        position = centred(opened, there)[:2] if there is not None else None
        self.window = open_window(title, opened, position)
        self.window.minimum_size = LEAST_WINDOW
        try:
            self.window.set_icon(emblem(_ICON))
        except MissingAsset as error:  # a window without an icon is a window
            log(str(error))
        self._small: pygame.Surface | None = None
        self.windowed_size = self._size_before = size
        self._size_since = 0.0
        self._filled = (0, 0)
        self._let_go = False
        self.canvas_scale = 1.0
        self._fullscreen = self._maximised = self._minimised = False
        self._shown = False
        self._awake = False
        self._places: list[Area] = []
        self._unsettled = 0
        self._next_look = 0.0
        self._ground: tuple[int, int, int] | None = None
        if fullscreen:
            self.window.set_fullscreen(desktop=True)
            self._fullscreen, self._maximised = True, maximised
        elif maximised or limited:
            self._show_empty(maximised)
        self.fit()

    @property
    def fullscreen(self) -> bool:
        return self._fullscreen

    @property
    def maximised(self) -> bool:
        """Whether the window is maximised, or will be again when it leaves full screen."""
        return self._maximised

    @property
    def attended(self) -> bool:
        """Whether the window is there to be played in: it is to be seen, and the keyboard is with it."""
        return self.window.focused and not self._minimised

    @property
    def display(self) -> str:
        """The display the window stands on, to be kept; empty where it isn't known."""
        displays = self._desktop.displays()
        return written(home(self._inside, displays)) if displays else ""

    def set_fullscreen(self, on: bool) -> None:
        """Ask for full screen or for the window; a window manager that refuses leaves all as it was."""
        try:
            if on:
                sure = self._fills_desktop
                self.window.set_fullscreen(desktop=True)
                on = sure or _told((pygame.WINDOWMOVED, pygame.WINDOWEXPOSED), _FULLSCREEN_PATIENCE)
            if not on:
                self.window.set_windowed()
                self.window.size = self.windowed_size
                if self._maximised:  # SDL lets go of that in full screen
                    self.window.maximize()
        except pygame.error:
            return
        self._fullscreen = on
        if on:
            self._unsettled = 0
        else:
            self._look_again()

    def take(self, event: pygame.Event) -> None:
        """What the window manager tells of the window."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self._let_go = False
        if event.type == pygame.WINDOWMAXIMIZED and not self._maximised:
            self._maximised = True
            just_grown = time.monotonic() - self._size_since < _ONE_STROKE
            if just_grown and self.windowed_size == self.window.size:  # the size was told first
                self.windowed_size = self._size_before
        elif event.type == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif event.type == pygame.WINDOWRESTORED:
            # SDL tells the same of a full screen just given, and of a maximised window that was minimised: only one
            # that changes its size then is no longer maximised.
            self._let_go = not (self._minimised or self._fullscreen)
            self._minimised = False
            self._note_size()
            self._look_again()
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            self._next_look = 0.0

    def look_about(self, now: float) -> None:
        """Once in a while, `now` in seconds: if a display has come or gone, the window comes back whole."""
        if now < self._next_look or not self._shown or pygame.display.get_driver() in SHOWING_NOTHING:
            return
        places = self._desktop.places()
        if places != self._places:
            # A full screen just given is where it should be.
            self._unsettled = _LOOKS if self._places or not self._fullscreen else 0
            self._places = places
        if self._unsettled:
            self._unsettled -= 1
            self._come_whole()
        self._next_look = now + (_LOOK_SOON if self._unsettled else _LOOK_EVERY)
        self._lay_ground()

    def stay_awake(self, on: bool) -> None:
        """Whether the screen saver has to wait."""
        if on != self._awake:
            self._awake = on
            pygame.display.set_allow_screensaver(not on)

    @property
    def _fills_desktop(self) -> bool:
        """Whether the window has the desktop's size already, so that nothing would tell a full screen given."""
        return self.window.size in pygame.display.get_desktop_sizes()

    def fit(self) -> tuple[int, int]:
        """Take the window's present size; returns the canvas size in table pixels."""
        width, height = self.window.get_surface().get_size()
        self._note_size()
        least = LEAST_CANVAS if width >= height else LEAST_CANVAS_TALL
        self.canvas_scale = max(1.0, least[0] / width, least[1] / height)
        if self.canvas_scale > 1:
            canvas = (round(width * self.canvas_scale), round(height * self.canvas_scale))
            self._small = pygame.Surface(canvas).convert(self.window.get_surface())
            return canvas
        self._small = None
        return width, height

    def _note_size(self) -> None:
        """Remember the window's size as the one behind full screen and the maximised window, unless it is theirs."""
        size = self.window.size
        if self._fullscreen:
            return
        if self._maximised and self._let_go and size != self._filled:
            self._maximised = False
        if self._maximised:
            self._filled = size
        elif size != self.windowed_size:
            self._size_before, self.windowed_size = self.windowed_size, size
            self._size_since = time.monotonic()

    @property
    def window_size(self) -> tuple[int, int]:
        """The window's own pixels."""
        return self.window.get_surface().get_size()

    @property
    def canvas(self) -> pygame.Surface:
        """What scenes draw on until the next `present`."""
        return self._small or self.window.get_surface()

    def present(self) -> None:
        """Show the canvas; the first time, show the window as well."""
        if self._small is not None:
            window = self.window.get_surface()
            pygame.transform.smoothscale(self._small, window.get_size(), window)
        if not self._shown:
            self.window.show()
            self._shown = True
        self.window.flip()

    def close(self) -> None:
        if self._desktop_asked is not None:
            self._desktop_asked.close()
        self.window.destroy()

    # Where the window stands

    @property
    def _desktop(self) -> Desktop:
        if self._desktop_asked is None:
            from scenes.desktop import Desktop

            self._desktop_asked = Desktop()
        return self._desktop_asked

    @property
    def _inside(self) -> Area:
        return Area(*self.window.position, *self.window.size)

    def _limited(self, size: tuple[int, int]) -> bool:
        """Whether a display, its panels and the window's frame may not leave room for a window of this size."""
        if pygame.display.get_driver() in SHOWING_NOTHING:
            return False
        desktops = pygame.display.get_desktop_sizes()
        return any(size[side] > desktop[side] - _FOR_FRAME[side] for desktop in desktops for side in (0, 1))

    def _opening(self, size: tuple[int, int], limited: bool, display: str) -> tuple[tuple[int, int], Area | None]:
        """The window's size on the display it opens on, and that display where it isn't the system's choice.

        What needs no question asks none, for that takes time.
        """
        returns = bool(display) and len(pygame.display.get_desktop_sizes()) > 1
        displays = self._desktop.displays() if returns or limited else []
        if not displays:
            return size, None
        there = find(display, displays)
        return fitting(size, (there or displays[0]).usable), there.bounds if there and returns else None

    def _show_empty(self, maximised: bool) -> None:
        """Show the window before anything is laid out, for only then is it known how large it can be."""
        self.window.get_surface().fill(tokens.CLOTH_CENTRE)
        self.window.show()
        self.window.flip()
        self._shown = True
        if maximised:
            self.window.maximize()
            signs = pygame.WINDOWMAXIMIZED, pygame.WINDOWSIZECHANGED
            self._maximised = _told(signs, _MANAGER_PATIENCE)
        self._come_whole()

    def _come_whole(self) -> None:
        """Bring the window, its frame included, onto the display it stands on, or stood next to."""
        displays = self._desktop.displays()
        if not displays or self._minimised or pygame.display.get_driver() == "wayland":
            return
        inside = self._inside
        if self._fullscreen:
            bounds = home(inside, displays).bounds
            if inside != bounds and not self._unsettled:  # its display is gone, and nobody has seen to it meanwhile
                self.window.set_windowed()
                self.window.position = bounds[:2]
                self.window.set_fullscreen(desktop=True)
            return
        if self._maximised:
            return
        wanted = whole(inside, self._desktop.frame(self.window), displays)
        if wanted.size != inside.size:
            self.window.size = wanted.size
        if wanted[:2] != inside[:2]:
            self.window.position = wanted[:2]

    def _look_again(self) -> None:
        """Let the next look see to it that the window is whole."""
        self._unsettled, self._next_look = _LOOKS, 0.0

    def _lay_ground(self) -> None:
        """Let the window grow over the table's own colour: that of the corner where it grows."""
        canvas = self.canvas
        red, green, blue, _ = canvas.get_at((canvas.get_width() - 1, canvas.get_height() - 1))
        if self._ground != (red, green, blue):
            self._ground = red, green, blue
            self._desktop.set_ground(self.window, self._ground)


def _told(signs: tuple[int, ...], seconds: float) -> bool:
    """Whether one of these events comes within so many seconds; all that comes is left in its order.

    Where no window manager answers, SDL takes the desktop's size for the window's all the same; but a full screen
    that was given also moves the window or uncovers it.
    """
    if pygame.display.get_driver() != "x11":
        return True
    came: list[pygame.Event] = []
    patience = time.monotonic() + seconds
    while not any(event.type in signs for event in came) and time.monotonic() < patience:
        time.sleep(0.002)
        came += pygame.event.get()
    # Nothing can have come between: only looking for events fetches any.
    for event in came:
        pygame.event.post(event)
    return any(event.type in signs for event in came)
