"""Tasks for the tests' workers; they stand in a module of their own because workers import it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def square_after_dying_once(marks: Path, number: int) -> int:
    """The first to run a multiple of ten is killed at it, as a machine out of memory would do it."""
    mark = marks / str(number)
    if number % 10 == 0 and not mark.exists():
        mark.touch()
        die(number)
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    raise ArithmeticError(f"no answer for {number}")
