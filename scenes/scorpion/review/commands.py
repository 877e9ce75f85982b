"""Decides what keys ask for in a Scorpion review besides what they do in any. Does nothing of it."""

from __future__ import annotations

from game.words import marked
from scenes.commands import Command, Stroke
from scenes.review import commands

WORDS = Command(marked("What can be said of this move"), (Stroke("i"),))
MORE = Command(marked("The other reasons"), (Stroke("pagedown"), Stroke("pageup")), repeats=True)

COMMANDS: tuple[Command, ...] = (*commands.COMMANDS, commands.BOOKMARK, WORDS, MORE)
