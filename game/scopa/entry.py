"""The entry of Scopa: its words for the command line, and where what it offers is found. Light to load."""

from __future__ import annotations

from game.entry import FairGame, GameEntry, HeadlessGame, PlayerGame


def _headless() -> HeadlessGame:
    from game.scopa import headless

    return headless


def _fairness() -> FairGame:
    from game.scopa import fairness

    return fairness


def _player() -> PlayerGame:
    from game.scopa import engine

    return engine


ENTRY = GameEntry(
    name="scopa",
    title="Scopa",
    headless=_headless,
    levels=("easy", "medium", "hard"),
    fairness=_fairness,
    player=_player,
)
