"""The Briscola table's strip: games won, whose turn it is, the trump, and the buttons with a state."""

from __future__ import annotations

from game.briscola.match import Match
from game.card_names import italian_suit_name
from game.seats import OURS, SIDES, THEIRS
from game.words import Words
from scenes.briscola.players import PLAYERS_CHANGES, PLAYERS_ICONS, players_said
from scenes.look.shapes import Box
from scenes.match import strip as of_match
from scenes.match.commands import LEVEL, LEVEL_OF_SEVERAL
from scenes.match.doors import Doors
from scenes.match.seats_said import side_label
from scenes.match.strip import Called
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import StateButton

PACK_BUTTON = 2
"""The number of the button that changes the pack."""


def has_room_for_seal(room: Box, u: float) -> bool:
    """Whether a strip in this room at UI scale `u` has a place for the seal."""
    return of_match.has_room_for_seal(room, u, more=1)


def make_strip(match: Match, words: Words, pack: str, doors: Doors, sealed: bool = False) -> Strip:
    """The strip for a match: level, players, pack; new match, menu. `sealed`: it has room for the seal too."""
    several = match.rules.seats > SIDES
    buttons = [
        of_match.level_button(match, words, doors, LEVEL_OF_SEVERAL if several else LEVEL),
        _players_button(match, words, doors),
        of_match.pack_button(pack, words, doors),
    ]
    # Of four the one at the right holds cards under it.
    return of_match.assembled(buttons, words, doors, sealed, over_cards=several)


def stats(match: Match, words: Words) -> list[Stat]:
    """The games each side has won, whose turn it is, and the trump, which shows whatever else is hidden."""
    return [*of_match.points(match, called(match, words)), trump_stat(match, words)]


def called(match: Match, words: Words) -> Called:
    """What stands over the games each side has won, and over those that win the match."""
    goal = words.meant("over the games that win a match", "To")
    if match.rules.seats > SIDES:
        return Called(side_label(THEIRS, words), side_label(OURS, words), goal)
    return Called(of_match.computer_label(words), words.text("You"), goal)


def trump_stat(match: Match, words: Words) -> Stat:
    """The trump's sign."""
    trump = match.state.trump
    return Stat(words.text("Trump"), italian_suit_name(trump, words), sign=trump.value)


def _players_button(match: Match, words: Words, doors: Doors) -> StateButton:
    """How many play."""
    players = match.rules.name
    other = next(one for one in PLAYERS_CHANGES if one != players)
    told = words.text(PLAYERS_CHANGES[other])
    return StateButton(
        PLAYERS_ICONS[players], told, players_said(players, words), lambda: doors.change("players", other)
    )
