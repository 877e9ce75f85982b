"""The miniatures of a rules page: moves played on demand, captures in turn, words for them."""

from __future__ import annotations

import pygame
import pytest

from game.cards import FRENCH
from scenes.reading.faces import MiniatureFaces
from scenes.scopa.page.play_figures import CaptureFigure
from scenes.scorpion.page.board_figure import BoardFigure
from scenes.table.faces import PackFaces
from tests.windows.reader import (
    button,
    figure,
    offset,
    press,
    reader,
    run,
    tap,
)

pytestmark = pytest.mark.usefixtures("no_cards")

# ------------------------------------------------------------------ miniatures


def _cards(board: BoardFigure) -> list[tuple[float, float]]:
    return [board.lies(card) for card in board.cards()]


def _before_and_after(name: str) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Where the cards lie before a move and after it, where nothing is shown to fly."""
    window = reader(speed=0.0)
    board = figure(window, name)
    assert isinstance(board, BoardFigure)
    before = _cards(board)
    board.play()
    assert not window.moving
    return before, _cards(board)


@pytest.mark.parametrize("name", ["first-move", "king-to-empty", "finished-run", "relaxed-move"])
@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_a_move_plays_on_demand_and_goes_back(name: str, speed: float) -> None:
    window = reader(speed=speed)
    board = figure(window, name)
    assert isinstance(board, BoardFigure)
    before, after = _before_and_after(name)
    assert before != after
    assert _cards(board) == before

    tap(window, button(board, "Show the move"))
    if speed:
        assert window.moving
        run(window, 4.0)
    assert not window.moving
    assert _cards(board) == after

    tap(window, button(board, "Back"))
    assert _cards(board) == before


def test_the_first_move_is_played_by_keys() -> None:
    window = reader(anchor="first-move")
    board = figure(window, "first-move")
    play = button(board, "Show the move")
    for _ in range(3):
        press(window, "tab")
        if window.pane.focus.widget is play:
            break
    press(window, "enter")

    assert isinstance(board, BoardFigure)
    assert board.shown == 1


def test_both_captures_are_shown_one_after_the_other() -> None:
    window = reader(games=("scopa",))
    choice = figure(window, "capture-choice")
    assert isinstance(choice, CaptureFigure)
    shown = []
    for _ in range(3):
        tap(window, button(choice, "Show the capture"))
        shown.append(sorted(card.rank for card in choice.chosen))

    assert shown == [[4, 5], [1, 2, 6], [4, 5]]
    tap(window, button(choice, "Back"))
    assert choice.chosen == ()


def test_a_miniature_is_told_in_words_on_demand() -> None:
    window = reader()
    board = figure(window, "first-move")
    height, there = window.pane.scroll.content, board.box.y
    tap(window, button(board, "In words"))

    assert "column 7: ace of diamonds" in "".join(flow.flow.text for flow in board.flows())
    assert window.pane.scroll.content > height
    assert board.box.y == there

    tap(window, button(board, "In words"))
    assert window.pane.scroll.content == height


def test_cards_come_when_they_are_drawn_and_the_page_is_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MiniatureFaces, "want_sets", PackFaces.want_sets)
    window = reader(anchor="deal")
    board = figure(window, "king-to-empty")
    assert isinstance(board, BoardFigure)
    window.pane.scroll.jump(board.box.y - window.pane.scroll.view.y)
    canvas = pygame.Surface((1280, 720))
    while window.pages.coming:
        window.draw(canvas, 1.0)
        run(window, 0.01)
    window.draw(canvas, 1.0)
    x, y = board.lies(FRENCH.parse("3S"))
    paper = canvas.get_at((round(board.picture.x + x) + 20, round(board.picture.y + y - offset(window)) + 90))

    assert min(paper[:3]) > 200
