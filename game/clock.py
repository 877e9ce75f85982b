"""The wall clock as kept games write it; nothing that decides a game asks it."""

from __future__ import annotations

from datetime import date, datetime


def now() -> str:
    """The present moment in ISO 8601 with the offset, to the second."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def today() -> date:
    """The date it is where the program runs."""
    return datetime.now().astimezone().date()
