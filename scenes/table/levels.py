"""How the computer's levels are called and drawn at every table that has them; what they do is each game's own."""

from __future__ import annotations

from game.words import marked
from scenes.look.icons import IconName

LEVEL_NAMES = {"easy": marked("Easy"), "medium": marked("Medium"), "hard": marked("Hard")}
LEVEL_ICONS: dict[str, IconName] = {"easy": "level_easy", "medium": "level_medium", "hard": "level_hard"}
