"""The strip of the table for four: whose points, which side is to play, and the buttons with a state."""

from __future__ import annotations

from game.scopa.match import Match
from game.seats import OURS, THEIRS
from game.words import Words
from scenes.look.shapes import Box
from scenes.match import strip as of_match
from scenes.match.doors import Doors
from scenes.match.seats_said import side_label
from scenes.scopa.strip import napola_button
from scenes.scopone.commands import LEVEL
from scenes.scopone.deals import DEAL_ICONS, DEAL_NAMES, DEAL_WORDS
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import StateButton

PACK_BUTTON = 3
"""The number of the button that changes the pack."""


def has_room_for_seal(room: Box, u: float) -> bool:
    """Whether a strip in this room at UI scale `u` has a place for the seal."""
    return of_match.has_room_for_seal(room, u, more=1)


def make_strip(match: Match, words: Words, pack: str, doors: Doors, sealed: bool = False) -> Strip:
    """The strip for a match: level, rules, napola, pack; new match, menu. `sealed`: it has room for the seal too."""
    buttons = [
        of_match.level_button(match, words, doors, LEVEL),
        _rules_button(match, words, doors),
        napola_button(match, words, doors),
        of_match.pack_button(pack, words, doors),
    ]
    return of_match.assembled(buttons, words, doors, sealed, over_cards=True)


def stats(match: Match, words: Words) -> list[Stat]:
    """The points of the match by side, and which side's turn it is."""
    called = of_match.Called(side_label(THEIRS, words), side_label(OURS, words), words.text("To"))
    return of_match.points(match, called)


def _rules_button(match: Match, words: Words, doors: Doors) -> StateButton:
    """Which of the two deals is played."""
    text, name = words.text, match.rules.name
    other = next(one for one in DEAL_NAMES if one != name)
    told = text("Change to {deal}").format(deal=text(DEAL_WORDS[other]))
    return StateButton(DEAL_ICONS[name], told, text(DEAL_NAMES[name]), lambda: doors.change("rules", other))
