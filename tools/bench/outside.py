"""What a person and the system notice of the program from outside: start, answer to a press, idle load, memory."""

import subprocess
import sys
import time
from pathlib import Path

from tools.bench.board import Board
from tools.bench.report import Figure, median, share_of_a_frame
from tools.desk import scorpion_places
from tools.desk.processes import cpu_seconds, family, pss_mib
from tools.desk.windows import Area

_MEMORY_BUDGET_MIB = 150
REFERENCE = 'python -c "import pygame"'


def start(board: Board, folder: Path, size: tuple[int, int], times: int) -> list[Figure]:
    """Process start to the complete resumed table in a window of `size`, with drawn cards in the cache and without."""
    imports, warm, cold = [], [], []
    for turn in range(times):
        imports.append(seconds_to_import_pygame())
        warm.append(board.seconds_to_complete())
        cold.append(board.seconds_to_complete(folder / f"cold-{turn}"))
    reference = median(imports)
    return [
        Figure(f"start, {size[0]}x{size[1]}, {cards}", 1000 * median(found), "ms", median(found) / reference, REFERENCE)
        for cards, found in (("cards in the cache", warm), ("cards to be drawn", cold))
    ]


def frozen_start(board: Board, folder: Path, program: Path, times: int) -> list[Figure]:
    """The start of the frozen program beside the one from source, in turn with it, with drawn cards and without."""
    figures = []
    for cards, caches in (
        ("cards in the cache", [None] * times),
        ("cards to be drawn", [folder / f"{turn}" for turn in range(times)]),
    ):
        source, frozen = [], []
        for cache in caches:
            source.append(board.seconds_to_complete(cache and cache / "source"))
            frozen.append(board.seconds_to_complete(cache and cache / "frozen", [str(program.resolve())]))
        ratio = median(frozen) / median(source)
        figures.append(Figure(f"start, frozen, {cards}", 1000 * median(frozen), "ms", ratio, "from source"))
    return figures


def seconds_to_import_pygame() -> float:
    """What starts are compared with, started once."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import pygame"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began


def answer(board: Board, times: int) -> Figure:
    """From the press of the mouse on a card to the first changed pixel of that card."""
    program, window = board.open()
    desk, found = board.desk, []
    inside = desk.windows.area(window)
    last = scorpion_places.landing(board.state, inside.size, 0)
    x, y = round(inside.x + last.x), round(inside.y + last.y)
    width, height = round(last.w), round(last.h)
    foot = Area(x, y + height // 2, width, height // 2)  # clear of the pointer
    for _ in range(times):
        desk.mouse.move(x + width / 4, y + height / 4)
        desk.screen.wait_still(desk.seen(window))
        before = desk.screen.sample(foot)
        pressed = time.perf_counter()
        desk.mouse.press()
        found.append(desk.screen.wait_change(foot, before) - pressed)
        desk.mouse.move(x + width / 4, y + height / 4 + 50)  # carried off and let go: no tap, no move
        desk.mouse.release()
    board.close(program, window)
    return share_of_a_frame("press to picture, median", median(found))


def idle(board: Board, seconds: float) -> list[Figure]:
    """Processor use and memory of the program while nobody does anything."""
    program, window = board.open()
    time.sleep(3)  # it listens more closely for a while after it came up
    pids = family(program.pid)
    before, began = cpu_seconds(pids), time.perf_counter()
    time.sleep(seconds)
    share = (cpu_seconds(pids) - before) / (time.perf_counter() - began)
    memory = pss_mib([program.pid])
    board.close(program, window)
    return [
        Figure("idle processor use", 100 * share, "%", share, "one core"),
        Figure(
            "memory (PSS)",
            memory,
            "MiB",
            memory / _MEMORY_BUDGET_MIB,
            f"the {_MEMORY_BUDGET_MIB} MiB allowed",
        ),
    ]
