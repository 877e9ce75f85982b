"""How strong a computer may play, weakest first, for every game that has one; knows no game."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """How strong the computer plays; the values are the words of commands and settings."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LEVELS: Final = tuple(level.value for level in Level)
