"""Tooltips wait, and then follow at once."""

from __future__ import annotations

import pytest

from scenes.look.shapes import Box
from scenes.widgets.tooltip import Tooltip

CANVAS = Box(0, 0, 800, 480)
NEAR, NEXT = Box(740, 200, 48, 48), Box(740, 256, 48, 48)


def _wait(tooltip: Tooltip, seconds: float) -> None:
    for _ in range(round(seconds * 120)):
        tooltip.step(1 / 120)


def test_it_appears_after_half_a_second_of_rest() -> None:
    tooltip = Tooltip()
    tooltip.rest("Undo", NEAR)
    _wait(tooltip, 0.45)
    assert not tooltip.shown
    assert tooltip.moving
    _wait(tooltip, 0.1)
    assert tooltip.shown
    assert not tooltip.moving


def test_the_next_one_appears_at_once() -> None:
    tooltip = Tooltip()
    tooltip.rest("Undo", NEAR)
    _wait(tooltip, 0.6)
    assert tooltip.rest("Redo", NEXT)
    assert tooltip.shown


def test_after_a_pause_the_next_one_waits_again() -> None:
    tooltip = Tooltip()
    tooltip.rest("Undo", NEAR)
    _wait(tooltip, 0.6)
    tooltip.rest("", NEAR)
    assert not tooltip.shown
    _wait(tooltip, 0.6)
    tooltip.rest("Redo", NEXT)
    assert not tooltip.shown


@pytest.mark.parametrize("near", [NEAR, Box(0, 0, 48, 48), Box(376, 432, 48, 48)])
def test_it_stays_on_the_canvas(near: Box) -> None:
    tooltip = Tooltip()
    tooltip.rest("A rather long explanation of a button", near)
    for box in (tooltip.place(1.0, CANVAS, "left"), tooltip.place(1.0, CANVAS, "below")):
        assert CANVAS.x <= box.x
        assert box.right <= CANVAS.right
        assert CANVAS.y <= box.y
        assert box.bottom <= CANVAS.bottom
