"""Decides what keys ask for at the Scopone table: Scopa's commands, of more than one computer. Does nothing of it."""

from __future__ import annotations

from dataclasses import replace

from game.words import marked
from scenes.commands import Command
from scenes.match import commands as of_two

LEVEL = replace(of_two.LEVEL, name=marked("How well the computers play"))

COMMANDS: tuple[Command, ...] = tuple(LEVEL if one is of_two.LEVEL else one for one in of_two.COMMANDS)
