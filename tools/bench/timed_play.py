"""Runs the program as `main.py` does and notes the processor time of every frame; changes nothing it does.

Started by tools.bench.frames: `python -m tools.bench.timed_play FILE [words for main.py]`.
"""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from main import main
from scenes.manager import SceneManager
from scenes.stage import Stage


class _Watch:
    """Adds up processor time until a frame is on the screen; `frames` holds (moment, seconds) of each."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, float]] = []
        self._spent = 0.0

    def timed(self, method: Callable[..., Any], ends_a_frame: bool = False) -> Callable[..., Any]:
        """The method, its processor time noted."""

        def measured(*args: Any) -> Any:
            began = time.process_time()
            answer = method(*args)
            self._spent += time.process_time() - began
            if ends_a_frame:
                self.frames.append((time.perf_counter(), self._spent))
                self._spent = 0.0
            return answer

        return measured


def _run(file: Path, words: list[str]) -> int:
    watch = _Watch()
    for kind, name in ((SceneManager, "handle"), (SceneManager, "update"), (SceneManager, "draw")):
        setattr(kind, name, watch.timed(getattr(kind, name)))
    setattr(Stage, "present", watch.timed(Stage.present, ends_a_frame=True))  # noqa: B010  # mypy forbids the other
    status = main(words)
    file.write_text(json.dumps(watch.frames))
    return status


if __name__ == "__main__":
    sys.exit(_run(Path(sys.argv[1]), sys.argv[2:]))
