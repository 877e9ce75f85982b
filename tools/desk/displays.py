"""Several displays side by side on an Xorg desk, put up and taken away with xrandr; knows nothing of windows."""

import subprocess
from collections.abc import Mapping

Size = tuple[int, int]


class Displays:
    """The displays of an X server with the dummy driver, which calls its connectors DUMMY0 to DUMMY15."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._modes: set[Size] = set()

    def arrange(self, sizes: Mapping[str, Size]) -> None:
        """Put displays up from left to right, the first one being the main one; others stay as they are."""
        words: list[str] = []
        left = 0
        for name, size in sizes.items():
            self._learn(size)
            self._call("--addmode", name, _mode(size))
            words += ["--output", name, "--mode", _mode(size), "--pos", f"{left}x0"]
            left += size[0]
        self._call(*words, "--output", next(iter(sizes)), "--primary")
        self._call()  # programs that start from now on are told of all of them

    def take_away(self, name: str) -> None:
        """As switching a display off does."""
        self._call("--output", name, "--off")

    def _learn(self, size: Size) -> None:
        if size in self._modes:
            return
        self._modes.add(size)
        width, height = size
        clock = (width + 160) * (height + 40) * 60 / 1e6
        across, down = (width, width + 40, width + 80, width + 160), (height, height + 3, height + 8, height + 40)
        self._call("--newmode", _mode(size), f"{clock:.2f}", *map(str, (*across, *down)))

    def _call(self, *words: str) -> None:
        subprocess.run(["xrandr", "-display", self._server, *words], check=True, capture_output=True)


def _mode(size: Size) -> str:
    return f"desk-{size[0]}x{size[1]}"
