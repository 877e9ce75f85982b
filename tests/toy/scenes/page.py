"""The page of Ladder shows no positions."""

from __future__ import annotations

from game.errors import GameError
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from scenes.table.art import FRENCH_PACK


def check(name: str) -> None:
    raise GameError(f"no position is called {name}")


def figure(miniature: Miniature, setting: Setting) -> Figure:
    raise GameError(f"no position is called {miniature.name}")


def faces(now: Preferences) -> MiniatureFaces:
    return MiniatureFaces(FRENCH_PACK, now.back, now.four_colours)
