"""The count of a deal, line by line, and the match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import ITALIAN, ItalianSuit
from game.scopa.count import Pair, count, primiera, tied, winner
from game.scopa.state import Cards
from tests.game.scopa.tables import cards


def split(mine: str) -> tuple[Cards, Cards]:
    """These cards, and the rest of the pack."""
    return cards(mine), tuple(card for card in ITALIAN if card not in cards(mine))


def of_size(size: int) -> tuple[Cards, Cards]:
    return ITALIAN.cards[:size], ITALIAN.cards[size:]


def coins(number: int) -> tuple[Cards, Cards]:
    suit = ITALIAN.of_suit(ItalianSuit.COINS)
    return suit[:number], suit[number:]


@pytest.mark.parametrize(("size", "line"), [(19, (0, 1)), (20, (0, 0)), (21, (1, 0)), (0, (0, 1)), (40, (1, 0))])
def test_the_cards_point_needs_21(size: int, line: Pair) -> None:
    assert count(of_size(size), (0, 0), False).cards == line


@pytest.mark.parametrize(("number", "line"), [(4, (0, 1)), (5, (0, 0)), (6, (1, 0))])
def test_the_coins_point_needs_6(number: int, line: Pair) -> None:
    assert count(coins(number), (0, 0), False).coins == line


@pytest.mark.parametrize(("mine", "line"), [("7D", (1, 0)), ("7C 7S 7B", (0, 1))])
def test_the_settebello_is_the_seven_of_coins(mine: str, line: Pair) -> None:
    assert count(split(mine), (0, 0), False).settebello == line


PRIMIERAS = [
    ("7D 7C 7S 7B", 84),
    ("6D 6C 6S 6B", 72),
    ("AD AC AS AB", 64),
    ("5D 4C 3S 2B", 54),
    ("8D 9C 10S 8B", 40),
    ("7D 6D AD 6C AC 5S 4B 10B", 21 + 18 + 15 + 14),
    ("6D AD 5D 7C 2C 3S 10S 9B", 18 + 21 + 13 + 10),
    ("AD 5C 4S 3B 2B 10B", 16 + 15 + 14 + 13),
    ("7D 7C 7S", None),
    ("", None),
]


@pytest.mark.parametrize(("taken", "value"), PRIMIERAS)
def test_a_primiera_is_the_best_card_of_each_suit(taken: str, value: int | None) -> None:
    assert primiera(cards(taken)).value == value


def test_a_primiera_shows_its_cards_and_the_suits_it_lacks() -> None:
    found = primiera(cards("6D 7C 5C 10B 9B"))

    assert found.cards == cards("6D 7C 10B")
    assert found.missing == (ItalianSuit.SWORDS,)


@pytest.mark.parametrize(
    ("mine", "other", "line"),
    [
        ("7D 7C 7S 7B", "6D 6C 6S 6B", (1, 0)),
        ("6D 6C 6S 6B", "7D 7C 7S 5B", (0, 1)),
        ("7D 7C 6S 6B", "6D 6C 7S 7B", (0, 0)),
        ("8D 8C 8S 8B", "7D 7C 7S", (1, 0)),
        ("7D 7C 7S", "8D 8C 8S 8B", (0, 1)),
        ("7D 7C 7S", "7B 6D", (0, 0)),
    ],
)
def test_the_primiera_goes_to_the_higher_and_never_without_a_suit(mine: str, other: str, line: Pair) -> None:
    assert count((cards(mine), cards(other)), (0, 0), False).primiera == line


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ("AD 2D", 0),
        ("2D 3D 4D", 0),
        ("AD 2D 4D 5D", 0),
        ("AD 2D 3D", 3),
        ("3D AD 2D 5D", 3),
        ("AD 2D 3D 4D", 4),
        ("AD 2D 3D 4D 5D 6D 7D 8D 9D", 9),
        ("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D", 10),
        ("AC 2C 3C 4C", 0),
    ],
)
def test_napola_runs_from_the_ace_of_coins_without_a_gap(taken: str, points: int) -> None:
    for player in (0, 1):
        piles = split(taken) if player == 0 else split(taken)[::-1]
        sheet = count((piles[0], piles[1]), (0, 0), True)
        assert sheet.napola[player] == points
        assert sheet.napola_run[player] == ITALIAN.of_suit(ItalianSuit.COINS)[:points]


def test_napola_counts_only_where_it_is_on() -> None:
    assert count(split("AD 2D 3D"), (0, 0), False).napola == (0, 0)


def test_the_total_adds_every_line() -> None:
    mine = "AD 2D 3D 4D 5D 6D 7D 7C 7S 7B"

    sheet = count(split(mine), (2, 1), True)

    assert sheet.total == (0 + 1 + 1 + 1 + 2 + 7, 1 + 0 + 0 + 0 + 1 + 0)


@pytest.mark.parametrize(
    ("match", "target", "expected"),
    [
        ((10, 9), 11, None),
        ((11, 9), 11, 0),
        ((9, 12), 11, 1),
        ((12, 13), 11, 1),
        ((13, 12), 11, 0),
        ((11, 11), 11, None),
        ((14, 14), 11, None),
        ((20, 11), 21, None),
        ((21, 20), 21, 0),
        ((23, 24), 21, 1),
    ],
)
def test_the_match_goes_to_the_higher_of_those_at_the_target(match: Pair, target: int, expected: int | None) -> None:
    assert winner(match, target) == expected


@pytest.mark.parametrize(
    ("match", "target", "expected"),
    [((11, 11), 11, True), ((14, 14), 11, True), ((10, 10), 11, False), ((11, 12), 11, False), ((11, 11), 21, False)],
)
def test_equal_points_at_the_target_are_a_tie(match: Pair, target: int, expected: bool) -> None:
    assert tied(match, target) is expected


@given(st.sets(st.sampled_from(ITALIAN.cards)), st.tuples(st.integers(0, 9), st.integers(0, 9)), st.booleans())
def test_exchanging_the_players_exchanges_the_sheet(mine: set[object], scope: Pair, napola: bool) -> None:
    piles = (tuple(c for c in ITALIAN if c in mine), tuple(c for c in ITALIAN if c not in mine))

    one, other = count(piles, scope, napola), count((piles[1], piles[0]), (scope[1], scope[0]), napola)

    for line in ("cards", "coins", "settebello", "primiera", "scope", "napola", "total", "primieras", "taken"):
        assert getattr(one, line) == getattr(other, line)[::-1]
