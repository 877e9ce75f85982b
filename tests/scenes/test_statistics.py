"""The statistics as the title opens them: what the player has really finished, a win still on the table too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import records
from game.scorpion import record as scorpion_record
from game.store import Outcome, RunningGame
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.share_row import ShareRow
from scenes.windows.message import MessageWindow
from scenes.windows.statistics import StatisticsWindow
from tests.scenes.asking import LEAVE, answer, deal_anew
from tests.scenes.scorpion.played import make_moves
from tests.scenes.scorpion.rig import ScorpionRig, a_move, golden
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts

WHEN = "2026-11-30T20:00:00+01:00"


@pytest.fixture
def rig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ScorpionRig]:
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    made = ScorpionRig(tmp_path, motion="none")
    yield made
    made.close()


def told(rig: ScorpionRig) -> dict[str, list[str]]:
    """What the window says of each rule set and level that has been played."""
    rig.house.open_statistics()
    rig.run(0.3)
    assert isinstance(rig.window, StatisticsWindow)
    said = {}
    for row in rig.widgets(ShareRow):
        name, *rest = (label.text for label in row.labels())
        if rest != ["Not played yet"]:
            said[name] = [line.replace("\u00a0", " ") for line in rest]
    rig.keys("escape")
    rig.run(0.3)
    return said


def test_nothing_has_been_played_at_first(rig: ScorpionRig) -> None:
    rig.house.open_title()

    assert told(rig) == {}


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

    assert told(rig) == {"Wasp": ["100%", f"1 game · won: 1 · without help: 1\nshortest win: {len(moves)} moves"]}
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

    assert told(rig) == {"Classic": ["0%", "1 game · won: 0"]}


def test_matches_are_told_by_level(rig: ScorpionRig) -> None:
    for level, outcome in (("easy", Outcome.WON), ("easy", Outcome.WON), ("hard", Outcome.NOT_WON)):
        rig.store.save(RunningGame("scopa", "{}", level, "11:7", 90, 11, 0, False, WHEN))
        rig.store.finish("scopa", outcome, WHEN)
    rig.house.open_title()

    assert told(rig) == {
        "Easy": ["100%", "2 matches · won: 2\ncurrent streak: 2 · longest streak: 2"],
        "Hard": ["0%", "1 match · won: 0"],
    }


def test_a_kept_game_that_is_broken_is_told_over_the_statistics(rig: ScorpionRig) -> None:
    start, moves = golden("wasp-win")
    text = records.write(scorpion_record.write(start, moves)).replace('"wasp"', '"hornets"')
    rig.store.save(RunningGame("scorpion", text, "wasp", "1", 3, 0, 0, False, WHEN))

    rig.house.open_statistics()
    rig.run(0.3)

    assert isinstance(rig.window, MessageWindow)
    assert "hornets" in rig.widgets(Prose)[0].text
