"""The statistics say what they count, fit where they stand, and read records a few at a time."""

from __future__ import annotations

import pygame
import pytest

from game.history import Entry
from scenes.look import tokens
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart
from scenes.widgets.charts.figures import Figures
from scenes.widgets.charts.share import ShareChart
from scenes.widgets.charts.sides import SidesChart
from scenes.widgets.dropdown import DropDown
from scenes.widgets.rows import RowList
from scenes.widgets.segments import Segments
from scenes.windows.statistics.window import StatisticsWindow
from tests.windows.helper import LongWords
from tests.windows.statistics import finished, several, statistics_window

PAIRED, SINGLE = [(1280, 720), (1920, 1080), (1024, 768)], [(800, 480), (720, 1280), (480, 800)]
Size = tuple[int, int]


def lay(window: StatisticsWindow, size: Size = (1280, 720)) -> StatisticsWindow:
    window.resize(size, tokens.scale_for(*size))
    return window


def charts(window: StatisticsWindow) -> list[Chart]:
    return [widget for widget, _ in window.pane.widgets() if isinstance(widget, Chart)]


def figures(window: StatisticsWindow) -> dict[str, str]:
    found = [one for widget, _ in window.pane.widgets() if isinstance(widget, Figures) for one in widget.figures]
    return {one.name: one.value for one in found}


@pytest.mark.parametrize("size", PAIRED)
def test_in_a_large_window_charts_stand_beside_each_other_and_all_is_in_view(size: Size) -> None:
    window = lay(statistics_window({"scopa": several("scopa", 30)}, "scopa"), size)
    share, points, sources = charts(window)
    (rows,) = [widget for widget, _ in window.pane.widgets() if isinstance(widget, RowList)]

    assert share.box.right < points.box.x
    assert share.box.y == points.box.y
    assert sources.box.right < rows.box.x
    assert sources.box.y > share.box.bottom
    assert window.pane.scroll.reach == 0
    assert rows.scroll is not None
    assert rows.scroll.reach > 0


@pytest.mark.parametrize("size", SINGLE)
def test_else_all_stands_in_one_column_that_scrolls_under_a_head_that_stays(size: Size) -> None:
    window = lay(statistics_window({"scopa": several("scopa", 30)}, "scopa"), size)
    share, points, sources = charts(window)

    assert share.box.x == points.box.x == sources.box.x
    assert share.box.bottom <= points.box.y < points.box.bottom <= sources.box.y
    assert window.pane.scroll.reach > 0 or size[1] > 1000
    assert all(not in_body for widget, in_body in window.pane.widgets() if widget.box.y < window.pane.scroll.view.y)


def test_records_are_read_a_few_at_a_time_and_what_they_tell_comes_with_the_last_of_them() -> None:
    window = lay(statistics_window({"scopa": several("scopa", 120)}, "scopa", read=False))
    assert [chart.head.instead != "" for chart in charts(window)] == [False, True, True]
    assert figures(window)["Matches"] == "120"
    assert "Best deal" not in figures(window)
    steps = 0
    while window.waiting:
        window.update(1 / 120)
        steps += 1

    assert steps >= 5
    assert [chart.head.instead for chart in charts(window)] == ["", "", ""]
    assert isinstance(charts(window)[2], SidesChart)
    assert charts(window)[2].numbers.rows[4] == ("Scope", "2.00", "1.00")
    assert charts(window)[2].numbers.rows[-1] == ("Together", "4.0", "6.0")


def test_matches_of_an_older_program_have_figures_and_are_said_to_have_no_deals() -> None:
    old = several("scopa", 8, packed=b"")
    window = lay(statistics_window({"scopa": old}, "scopa"))

    assert figures(window)["Matches"] == "8"
    assert ["isn't known" in chart.head.instead for chart in charts(window)] == [False, True, True]


def test_what_was_played_to_is_a_choice_of_what_occurs() -> None:
    kept = {("scopa", "target"): "11:1"}
    games = [*several("scopa", 6), finished("scopa", 7, packed=b"")]
    window = lay(statistics_window({"scopa": games}, "scopa", kept=kept))
    target = [widget for widget, _ in window.pane.widgets() if isinstance(widget, DropDown)][1]

    assert target.options == ("Any target", "To 11, with the napola")
    assert target.chosen == 1
    assert figures(window)["Matches"] == "6"


def test_until_it_is_known_which_matches_are_wanted_none_is_told() -> None:
    games = [*several("scopa", 60), finished("scopa", 61, packed=b"")]
    window = lay(statistics_window({"scopa": games}, "scopa", kept={("scopa", "target"): "11:1"}, read=False))
    assert figures(window) == {}
    assert charts(window) == []
    while window.waiting:
        window.update(1 / 120)

    assert figures(window)["Matches"] == "60"


def test_a_chart_says_its_numbers_and_marks_the_best() -> None:
    games = [finished("scorpion", number, moves=50 + number // 4) for number in range(1, 9)]
    window = lay(statistics_window({"scorpion": games}, "scorpion"))
    share, moves, _ = charts(window)

    assert isinstance(share, ShareChart)
    assert share.numbers.rows[0][:2] == ("8", "100%")
    assert isinstance(moves, BarChart)
    assert moves.numbers.rows == (("50", "3"), ("51", "4"), ("52", "1"))
    canvas = pygame.Surface((1280, 720))
    window.draw(canvas, 1.0)
    bars = [moves.box.x + moves.box.w * (place + 0.5) / 3 for place in range(3)]
    first, second = (canvas.get_at((round(x), round(moves.box.bottom - 30 * window.u))) for x in bars[:2])
    assert sum(first[:3]) > sum(second[:3]) + 100


def test_games_that_do_not_count_are_in_the_list_alone() -> None:
    games: list[Entry] = [finished("scorpion", 1, counts=False)]
    window = lay(statistics_window({"scorpion": games}, "scorpion"))

    assert figures(window) == {}
    (rows,) = [widget for widget, _ in window.pane.widgets() if isinstance(widget, RowList)]
    assert rows.count == 1


@pytest.mark.parametrize("size", [*PAIRED, *SINGLE])
@pytest.mark.parametrize("count", [1, 2, 6, 9])
def test_any_number_of_games_can_be_chosen_from_beside_what_else_is_in_the_head(count: int, size: Size) -> None:
    window = statistics_window({"scopa": several("scopa", 9)}, "scopa", LongWords(), count=count)
    lay(window, size)
    assert window.frame is not None
    assert window.frame.close is not None
    fixed = [widget for widget, in_body in window.pane.widgets() if not in_body]
    boxes = [widget.box.rect() for widget in fixed]
    segments = [widget for widget in fixed if isinstance(widget, Segments)]

    assert len(segments) == (count > 1)
    assert all(one.collidelist(boxes[:place]) == -1 for place, one in enumerate(boxes))
    assert all(window.frame.box.rect().contains(one) for one in boxes)
    assert not any("…" in line for widget in segments for label in widget.labels() for line in label.lines)
    if count == 9:
        assert segments[0].folded
