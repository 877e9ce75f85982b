"""Decides what keys ask for at the Scorpion table: what holds at every table, and its own. Does nothing of it."""

from __future__ import annotations

from dataclasses import replace

from game.words import marked
from scenes.commands import AGAIN, AT_EVERY_TABLE, NEW, TURN_PAGE, Command, Stroke

HINT = Command(marked("Hint"), (Stroke("h"),))
WHY = Command(marked("Why is it lost?"), (Stroke("w"),))
SHOW_WAY = Command(marked("Show the way"), (Stroke("s"),))
DEAL_RESERVE = Command(marked("Deal the reserve"), (Stroke("d"),))
BEGIN_AGAIN = Command(marked("Begin again"), (Stroke("b"),))
MOVE_AGAIN = replace(AGAIN, name=marked("Show the last move again"))

COMMANDS: tuple[Command, ...] = (
    *AT_EVERY_TABLE,
    MOVE_AGAIN,
    DEAL_RESERVE,
    BEGIN_AGAIN,
    HINT,
    WHY,
    SHOW_WAY,
    TURN_PAGE,
    NEW,
)
