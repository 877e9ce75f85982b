"""Moving a unit from column to column under the Classic rules, and why it may be refused."""

from __future__ import annotations

import pytest

from game.scorpion.state import CardsMoved, CardTurned, DealReserve, Move, MoveUnit
from game.scorpion.variants import CLASSIC
from game.session import Session, Step
from tests.game.scorpion.boards import board, cards, line, shown
from tests.game.scorpion.playing import made, refused

# The example deal of the rules, the hidden cards chosen at will.
EXAMPLE = board(
    "? ? ? 3D JH 10H 3S / ? ? ? QH 3C 4H 7S / ? ? ? AS 7D 7H 3H / ? ? ? KD 8H 7C 9S / "
    "6H 8C JS 4C 9C 8D 5C / 6D QC KH 4D KS 9H JC / AD QD 9D 6S 2H 10D 5H",
    reserve="AC AH 2C",
)


def test_a_card_takes_along_all_that_lies_on_it() -> None:
    result = made(CLASSIC, EXAMPLE, MoveUnit(1, 5, 6))

    assert result.events == (CardsMoved(cards("4H 7S"), 1, 6, 5),)
    assert result.points == 5
    assert shown(result.state).split(" / ")[6] == "AD QD 9D 6S 2H 10D 5H 4H 7S"
    assert result.state.columns[1].top is cards("3C")[0]
    assert result.state.columns[1].hidden == 3
    assert result.state.columns[2:6] == EXAMPLE.columns[2:6]
    assert result.state.reserve == EXAMPLE.reserve


@pytest.mark.parametrize(
    ("guest", "host"), [("9S", "10S"), ("JH", "QH"), ("QD", "KD"), ("AC", "2C"), ("10H", "JH"), ("KS", None)]
)
def test_only_the_next_lower_card_of_the_suit_goes_on_a_card(guest: str, host: str | None) -> None:
    assert made(CLASSIC, board(f"{guest} / {host or '-'}"), MoveUnit(0, 0, 1)).points == (5 if host else 0)


def test_only_the_first_card_of_a_unit_decides() -> None:
    result = made(CLASSIC, board("9S KH 2D 2C / 10S"), MoveUnit(0, 0, 1))

    assert shown(result.state).startswith("- / 10S 9S KH 2D 2C / -")


def test_the_whole_open_part_may_move_and_turns_the_hidden_card_beneath() -> None:
    result = made(CLASSIC, board("?QH ?2C 9S 5D / 10S"), MoveUnit(0, 2, 1))

    assert result.events == (CardsMoved(cards("9S 5D"), 0, 1, 5), CardTurned(0, cards("2C")[0], 5))
    assert result.points == 10
    assert shown(result.state).startswith("?QH 2C / 10S 9S 5D")


def test_a_king_goes_to_an_empty_column_with_the_cards_on_it_for_nothing() -> None:
    result = made(CLASSIC, board("5H KD 3C / -"), MoveUnit(0, 1, 1))

    assert shown(result.state).startswith("5H / KD 3C / -")
    assert result.points == 0


def test_a_king_may_wander_between_empty_columns() -> None:
    state = board("KD 3C / 4S")

    assert MoveUnit(0, 0, 2) in CLASSIC.legal_moves(state)
    assert shown(made(CLASSIC, state, MoveUnit(0, 0, 2)).state).startswith("- / 4S / KD 3C")


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("9S / 10S", MoveUnit(-1, 0, 1), "no_such_column"),
        ("9S / 10S", MoveUnit(7, 0, 1), "no_such_column"),
        ("9S / 10S", MoveUnit(0, 0, -1), "no_such_column"),
        ("9S / 10S", MoveUnit(0, 0, 7), "no_such_column"),
        ("9S / 10S", MoveUnit(0, -1, 1), "no_such_card"),
        ("9S / 10S", MoveUnit(0, 1, 1), "no_such_card"),
        ("9S / 10S", MoveUnit(2, 0, 1), "no_such_card"),
        ("?9S 3D / 10S", MoveUnit(0, 0, 1), "face_down"),
        ("10S 9S", MoveUnit(0, 1, 0), "same_column"),
        ("QS / -", MoveUnit(0, 0, 1), "empty_needs_king"),
        ("AS / -", MoveUnit(0, 0, 1), "empty_needs_king"),
        ("KS / AS", MoveUnit(0, 0, 1), "on_ace"),
        ("2H / AH", MoveUnit(0, 0, 1), "on_ace"),
        ("8S / 10S", MoveUnit(0, 0, 1), "wrong_rank"),
        ("10S / 9S", MoveUnit(0, 0, 1), "wrong_rank"),
        ("9S / 9H", MoveUnit(0, 0, 1), "wrong_rank"),
        ("KS / QS", MoveUnit(0, 0, 1), "wrong_rank"),
        ("KS / 2S", MoveUnit(0, 0, 1), "wrong_rank"),
        ("9S / 10C", MoveUnit(0, 0, 1), "wrong_suit"),
        ("9S / 10H", MoveUnit(0, 0, 1), "wrong_suit"),
    ],
)
def test_a_move_is_refused_with_its_reason(text: str, move: MoveUnit, reason: str) -> None:
    assert refused(CLASSIC, board(text), move) == reason


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("-", MoveUnit(9, 9, 9), "no_such_column"),
        ("?9S 3D", MoveUnit(0, 9, 9), "no_such_column"),
        ("?9S 3D", MoveUnit(0, 2, 0), "no_such_card"),
        ("?9S 3D", MoveUnit(0, 0, 0), "face_down"),
        ("?9S 3D / -", MoveUnit(0, 0, 1), "face_down"),
        ("?9S 3D / AH", MoveUnit(0, 0, 1), "face_down"),
        ("9S AH", MoveUnit(0, 1, 0), "same_column"),
        ("9S / AH", MoveUnit(0, 0, 1), "on_ace"),
        ("9S / JH", MoveUnit(0, 0, 1), "wrong_rank"),
    ],
)
def test_of_several_reasons_the_first_is_said(text: str, move: MoveUnit, reason: str) -> None:
    assert refused(CLASSIC, board(text), move) == reason


def test_when_the_game_is_over_every_move_is_refused_with_that() -> None:
    won = board("-", removed="S H D C")

    assert refused(CLASSIC, won, MoveUnit(9, 9, 9)) == "game_over"
    assert CLASSIC.legal_moves(won) == []


def test_a_whole_game_is_won_as_the_rules_say() -> None:
    """A deal with a known winning line of fifty moves, the reserve among them."""
    deal = board(
        "?AC ?AH ?2D 3D JH 10H 3S / ?KC ?8S ?QS QH 3C 4H 7S / ?JD ?2C ?4S AS 7D 7H 3H / ?10S ?10C ?5D KD 8H 7C 9S / "
        "6H 8C JS 4C 9C 8D 5C / 6D QC KH 4D KS 9H JC / AD QD 9D 6S 2H 10D 5H",
        reserve="2S 5S 6C",
    )
    before_deal = "1,5,6 6,4,2 6,3,2 4,5,6 4,3,6 4,1,6 2,9,4 6,2,2"
    after_deal = (
        "2,3,0 2,2,1 0,6,1 5,5,0 1,5,4 2,1,1 4,14,2 2,0,6 5,4,2 0,3,5 6,0,0 3,3,6 5,3,3 1,3,5 0,13,1 6,2,0 0,9,1 "
        "4,10,0 1,2,2 4,3,1 1,1,2 5,1,1 0,11,4 4,0,0 3,2,5 2,6,3 1,4,2 5,4,1 3,1,1 1,12,3 2,3,1 3,0,2 0,2,5 0,1,5 "
        "0,0,1 5,12,6 1,2,0 0,5,1 6,1,0 5,6,6 5,0,6"
    )
    session = Session(CLASSIC, deal)

    moves: list[Move] = [*line(before_deal), DealReserve(), *line(after_deal)]
    for move in moves:
        assert not session.won
        assert isinstance(session.apply(move), Step), f"refused: {move}"

    assert session.won
    assert (session.moves, session.score) == (50, 690)
    assert sorted(session.state.removed) == sorted("SHDC")
    assert all(not column.cards for column in session.state.columns)
