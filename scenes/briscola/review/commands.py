"""What keys ask for while a match of Briscola is looked at again: every match's list; its deals are called games."""

from __future__ import annotations

from game.words import marked
from scenes.commands import Command, Stroke
from scenes.match.review.commands import commands

GAME_BEFORE = Command(marked("The game before"), (Stroke("pageup"),))
GAME_AFTER = Command(marked("The next game"), (Stroke("pagedown"),))

COMMANDS: tuple[Command, ...] = commands(GAME_BEFORE, GAME_AFTER)
