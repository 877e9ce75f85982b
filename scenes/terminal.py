"""How the terminal the program was started from ends it, and what it doesn't hear. Knows no window.

Loaded before everything else.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ENDS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name))  # Windows has no SIGHUP


class Ended(KeyboardInterrupt):
    """Ctrl+C was pressed in the terminal, or the terminal was closed."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


def listen() -> None:
    """From now on such an end is raised as `Ended`, once; a second one ends the program on the spot.

    One that the program was told to ignore, as by nohup, stays ignored.
    """
    for one in _ENDS:
        if signal.getsignal(one) is not signal.SIG_IGN:
            signal.signal(one, _end)


def status(end: KeyboardInterrupt) -> int:
    """The exit status that tells of this end, as a shell counts it."""
    return end.status if isinstance(end, Ended) else 128 + signal.SIGINT


def _end(number: int, _frame: FrameType | None) -> None:
    for one in _ENDS:
        if signal.getsignal(one) is _end:
            signal.signal(one, signal.SIG_DFL)
    raise Ended(number)


@contextmanager
def hushed() -> Iterator[None]:
    """Keep the system's libraries from writing to the terminal that there is no such device.

    Opening a device lets no other thread run, so nothing else is kept from being read.
    """
    try:
        kept = os.dup(2)
    except OSError:  # started without a terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
