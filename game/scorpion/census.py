"""What is known of how many deals can be won, and how many of those a player had have been won; knows no words.

The figures are measured (docs/winnability.md): the same deals under each rule set, decided with all cards known.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.store import FinishedGame, Outcome


class Census(NamedTuple):
    """How many deals were asked about, and of how many it is proved that they can be won, or can't."""

    deals: int
    winnable: int
    unwinnable: int

    @property
    def share(self) -> float:
        """The share of those decided that can be won."""
        return self.winnable / (self.winnable + self.unwinnable)


CENSUS = {
    "classic": Census(10_000, 1_256, 8_705),
    "relaxed": Census(3_000, 2_977, 0),
    "wasp": Census(3_000, 2_574, 343),
    "three_blind_mice": Census(10_000, 2_130, 7_842),
}
"""By rule set, as docs/winnability.md tells them."""


class Winnable(NamedTuple):
    """Of a player's games: how many were of deals that can be won and won, of such and not won, of deals that can't be
    won, and of deals of which that isn't known, or not yet.
    """

    won: int = 0
    missed: int = 0
    lost: int = 0
    unknown: int = 0

    @property
    def winnable(self) -> int:
        """How many were of deals that can be won."""
        return self.won + self.missed


def winnable_games(games: Iterable[FinishedGame]) -> Winnable:
    """Count the games that count; one that was won could be won, whatever else is known of it."""
    found = [0, 0, 0, 0]
    for game in games:
        if game.counts:
            found[_place(game)] += 1
    return Winnable(*found)


def losing_moves(games: Iterable[FinishedGame]) -> list[int]:
    """By which move they were lost, of the games that count, could be won and weren't, where that is known."""
    return [
        game.verdict.lost_at
        for game in games
        if game.counts and game.verdict is not None and game.verdict.lost_at is not None
    ]


def _place(game: FinishedGame) -> int:
    if game.outcome is Outcome.WON:
        return 0
    winnable = None if game.verdict is None else game.verdict.winnable
    return 3 if winnable is None else 1 if winnable else 2
