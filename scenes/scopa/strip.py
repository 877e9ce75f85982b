"""The Scopa table's strip: whose points, whose turn, and the buttons with a state."""

from __future__ import annotations

from game.scopa.match import Match
from game.words import Words
from scenes.match import strip as of_match
from scenes.match.commands import LEVEL
from scenes.match.doors import Doors
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import StateButton

PACK_BUTTON = 2
"""The number of the button that changes the pack."""


def make_strip(match: Match, words: Words, pack: str, doors: Doors, sealed: bool = False) -> Strip:
    """The strip for a match: level, napola, pack; new match, menu. `sealed`: it has room for the seal too."""
    buttons = [
        of_match.level_button(match, words, doors, LEVEL),
        napola_button(match, words, doors),
        of_match.pack_button(pack, words, doors),
    ]
    return of_match.assembled(buttons, words, doors, sealed)


def napola_button(match: Match, words: Words, doors: Doors) -> StateButton:
    """Whether napola counts."""
    text, napola = words.text, match.terms.napola
    told = text("Ace, 2 and 3 of coins score 3 points, each coin after them one more")
    return StateButton("napola", told, text("Napola"), lambda: doors.change("napola", not napola), on=napola)


def stats(match: Match, words: Words) -> list[Stat]:
    """The points of the match, and whether it is the person's turn or another's."""
    called = of_match.Called(of_match.computer_label(words), words.text("You"), words.text("To"))
    return of_match.points(match, called)
