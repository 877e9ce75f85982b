"""Scorpion games as records and back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import records
from game.errors import GameError
from game.scorpion import record as scorpion_record
from game.scorpion.record import Action, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import Column, DealReserve, MoveUnit, PlayReserve, State
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE, numbered_deal
from game.session import Redo, Undo
from tests.game.scorpion.boards import board, run
from tests.game.scorpion.positions import actions, anywhere, numbers, rule_sets


@given(rule_sets, numbers, actions)
def test_a_numbered_game_is_read_back_as_it_was_written(rules: ScorpionRules, number: int, done: list[Action]) -> None:
    start = Start.numbered(rules, number)

    text = records.write(scorpion_record.write(start, done))

    assert scorpion_record.read(records.parse(text)) == (start, done)


@given(anywhere(), st.integers(0, 2000), actions)
def test_a_game_from_a_position_is_read_back_as_it_was_written(
    position: tuple[ScorpionRules, State], score: int, done: list[Action]
) -> None:
    start = Start(*position, score=score)

    text = records.write(scorpion_record.write(start, done))

    assert scorpion_record.read(records.parse(text)) == (start, done)


def test_a_numbered_record_has_the_documented_form() -> None:
    done: list[Action] = [MoveUnit(1, 5, 6), DealReserve(), PlayReserve(1, 9), Undo(), Redo()]

    assert records.write(scorpion_record.write(Start.numbered(CLASSIC, 48213), done)) == (
        '{"game":"scorpion","rules":"classic","deal":48213,"moves":[{"from":1,"index":5,"to":6},{"deal":true},'
        '{"reserve":1,"to":9},{"undo":true},{"redo":true}]}'
    )


def test_a_position_record_has_the_documented_form() -> None:
    text = f"?2C 4S / {run('H')} / {run('D')} / 3S AC / 3C 2S AS"
    rest = "4C 5C 6C 7C 8C 9C 10C JC QC KC 5S 6S 7S 8S 9S 10S JS QS"
    state = board(f"{text} / {rest}", reserve="", removed="")
    state = State((*state.columns[:6], board("KS").columns[0]), ())

    record = scorpion_record.write(Start(CLASSIC, state, score=15), [])

    assert list(record) == ["game", "rules", "columns", "face_down", "stock", "removed", "score", "moves"]
    assert record["columns"][0] == ["2C", "4S"]
    assert record["face_down"] == [1, 0, 0, 0, 0, 0, 0]
    assert (record["stock"], record["removed"], record["score"]) == ([], [], 15)


def test_a_played_set_aside_card_is_null() -> None:
    state = numbered_deal(THREE_BLIND_MICE, 1)
    played = State((*state.columns[:9], Column()), (None, state.reserve[1]))

    assert scorpion_record.position(played)["stock"] == [None, str(state.reserve[1])]


def test_score_and_removed_may_be_left_out_of_a_position() -> None:
    record = scorpion_record.write(Start(CLASSIC, numbered_deal(CLASSIC, 5)), [])
    del record["score"], record["removed"]

    start, done = scorpion_record.read(record)

    assert (start.state, start.score, start.number, done) == (numbered_deal(CLASSIC, 5), 0, None, [])


def test_keys_that_nobody_knows_are_left_alone() -> None:
    record = {"game": "scorpion", "rules": "classic", "deal": 3, "moves": [{"undo": True, "why": 1}], "by": "A. N."}

    assert scorpion_record.read(record) == (Start.numbered(CLASSIC, 3), [Undo()])


def test_a_game_from_a_position_starts_with_its_score() -> None:
    session = Start(CLASSIC, board("9S / 10S"), score=120).session()

    assert (session.score, session.moves) == (120, 0)
    assert Start(CLASSIC, board("9S / 10S")).session().score == 0


def test_a_number_out_of_range_starts_nothing() -> None:
    with pytest.raises(GameError):
        Start.numbered(CLASSIC, 1_000_000_000)


def test_a_position_is_json_of_letters_and_numbers() -> None:
    told = scorpion_record.position(numbered_deal(CLASSIC, 48213))

    assert json.loads(json.dumps(told)) == told
    assert told["face_down"] == [3, 3, 3, 3, 0, 0, 0]


def test_what_cant_be_seen_in_a_label_doesnt_matter() -> None:
    start = Start.named(CLASSIC, "ms24")
    record = scorpion_record.write(start, []) | {"label": "\ufeffms\u200b24\u200e "}

    assert scorpion_record.read(record)[0] == start


@pytest.mark.parametrize("label", ["rules", "pysol:24", "ms123456"])
def test_a_named_game_is_read_back_as_it_was_written(label: str) -> None:
    start = Start.named(CLASSIC, label)
    record = scorpion_record.write(start, [DealReserve()])

    assert record["label"] == label
    assert scorpion_record.read(records.parse(records.write(record))) == (start, [DealReserve()])


@pytest.mark.parametrize(
    "changed",
    [
        {"label": "rules"},
        {"label": "ms25"},
        {"label": "ms024"},
        {"label": "my favourite"},
        {"label": ""},
        {"label": 24},
        {"label": None},
        {"label": ["ms24"]},
        {"score": 5},
        {"rules": "wasp", "label": "rules"},
    ],
)
def test_a_label_that_is_not_this_deals_name_is_left_alone(changed: dict[str, object]) -> None:
    record = scorpion_record.write(Start.named(CLASSIC, "ms24"), []) | changed

    start, _ = scorpion_record.read(record)

    assert start.label == ""
    assert start.state == Start.named(CLASSIC, "ms24").state
