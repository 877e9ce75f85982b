"""Decides when the game at a table is timed: while it is the clock's setting and the table is played at.

The clock rests with the window (another one has the keyboard, or it is hidden) and with whatever covers the table.
Knows no game by name; what the time is worth is the business of `game.played_time`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.entry import Room
from scenes.manager import SceneManager
from scenes.preferences import KeptPreferences
from scenes.rooms import Rooms

if TYPE_CHECKING:
    from game.played_time import Timed

_MOST = 2.0
"""Seconds: after a longer pause between two looks the machine was asleep or busy, and nobody played."""


class TimeKeeper:
    """Looks at the table again and again; `attended` is whether the program has the keyboard."""

    def __init__(
        self, rooms: Rooms, scenes: SceneManager, preferences: KeptPreferences, attended: Callable[[], bool]
    ) -> None:
        self._rooms = rooms
        self._scenes = scenes
        self._preferences = preferences
        self._attended = attended
        self._last = math.inf
        self._shown: tuple[bool, int | None] | None = None

    def look(self, now: float) -> None:
        """Time is `now`, a clock in seconds: what has passed since the last look was as it is at the moment."""
        elapsed, self._last = now - self._last, now
        room = self._rooms.here
        game = None if room is None else room.game
        if room is None or room.table is None or game is None:
            self._shown = None
            return
        on = self._preferences.now.clock
        if game.begun and not on:
            game.time.lose()
        if 0 < elapsed <= _MOST and self._counts(room, game):
            game.time.add(elapsed)
        shown = on, game.time.seconds
        if shown != self._shown:
            self._shown = shown
            room.table.tick()

    @property
    def due(self) -> float:
        """In how many seconds there is something to look at: never, where the clock rests."""
        room = self._rooms.here
        game = None if room is None else room.game
        if room is None or game is None or not self._counts(room, game):
            return math.inf
        return game.time.to_next

    def keep(self) -> None:
        """The table is about to be left, or the program to end: what was played since the last move is kept too."""
        room = self._rooms.here
        if room is not None and room.game is not None:
            room.game.keep_time()

    def _counts(self, room: Room, game: Timed) -> bool:
        timed = self._preferences.now.clock and game.begun and game.outcome is None and game.time.seconds is not None
        return timed and self._scenes.front is room.table and self._attended()
