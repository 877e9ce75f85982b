"""The entry of Briscola: its words for the command line, and where what it offers is found. Light to load."""

from __future__ import annotations

from game.entry import FairGame, GameEntry, HeadlessGame, PlayerGame


def _headless() -> HeadlessGame:
    from game.briscola import headless

    return headless


def _fairness() -> FairGame:
    from game.briscola import fairness

    return fairness


def _player() -> PlayerGame:
    from game.briscola import engine

    return engine


ENTRY = GameEntry(
    name="briscola",
    title="Briscola",
    headless=_headless,
    rules=("two", "four"),
    levels=("easy", "medium", "hard"),
    fairness=_fairness,
    player=_player,
)
