"""How long a game has been played, as far as that is known; knows no game, and no clock but the seconds it is told."""

from __future__ import annotations

from typing import Protocol

from game.store import Outcome

SETTING = "clock"
"""The setting that has games timed: "on" or "off", as it is kept."""


class PlayedTime:
    """Counts from the first move on. Once it was off after that, how long the game took is known no more."""

    def __init__(self, seconds: int | None = 0) -> None:
        """Go on from `seconds`, None where it isn't known."""
        self._exact: float | None = seconds

    @property
    def seconds(self) -> int | None:
        """The whole seconds, None where they aren't known."""
        return None if self._exact is None else int(self._exact)

    @property
    def to_next(self) -> float:
        """How much has to be added until there is a second more."""
        return 1.0 if self._exact is None else 1.0 - self._exact % 1

    def add(self, seconds: float) -> None:
        """So much more was played."""
        if self._exact is not None:
            self._exact += max(seconds, 0.0)

    def lose(self) -> None:
        """It was played without a clock: from now on the time isn't known."""
        self._exact = None


class Timed(Protocol):
    """A game, as far as its time is concerned."""

    time: PlayedTime

    @property
    def begun(self) -> bool:
        """Whether the person has done anything in it: from then on it is timed."""

    @property
    def outcome(self) -> Outcome | None:
        """How it has ended, None while it goes on."""

    def keep_time(self) -> None:
        """Save how long it was played, where that is more than was saved."""
