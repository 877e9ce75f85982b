"""Decides what the title says of a match that waits at a table. Knows no game, draws nothing."""

from __future__ import annotations

from game.words import Words


def waiting_words(words: Words, points: tuple[int, int], target: int) -> str:
    """What is said of a match under way: the points, ours first, and what is played to."""
    you, computer = points
    said = words.text("{you} to {computer}, first to {target}")
    return said.format(you=you, computer=computer, target=target)
