"""One desk: a private display with its screen, windows, hands, touchscreen and the programs started on it."""

import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from Xlib import display
from Xlib.error import ConnectionClosedError

from tools.desk.displays import Displays
from tools.desk.hands import Keys, Mouse
from tools.desk.processes import Leisure
from tools.desk.program import Program
from tools.desk.screen import Screen
from tools.desk.server import Server, start_server
from tools.desk.touch import Touchscreen
from tools.desk.waiting import PATIENCE, wait_for
from tools.desk.windows import Area, Window, Windows


class Desk:
    """What a person at the desk has: eyes (`screen`), `mouse`, `keys`, `windows`.

    With Xorg also `touch`, and `displays` to put up and take away.
    """

    def __init__(self, server: Server, managed: bool) -> None:
        self.server = server
        self._display = display.Display(server.display)
        self._programs: list[Program] = []
        self._touch: Touchscreen | None = None
        self.screen = Screen(self._display, server.frame_buffer)
        self.windows = Windows(self._display, managed)
        self.mouse = Mouse(self._display)
        self.keys = Keys(self._display)
        self.displays = Displays(server.display)

    @property
    def touch(self) -> Touchscreen:
        """The touchscreen; only a desk with an Xorg server has one."""
        if self._touch is None:
            self._touch = Touchscreen(self.server.touch_socket, self.windows.screen().size)
        return self._touch

    def run(self, command: Sequence[str], environment: Mapping[str, str], folder: Path | None = None) -> Program:
        """Start a program on this display, with `environment` added to the shell's, in `folder`."""
        log = self.server.folder / f"program-{len(self._programs)}.log"
        program = Program(command, log, {**environment, "DISPLAY": self.server.display}, folder)
        self._programs.append(program)
        return program

    def window(self, program: Program, timeout: float = PATIENCE) -> Window:
        """Wait for the program's window. Raises TimeoutError, or RuntimeError if the program ends first."""

        def look() -> Window | None:
            if not program.alive():
                raise RuntimeError(f"the program ended without a window:\n{program.output()[-2000:]}")
            return self.windows.of(program.pid)

        return wait_for(look, "the program's window", timeout, every=0.005)

    def seen(self, window: Window) -> Area:
        """The part of a window's inside that lies on the screen."""
        inside, screen = self.windows.area(window), self.windows.screen()
        left, top = max(0, inside.x), max(0, inside.y)
        right = min(inside.x + inside.width, screen.width)
        bottom = min(inside.y + inside.height, screen.height)
        return Area(left, top, right - left, bottom - top)

    def wait_rest(self, program: Program, window: Window, still: float = 0.3) -> None:
        """Wait until the window's picture has stood still while neither the program nor the desk had anything to do.

        `still` is for how many seconds of such leisure. What the program has others think about is not waited for.
        """
        owner = self.windows.owner(window) or program.pid
        busy = [owner, *(process.pid for process in self.server.processes)]
        self.screen.wait_still(self.seen(window), still, passed=Leisure(busy))

    def focus(self, window: Window) -> None:
        """Give the keyboard to a window, and wait until it has it."""
        self.windows.focus(window)
        wait_for(lambda: self.windows.has_focus(window), "a window with the keyboard")

    def layout(self, name: str) -> None:
        """Set the keyboard layout: "us", "gr", …"""
        subprocess.run(["setxkbmap", "-display", self.server.display, name], check=True)

    def stop(self) -> None:
        """End the programs, then the display, unless it went away by itself."""
        for program in self._programs:
            program.stop()
        if self._touch is not None:
            self._touch.close()
        self.screen.close()
        with suppress(ConnectionClosedError):
            self._display.close()
        self.server.stop()


@contextmanager
def open_desk(
    size: tuple[int, int] = (1280, 720), server: str = "xvfb", manager: str | None = "openbox", depth: int = 24
) -> Iterator[Desk]:
    """A desk with a screen of `size` pixels; it and all that runs on it ends with the block.

    `server` is "xvfb" or "xorg" (for touch and several displays), `manager` "openbox", "matchbox" (which refuses full
    screen and sizes) or None, `depth` an Xvfb's bits a pixel; only a picture of 24 can be looked at.
    """
    with tempfile.TemporaryDirectory(prefix="desk-") as folder:
        running = start_server(size, server, manager, Path(folder), depth)
        try:
            made = Desk(running, managed=manager is not None)
        except BaseException:
            running.stop()
            raise
        try:
            if manager is not None:
                wait_for(made.windows.manager_is_up, "the window manager")
            yield made
        finally:
            made.stop()
