"""Starting threads where the machine may have none to give; must not know what they do."""

from __future__ import annotations

import threading


def started(thread: threading.Thread) -> bool:
    """Start a thread; False where none is to be had, by a limit on processes or for want of memory."""
    try:
        thread.start()
    except (RuntimeError, MemoryError):
        return False
    return True
