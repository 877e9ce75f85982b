"""The notation the other tests are written in."""

from __future__ import annotations

import pytest

from game.cards import FRENCH
from game.scorpion.state import Column
from tests.game.scorpion.boards import board, cards, run, shown


def test_a_board_is_read_and_written_alike() -> None:
    text = "?QH 3D JH / 5H / - / ?AS ?2S 10C / - / - / KD"

    state = board(text)

    assert state.columns[0] == Column(cards("QH 3D JH"), 1)
    assert state.columns[2] == Column()
    assert shown(state) == text


def test_a_bare_question_mark_is_a_card_named_nowhere_else() -> None:
    state = board("? ? 3D / AS", reserve="2S")

    hidden = state.columns[0].cards[:2]
    assert len(set(hidden)) == 2
    assert not set(hidden) & set(cards("3D AS 2S"))


def test_columns_that_are_not_named_are_empty() -> None:
    assert len(board("3D", columns=10).columns) == 10
    assert board("3D").columns[1:] == (Column(),) * 6


def test_a_run_goes_from_king_to_ace() -> None:
    assert cards(run("S")) == tuple(reversed(FRENCH.cards[:13]))
    assert run("H", "4", "2") == "4H 3H 2H"


def test_an_open_card_under_a_face_down_one_is_a_slip() -> None:
    with pytest.raises(AssertionError):
        board("3D ?JH")
