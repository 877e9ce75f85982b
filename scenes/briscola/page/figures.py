"""Makes the miniatures of the Briscola page; knows which picture shows which kind of position, and no more."""

from __future__ import annotations

from scenes.briscola.page.card_figures import LoadsFigure, RanksFigure
from scenes.briscola.page.positions import Loads, Tricks, position
from scenes.briscola.page.trick_figure import TrickFigure
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature


def check(name: str) -> None:
    """Raise GameError where the page has no position of this name."""
    position(name)


def figure(miniature: Miniature, setting: Setting) -> Figure:
    """The miniature of the position it names."""
    shown = position(miniature.name)
    if isinstance(shown, Tricks):
        return TrickFigure(miniature, miniature.words, shown, setting)
    if isinstance(shown, Loads):
        text = setting.words.text
        return LoadsFigure(miniature, miniature.words, shown, setting, (text("You"), text("Computer")))
    return RanksFigure(miniature, miniature.words, shown, setting)


def faces(now: Preferences) -> MiniatureFaces:
    """The cards as the player has them."""
    return MiniatureFaces(now.italian_pack, learner=now.corner_values)
