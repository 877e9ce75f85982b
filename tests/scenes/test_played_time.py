"""The clock of a table: it counts while the table is played at, and rests with the window and whatever covers it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from scenes.entry import TableEntry
from scenes.stage import Stage
from scenes.tables import TABLES
from scenes.widgets.pieces import Words as Prose
from tests.scenes.conftest import NewRig
from tests.scenes.rig import Rig
from tests.scenes.sitting import Sitting, sitting_of

BIG = (1280, 720)
each_table = pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.game.name)


def seconds(rig: Rig) -> int | None:
    """How long the game at the table was played."""
    here = rig.house.rooms.here
    assert here is not None
    assert here.game is not None
    return here.game.time.seconds


def on_strip(rig: Rig) -> str | None:
    return next((stat.value for stat in rig.table.strip.stats if stat.name == "Time"), None)


def passes(rig: Rig, many: int) -> None:
    """So many seconds go by, the program looking about it as it does at rest."""
    for _ in range(4 * many):
        rig.clock.now += 0.25
        rig.turn()


def seated(rig: Rig, entry: TableEntry) -> Sitting:
    """At a table where nothing has been done yet."""
    sitting = sitting_of(entry)(rig, random.Random(1))
    rig.house.open_start(entry.game.name)
    rig.house.scenes.settle()
    rig.turn()
    return sitting


def begun(rig: Rig, entry: TableEntry) -> Sitting:
    """At a table where the person has just made the first move."""
    sitting = seated(rig, entry)
    here = rig.house.rooms.here
    assert here is not None
    assert here.game is not None
    for _ in range(1000):
        if here.game.begun:
            break
        rig.settle()
        sitting.move()
        rig.run(0.25)
    else:
        raise AssertionError("nothing can be played here")
    rig.loop.turn()
    return sitting


def since(rig: Rig, many: int) -> int:
    """How much more the clock shows after so many seconds."""
    before = seconds(rig)
    passes(rig, many)
    after = seconds(rig)
    assert before is not None
    assert after is not None
    return after - before


@each_table
def test_it_counts_from_the_first_move(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    seated(rig, entry)
    passes(rig, 3)
    assert seconds(rig) == 0
    assert on_strip(rig) == "0:00"
    begun(rig, entry)
    assert since(rig, 5) == 5
    assert on_strip(rig) == f"0:{seconds(rig):02}"


@each_table
@pytest.mark.parametrize("cover", ["open_menu", "open_rules", "open_settings", "open_statistics"])
def test_it_rests_while_the_table_is_covered(cover: str, entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, entry)
    getattr(rig.house, cover)()
    rig.house.scenes.settle()
    assert since(rig, 5) == 0
    rig.keys("escape")
    passes(rig, 1)
    assert since(rig, 5) == 5


@pytest.mark.parametrize("away", ["unfocused", "minimised"])
def test_it_rests_while_the_window_does(away: str, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, TABLES[0])
    if away == "minimised":
        rig.turn(pygame.Event(pygame.WINDOWMINIMIZED))
    else:
        monkeypatch.setattr(Stage, "attended", False)
    assert since(rig, 5) == 0
    if away == "minimised":
        rig.turn(pygame.Event(pygame.WINDOWRESTORED))
    else:
        monkeypatch.undo()
    assert since(rig, 5) == 5


def test_a_hidden_window_is_not_attended(new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig)
    rig.house.open_title()
    rig.turn()
    assert rig.stage.attended
    rig.stage.window.hide()
    rig.turn()
    assert not rig.stage.attended


def test_what_the_machine_slept_through_is_not_counted(new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, TABLES[0])
    before = seconds(rig)
    rig.clock.now += 3600
    rig.turn()
    assert seconds(rig) == before
    assert since(rig, 2) == 2


@each_table
def test_off_it_shows_nothing_and_what_was_played_without_it_has_no_time(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig)
    begun(rig, entry)
    passes(rig, 2)
    assert on_strip(rig) is None
    rig.house.preferences.change("clock", True)
    passes(rig, 2)
    assert (seconds(rig), on_strip(rig)) == (None, None)


@each_table
def test_turned_off_for_a_moment_it_tells_no_time_of_this_game_any_more(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, entry)
    passes(rig, 2)
    for on in (False, True):
        rig.house.preferences.change("clock", on)
        rig.turn()
    assert (seconds(rig), on_strip(rig)) == (None, None)


@each_table
@pytest.mark.parametrize("left", [lambda rig: rig.house.to_title(), lambda rig: rig.house.quit()])
def test_what_was_played_since_the_last_move_is_kept_when_one_goes(
    left: Callable[[Rig], None], entry: TableEntry, new_rig: NewRig
) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, entry)
    passes(rig, 7)
    before = seconds(rig)
    assert before is not None
    assert before >= 7
    left(rig)
    kept = rig.store.running(entry.game.name)
    assert kept is not None
    assert kept.seconds == before


@each_table
def test_after_a_kill_it_goes_on_from_the_last_save(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, entry)
    passes(rig, 7)
    kept = rig.store.running(entry.game.name)
    assert kept is not None
    assert kept.seconds is not None
    rig.close()
    again = new_rig(BIG, made=Rig)
    again.house.open_start(entry.game.name)
    assert seconds(again) == kept.seconds
    again.turn()
    assert since(again, 3) == 3


def test_a_table_at_rest_is_drawn_once_a_second(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = new_rig(BIG, made=Rig, clock="on")
    begun(rig, TABLES[0])
    rig.settle()
    passes(rig, 6)
    frames = []
    monkeypatch.setattr(rig.stage, "present", lambda: frames.append(rig.clock.now))
    for _ in range(200):
        rig.clock.now += 0.05
        rig.turn()
    assert abs(len(frames) - 10) <= 1
    rig.house.preferences.change("clock", False)
    rig.turn()
    frames.clear()
    for _ in range(200):
        rig.clock.now += 0.05
        rig.turn()
    assert frames == []


@each_table
def test_the_menu_tells_it_where_the_strip_has_no_room(entry: TableEntry, new_rig: NewRig) -> None:
    rig = new_rig(made=Rig, clock="on")
    begun(rig, entry)
    passes(rig, 7)
    rig.house.open_menu()
    rig.house.scenes.settle()
    assert rig.window is not None
    told = f"Played: 0:{seconds(rig):02}"
    assert told in rig.window.title() or told in [one.text for one in rig.widgets(Prose)]
