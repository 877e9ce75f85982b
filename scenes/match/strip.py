"""What the strips of tables have in common where a match is played: its score, whose turn it is, its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.matches import Match
from game.seats import OURS, THEIRS, Side, side_of
from game.words import Words
from scenes.commands import Command
from scenes.look.shapes import Box
from scenes.match.commands import NEW_MATCH
from scenes.match.doors import Doors
from scenes.table.levels import LEVEL_ICONS, LEVEL_NAMES
from scenes.table.packs import PACKS
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import StateButton

_SEALED_FROM, _STEP = 640, 62
"""How high an upright strip of three numbers and five buttons is that has room for the seal, in pixels at scale 1, and
what each of either more takes.
"""


def has_room_for_seal(room: Box, u: float, more: int = 0) -> bool:
    """Whether a strip in this room at UI scale `u` has a place for the seal; `more` numbers or buttons than the fewest
    stand on it.
    """
    return room.h > room.w and room.h >= (_SEALED_FROM + more * _STEP) * u


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


def level_button(match: Match[Any, Any], words: Words, doors: Doors, asks: Command) -> StateButton:
    """At which level is played; `asks` is the table's command for it, whose name says what the button does."""
    level = match.level
    return StateButton(LEVEL_ICONS[level], words.text(asks.name), words.text(LEVEL_NAMES[level]), doors.levels)


def pack_button(pack: str, words: Words, doors: Doors) -> StateButton:
    """Which pack is played with."""
    text, packs = words.text, tuple(PACKS)
    other = packs[(packs.index(pack) + 1) % len(packs)]
    told = text("Change to {pack} cards").format(pack=text(PACKS[other].name))
    return StateButton("swap", told, text(PACKS[pack].name), lambda: doors.change("italian_pack", other))


class Called(NamedTuple):
    """What stands over the score of the others, over the person's, and over what is played to."""

    theirs: str
    ours: str
    goal: str


def points(match: Match[Any, Any], called: Called) -> list[Stat]:
    """The score of the two sides, with a dot at the one whose turn it is, and what is played to."""
    turn = None if match.state.over else side_of(match.state.to_play)
    return points_at(match.score_after, turn, match.terms.target, called)


def points_at(score: tuple[int, int], turn: Side | None, target: int, called: Called) -> list[Stat]:
    """The same of any moment."""
    return [
        Stat(called.theirs, str(score[THEIRS]), large=True, lit=turn == THEIRS, score=True),
        Stat(called.ours, str(score[OURS]), large=True, lit=turn == OURS, score=True),
        Stat(called.goal, str(target)),
    ]


def computer_label(words: Words) -> str:
    """The computer, as it stands over its score."""
    return words.meant("over its points, in a narrow place", "Computer")
