"""`python -m tools.bench`: one run, one table of figures. Decides what is measured how often, and nothing else."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from scenes.stage import FIRST_WINDOW
from tools.bench import engine, frames, outside, remembered, reviewed, taught
from tools.bench.board import open_board
from tools.bench.report import Figure, as_markdown, as_text
from tools.desk import missing_packages


def main() -> int:
    """Measure and print; returns the exit status (2: something to be installed is missing)."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="What a person feels, in figures.")
    parser.add_argument("--quick", action="store_true", help="fewer repeats, under a minute; figures for a first look")
    parser.add_argument("--markdown", action="store_true", help="print the table as docs/performance.md has it")
    parser.add_argument(
        "--frozen", metavar="PROGRAM", type=Path, help="only the start of this frozen program, beside the source"
    )
    chosen = parser.parse_args()
    if missing := missing_packages():
        print(f"missing: apt-get install --no-install-recommends {' '.join(missing)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        measured = (
            _measure_frozen(Path(folder), chosen.frozen, chosen.quick)
            if chosen.frozen
            else _measure(Path(folder), chosen.quick)
        )
        figures = list(measured)
    print(as_markdown(figures) if chosen.markdown else as_text(figures))
    return 0


def _measure(folder: Path, quick: bool) -> Iterator[Figure]:
    for size in (FIRST_WINDOW, (1920, 1080)):
        place = folder / f"start-{size[0]}"
        place.mkdir()
        with open_board(place, size) as board:
            yield from outside.start(board, place, size, times=3 if quick else 9)
    with open_board(folder) as board:
        yield outside.answer(board, times=10 if quick else 40)
        yield from outside.idle(board, seconds=5 if quick else 30)
    for size in ((1920, 1080), (3840, 2160)):
        place = folder / f"{size[0]}"
        place.mkdir()
        yield from frames.measure(size, place, deals=1 if quick else 5, drag_seconds=2 if quick else 6)
    yield from engine.measure(games=30 if quick else 300)
    yield from remembered.measure(folder, times=3 if quick else 9)
    yield from taught.measure(deals=1 if quick else 6)
    yield from reviewed.measure(games=3 if quick else 9)


def _measure_frozen(folder: Path, program: Path, quick: bool) -> list[Figure]:
    with open_board(folder, FIRST_WINDOW) as board:
        return outside.frozen_start(board, folder / "frozen", program, times=3 if quick else 15)


if __name__ == "__main__":
    sys.exit(main())
