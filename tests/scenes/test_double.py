"""The second half of a double click is told from two clicks."""

from __future__ import annotations

import pytest

from scenes.double import DOUBLE_TIME, DOUBLE_WAY, DoubleClick
from scenes.intents import MOUSE, PointerDown, PointerUp

FINGER, OTHER_FINGER = ("touch", 1, 1), ("touch", 1, 2)


@pytest.mark.parametrize(
    ("press", "second"),
    [
        (PointerDown(MOUSE, 100, 100, time=5.1), True),
        (PointerDown(MOUSE, 100 + DOUBLE_WAY, 100, time=5 + DOUBLE_TIME), True),
        (PointerDown(MOUSE, 100, 100, time=5.01 + DOUBLE_TIME), False),
        (PointerDown(MOUSE, 101 + DOUBLE_WAY, 100, time=5.1), False),
        (PointerDown(MOUSE, 100, 100, "secondary", time=5.1), False),
        (PointerDown(FINGER, 100, 100, time=5.1), False),
    ],
)
def test_only_what_comes_soon_and_near_is_the_second_half(press: PointerDown, second: bool) -> None:
    double = DoubleClick()
    double.begin(PointerUp(MOUSE, 100, 100, time=5))
    assert double.ends_with(press, 1.0) is second


def test_where_everything_is_larger_near_is_farther() -> None:
    press = PointerDown(MOUSE, 102 + DOUBLE_WAY, 100, time=5.1)
    for u, second in ((1.0, False), (2.0, True)):
        double = DoubleClick()
        double.begin(PointerUp(MOUSE, 100, 100, time=5))
        assert double.ends_with(press, u) is second


def test_a_click_has_one_second_half() -> None:
    double = DoubleClick()
    double.begin(PointerUp(MOUSE, 100, 100, time=5))
    assert double.ends_with(PointerDown(MOUSE, 100, 100, time=5.1), 1.0)
    assert not double.ends_with(PointerDown(MOUSE, 100, 100, time=5.2), 1.0)


def test_a_press_elsewhere_comes_between() -> None:
    double = DoubleClick()
    double.begin(PointerUp(MOUSE, 100, 100, time=5))
    assert not double.ends_with(PointerDown(MOUSE, 300, 100, time=5.1), 1.0)
    assert not double.ends_with(PointerDown(MOUSE, 100, 100, time=5.2), 1.0)


def test_what_was_done_by_the_press_is_told_from_its_end() -> None:
    """A click held for a while is not over before it is let go; another pointer's end says nothing about it."""
    double = DoubleClick()
    double.begin(PointerDown(FINGER, 100, 100, time=5))
    double.lifted(PointerUp(OTHER_FINGER, 400, 100, time=5.2))
    double.lifted(PointerUp(FINGER, 100, 100, time=5.4))
    assert double.ends_with(PointerDown(OTHER_FINGER, 100, 100, time=5.5), 1.0)
