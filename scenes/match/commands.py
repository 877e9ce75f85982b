"""Decides what keys ask for where a match is played: what holds at every table, and more. Does nothing of it."""

from __future__ import annotations

from dataclasses import replace

from game.words import marked
from scenes.commands import AGAIN, AT_EVERY_TABLE, NEW, TURN_PAGE, Command, Stroke

NEW_MATCH = replace(NEW, name=marked("Begin a new match"))
LEVEL = Command(marked("How well the computer plays"), (Stroke("l"),))
LEVEL_OF_SEVERAL = replace(LEVEL, name=marked("How well the computers play"))
PACK = Command(marked("Play with the other pack"), (Stroke("d"),))

ADVICE = Command(marked("Advice"), (Stroke("h"),))

COMMANDS: tuple[Command, ...] = (*AT_EVERY_TABLE, AGAIN, ADVICE, LEVEL, PACK, TURN_PAGE, NEW_MATCH)
