"""Tells when a table was last played at, as far as the store knows; knows no rules."""

from __future__ import annotations

from datetime import datetime

from game.store import Store


def last_played(store: Store, table: str) -> float:
    """Seconds since 1970 when its game under way was last saved or its last one ended; 0 where there has been none.

    Of a game that an older program saved only its beginning is known.
    """
    running = store.running(table)
    times = [running.saved or running.started] if running is not None else []
    times += [game.ended for game in store.finished(table)[-1:]]
    return max((_seconds(time) for time in times), default=0.0)


def _seconds(time: str) -> float:
    try:
        return datetime.fromisoformat(time).timestamp()
    except (ValueError, OverflowError):
        return 0.0
