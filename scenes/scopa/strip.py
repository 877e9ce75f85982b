"""The Scopa table's strip: whose points, whose turn, and the buttons with a state."""

from __future__ import annotations

from collections.abc import Callable

from game.scopa.match import Match
from game.seats import OURS, PERSON, THEIRS
from game.words import Words
from scenes.look.shapes import Box
from scenes.scopa.commands import LEVEL, NEW_MATCH
from scenes.scopa.doors import Doors
from scenes.table.levels import LEVEL_ICONS, LEVEL_NAMES
from scenes.table.packs import PACKS
from scenes.table.strip import Stat, Strip
from scenes.widgets.buttons import StateButton

PACK_BUTTON = 2
"""The number of the button that changes the pack."""
_SEALED_FROM = 640
"""An upright strip so high has room for the seal, in pixels at scale 1."""


def has_room_for_seal(room: Box, u: float) -> bool:
    """Whether a strip in this room at UI scale `u` has a place for the seal."""
    return room.h > room.w and room.h >= _SEALED_FROM * u


def make_strip(match: Match, words: Words, pack: str, doors: Doors, sealed: bool = False) -> Strip:
    """The strip for a match: level, napola, pack; new match, menu. `sealed`: it has room for the seal too."""
    text = words.text
    told = text("Ace, 2 and 3 of coins score 3 points, each coin after them one more")
    level, napola = match.level, match.terms.napola
    packs = tuple(PACKS)

    def change(name: str, value: str | bool) -> Callable[[], None]:
        return lambda: doors.change(name, value)

    next_pack = packs[(packs.index(pack) + 1) % len(packs)]
    buttons = [
        StateButton(LEVEL_ICONS[level], text(LEVEL.name), text(LEVEL_NAMES[level]), doors.levels),
        StateButton("napola", told, text("Napola"), change("napola", not napola), on=napola),
        StateButton(
            "swap",
            text("Change to {pack} cards").format(pack=text(PACKS[next_pack].name)),
            text(PACKS[pack].name),
            change("italian_pack", next_pack),
        ),
    ]
    last = [
        StateButton("new", text(NEW_MATCH.name), text("New"), doors.new_match),
        StateButton("menu", text("Rules, settings and the title screen"), text("Menu"), doors.menu),
    ]
    seal = (
        [StateButton("seal", text("See that the cards are dealt fairly"), text("Fair deal"), doors.seal)]
        if sealed
        else []
    )
    return Strip([*buttons, *seal, *last], parted=len(buttons) + len(seal), wood=True)


def stats(match: Match, words: Words) -> list[Stat]:
    """The points of the match, and whether it is the person's turn or another's."""
    text = words.text
    mine = None if match.state.over else match.state.to_play == PERSON
    score = match.score_after
    return [
        Stat(
            words.meant("over its points, in a narrow place", "Computer"),
            str(score[THEIRS]),
            large=True,
            lit=mine is False,
        ),
        Stat(text("You"), str(score[OURS]), large=True, lit=mine is True),
        Stat(text("To"), str(match.terms.target)),
    ]
