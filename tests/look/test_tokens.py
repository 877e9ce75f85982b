"""The measures hang together as the design says."""

from __future__ import annotations

import pytest

from scenes.look import tokens
from scenes.look.shapes import rgb


def _luminance(colour: str) -> float:
    linear = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (tokens.TEXT, tokens.CLOTH_CENTRE, 8.5),
        (tokens.TEXT, tokens.WINDOW_TOP, 11.0),
        (tokens.TEXT_QUIET, tokens.CLOTH_CENTRE, 5.5),
        (tokens.TEXT_QUIET, tokens.WINDOW_TOP, 7.0),
        (tokens.LAMP, tokens.WINDOW_TOP, 7.0),
        (tokens.INK, tokens.LAMP, 10.0),
        (tokens.DANGER, tokens.NIGHT, 7.0),
        (tokens.VERMILION, tokens.PAPER, 4.5),
        (tokens.NAVY, tokens.PAPER, 7.0),
    ],
)
def test_words_can_be_read_on_their_ground(ink: str, ground: str, least: float) -> None:
    assert _contrast(ink, ground) >= least


@pytest.mark.parametrize(
    ("size", "u"),
    [
        ((800, 480), 1.0),
        ((1280, 720), 1.0),
        ((1920, 1080), 1.25),
        ((3840, 2160), 2.5),
        ((720, 1280), 1.0),
        ((9000, 9000), 3.0),
    ],
)
def test_the_automatic_scale_goes_in_quarters(size: tuple[int, int], u: float) -> None:
    assert tokens.scale_for(*size) == u


def test_messages_stay_as_long_as_they_take_to_read() -> None:
    assert tokens.toast_hold(10) == 2.0
    assert tokens.toast_hold(45) == pytest.approx(3.0)
    assert tokens.toast_hold(400) == 5.0
