"""The statistics as the title opens them: what the player has really finished, a win still on the table too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import records
from game.history import Entry, History
from game.scorpion import record as scorpion_record
from game.store import Outcome, RunningGame
from scenes.tables import TABLES
from scenes.widgets.buttons import Button, RowButton
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.figures import Figures
from scenes.widgets.charts.share import ShareChart
from scenes.widgets.dropdown import DropDown
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.rows import RowList
from scenes.widgets.segments import Segments
from scenes.windows.history.window import HistoryWindow
from scenes.windows.message import MessageWindow
from scenes.windows.statistics.numbers import NumbersRow, NumbersWindow
from scenes.windows.statistics.window import StatisticsWindow
from tests.scenes.asking import LEAVE, answer, deal_anew
from tests.scenes.scorpion.played import make_moves
from tests.scenes.scorpion.rig import ScorpionRig, a_move, golden
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts

WHEN = "2026-11-30T20:00:00+01:00"
GAMES = tuple(table.game.title for table in TABLES)


@pytest.fixture
def rig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ScorpionRig]:
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    made = ScorpionRig(tmp_path, (1280, 720), motion="none")
    yield made
    made.close()


def window(rig: ScorpionRig, game: str) -> StatisticsWindow:
    """The statistics of a game, opened and read through."""
    rig.house.open_statistics()
    rig.run(0.3)
    shown = rig.window
    assert isinstance(shown, StatisticsWindow)
    (segments,) = rig.widgets(Segments)
    segments.click(segments.box.x + segments.box.w * (GAMES.index(game) + 0.5) / len(GAMES), segments.box.cy)
    while shown.waiting:
        rig.run(0.1)
    return shown


def figures(rig: ScorpionRig) -> dict[str, str]:
    """What the figures say that are shown."""
    found = [one for widget in rig.widgets(Figures) for one in widget.figures]
    return {one.name: " ".join(part for part in (one.value, one.aside, one.note) if part) for one in found}


def told(rig: ScorpionRig, game: str = "Scorpion") -> dict[str, str]:
    """The figures of a game; the window is closed again."""
    window(rig, game)
    said = figures(rig)
    rig.keys("escape")
    rig.run(0.3)
    return said


def finish(
    rig: ScorpionRig, kind: str, outcome: Outcome, game: str = "scorpion", at: str = WHEN, helped: bool = False
) -> None:
    label = f"{len(rig.store.results()) + 1}"
    rig.store.save(RunningGame(game, "{}", kind, label, 50, 600, 0, helped, at))
    rig.store.finish(game, outcome, at)


def test_nothing_has_been_played_at_first_and_every_game_says_so(rig: ScorpionRig) -> None:
    rig.house.open_title()

    for game in GAMES:
        assert told(rig, game) == {}
        window(rig, game)
        assert f"of {game} yet" in rig.widgets(Prose)[0].text
        rig.keys("escape")
        rig.run(0.3)


def test_a_win_counts_at_once_and_no_more_once_it_is_undone(rig: ScorpionRig) -> None:
    start, moves = golden("wasp-win")
    scorpion_room(rig.house).open_record(scorpion_record.write(start, moves))
    assert told(rig) == {}, "a record that was handed in counts for nothing"
    rig.house.to_title()
    rig.open(start)
    for move in moves:
        rig.table.try_move(a_move(move), None, False)
    rig.keys("space")
    rig.run(1.0)
    rig.keys("escape")
    rig.run(1.0)

    said = told(rig)
    assert (said["Games"], said["Won"], said["Longest run"]) == ("1 in 1 day", "1 100%", "1 1 at present")
    assert said["Fewest moves"].startswith(f"{len(moves)} deal ")
    rig.keys("u")
    assert told(rig) == {}


def test_a_game_given_up_and_one_won_with_help(rig: ScorpionRig) -> None:
    scorpion_room(rig.house).open()
    rig.run(0.3)
    make_moves(rig)
    rig.table.game.note_help()
    deal_anew(rig)
    answer(rig, LEAVE)
    assert [game.outcome for game in rig.store.finished("scorpion")] == [Outcome.NOT_WON]
    finish(rig, "classic", Outcome.WON, helped=True)
    finish(rig, "classic", Outcome.WON)

    window(rig, "Scorpion")
    (won,) = [one for widget in rig.widgets(Figures) for one in widget.figures if one.name == "Won"]
    assert (won.value, won.aside) == ("2", "67%")
    assert [key.name for key in won.keys] == ["alone 1", "with help 1"]
    assert won.parts == (1 / 3, 1 / 3)


def test_what_a_filter_lets_through_is_told_and_the_choice_is_kept_for_each_game(rig: ScorpionRig) -> None:
    for level, outcome in (("easy", Outcome.WON), ("easy", Outcome.WON), ("hard", Outcome.NOT_WON)):
        finish(rig, level, outcome, "scopa")
    finish(rig, "of an older program", Outcome.WON, "scopa")
    rig.house.open_title()
    assert told(rig, "Scopa")["Matches"].startswith("4 ")

    window(rig, "Scopa")
    rig.press(rig.widgets(DropDown)[0])
    rig.keys("end", "enter")
    rig.run(0.3)
    assert rig.widgets(DropDown)[0].options[rig.widgets(DropDown)[0].chosen] == "Level: Hard"
    assert figures(rig)["Matches"] == "1 of 4 played"
    rig.keys("escape")
    rig.run(0.3)

    assert told(rig, "Scopa")["Won"] == "0 0%"
    assert rig.store.setting("scopa.statistics.level") == "hard"


def test_only_games_of_the_time_that_was_asked_for_are_told(rig: ScorpionRig) -> None:
    finish(rig, "classic", Outcome.WON, at="2019-03-02T10:00:00+01:00")
    rig.house.open_title()
    window(rig, "Scorpion")
    rig.press(rig.widgets(DropDown)[-1])
    rig.keys("down", "enter")
    rig.run(0.3)

    assert rig.widgets(DropDown)[-1].options[rig.widgets(DropDown)[-1].chosen] == "Last 30 days"
    assert rig.widgets(Figures) == []
    assert "No finished game is like that" in rig.widgets(Prose)[0].text
    rig.press(rig.widgets(DropDown)[-1])
    rig.keys("home", "enter")
    rig.run(0.3)
    assert figures(rig)["Games"] == "1 in 1 day"


def test_charts_come_with_the_fifth_game_and_enter_reads_their_numbers(rig: ScorpionRig) -> None:
    for _ in range(4):
        finish(rig, "classic", Outcome.WON)
    rig.house.open_title()
    window(rig, "Scorpion")
    assert all(chart.head.instead and not chart.focusable for chart in rig.widgets(ShareChart) + rig.widgets(BarChart))
    rig.keys("escape")
    rig.run(0.3)
    finish(rig, "classic", Outcome.NOT_WON)
    finish(rig, "classic", Outcome.WON)
    shown = window(rig, "Scorpion")
    (chart,) = rig.widgets(ShareChart)
    shown.pane.go_to(chart)
    rig.keys("enter")
    rig.run(0.3)

    assert isinstance(rig.window, NumbersWindow)
    cells = [row.cells[:2] for row in rig.widgets(NumbersRow)]
    assert cells == [("After game", "Share won"), ("6", "83%"), ("5", "80%")]
    rig.keys("escape")
    rig.run(0.3)
    (chart,) = rig.widgets(ShareChart)
    rig.press(chart)
    assert isinstance(rig.window, NumbersWindow), "a tap reads them too"


def test_a_game_that_is_deleted_leaves_the_statistics_that_are_open_and_comes_back(rig: ScorpionRig) -> None:
    finish(rig, "classic", Outcome.WON)
    finish(rig, "classic", Outcome.NOT_WON)
    rig.house.open_title()
    shown = window(rig, "Scorpion")
    history = History(rig.store)
    history.delete(history.entries()[:1])
    assert shown.waiting, "it shows what became of them though nobody touches anything"
    rig.run(0.1)
    assert not shown.waiting
    assert figures(rig)["Games"] == "1 in 1 day"
    assert [rows.count for rows in rig.widgets(RowList)] == [1]

    history.undo()
    rig.run(0.1)
    assert figures(rig)["Games"] == "2 in 1 day"


def test_an_open_list_of_choices_stays_open_while_the_games_change_under_it(rig: ScorpionRig) -> None:
    finish(rig, "classic", Outcome.WON)
    finish(rig, "wasp", Outcome.NOT_WON)
    rig.house.open_title()
    shown = window(rig, "Scorpion")
    rig.press(rig.widgets(DropDown)[0])
    assert shown.pane.busy
    history = History(rig.store)
    history.delete(history.entries()[:1])
    rig.run(0.3)
    assert shown.pane.busy
    rig.keys("escape")
    rig.run(0.1)

    assert rig.window is shown
    assert figures(rig)["Games"] == "1 in 1 day"


def test_a_press_on_a_finished_game_reviews_it_and_says_where_that_cannot_be(
    rig: ScorpionRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, object, object, object]] = []
    monkeypatch.setattr(rig.house, "review", lambda *given: seen.append(given))
    finish(rig, "classic", Outcome.WON)
    (number, over) = next(iter(rig.store.results().items()))
    rig.house.open_title()
    window(rig, "Scorpion")
    (rows,) = rig.widgets(RowList)
    rows.click(rows.box.cx, rows.box.y + 20)

    assert seen == [("scorpion", {}, over, number)]
    assert Entry(number, over).openable


def test_with_figures_hidden_there_are_none_and_a_button_brings_them_back(rig: ScorpionRig) -> None:
    finish(rig, "classic", Outcome.WON)
    rig.house.preferences.change("show_figures", False)
    rig.house.open_title()
    window(rig, "Scorpion")
    assert rig.widgets(Figures) == []
    assert rig.widgets(RowList) == []
    assert "hidden" in rig.widgets(Prose)[0].text
    show, every = rig.widgets(Button)
    rig.press(every)
    assert isinstance(rig.window, HistoryWindow), "they can be reviewed all the same"
    rig.keys("escape")
    rig.run(0.3)
    rig.press(show)

    assert figures(rig)["Games"] == "1 in 1 day"
    assert rig.store.setting("show_figures") == "on"


def test_the_menu_of_a_table_opens_the_statistics_at_its_game(rig: ScorpionRig) -> None:
    rig.house.open_start("scopa")
    rig.run(1.0)
    rig.keys("escape")
    rig.run(0.3)
    rig.press(next(row for row in rig.widgets(RowButton) if row.text == "Statistics"))

    assert isinstance(rig.window, StatisticsWindow)
    assert rig.window.game == "scopa"


def test_a_kept_game_that_is_broken_is_told_over_the_statistics(rig: ScorpionRig) -> None:
    start, moves = golden("wasp-win")
    text = records.write(scorpion_record.write(start, moves)).replace('"wasp"', '"hornets"')
    rig.store.save(RunningGame("scorpion", text, "wasp", "1", 3, 0, 0, False, WHEN))

    rig.house.open_statistics()
    rig.run(0.3)

    assert isinstance(rig.window, MessageWindow)
    assert "hornets" in rig.widgets(Prose)[0].text


def test_with_figures_hidden_the_title_says_that_a_game_waits_and_no_more(rig: ScorpionRig) -> None:
    scorpion_room(rig.house).open()
    rig.run(0.3)
    make_moves(rig)
    rig.house.to_title()
    assert "moves" in rig.house.rooms.at_title()[0].line
    rig.house.preferences.change("show_figures", False)

    shown = rig.house.rooms.at_title()
    assert (shown[0].line, shown[0].waits) == ("Your game is waiting here", True)
    assert not shown[1].waits
