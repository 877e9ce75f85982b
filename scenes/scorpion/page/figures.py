"""Makes the miniatures of the Scorpion page; knows which picture shows a position, and no more."""

from __future__ import annotations

from game.scorpion.describe import describe_state
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from scenes.scorpion.page.board_figure import BoardFigure
from scenes.scorpion.page.positions import position
from scenes.table.art import FRENCH_PACK


def check(name: str) -> None:
    """Raise GameError where the page has no position of this name."""
    position(name)


def figure(miniature: Miniature, setting: Setting) -> Figure:
    """The miniature of the position it names, told in words where the page has none for it."""
    shown = position(miniature.name)
    told = miniature.words or describe_state(shown.told, shown.rules, setting.words)
    return BoardFigure(miniature, told, shown, setting)


def faces(now: Preferences) -> MiniatureFaces:
    """The cards as the player has them."""
    return MiniatureFaces(FRENCH_PACK, now.back, now.four_colours)
