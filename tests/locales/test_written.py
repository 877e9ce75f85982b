"""What counts as a fault of words on the screen, so that the tests of all screens can fail."""

from __future__ import annotations

import pygame
import pytest

from scenes.look import lettering, tokens
from scenes.look.shapes import Box
from scenes.widgets.label import ROW, lay
from tests.locales.written import Ink, Pen, faults

SIZE = (800, 480)
ROOM = Box(0, 0, 200, 100)


@pytest.fixture
def pen(monkeypatch: pytest.MonkeyPatch) -> Pen:
    return Pen(monkeypatch, "en")


def said(pen: Pen, text: str, x: float, y: float, px: int = 17) -> list[Ink]:
    canvas = pygame.Surface(SIZE)
    return pen.lines(lambda: lettering.draw(canvas, text, "regular", px, tokens.TEXT, x, y))


def test_words_with_room_have_no_fault(pen: Pen) -> None:
    lines = [*said(pen, "Deal", 10, 20), *said(pen, "Moves", 10, 40)]
    assert [line.text for line in lines] == ["Deal", "Moves"]
    assert faults(lines, ROOM, SIZE, [Box(100, 0, 50, 50)]) == []


def test_each_kind_of_fault_is_found(pen: Pen) -> None:
    assert faults(said(pen, "Deal", 180, 20), ROOM, SIZE)
    assert faults(said(pen, "Deal", 10, 20), ROOM, SIZE, [Box(30, 10, 50, 50)])
    assert faults(said(pen, "Deal", 10, 20, 12), ROOM, SIZE)
    assert faults([*said(pen, "Deal", 10, 20), *said(pen, "Moves", 20, 24)], ROOM, SIZE)
    canvas = pygame.Surface(SIZE)
    cut = pen.lines(lambda: lay("Deal from the rules", ROW, Box(0, 0, 90, 30), 1.0, most=1).draw(canvas))
    assert [line.cut for line in cut] == [True]
    broken = pen.lines(lambda: lay("Osteria", ROW, Box(0, 0, 30, 90), 1.0).draw(canvas))
    assert broken[0].broken
    for lines in (cut, broken):
        assert faults(lines, ROOM, SIZE)


def test_a_number_drawn_figure_by_figure_is_one_line(pen: Pen) -> None:
    canvas = pygame.Surface(SIZE)
    lines = pen.lines(lambda: lettering.draw_figures(canvas, "1234", "regular", 20, tokens.TEXT, 10, 20))
    assert [line.text for line in lines] == ["1234"]
    assert len(lines[0].parts) == 4
