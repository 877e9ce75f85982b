"""Runs the program as `main.py` does and notes the processor time of every frame; changes nothing it does.

Started by tools.bench.frames: `python -m tools.bench.timed_play FILE [--thinking] [words for main.py]`. With
`--thinking` a process like the one that thinks for the table solves deals in every other second.
"""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.scorpion.solver import solve
from game.scorpion.variants import RELAXED, numbered_deal
from game.thinking import Thinker
from main import main
from scenes.manager import SceneManager
from scenes.stage import Stage

_THINKING = "--thinking"
_NODES = 3_000
"""Of one question: it is answered well within a second."""


class _Watch:
    """Adds up processor time until a frame is on the screen; `frames` holds (moment, seconds, thinking) of each."""

    def __init__(self, thinks: bool) -> None:
        self.frames: list[tuple[float, float, bool]] = []
        self._spent = 0.0
        self._thinker = Thinker() if thinks else None
        self._deal = 0

    def think(self) -> None:
        """Take an answer that has come, and ask again if this is a second for it."""
        if self._thinker is None:
            return
        if self._thinker.busy:
            self._thinker.answer()
        elif int(time.perf_counter()) % 2:
            self._deal += 1
            self._thinker.ask(solve, RELAXED, numbered_deal(RELAXED, self._deal), _NODES)

    def close(self) -> None:
        """The program has ended."""
        if self._thinker is not None:
            self._thinker.close()

    def timed(self, method: Callable[..., Any], ends_a_frame: bool = False) -> Callable[..., Any]:
        """The method, its processor time noted."""

        def measured(*args: Any) -> Any:
            began = time.process_time()
            answer = method(*args)
            self._spent += time.process_time() - began
            if ends_a_frame:
                thinking = self._thinker is not None and self._thinker.busy
                self.frames.append((time.perf_counter(), self._spent, thinking))
                self._spent = 0.0
                self.think()
            return answer

        return measured


def _run(file: Path, words: list[str]) -> int:
    watch = _Watch(_THINKING in words)
    words = [word for word in words if word != _THINKING]
    for kind, name in ((SceneManager, "handle"), (SceneManager, "update"), (SceneManager, "draw")):
        setattr(kind, name, watch.timed(getattr(kind, name)))
    setattr(Stage, "present", watch.timed(Stage.present, ends_a_frame=True))  # noqa: B010  # mypy forbids the other
    status = main(words)
    watch.close()
    file.write_text(json.dumps(watch.frames))
    return status


if __name__ == "__main__":
    sys.exit(_run(Path(sys.argv[1]), sys.argv[2:]))
