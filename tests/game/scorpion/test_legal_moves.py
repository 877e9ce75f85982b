"""The list of legal moves is exactly what `apply` accepts, and what no other reading of the rules adds to."""

from __future__ import annotations

from hypothesis import given

from game.rules import Transition
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import DealReserve, MoveUnit, PlayReserve, State
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE, WASP
from tests.game.scorpion.boards import board
from tests.game.scorpion.positions import anywhere, every_move


@given(anywhere())
def test_legal_moves_are_exactly_those_that_apply_accepts(position: tuple[ScorpionRules, State]) -> None:
    rules, state = position

    accepted = [move for move in every_move(state) if isinstance(rules.apply(state, move), Transition)]
    legal = rules.legal_moves(state)

    assert len(legal) == len(set(legal))
    assert set(legal) == set(accepted)


@given(anywhere())
def test_each_legal_move_keeps_to_the_rules_as_written(position: tuple[ScorpionRules, State]) -> None:
    """The rules' sentences once more, in other words than the engine's."""
    rules, state = position

    for move in rules.legal_moves(state):
        if isinstance(move, DealReserve):
            assert rules.name != "three_blind_mice"
            assert len(state.reserve) == 3
            continue
        if isinstance(move, PlayReserve):
            assert rules.name == "three_blind_mice"
            card = state.reserve[move.place]
        else:
            assert move.source != move.target
            assert move.index >= state.columns[move.source].hidden
            card = state.columns[move.source].cards[move.index]
        host = state.columns[move.target].top
        assert card is not None
        if host is None:
            assert card.rank == 13 or rules.name == "wasp"
        else:
            assert host.rank == card.rank + 1
            assert host.suit == card.suit or rules.name == "relaxed"


def test_a_position_without_moves_is_no_end_by_itself() -> None:
    stuck = board("AS / AH / AD / AC / 2S 5H / 2H 5S / 2D 5C")

    assert CLASSIC.legal_moves(stuck) == []
    assert not CLASSIC.won(stuck)


def test_the_moves_of_a_small_board_are_listed_whole() -> None:
    state = board("KS 9S / 10S KH / QH / 3D / 4C / 5C / -", reserve="2H 2D 2C")

    assert set(CLASSIC.legal_moves(state)) == {
        MoveUnit(0, 0, 6),
        MoveUnit(1, 1, 6),
        MoveUnit(2, 0, 1),
        MoveUnit(4, 0, 5),
        DealReserve(),
    }


def test_wasp_and_three_blind_mice_list_their_own_moves() -> None:
    assert set(WASP.legal_moves(board("2C 9S / 3D / 4S / 5H / 6D / 7H / -"))) == {
        *(MoveUnit(source, 0, 6) for source in range(6)),
        MoveUnit(0, 1, 6),
    }
    mice = board("8H / 2C / 2S / 2D / 2H / 4C / 4S / 4D / 4H / -", reserve="7H KD", columns=10)
    assert set(THREE_BLIND_MICE.legal_moves(mice)) == {PlayReserve(0, 0), PlayReserve(1, 9)}
