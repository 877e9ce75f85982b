"""The house: what is kept for the next start, what is told about the store, records handed in."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopa.terms import Terms
from game.scorpion import record as scorpion_record
from game.scorpion.variants import WASP
from game.seats import OURS
from game.store import Outcome, Store
from game.store.values import RunningGame
from scenes.tables import TABLES
from scenes.title.scene import TitleScene
from scenes.widgets.buttons import Button, IconButton
from tests.scenes.asking import answer, asked
from tests.scenes.scopa.rooms import scopa_room
from tests.scenes.scorpion.played import finished, make_moves
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden, resting
from tests.scenes.scorpion.rooms import scorpion_room

# What the store has met with


def test_a_second_instance_may_play_without_saving(new_rig: NewRig) -> None:
    first = new_rig()
    first.open()
    first.keys("d")
    second = new_rig()
    second.house.open_start("scorpion")
    second.run(0.3)
    assert asked(second) == "Already running"
    answer(second, 1)
    assert second.window is None
    second.keys("d")
    assert second.session.moves == 1
    assert not second.store.saving
    second.close()
    first.close()
    third = new_rig()
    scorpion_room(third.house).open()
    assert third.table.game.start == DEAL
    assert third.session.moves == 1


def test_a_second_instance_may_quit(new_rig: NewRig) -> None:
    new_rig().open()
    second = new_rig()
    second.house.open_start("scorpion")
    second.run(0.3)
    answer(second, 0)
    assert not second.house.scenes.running


def test_a_broken_store_is_told_with_the_place_it_was_set_aside(new_rig: NewRig, tmp_path: Path) -> None:
    home = tmp_path / "games"
    home.mkdir()
    (home / "games.sqlite3").write_bytes(b"no database" * 500)
    rig = new_rig()
    rig.house.open_start("scorpion")
    rig.run(0.3)
    assert asked(rig) == "Saving games"
    rig.frame()
    assert any("broken" in file.name for file in home.iterdir())
    rig.read()
    rig.keys("enter")
    rig.run(0.4)
    assert rig.window is None
    assert rig.session.log == []


def test_a_store_of_a_newer_program_is_told(new_rig: NewRig, tmp_path: Path) -> None:
    Store(tmp_path / "games").close()
    with sqlite3.connect(tmp_path / "games" / "games.sqlite3") as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    rig = new_rig()
    rig.house.open_start("scorpion")
    rig.run(0.3)
    assert asked(rig) == "Saving games"


def test_a_kept_game_that_cannot_be_used_is_told_and_a_new_one_dealt(new_rig: NewRig, tmp_path: Path) -> None:
    rig = new_rig()
    rig.store.save(RunningGame("scorpion", '{"game":', "classic", "1", 0, 0, 0, False, "2026-11-30T08:15:00+01:00"))
    rig.house.open_start("scorpion")
    rig.run(0.3)
    assert asked(rig) == "Saving games"
    assert any("unusable" in name for name in os.listdir(tmp_path / "games"))
    rig.keys("escape")
    rig.run(0.4)
    rig.settle()
    assert rig.session.log == []
    resting(rig)


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(new_rig: NewRig, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be")
    rig = new_rig()
    rig.house.open_start("scorpion")
    rig.run(0.3)
    assert asked(rig) == "Saving games"
    rig.read()
    rig.keys("enter")
    rig.run(0.4)
    rig.keys("d")
    assert rig.session.moves == 1
    assert rig.window is None, "it is said once"


# A record handed in


def test_a_record_opens_at_once_where_no_game_is_under_way(new_rig: NewRig) -> None:
    start, moves = golden("wasp-win")
    rig = new_rig()
    rig.house.open_start("scorpion", scorpion_record.write(start, moves[:5]))
    assert rig.table.game.start.rules == WASP
    assert rig.session.moves == 5
    assert rig.window is None
    resting(rig)


# Leaving and coming back


def test_a_game_goes_on_where_it_was_left_with_all_its_undo(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:10])
    rig.keys("u", "u")
    state = rig.state
    rig.close()
    again = new_rig()
    again.house.open_start("scorpion")
    assert again.state == state
    assert (again.session.moves, again.session.undos) == (8, 2)
    assert not again.table.showing.moving
    again.keys("r", "r")
    assert again.session.moves == 10
    for _ in range(10):
        again.keys("u")
    assert again.state == start.state
    again.settle()
    resting(again)


# What is over


def _title(rig: ScorpionRig) -> TitleScene:
    title = rig.house.scenes.top
    assert isinstance(title, TitleScene)
    return title


def _buttons(rig: ScorpionRig) -> list[str]:
    """What they say, and the tooltips of those with an icon."""
    found = [widget for widget, _ in _title(rig).pane.widgets() if isinstance(widget, Button | IconButton)]
    return [widget.text if isinstance(widget, Button) else widget.tooltip for widget in found]


def _scopa(rig: ScorpionRig, over: bool) -> Match:
    """Leave a match behind, perhaps one that has ended and was not dismissed yet."""
    while True:
        kept = KeptMatch.begin(rig.store, "easy", 11, False)
        kept.match.terms = Terms((10, 3), 11, False)  # almost any deal ends it now
        while not kept.match.state.over and (over or len(kept.match.plays) < 5):
            kept.apply(kept.match.legal_plays()[0])
        if not over or kept.match.winner is not None:
            return kept.match


@pytest.mark.parametrize("through", ["a new start", "the menu"])
def test_the_title_offers_no_game_that_is_won(through: str, new_rig: NewRig) -> None:
    start, moves = golden("wasp-win")
    rig = new_rig()
    rig.open(start, moves)
    if through == "a new start":
        rig.close()
        rig = new_rig()
        rig.house.open_title()
    else:
        rig.run(3)
        rig.house.to_title()
    assert _buttons(rig) == ["Play"] * len(TABLES)
    _title(rig).tables[0].new()
    assert finished(rig) == [(Outcome.WON, len(moves))]
    assert rig.window is None
    assert rig.session.log == []


@pytest.mark.parametrize("over", [True, False])
def test_the_title_offers_a_match_of_scopa_only_while_it_goes_on(over: bool, new_rig: NewRig) -> None:
    rig = new_rig()
    match = _scopa(rig, over)
    assert (match.winner is not None) == over
    rig.house.open_title()
    assert _buttons(rig) == (
        ["Play"] * len(TABLES) if over else ["Play", "Resume", "New game", *["Play"] * (len(TABLES) - 2)]
    )
    _title(rig).tables[1].new()
    rig.run(0.4)
    room = scopa_room(rig.house)
    assert room.table is not None
    if over:
        assert room.table.match.seed != match.seed
        assert rig.window is None
        won = Outcome.WON if match.winner == OURS else Outcome.NOT_WON
        assert [game.outcome for game in rig.store.finished("scopa")] == [won]
    else:
        assert room.table.match.seed == match.seed
        assert rig.window is not None, "it asks first"


def test_a_game_under_way_is_offered(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL)
    make_moves(rig)
    rig.house.to_title()
    assert _buttons(rig) == ["Resume", "New game", *["Play"] * (len(TABLES) - 1)]
