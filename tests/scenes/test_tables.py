"""The two lists, whatever games there are: each has a table with all that the house asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.registry import GAMES
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.entry import Room, TableEntry
from scenes.preferences import Preferences
from scenes.reading.page import read_page
from scenes.table.strip import Stat
from scenes.tables import TABLES
from scenes.windows.frame import GROUND, WOOD
from scenes.windows.statistics.told import ALL, Played
from tests.promise import promise_of
from tests.scenes.conftest import NewRig
from tests.scenes.rig import Rig
from tests.scenes.sitting import sitting_of
from tests.scenes.thoughts import Thoughts

each_table = pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.game.name)


def test_every_game_has_a_table_and_they_stand_in_the_same_order() -> None:
    assert [entry.game for entry in TABLES] == list(GAMES)


@each_table
def test_a_page_of_rules_is_there_with_all_it_shows(entry: TableEntry) -> None:
    page = read_page(entry.game.name, "en")

    page.check_miniatures(entry.figures().check)
    assert page.title == entry.game.title


@each_table
def test_cards_that_look_otherwise_on_the_title_are_a_setting(entry: TableEntry) -> None:
    assert all(hasattr(Preferences(), name) for name in entry.seen_on_title)


@each_table
def test_the_statistics_tell_every_kind_apart_and_games_of_older_programs_under_all(entry: TableEntry) -> None:
    statistics = entry.statistics()
    filters = statistics.filters([], Words())
    values = [option.value for one in filters for option in one.options]

    assert set(entry.game.levels or entry.game.rules) <= set(values)
    assert all(one.options[0].value == ALL for one in filters)
    when = "2026-11-30T20:00:00+01:00"
    old = Played(FinishedGame(entry.game.name, "", "", 0, 0, 0, False, when, when, Outcome.WON))
    assert statistics.takes(old, {one.name: ALL for one in filters})
    assert entry.game.title in statistics.none_yet(Words())


@each_table
def test_the_score_beside_the_cards_can_be_hidden(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_start(entry.game.name)
    rig.run(0.5)
    table = Rig.seen_as(rig).table
    seen = table.strip.stats
    assert any(stat.score for stat in seen)

    rig.house.preferences.change("strip_scores", False)
    rig.run(0.1)
    hidden = table.strip.stats
    assert [stat.name for stat in hidden] == [stat.name for stat in seen]
    assert all(any(map(str.isdigit, stat.value)) != stat.score for stat in hidden if stat.name in _numbered(seen))

    rig.house.preferences.change("strip_scores", True)
    rig.run(0.1)
    assert _numbered(table.strip.stats) == _numbered(seen)


def _numbered(stats: Sequence[Stat]) -> list[str]:
    return [stat.name for stat in stats if any(map(str.isdigit, stat.value))]


@each_table
def test_the_table_is_opened_left_and_opened_again(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig()
    room = rig.house.rooms.of(entry.game.name)
    rig.house.open_start(entry.game.name)
    assert rig.house.rooms.here is room
    assert rig.house.scenes.front is room.table

    for opens in (rig.house.open_menu, rig.house.open_rules, rig.house.open_settings):
        opens()
        rig.run(0.4)
        assert rig.window is not None
        assert rig.window.ground == (WOOD if entry.ground == "wood" else GROUND)
        rig.keys("escape")
        rig.run(0.4)
    assert _asides(room)

    rig.house.to_title()
    assert rig.house.rooms.here is None
    assert [table.waits for table in rig.house.rooms.at_title()] == [one is entry for one in TABLES]
    rig.house.open_start(entry.game.name)
    assert rig.house.rooms.here is room
    rig.house.end()


@each_table
def test_after_a_fault_one_sits_at_the_same_table(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_start(entry.game.name)
    rig.house.recover()

    assert rig.house.rooms.entered is entry
    rig.frame()
    rig.house.end()


def test_after_a_fault_the_process_that_thinks_is_free_for_whoever_asks(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = new_rig()
    rig.house.open_title()
    thoughts.ask(divmod, 17, 5)

    rig.house.recover()

    assert not thoughts.busy
    rig.house.end()


@each_table
def test_it_has_tests_that_play_at_it_and_recorded_games(entry: TableEntry) -> None:
    """`test_interruptions`, `test_killed` and `test_storm` sit down at every table with these."""
    assert sitting_of(entry).ENTRY is entry
    assert sitting_of(entry).KINDS
    assert promise_of(entry.game).reasons


def test_a_table_without_tests_fails() -> None:
    bare = replace(TABLES[0], game=replace(TABLES[0].game, name="nobodys"))

    for asked in (lambda: sitting_of(bare), lambda: promise_of(bare.game)):
        with pytest.raises(ModuleNotFoundError):
            asked()


def test_a_house_with_one_table_is_a_house(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.rooms.tables = TABLES[:1]
    rig.house.open_title()
    for opens in (rig.house.open_rules, rig.house.open_settings, rig.house.open_statistics):
        opens()
        rig.run(0.4)
        rig.frame()
        rig.keys("escape")
        rig.run(0.4)
    assert rig.window is None


def _asides(room: Room) -> list[str]:
    return [row.words for row in (room.new_row, *room.menu_rows())]
