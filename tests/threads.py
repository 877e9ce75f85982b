"""Threads for tests that know when one has ended."""

from __future__ import annotations

import threading


def at_once(thread: threading.Thread) -> bool:
    """In the place of `scenes.background.started`: what the thread does has been done when this returns."""
    thread.run()
    return True
