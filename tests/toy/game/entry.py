"""The entry of Ladder: its words for the command line, and where what it offers is found. Light to load."""

from __future__ import annotations

from game.entry import GameEntry, HeadlessGame


def _headless() -> HeadlessGame:
    from tests.toy.game import headless

    return headless


ENTRY = GameEntry(name="ladder", title="Ladder", headless=_headless, rules=("short", "long"))
