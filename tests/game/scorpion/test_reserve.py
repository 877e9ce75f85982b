"""Dealing the reserve: once, at any time, a card on each of the first three columns."""

from __future__ import annotations

from game.scorpion.rules import ScorpionRules
from game.scorpion.state import CardTurned, DealReserve, PlayReserve, ReserveDealt, RunRemoved
from game.scorpion.variants import CLASSIC, RELAXED, WASP
from tests.game.scorpion.boards import board, cards, run, shown
from tests.game.scorpion.playing import made, refused


def test_the_first_three_columns_get_a_card_each_in_order() -> None:
    result = made(CLASSIC, board("4D / 5H / 9S / 2C", reserve="KS 3C 8H"), DealReserve())

    assert shown(result.state) == "4D KS / 5H 3C / 9S 8H / 2C / - / - / -"
    assert result.events == (ReserveDealt(cards("KS 3C 8H")),)
    assert result.points == 0
    assert result.state.reserve == ()


def test_dealing_is_not_placing_so_any_card_comes_to_an_empty_column() -> None:
    result = made(CLASSIC, board("- / AH / -", reserve="2S 7D 3C"), DealReserve())

    assert shown(result.state).startswith("2S / AH 7D / 3C / -")


def test_a_card_of_the_suit_that_the_deal_puts_on_its_neighbour_earns_nothing() -> None:
    assert made(CLASSIC, board("5H / - / -", reserve="4H 7D 3C"), DealReserve()).points == 0


def test_the_reserve_is_dealt_only_once() -> None:
    dealt = made(CLASSIC, board("4D / 5H / 9S", reserve="KS 3C 8H"), DealReserve()).state

    assert refused(CLASSIC, dealt, DealReserve()) == "reserve_empty"
    assert DealReserve() not in CLASSIC.legal_moves(dealt)


def test_it_may_be_dealt_while_other_moves_are_open() -> None:
    state = board("9S / 10S / 2C", reserve="KS 3C 8H")

    assert len(CLASSIC.legal_moves(state)) > 1
    assert DealReserve() in CLASSIC.legal_moves(state)


def test_a_run_that_the_dealt_card_finishes_is_removed_in_its_column() -> None:
    state = board(f"4D / ?3H {run('S', last='2')} / 9D", reserve="KC AS 8H")

    result = made(CLASSIC, state, DealReserve())

    assert result.events == (
        ReserveDealt(cards("KC AS 8H")),
        RunRemoved(cards("AS")[0].suit, 1, 100),
        CardTurned(1, cards("3H")[0], 5),
    )
    assert result.points == 105
    assert shown(result.state).startswith("4D KC / 3H / 9D 8H")


def test_three_runs_may_go_at_one_deal_column_by_column() -> None:
    state = board(
        f"{run('S', last='2')} / {run('H', last='2')} / ?5C {run('D', last='2')}", reserve="AS AH AD", removed=""
    )

    result = made(CLASSIC, state, DealReserve())

    assert [type(event).__name__ for event in result.events] == [
        "ReserveDealt",
        "RunRemoved",
        "RunRemoved",
        "RunRemoved",
        "CardTurned",
    ]
    assert [suit.value for suit in result.state.removed] == ["S", "H", "D"]
    assert result.points == 305


def test_the_deal_leaves_a_finished_run_in_the_other_columns_alone() -> None:
    state = board(f"4D / 5H / 9D / {run('S')}", reserve="KC 2C 8H")

    result = made(CLASSIC, state, DealReserve())

    assert result.state.removed == ()
    assert result.state.columns[3] == state.columns[3]


def test_a_finished_run_that_the_deal_covers_stays() -> None:
    state = board(f"{run('S')} / 5H / 9D", reserve="KC 2C 8H")

    result = made(CLASSIC, state, DealReserve())

    assert result.state.removed == ()
    assert len(result.state.columns[0].cards) == 14


def test_a_reserve_card_is_never_played_singly() -> None:
    rules_with_a_dealt_reserve: list[ScorpionRules] = [CLASSIC, RELAXED, WASP]
    for rules in rules_with_a_dealt_reserve:
        for reserve in ("KS 3C 8H", ""):
            state = board("9H", reserve=reserve)
            assert refused(rules, state, PlayReserve(2, 0)) == "reserve_not_playable"
            assert refused(rules, state, PlayReserve(9, 9)) == "reserve_not_playable"


def test_after_the_win_the_reserve_is_refused_as_the_game_is_over() -> None:
    won = board("-", removed="S H D C")

    assert refused(CLASSIC, won, DealReserve()) == "game_over"
    assert refused(CLASSIC, won, PlayReserve(0, 0)) == "game_over"
