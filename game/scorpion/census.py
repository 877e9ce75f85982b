"""How many of a player's games were of deals that can be won, and by which moves they were lost; knows no words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.store import FinishedGame, Outcome

_FEW = 10
"""Of one game in so many it may be unknown yet whether it could be won."""


class Winnable(NamedTuple):
    """Of a player's games: how many were of deals that can be won and won, of such and not won, of deals that can't be
    won, of deals of which that isn't known, and of games lost of which it is still to be worked out.
    """

    won: int = 0
    missed: int = 0
    lost: int = 0
    unknown: int = 0
    pending: int = 0

    @property
    def winnable(self) -> int:
        """How many were of deals that can be won."""
        return self.won + self.missed

    @property
    def telling(self) -> bool:
        """Whether so few games are still to be worked out that what was won can be held against what could be.

        Who has won could win: before the lost ones are worked out it would look as if all were won that could be.
        """
        return self.pending * _FEW <= sum(self)


def winnable_games(games: Iterable[FinishedGame]) -> Winnable:
    """Count the games that count; one that was won could be won, whatever else is known of it.

    Won games of old programs, which kept no records, are left out: of the lost ones nothing will ever be known.
    """
    found = [0, 0, 0, 0, 0]
    for game in games:
        if game.counts and (place := _place(game)) is not None:
            found[place] += 1
    return Winnable(*found)


def losing_moves(games: Iterable[FinishedGame]) -> list[int]:
    """By which move they were lost, of the games that count, could be won and weren't, where that is known."""
    return [
        game.verdict.lost_at
        for game in games
        if game.counts and game.verdict is not None and game.verdict.lost_at is not None
    ]


def _place(game: FinishedGame) -> int | None:
    """Which number of `Winnable` a game belongs to, None where to none."""
    judged = game.verdict is not None or bool(game.packed)
    if game.outcome is Outcome.WON:
        return 0 if judged else None
    if game.verdict is None:
        return 4 if judged else 3
    return 3 if game.verdict.winnable is None else 1 if game.verdict.winnable else 2
