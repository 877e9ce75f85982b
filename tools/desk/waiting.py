"""How long to wait and what to say when it was in vain; knows nothing of X or of programs."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds: on a busy machine things take long, and a wait that sees what it waits for ends at once."""


def wait_for(ask: Callable[[], T | None], what: str, timeout: float = PATIENCE, every: float = 0.02) -> T:
    """Call `ask` every `every` seconds until it answers something true, and return that answer.

    Raises TimeoutError naming `what` after `timeout` seconds.
    """
    end = time.perf_counter() + timeout
    while True:
        answer = ask()
        if answer:
            return answer
        if time.perf_counter() > end:
            raise TimeoutError(f"{what}: not seen within {timeout:g} s")
        time.sleep(every)
