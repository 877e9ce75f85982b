"""Decides what keys ask for at the Scopa table: what holds at every table, and its own. Does nothing of it."""

from __future__ import annotations

from dataclasses import replace

from game.words import marked
from scenes.commands import (
    AGAIN,
    AREA_BEFORE,
    CANCEL,
    COPY,
    NEW,
    NEXT_AREA,
    NUMBERED,
    REDO,
    RULES,
    SOUND,
    UNDO,
    USE,
    WALK,
    Command,
    Stroke,
)

NEW_MATCH = replace(NEW, name=marked("Begin a new match"))
LEVEL = Command(marked("How well the computer plays"), (Stroke("l"),))
PACK = Command(marked("Play with the other pack"), (Stroke("d"),))

COMMANDS: tuple[Command, ...] = (
    WALK,
    NEXT_AREA,
    AREA_BEFORE,
    USE,
    NUMBERED,
    CANCEL,
    AGAIN,
    UNDO,
    REDO,
    LEVEL,
    PACK,
    NEW_MATCH,
    RULES,
    SOUND,
    COPY,
)
