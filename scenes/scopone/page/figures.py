"""Makes the miniatures of the Scopone page; knows which picture shows which kind of position, and no more."""

from __future__ import annotations

from game.seats import OURS, THEIRS
from scenes.match.seats_said import side_label
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from scenes.scopa.page import figures as scopa
from scenes.scopa.page.play_figures import CaptureFigure, CountFigure
from scenes.scopa.page.positions import Count
from scenes.scopone.page.parting_figure import PartingFigure
from scenes.scopone.page.positions import Parting, Turns, position
from scenes.scopone.page.turns_figure import TurnsFigure


def check(name: str) -> None:
    """Raise GameError where the page has no position of this name."""
    position(name)


def figure(miniature: Miniature, setting: Setting) -> Figure:
    """The miniature of the position it names."""
    shown = position(miniature.name)
    match shown:
        case Turns():
            return TurnsFigure(miniature, miniature.words, shown, setting)
        case Parting():
            return PartingFigure(miniature, miniature.words, shown, setting)
        case Count():
            sides = (side_label(OURS, setting.words), side_label(THEIRS, setting.words))
            return CountFigure(miniature, miniature.words, shown, setting, sides)
    return CaptureFigure(miniature, miniature.words, shown, setting)


def faces(now: Preferences) -> MiniatureFaces:
    """The cards as the player has them."""
    return scopa.faces(now)
