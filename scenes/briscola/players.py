"""Decides what is said and shown of how many play Briscola: two, or four in pairs."""

from __future__ import annotations

from game.words import Words, marked
from scenes.look.icons import IconName

PLAYERS_ICONS: dict[str, IconName] = {"two": "seats2", "four": "seats4"}
"""By the names of the rule sets, in the order in which they are offered."""
PLAYERS_WORDS = {"two": marked("for two"), "four": marked("in pairs")}
PLAYERS_CHANGES = {"two": marked("Change to two players"), "four": marked("Change to four players, in pairs")}


def players_said(players: str, words: Words) -> str:
    """How many play, in a word."""
    if players == "two":
        return words.meant("so many players", "Two")
    return words.meant("so many players", "Four")
