"""The entry of Scopone: its words for the command line, and where what it offers is found. Light to load."""

from __future__ import annotations

from game.entry import FairGame, GameEntry, HeadlessGame, PlayerGame


def _headless() -> HeadlessGame:
    from game.scopone import headless

    return headless


def _fairness() -> FairGame:
    from game.scopone import fairness

    return fairness


def _player() -> PlayerGame:
    from game.scopone import engine

    return engine


ENTRY = GameEntry(
    name="scopone",
    title="Scopone",
    builds_on="scopa",
    headless=_headless,
    rules=("scientifico", "scopone"),
    levels=("easy", "medium", "hard"),
    fairness=_fairness,
    player=_player,
)
