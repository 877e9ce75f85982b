"""What the commands say about a Scorpion record, line by line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from game.rules import Event
from game.scorpion import headless
from game.scorpion import record as scorpion_record
from game.scorpion.record import Action, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import DealReserve, MoveUnit, PlayReserve, State
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE
from game.session import Redo, Undo
from tests.game.scorpion.boards import board, run
from tests.game.scorpion.positions import actions, anywhere

# Three moves from the win: the spades want their ace, under which a 4 of diamonds lies face down.
NEARLY = board(
    f"{run('S', last='2')} / ?4D AS / 5D / {run('D', 'K', '6')} / {run('D', '3', '2')} / AD / -", removed="H C"
)


def lines(state: State, *done: Action, score: int = 0) -> list[dict[str, Any]]:
    record = scorpion_record.write(Start(CLASSIC, state, score=score), list(done))
    return headless.replay(json.loads(json.dumps(record)))


def test_the_first_line_is_the_start() -> None:
    assert lines(NEARLY, score=260) == [
        {
            "ok": True,
            "events": [],
            "points": 0,
            "score": 260,
            "columns": [
                ["KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S"],
                ["4D", "AS"],
                ["5D"],
                ["KD", "QD", "JD", "10D", "9D", "8D", "7D", "6D"],
                ["3D", "2D"],
                ["AD"],
                [],
            ],
            "face_down": [0, 1, 0, 0, 0, 0, 0],
            "stock": [],
            "removed": ["H", "C"],
            "won": False,
        }
    ]


def test_a_move_tells_its_events_in_order() -> None:
    line = lines(NEARLY, MoveUnit(1, 1, 0))[1]

    assert line["events"] == [
        {"event": "moved", "cards": ["AS"], "from": 1, "to": 0, "points": 5},
        {"event": "turned", "column": 1, "card": "4D", "points": 5},
        {"event": "run_removed", "suit": "S", "column": 0, "points": 100},
    ]
    assert (line["ok"], line["points"], line["score"]) == (True, 110, 110)
    assert line["columns"][:2] == [[], ["4D"]]
    assert line["face_down"] == [0] * 7
    assert line["removed"] == ["H", "C", "S"]


def test_a_refused_move_gives_the_reason_and_the_unchanged_state_and_the_replay_goes_on() -> None:
    start, refused, after = lines(NEARLY, MoveUnit(1, 0, 0), MoveUnit(2, 0, 3), score=5)

    assert refused == start | {"ok": False, "reason": "face_down"}
    assert (after["ok"], after["score"]) == (True, 10)


def test_undo_and_redo_tell_no_events_and_the_change_of_the_score() -> None:
    start, moved, undone, redone, *rest = lines(NEARLY, MoveUnit(1, 1, 0), Undo(), Redo(), Redo(), Undo(), Undo())

    assert undone == start | {"points": -110}
    assert redone == moved | {"events": []}
    assert [line.get("reason") for line in rest] == ["nothing_to_redo", None, "nothing_to_undo"]


def test_a_win_is_told_last_and_can_be_undone() -> None:
    game = [MoveUnit(1, 1, 0), MoveUnit(2, 0, 3), MoveUnit(1, 0, 3), MoveUnit(4, 0, 3), MoveUnit(5, 0, 3)]

    told = lines(NEARLY, *game, DealReserve(), Undo(), MoveUnit(5, 0, 3))

    won, after, undone, again = told[5:]
    assert won["events"][-2:] == [
        {"event": "run_removed", "suit": "D", "column": 3, "points": 100},
        {"event": "won"},
    ]
    assert won["won"] is True
    assert (after["reason"], after["won"]) == ("game_over", True)
    assert (undone["won"], undone["points"]) == (False, -105)
    assert again == won


def test_the_reserve_deal_names_its_cards_and_then_the_columns_in_turn() -> None:
    state = board(
        f"{run('S', last='2')} / ?4D {run('H', last='2')} / {run('C')} / {run('D', 'K', '5')} 2D AD", reserve="AS AH 3D"
    )

    line = lines(state, DealReserve())[1]

    assert line["events"] == [
        {"event": "dealt", "cards": ["AS", "AH", "3D"]},
        {"event": "run_removed", "suit": "S", "column": 0, "points": 100},
        {"event": "run_removed", "suit": "H", "column": 1, "points": 100},
        {"event": "turned", "column": 1, "card": "4D", "points": 5},
    ]
    assert line["stock"] == []


def test_a_set_aside_card_tells_its_place() -> None:
    text = f"{run('S')} 5C / {run('C', 'K', '6')} / {run('C', '4')} / {run('H', 'K', 'J')} / {run('H', '9')}"
    state = board(f"{text} / {run('D', 'K', '5')} / {run('D', '3')}", reserve="4D 10H", columns=10)
    record = scorpion_record.write(
        Start(THREE_BLIND_MICE, state), [PlayReserve(1, 3), PlayReserve(1, 3), DealReserve()]
    )

    start, played, again, dealt = headless.replay(record)

    assert start["stock"] == ["4D", "10H"]
    assert played["events"] == [{"event": "moved", "cards": ["10H"], "reserve": 1, "to": 3, "points": 5}]
    assert played["stock"] == ["4D", None]
    assert (again["reason"], dealt["reason"]) == ("reserve_empty", "no_deal_here")


def test_moves_are_those_after_the_record_with_the_refused_ones_skipped() -> None:
    record = scorpion_record.write(
        Start(CLASSIC, NEARLY), [MoveUnit(0, 0, 0), MoveUnit(1, 1, 0), Undo(), MoveUnit(2, 0, 3)]
    )

    assert sorted(headless.moves(record), key=str) == [
        {"from": 0, "index": 0, "to": 2},
        {"from": 0, "index": 0, "to": 6},
        {"from": 1, "index": 1, "to": 0},
        {"from": 3, "index": 0, "to": 2},
        {"from": 3, "index": 0, "to": 6},
        {"from": 5, "index": 0, "to": 4},
    ]


def test_after_the_win_there_are_no_moves() -> None:
    record = scorpion_record.write(Start(CLASSIC, board("-", removed="S H D C")), [])

    assert headless.moves(record) == []


@given(anywhere(), actions)
def test_any_usable_record_is_replayed_whole(position: tuple[ScorpionRules, State], done: list[Action]) -> None:
    record = scorpion_record.write(Start(*position), done)

    told = headless.replay(record)

    assert len(told) == len(done) + 1
    for line in told:
        json.dumps(line)
        assert line["ok"] == ("reason" not in line)
        assert len(line["columns"]) == len(line["face_down"]) == position[0].columns


@given(anywhere())
def test_every_listed_move_is_replayed_without_refusal(position: tuple[ScorpionRules, State]) -> None:
    record = scorpion_record.write(Start(*position), [])

    for move in headless.moves(record):
        assert headless.replay(record | {"moves": [move]})[1]["ok"]


def test_an_event_without_a_form_is_a_slip() -> None:
    class Unheard(Event):
        pass

    with pytest.raises(TypeError, match="Unheard"):
        headless.write_event(Unheard())
