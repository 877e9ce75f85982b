"""Decides what keys ask for at the Scopone table: Scopa's commands, of more than one computer. Does nothing of it."""

from __future__ import annotations

from scenes.commands import Command
from scenes.match import commands as of_two

LEVEL = of_two.LEVEL_OF_SEVERAL

COMMANDS: tuple[Command, ...] = tuple(LEVEL if one is of_two.LEVEL else one for one in of_two.COMMANDS)
