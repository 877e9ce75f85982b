"""What Relaxed, Wasp and Three Blind Mice change, and what they leave as it is."""

from __future__ import annotations

import pytest

from game.cards import Suit
from game.scorpion.entry import ENTRY
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import DealReserve, Move, MoveUnit, PlayReserve, ReservePlayed, RunRemoved, Won
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE, WASP
from tests.game.scorpion.boards import board, cards, run, shown
from tests.game.scorpion.playing import made, refused

ALL = list(RULE_SETS.values())


@pytest.mark.parametrize(("guest", "host"), [("7H", "8S"), ("7H", "8C"), ("7H", "8D"), ("AC", "2D"), ("QS", "KH")])
def test_relaxed_takes_the_next_lower_card_of_any_suit_for_nothing(guest: str, host: str) -> None:
    state = board(f"{guest} / {host}")

    assert made(RELAXED, state, MoveUnit(0, 0, 1)).points == 0
    for rules in (CLASSIC, WASP, THREE_BLIND_MICE):
        assert refused(rules, state, MoveUnit(0, 0, 1)) == "wrong_suit"


def test_relaxed_still_gives_points_for_the_same_suit() -> None:
    assert made(RELAXED, board("7H / 8H"), MoveUnit(0, 0, 1)).points == 5


def test_relaxed_points_are_earned_again_when_a_pair_is_parted_and_joined() -> None:
    parted = made(RELAXED, board("8H 7H / 8S"), MoveUnit(0, 1, 1))
    joined = made(RELAXED, parted.state, MoveUnit(1, 1, 0))

    assert (parted.points, joined.points) == (0, 5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("7H / 9S", "wrong_rank"), ("9H / 8S", "wrong_rank"), ("2H / AS", "on_ace"), ("QS / -", "empty_needs_king")],
)
def test_relaxed_changes_nothing_else(text: str, reason: str) -> None:
    assert refused(RELAXED, board(text), MoveUnit(0, 0, 1)) == reason


@pytest.mark.parametrize("card", ["AS", "7H", "QD", "KC"])
def test_wasp_lets_any_card_onto_an_empty_column_with_all_on_it(card: str) -> None:
    result = made(WASP, board(f"?2C {card} 9S / -"), MoveUnit(0, 1, 1))

    assert shown(result.state).startswith(f"2C / {card} 9S / -")
    assert result.points == 5


def test_wasp_lets_a_whole_column_wander() -> None:
    assert made(WASP, board("7H 2C / -"), MoveUnit(0, 0, 1)).points == 0


@pytest.mark.parametrize(
    ("text", "reason"), [("7H / 8S", "wrong_suit"), ("7H / 9H", "wrong_rank"), ("2H / AH", "on_ace")]
)
def test_wasp_changes_nothing_else(text: str, reason: str) -> None:
    assert refused(WASP, board(text), MoveUnit(0, 0, 1)) == reason


def test_a_set_aside_card_is_placed_like_any_other() -> None:
    state = board("8H / 5C", reserve="7H KD", columns=10)

    result = made(THREE_BLIND_MICE, state, PlayReserve(0, 0))

    assert result.events == (ReservePlayed(cards("7H")[0], 0, 0, 5),)
    assert result.points == 5
    assert result.state.reserve == (None, cards("KD")[0])
    assert shown(result.state).startswith("8H 7H / 5C / -")


def test_a_set_aside_king_comes_to_an_empty_column_for_nothing() -> None:
    result = made(THREE_BLIND_MICE, board("8H / -", reserve="7H KD", columns=10), PlayReserve(1, 1))

    assert result.points == 0
    assert result.state.reserve == (cards("7H")[0], None)


def test_a_set_aside_card_may_finish_a_run_and_win() -> None:
    state = board(f"5C / 6C / ?2D {run('S', last='2')}", reserve="- AS", removed="", columns=10)

    result = made(THREE_BLIND_MICE, state, PlayReserve(1, 2))

    assert result.events[1] == RunRemoved(Suit.SPADES, 2, 100)
    assert result.points == 110
    last = board(run("S", last="2"), reserve="- AS", removed="H D C", columns=10)
    assert made(THREE_BLIND_MICE, last, PlayReserve(1, 0)).events[-1] == Won()


@pytest.mark.parametrize(
    ("text", "reserve", "move", "reason"),
    [
        ("8H", "7H KD", DealReserve(), "no_deal_here"),
        ("8H", "- -", DealReserve(), "no_deal_here"),
        ("8H", "- KD", PlayReserve(0, 0), "reserve_empty"),
        ("8H", "- KD", PlayReserve(0, 99), "reserve_empty"),
        ("8H", "7H KD", PlayReserve(0, -1), "no_such_column"),
        ("8H", "7H KD", PlayReserve(0, 10), "no_such_column"),
        ("8H", "7H KD", PlayReserve(2, 10), "no_such_column"),
        ("8H", "7H KD", PlayReserve(2, 0), "no_such_card"),
        ("8H", "7H KD", PlayReserve(-1, 0), "no_such_card"),
        ("8H / -", "7H KD", PlayReserve(0, 1), "empty_needs_king"),
        ("AH", "7H KD", PlayReserve(0, 0), "on_ace"),
        ("9H", "7H KD", PlayReserve(0, 0), "wrong_rank"),
        ("9S", "7H KD", PlayReserve(0, 0), "wrong_rank"),
        ("8S", "7H KD", PlayReserve(0, 0), "wrong_suit"),
        ("7H / 8S", "- -", MoveUnit(0, 0, 1), "wrong_suit"),
        ("7H / -", "- -", MoveUnit(0, 0, 1), "empty_needs_king"),
        ("7H", "- -", MoveUnit(0, 0, 10), "no_such_column"),
    ],
)
def test_three_blind_mice_refuses_with_the_first_reason(text: str, reserve: str, move: Move, reason: str) -> None:
    assert refused(THREE_BLIND_MICE, board(text, reserve, columns=10), move) == reason


def test_in_three_blind_mice_the_tenth_column_is_one_like_the_others() -> None:
    state = board("7H / - / - / - / - / - / - / - / - / 8H", reserve="- -", columns=10)

    assert made(THREE_BLIND_MICE, state, MoveUnit(0, 0, 9)).points == 5


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.name)
def test_nothing_goes_on_an_ace_under_any_rules(rules: ScorpionRules) -> None:
    for card in ("KH", "2H", "2S", "AC"):
        assert refused(rules, board(f"{card} / AH", columns=rules.columns), MoveUnit(0, 0, 1)) == "on_ace"


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.name)
def test_a_turned_card_earns_five_under_any_rules(rules: ScorpionRules) -> None:
    assert made(rules, board("?2C KD / -", columns=rules.columns), MoveUnit(0, 1, 1)).points == 5


def test_the_entry_offers_every_rule_set() -> None:
    assert ENTRY.rules == tuple(RULE_SETS)
