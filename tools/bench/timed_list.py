"""Opens the list of all finished games over the title, then the statistics; prints the seconds of two openings each.

Started by tools.bench.remembered: `python -m tools.bench.timed_list DIRECTORY`, where the games are. The first
opening loads what is needed; each ends with the first picture. Nothing is shown: SDL has a stage without a screen.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.store import Store
from scenes.house import House
from scenes.loop import STEP, Loop
from scenes.stage import FIRST_WINDOW, Stage

_PATIENCE = 10.0
"""Seconds after which the title is complete, its cards drawn."""


def main(directory: Path) -> None:
    """Open a window, close it, open it again; first the list, then the statistics."""
    pygame.display.init()
    pygame.font.init()
    store = Store(directory)
    house, stage = House(store, ["en"]), Stage("bench", FIRST_WINDOW)
    loop = Loop(stage, house.scenes, house.preferences.scale, house.handle, house.quit)
    house.move_in(stage, loop.fit)
    loop.fit()
    house.open_title()
    until = time.perf_counter() + _PATIENCE
    while time.perf_counter() < until and (house.scenes.moving or house.scenes.waiting or house.scenes.changed):
        _draw(house, stage)
    opens: list[Callable[[], None]] = [house.finished_games.open, house.open_statistics]
    for open_window in (one for one in opens for _ in range(2)):
        began = time.perf_counter()
        open_window()
        house.scenes.settle()
        _draw(house, stage)
        print(time.perf_counter() - began, flush=True)
        window = house.scenes.top
        assert window is not None
        house.scenes.remove(window)
        house.scenes.settle()
    house.end()
    store.close()


def _draw(house: House, stage: Stage) -> None:
    """One picture."""
    house.scenes.update(STEP)
    house.scenes.draw(stage.canvas, 0.5)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
