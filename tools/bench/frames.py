"""What a frame costs the processor: cards dealt, ten of them dragged, and dragged while the solver thinks."""

import json
import math
import sys
import time
from pathlib import Path

from game.scorpion import record as scorpion_record
from game.scorpion.variants import CLASSIC
from tools.bench.positions import with_a_unit_of
from tools.bench.report import Figure, median, percentile, share_of_a_frame
from tools.desk import Desk, Program, open_desk, private_home, scorpion_places
from tools.desk.windows import Window

_PROJECT = Path(__file__).resolve().parents[2]
_UNIT = 10
_CIRCLES_A_SECOND = 0.7
_REPORTS_A_SECOND = 125

# The moment it was shown, by time.perf_counter(), its processor seconds, and whether the solver worked.
Frame = tuple[float, float, bool]


def measure(size: tuple[int, int], folder: Path, deals: int, drag_seconds: float) -> list[Figure]:
    """Median and 99th percentile of a frame on a screen of `size` that the window fills."""
    with open_desk(size, manager=None) as desk:
        dealing = [frame for turn in range(deals) for frame in _deal(desk, folder / f"deal-{turn}", folder)]
        dragging = [spent for _, spent, _ in _drag(desk, folder / "drag", folder, drag_seconds)]
        mixed = _drag(desk, folder / "thinking", folder, 2 * drag_seconds, "--thinking")
    width, height = size
    figures = [
        share_of_a_frame(f"frame, {what}, {width}x{height}, {name}", value)
        for what, frames in (("dealing", dealing), (f"dragging {_UNIT} cards", dragging))
        for name, value in (("median", median(frames)), ("p99", percentile(frames, 0.99)))
    ]
    return [*figures, _beside_thinking(f"drag while the solver thinks, {width}x{height}, median", mixed)]


def _beside_thinking(what: str, frames: list[Frame]) -> Figure:
    """The median frame while the solver works, beside that of the same drag's other seconds."""
    working, resting = (median([spent for _, spent, works in frames if works is on]) for on in (True, False))
    return Figure(what, working * 1000, "ms", working / resting, "a frame of the same drag without")


def _deal(desk: Desk, home: Path, cache: Path) -> list[float]:
    """A newcomer's first deal, from its second frame on: the first one belongs to the start."""
    program, window, notes = _open(desk, home, cache)
    return [seconds for _, seconds, _ in _frames(desk, program, window, notes)[1:]]


def _drag(desk: Desk, home: Path, cache: Path, seconds: float, *measured: str) -> list[Frame]:
    """Ten cards carried round in circles."""
    state, column, index = with_a_unit_of(_UNIT)
    record = home.with_suffix(".json")
    record.write_text(json.dumps(scorpion_record.write(scorpion_record.Start(CLASSIC, state), [])))
    program, window, notes = _open(desk, home, cache, *measured, "--record", str(record))
    inside = desk.windows.area(window)
    x, y = scorpion_places.grip(state, inside.size, column, index)
    desk.mouse.move(inside.x + x, inside.y + y)
    desk.mouse.press()
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        angle = 2 * math.pi * _CIRCLES_A_SECOND * spent
        across = inside.width * (0.5 - 0.3 * math.cos(angle))
        desk.mouse.move(inside.x + across, inside.y + inside.height * (0.35 + 0.2 * math.sin(angle)), seconds=0)
        time.sleep(1 / _REPORTS_A_SECOND)
    ended = time.perf_counter()
    desk.mouse.release()
    return [frame for frame in _frames(desk, program, window, notes) if began < frame[0] < ended]


def _open(desk: Desk, home: Path, cache: Path, *options: str) -> tuple[Program, Window, Path]:
    """The program filling the screen, at rest, and the file it will note its frames in."""
    home.mkdir()
    screen = desk.windows.screen()
    notes = home / "frames.json"
    size = f"{screen.width}x{screen.height}"
    measured = [sys.executable, "-m", "tools.bench.timed_play", str(notes)]
    words = [*measured, "--game", "scorpion", "--size", size, *options]
    program = desk.run(words, private_home(home, cache / "cards"), _PROJECT)
    window = desk.window(program)
    desk.screen.wait_still(screen, still=1.0)
    return program, window, notes


def _frames(desk: Desk, program: Program, window: Window, notes: Path) -> list[Frame]:
    desk.windows.close(window)
    if program.wait() != 0:
        raise RuntimeError(f"the program failed:\n{program.output()[-2000:]}")
    return [(moment, seconds, thinking) for moment, seconds, thinking in json.loads(notes.read_text())]
