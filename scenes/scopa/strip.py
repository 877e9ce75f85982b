"""The Scopa table's strip: whose points, whose turn, and the buttons with a state."""

from __future__ import annotations

from collections.abc import Sequence

from game.scopa.match import Match
from game.seats import OURS, THEIRS, side_of
from game.words import Words
from scenes.commands import Command
from scenes.look.shapes import Box
from scenes.match.commands import LEVEL, NEW_MATCH
from scenes.match.doors import Doors
from scenes.table.levels import LEVEL_ICONS, LEVEL_NAMES
from scenes.table.packs import PACKS
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import StateButton

PACK_BUTTON = 2
"""The number of the button that changes the pack."""
_SEALED_FROM, _BUTTON_STEP = 640, 62
"""How high an upright strip is that has room for the seal, in pixels at scale 1, and what each button more takes."""


def has_room_for_seal(room: Box, u: float, more: int = 0) -> bool:
    """Whether a strip in this room at UI scale `u` has a place for the seal, with so many buttons more than Scopa's."""
    return room.h > room.w and room.h >= (_SEALED_FROM + more * _BUTTON_STEP) * u


def make_strip(match: Match, words: Words, pack: str, doors: Doors, sealed: bool = False) -> Strip:
    """The strip for a match: level, napola, pack; new match, menu. `sealed`: it has room for the seal too."""
    buttons = [
        level_button(match, words, doors, LEVEL),
        napola_button(match, words, doors),
        pack_button(pack, words, doors),
    ]
    return assembled(buttons, words, doors, sealed)


def assembled(
    buttons: Sequence[StateButton], words: Words, doors: Doors, sealed: bool, over_cards: bool = False
) -> Strip:
    """A strip of these buttons, then new match and menu; `sealed`: with the seal too."""
    text = words.text
    last = [
        StateButton("new", text(NEW_MATCH.name), text("New"), doors.new_match),
        StateButton("menu", text("Rules, settings and the title screen"), text("Menu"), doors.menu),
    ]
    seal = (
        [StateButton("seal", text("See that the cards are dealt fairly"), text("Fair deal"), doors.seal)]
        if sealed
        else []
    )
    return Strip([*buttons, *seal, *last], parted=len(buttons) + len(seal), wood=True, over_cards=over_cards)


def level_button(match: Match, words: Words, doors: Doors, asks: Command) -> StateButton:
    """At which level is played; `asks` is the table's command for it, whose name says what the button does."""
    level = match.level
    return StateButton(LEVEL_ICONS[level], words.text(asks.name), words.text(LEVEL_NAMES[level]), doors.levels)


def napola_button(match: Match, words: Words, doors: Doors) -> StateButton:
    """Whether napola counts."""
    text, napola = words.text, match.terms.napola
    told = text("Ace, 2 and 3 of coins score 3 points, each coin after them one more")
    return StateButton("napola", told, text("Napola"), lambda: doors.change("napola", not napola), on=napola)


def pack_button(pack: str, words: Words, doors: Doors) -> StateButton:
    """Which pack is played with."""
    text, packs = words.text, tuple(PACKS)
    other = packs[(packs.index(pack) + 1) % len(packs)]
    told = text("Change to {pack} cards").format(pack=text(PACKS[other].name))
    return StateButton("swap", told, text(PACKS[pack].name), lambda: doors.change("italian_pack", other))


def stats(match: Match, words: Words) -> list[Stat]:
    """The points of the match, and whether it is the person's turn or another's."""
    other = words.meant("over its points, in a narrow place", "Computer")
    return points(match, words, theirs=other, ours=words.text("You"))


def points(match: Match, words: Words, theirs: str, ours: str) -> list[Stat]:
    """The points of the two sides, called so, with a dot at the one whose turn it is; and what is played to."""
    score, turn = match.score_after, None if match.state.over else side_of(match.state.to_play)
    return [
        Stat(theirs, str(score[THEIRS]), large=True, lit=turn == THEIRS, score=True),
        Stat(ours, str(score[OURS]), large=True, lit=turn == OURS, score=True),
        Stat(words.text("To"), str(match.terms.target)),
    ]
