"""The statistics explain what their bars are made of."""

from __future__ import annotations

import pygame
import pytest

from game.scopone.kept import kind_of
from game.statistics import Tally
from game.words import Words
from scenes.look import tokens
from scenes.tables import TABLES
from scenes.widgets.share_row import ShareCaption, ShareRow
from scenes.windows.statistics import Section, StatisticsWindow
from tests.windows.helper import LongWords, nothing

SIZES = [(1280, 720), (800, 480), (720, 1280), (480, 800), (1920, 1080)]
AIDED, UNAIDED = Tally(8, 4, 2, 2, 47), Tally(8, 4, 4, 2, 47)


def statistics(
    scorpion: dict[str, Tally], size: tuple[int, int] = (1280, 720), words: Words | None = None
) -> StatisticsWindow:
    said = words or Words()

    def sections() -> list[Section]:
        counted = {
            "scorpion": scorpion,
            "scopa": {"easy": UNAIDED},
            "scopone": {kind_of("scientifico", "easy"): UNAIDED},
        }
        return [entry.statistics(counted[entry.game.name], said) for entry in TABLES]

    window = StatisticsWindow(said, nothing, sections, speed=0)
    window.resize(size, tokens.scale_for(*size))
    return window


def told(window: StatisticsWindow) -> list[str]:
    return [label.text for widget, _ in window.pane.widgets() for label in widget.labels()]


@pytest.mark.parametrize(
    ("scorpion", "named"),
    [
        ({}, False),
        ({"classic": UNAIDED}, False),
        ({"classic": UNAIDED, "wasp": AIDED}, True),
        ({"wasp": Tally(3)}, False),
    ],
)
def test_the_parts_of_the_bars_are_named_where_a_game_was_won_with_help(
    scorpion: dict[str, Tally], named: bool
) -> None:
    words = told(statistics(scorpion))

    assert ("With help" in words) is named
    assert ("Without help" in words) is named


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("speech", [Words, LongWords])
def test_each_part_s_name_stands_whole_behind_a_dot_of_its_brightness(
    speech: type[Words], size: tuple[int, int]
) -> None:
    window = statistics({"classic": AIDED}, size, speech())
    caption = next(widget for widget, _ in window.pane.widgets() if isinstance(widget, ShareCaption))
    canvas = pygame.Surface(size)
    window.draw(canvas, 1.0)

    heading, *names = caption.labels()
    assert len(names) == 2
    inks = [label.ink for label in (heading, *names)]
    dots = []
    for number, label in enumerate(names):
        assert not any("…" in line for line in label.lines)
        assert caption.box.grown(1).rect().contains(label.ink)
        assert label.ink.collidelist(inks[: number + 1]) == -1
        dots.append(sum(canvas.get_at((round(label.box.x - 10 * window.u), round(label.first)))[:3]))
    assert dots[0] > dots[1] + 100
    assert dots[1] > sum(canvas.get_at((round(names[1].box.x - 2 * window.u), round(names[1].first)))[:3]) + 60


def test_of_two_columns_the_longer_one_has_as_few_rows_as_can_be() -> None:
    window = statistics({"classic": UNAIDED})
    rows = [widget for widget, _ in window.pane.widgets() if isinstance(widget, ShareRow)]
    lefts = [row.box.x for row in rows]

    assert sorted(set(lefts)) == [lefts[0], lefts[-1]]
    assert (lefts.count(lefts[0]), lefts.count(lefts[-1])) == (4, 6), "four rule sets beside two games' three levels"
