"""Makes the miniatures a page asks for; knows which picture shows which kind of position, and no more."""

from __future__ import annotations

from game.scorpion.describe import describe_state
from scenes.reading.board_figure import BoardFigure
from scenes.reading.figure import Figure, Setting
from scenes.reading.markup import Miniature
from scenes.reading.page import Page
from scenes.reading.positions import Capture, ScorpionBoard, position
from scenes.reading.scopa_figures import CaptureFigure, CountFigure


def make_figures(page: Page, setting: Setting) -> list[Figure]:
    """The page's miniatures, in order."""
    return [_figure(block, setting) for block in page.blocks if isinstance(block, Miniature)]


def _figure(miniature: Miniature, setting: Setting) -> Figure:
    shown = position(miniature.name)
    if isinstance(shown, ScorpionBoard):
        told = miniature.words or describe_state(shown.told, shown.rules, setting.words)
        return BoardFigure(miniature, told, shown, setting)
    if isinstance(shown, Capture):
        return CaptureFigure(miniature, miniature.words, shown, setting)
    return CountFigure(miniature, miniature.words, shown, setting)
