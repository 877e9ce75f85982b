"""Decides what keys ask for while a game is reviewed. Does nothing of it, knows no game."""

from __future__ import annotations

from game.words import marked
from scenes.commands import COPY, SOUND, Command, Stroke

BACK = Command(marked("One step back"), (Stroke("left", shift=False),), repeats=True)
FORTH = Command(marked("One step on"), (Stroke("right", shift=False),), repeats=True)
MARK_BEFORE = Command(marked("To the mark before"), (Stroke("left", shift=True),), repeats=True)
MARK_AFTER = Command(marked("To the next mark"), (Stroke("right", shift=True),), repeats=True)
FIRST = Command(marked("To the beginning"), (Stroke("home"),))
LAST = Command(marked("To the end"), (Stroke("end"),))
PLAY = Command(marked("Play by itself"), (Stroke("space"),))
BOOKMARK = Command(marked("Set or take away a bookmark"), (Stroke("b"),))
WALK = Command(marked("Walk from button to button"), (Stroke("tab"), Stroke("up"), Stroke("down")), repeats=True)
USE = Command(marked("Press the button"), (Stroke("enter"),))
CLOSE = Command(marked("End the review"), (Stroke("escape", None, None, None),))

COMMANDS: tuple[Command, ...] = (
    *(BACK, FORTH, MARK_BEFORE, MARK_AFTER, FIRST, LAST, PLAY, WALK, USE, CLOSE, COPY, SOUND),
)
"""What every review has; one with more adds its own. `BOOKMARK` is for those whose steps are numbered through."""
