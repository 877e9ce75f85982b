"""What is told of finished matches of Briscola: figures, card points in twenties, what each side took."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame
import pytest

from game.briscola.rules import FOUR, TWO, BriscolaRules
from game.history import Entry, record_of
from game.levels import LEVELS
from game.readings import Readings
from game.seats import OURS
from game.words import Words
from scenes.briscola.finished import WORDS
from scenes.briscola.statistics import STATISTICS
from scenes.look import tokens
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart
from scenes.widgets.charts.figures import Figure, Figures
from scenes.widgets.charts.share import ShareChart
from scenes.widgets.charts.sides import SidesChart
from scenes.widgets.dropdown import DropDown
from scenes.windows.history.finished import FinishedOf, FinishedRows
from scenes.windows.statistics.told import ALL, Counted, Played, Told
from scenes.windows.statistics.window import StatisticsDoors, StatisticsOf, StatisticsWindow
from tests.scenes.briscola.told_matches import TODAY, over, played, several
from tests.windows.helper import LongWords, nothing

NO_FILTER = {"players": ALL, "level": ALL, "target": ALL}


def read(entries: Sequence[Entry]) -> list[Played]:
    return [Played(entry.over, STATISTICS.read(entry.over)) for entry in entries]


def told(entries: Sequence[Entry], chosen: Mapping[str, str] = NO_FILTER, whole: bool = True) -> Told:
    games = read(entries) if whole else [Played(entry.over) for entry in entries]
    return STATISTICS.told(Counted(games, len(games), {**NO_FILTER, **chosen}, whole, Words(), TODAY, nothing))


def figure(of: Told, name: str) -> Figure:
    return next(one for one in of.figures if one.name == name)


def window(entries: Sequence[Entry], words: Words | None = None, read_all: bool = True) -> StatisticsWindow:
    readings = Readings(STATISTICS.read)
    if read_all:
        readings.go_on(entries, len(entries))
    said = words or Words()
    rows = FinishedRows([FinishedOf("briscola", "Briscola", lambda: WORDS)], said, TODAY)
    doors = StatisticsDoors(
        kept=lambda _game, _name: None,
        keep=nothing,
        stamp=lambda: 0,
        hidden=lambda: False,
        show=nothing,
        review=nothing,
        history=nothing,
        export=nothing,
        open_window=nothing,
    )
    shown = [StatisticsOf("briscola", "Briscola", lambda: STATISTICS, lambda: readings, lambda: list(entries))]
    return StatisticsWindow(said, nothing, shown, "briscola", rows, doors, TODAY, speed=0)


def charts(shown: StatisticsWindow) -> list[Chart]:
    return [widget for widget, _ in shown.pane.widgets() if isinstance(widget, Chart)]


# ------------------------------------------------------------------ which matches


@pytest.mark.parametrize("rules", [TWO, FOUR], ids=["two", "four"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_match_is_told_where_it_belongs(rules: BriscolaRules, level: str) -> None:
    games = played(random.Random(2), level, 1, rules)
    match = read([Entry(1, over(games))])[0]
    found = [
        (players, other, target)
        for players in (ALL, "two", "four")
        for other in (ALL, *LEVELS)
        for target in (ALL, "1", "2")
        if STATISTICS.takes(match, {"players": players, "level": other, "target": target})
    ]
    assert found == [
        (players, other, target) for players in (ALL, rules.name) for other in (ALL, level) for target in (ALL, "1")
    ]


def test_the_choices_are_how_many_play_the_level_and_the_wins_that_occur() -> None:
    chance = random.Random(1)
    entries = [Entry(place, over(played(chance, target=target))) for place, target in enumerate((3, 1, 3))]
    players, level, target = STATISTICS.filters(read(entries), Words())

    assert [option.words for option in players.options] == ["Two or four", "Two players", "Four, in pairs"]
    assert [option.value for option in level.options] == [ALL, *LEVELS]
    assert [option.words for option in target.options] == ["Any number of wins", "To 1 win", "To 3 wins"]
    assert target.from_records


# ------------------------------------------------------------------ figures


def test_games_are_counted_won_and_lost_and_what_was_drawn_is_said() -> None:
    entries = several(40)
    matches = [game for entry in entries for game in _games(entry)]
    won = sum(points > 60 for points in matches)
    drawn = matches.count(60)
    of = told(entries)

    assert figure(of, "Matches").value == "40"
    assert figure(of, "Games").value == f"{won} : {len(matches) - won - drawn}"
    assert figure(of, "Games").note == (f"{drawn} drawn" if drawn else "won and lost")
    best = max(matches)
    assert (figure(of, "Best game").value, figure(of, "Best game").note) == (
        f"+{2 * best - 120}",
        f"{best} : {120 - best}",
    )


def _games(entry: Entry) -> list[int]:
    """The person's card points in each game of a match, from what the games counted."""
    return [deal["result"]["points"][OURS] for deal in (record_of(entry.over) or {})["deals"]]


def test_a_draw_is_said_beside_the_games() -> None:
    drawn = [entry for entry in several(150, target=1) if 60 in _games(entry)]
    assert drawn
    note = figure(told(drawn), "Games").note
    assert note == f"{sum(_games(entry).count(60) for entry in drawn)} drawn"


def test_without_a_won_game_there_is_no_best_one() -> None:
    lost = [entry for entry in several(60) if all(points <= 60 for points in _games(entry))]
    assert lost
    assert "Best game" not in [one.name for one in told(lost).figures]


def test_before_the_records_are_read_only_what_the_rows_tell_is_told() -> None:
    of = told(several(9), whole=False)
    assert [one.name for one in of.figures] == ["Matches", "Won", "Longest run"]
    assert [chart.head.instead != "" for chart in of.charts] == [False, True, True]


# ------------------------------------------------------------------ charts


def test_card_points_stand_in_twenties_and_those_that_win_begin_a_bar() -> None:
    entries = several(30)
    points = [one for entry in entries for one in _games(entry)]
    _, chart, _ = told(entries).charts

    assert isinstance(chart, BarChart)
    spans = ((0, 20), (21, 40), (41, 60), (61, 80), (81, 100), (101, 120))
    expected = tuple((f"{first}–{last}", str(sum(first <= one <= last for one in points))) for first, last in spans)
    assert chart.numbers.rows == expected


def test_bars_of_won_games_shine_and_the_others_are_faint() -> None:
    shown = window(several(30))
    shown.resize((1280, 720), 1.0)
    chart = next(one for one in charts(shown) if isinstance(one, BarChart))
    canvas = pygame.Surface((1280, 720))
    shown.draw(canvas, 1.0)
    step = chart.box.w / 6
    low, high = (
        canvas.get_at((round(chart.box.x + step * (place + 0.5)), round(chart.box.bottom - 30))) for place in (2, 3)
    )
    assert sum(high[:3]) > sum(low[:3]) + 100


def test_what_each_side_takes_is_told_in_parts_that_make_a_whole() -> None:
    entries = several(20)
    _, _, chart = told(entries).charts
    points = [one for entry in entries for one in _games(entry)]

    assert isinstance(chart, SidesChart)
    *rows, together = chart.numbers.rows
    assert [row[0] for row in rows] == ["Aces", "Threes", "Court cards", "Trumps", "Tricks", "The last trick"]
    assert all(sum(int(part.removesuffix("%")) for part in row[1:]) == 100 for row in rows)
    mean = sum(points) / len(points)
    assert together == ("Points a game", f"{mean:.1f}", f"{120 - mean:.1f}")


@pytest.mark.parametrize(
    ("players", "names"), [(ALL, ("You", "The others")), ("two", ("You", "Computer")), ("four", ("Us", "Them"))]
)
def test_the_sides_are_called_as_at_the_table_that_is_told(players: str, names: tuple[str, str]) -> None:
    _, _, chart = told(several(6), {"players": players}).charts
    assert tuple(key.name for key in chart.head.keys) == names
    assert chart.numbers.headings[1:] == names


def test_of_matches_without_a_record_it_is_said_that_nothing_is_known() -> None:
    entries = [Entry(entry.number, replace(entry.over, packed=b"")) for entry in several(6)]
    of = told(entries)
    assert figure(of, "Matches").value == "6"
    assert [chart.head.instead for chart in of.charts][1:] == ["What was taken isn't known of these matches."] * 2


def test_of_very_few_matches_there_is_no_chart() -> None:
    assert all("five games" in chart.head.instead for chart in told(several(3)).charts)


def test_a_level_that_is_chosen_is_told_beside_the_one_below_as_it_was_measured() -> None:
    entries = several(6)
    for players, points in (("two", 39), ("four", 30)):
        said = f"Against Easy, Medium is about {points} card points ahead in a game, on average."
        assert told(entries, {"players": players, "level": "medium"}).sentence == said
    for players, points in (("two", 15), ("four", 16)):
        said = f"Against Medium, Hard is about {points} card points ahead in a game, on average."
        assert told(entries, {"players": players, "level": "hard"}).sentence == said
    assert told(entries, {"players": "two", "level": "easy"}).sentence == ""
    assert told(entries, {"level": "hard"}).sentence == "", "it is another thing for two and for four"


# ------------------------------------------------------------------ the window


@pytest.mark.parametrize("words", [Words(), Words("el"), Words("sk"), LongWords()], ids=["en", "el", "sk", "long"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 480), (720, 1280)])
def test_all_of_it_has_room(size: tuple[int, int], words: Words) -> None:
    shown = window(several(30), words)
    shown.resize(size, tokens.scale_for(*size))
    shown.draw(pygame.Surface(size), 1.0)
    assert [type(chart) for chart in charts(shown)] == [ShareChart, BarChart, SidesChart]
    for widget, _ in shown.pane.widgets():
        if isinstance(widget, Chart | Figures | DropDown):
            for label in widget.labels():
                assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"


def test_records_are_read_a_few_at_a_time() -> None:
    shown = window(several(60), read_all=False)
    shown.resize((1280, 720), 1.0)
    assert [chart.head.instead != "" for chart in charts(shown)] == [False, True, True]
    while shown.waiting:
        shown.update(1 / 120)
    assert [chart.head.instead for chart in charts(shown)] == ["", "", ""]
