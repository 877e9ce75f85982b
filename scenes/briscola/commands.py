"""Decides what keys ask for at the Briscola table: those of every match, the last trick. Does nothing of it."""

from __future__ import annotations

from game.words import marked
from scenes.commands import AGAIN, Command, Stroke
from scenes.match import commands as of_match

LAST_TRICK = Command(marked("Look at the last trick"), (*AGAIN.keys, Stroke("v")))

COMMANDS: tuple[Command, ...] = tuple(LAST_TRICK if one is AGAIN else one for one in of_match.COMMANDS)
