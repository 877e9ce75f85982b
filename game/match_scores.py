"""What both sides ended a finished match with, as its row among the finished games tells; counts nothing."""

from __future__ import annotations

from game.store import FinishedGame

Pair = tuple[int, int]
"""A number for each side."""


def score(over: FinishedGame) -> Pair | None:
    """The points, or games, both sides ended a match with; None where its row doesn't tell."""
    ours, _, theirs = over.label.partition(":")
    return (int(ours), int(theirs)) if ours.isdecimal() and theirs.isdecimal() else None
