"""Whatever is off in a window knows why, and says so where it is pressed."""

from __future__ import annotations

import pytest

from game.words import LANGUAGES, Words
from scenes.intents import KeyPressed
from scenes.reading.figure import PlayedFigure
from scenes.scorpion.windows.new_game import Wanted
from scenes.tables import TABLES
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.windows.window import Window
from tests.windows.reader import reader
from tests.windows.scorpion.new_game import new_game_window


def _off(window: Window) -> list[Widget]:
    return [widget for widget, _ in window.pane.widgets() if not widget.enabled]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winnable", [True, False])
def test_in_the_window_for_a_new_game(winnable: bool, language: str) -> None:
    window = new_game_window(Words(language), wanted=Wanted("classic", winnable))
    window.resize((1280, 720), 1.0)
    if winnable:
        window.handle(KeyPressed("enter"))  # a deal is looked for
    off = _off(window)
    assert off
    assert any(isinstance(widget, Segments) for widget in off) != winnable
    for widget in off:
        assert widget.why_off


@pytest.mark.parametrize("game", [entry.game.name for entry in TABLES])
def test_on_the_pages_of_the_rules(game: str) -> None:
    window = reader(games=(game,))
    off = _off(window)
    assert bool(off) == any(isinstance(widget, PlayedFigure) for widget, _ in window.pane.widgets())
    assert all(widget.why_off for widget in off)
