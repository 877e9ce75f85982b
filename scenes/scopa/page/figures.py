"""Makes the miniatures of the Scopa page; knows which picture shows which kind of position, and no more."""

from __future__ import annotations

from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from scenes.scopa.page.play_figures import CaptureFigure, CountFigure
from scenes.scopa.page.positions import Capture, position


def check(name: str) -> None:
    """Raise GameError where the page has no position of this name."""
    position(name)


def figure(miniature: Miniature, setting: Setting) -> Figure:
    """The miniature of the position it names."""
    shown = position(miniature.name)
    if isinstance(shown, Capture):
        return CaptureFigure(miniature, miniature.words, shown, setting)
    text = setting.words.text
    return CountFigure(miniature, miniature.words, shown, setting, (text("You"), text("Computer")))


def faces(now: Preferences) -> MiniatureFaces:
    """The cards as the player has them."""
    return MiniatureFaces(now.italian_pack, learner=now.corner_values)
