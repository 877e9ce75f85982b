"""Brings up the program with a game to resume, on a desk of its own; measures nothing."""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.scorpion import record as scorpion_record
from game.scorpion.state import DealReserve
from game.scorpion.variants import CLASSIC
from tools.desk import Desk, Program, open_desk, private_home
from tools.desk.windows import Window

_PROJECT = Path(__file__).resolve().parents[2]
_DEAL = 48213
_STEPS_BETWEEN_LOOKS = 0.0005


class Board:
    """A home with a game under way, now at `state`, and its picture known, on a screen that the window fills."""

    SOURCE = (sys.executable, "main.py")

    def __init__(self, desk: Desk, folder: Path) -> None:
        self.desk = desk
        start = scorpion_record.Start.numbered(CLASSIC, _DEAL)
        game = start.session()
        game.apply(DealReserve())
        self.state = game.state
        self._folder = folder
        self._warm_cache = folder / "cache"
        self._screen = desk.windows.screen()
        desk.mouse.move(self._screen.width - 2, self._screen.height - 2)
        file = folder / "record.json"
        file.write_text(json.dumps(scorpion_record.write(start, game.log)))
        program, window = self.open("--record", str(file))
        self.close(program, window)
        program, window = self.open()
        self._glimpse, self._picture = self._glance(), self._look()
        self.close(program, window)

    def open(self, *options: str) -> tuple[Program, Window]:
        """The program with the game resumed, at rest."""
        program = self._start(self._warm_cache, *options)
        window = self.desk.window(program)
        self.desk.screen.wait_still(self.desk.seen(window), still=1.0)
        return program, window

    def close(self, program: Program, window: Window) -> None:
        """End it as its close button does."""
        self.desk.windows.close(window)
        program.wait()

    def seconds_to_complete(self, cache: Path | None = None, command: Sequence[str] = SOURCE) -> float:
        """From the start of the process to the first moment the resumed table is all there.

        `cache`: an empty folder for the drawn cards; None: the one that has them. `command`: what starts the program.
        """
        program = self._start(cache or self._warm_cache, command=command)
        while self._glance() != self._glimpse or self._look() != self._picture:
            if not program.alive() or time.perf_counter() - program.started > 60:
                raise RuntimeError(f"the table was not completed:\n{program.output()[-2000:]}")
            time.sleep(_STEPS_BETWEEN_LOOKS)
        taken = time.perf_counter() - program.started
        program.stop()
        return taken

    def _start(self, cache: Path, *options: str, command: Sequence[str] = SOURCE) -> Program:
        size = f"{self._screen.width}x{self._screen.height}"
        words = [*command, "--game", "scorpion", "--size", size, *options]
        environment = {**private_home(self._folder, cache), "PYTHONDONTWRITEBYTECODE": ""}  # bytecode is to be warm
        return self.desk.run(words, environment, _PROJECT)

    def _glance(self) -> bytes:
        """A few points only: looking hard all the time would take the processor from the program it measures."""
        return self.desk.screen.sample(self._screen, 16, 9)

    def _look(self) -> bytes:
        return self.desk.screen.sample(self._screen, 128, 72)


@contextmanager
def open_board(folder: Path, size: tuple[int, int] = (1920, 1080)) -> Iterator[Board]:
    """A board on a screen of `size`, with its files in `folder`; no window manager takes room or time."""
    with open_desk(size, manager=None) as desk:
        yield Board(desk, folder)
