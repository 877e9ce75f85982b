"""Deals known by a name: the one the rules pages show, and PySolFC's."""

from __future__ import annotations

import pytest

from game.cards import FRENCH
from game.errors import GameError
from game.rules import Refusal
from game.scorpion.foreign import foreign_order
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.rules_deal import WINNING_LINE
from game.scorpion.state import CardsMoved, MoveUnit
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE, WASP

MICROSOFT_24 = """
4C 2C 9C 8C QS 4S 2H
5H QH 3C AC 3H 4H QD
QC 9S 6H 9H 3S KS 3D
5D 2S JC 5C JH 6D AS
2D KD 10H 10C 10D 8D
7H JS KH 10S KC 7C
AH 5S 6S AD 8H JD
7S 6C 7D 4D 8S 9D
"""
"""FreeCell's game 24 as published, column by column; it is dealt to them in rows."""
PYSOLFC_100000 = """
5C 5S JD 7H QC 3S 3H
2D 2H 8H 8S AH 9D 3C
9H 6S 5H 7C 9C 7D 3D
6D 4D QS JH 7S KS AC
10H JS 2C 6H KH AS
4S 9S 5D 2S JC 6C
10D QD 4C AD 10C QH
4H 10S 8C KC 8D KD
"""
"""The same of PySolFC's game 100000, whose cards are shuffled in another way than the small numbers'."""


def rows(text: str) -> list[str]:
    """The cards of a board given in columns, row by row."""
    columns = [line.split() for line in text.split("\n") if line]
    return [column[row] for row in range(max(map(len, columns))) for column in columns if row < len(column)]


def names(label: str) -> list[str]:
    return [str(card) for card in foreign_order(label)]


def test_the_deal_of_the_rules_is_won_by_its_line() -> None:
    session = Start.named(CLASSIC, "rules").session()

    first = session.apply(WINNING_LINE[0])
    for move in WINNING_LINE[1:]:
        assert not isinstance(session.apply(move), Refusal)

    assert (session.won, session.moves, session.score) == (True, 50, 690)
    assert not isinstance(first, Refusal)
    assert first.move == MoveUnit(1, 5, 6)
    assert first.transition.events[0] == CardsMoved((FRENCH.parse("4H"), FRENCH.parse("7S")), 1, 6, 5)


@pytest.mark.parametrize("rules", [RELAXED, WASP, THREE_BLIND_MICE], ids=lambda rules: rules.name)
def test_the_deal_of_the_rules_is_one_of_classic(rules: ScorpionRules) -> None:
    with pytest.raises(GameError, match="expected classic, not"):
        Start.named(rules, "rules")


@pytest.mark.parametrize(
    ("label", "columns"), [("ms24", MICROSOFT_24), ("pysol:24", MICROSOFT_24), ("pysol:100000", PYSOLFC_100000)]
)
def test_foreign_cards_come_in_the_order_in_which_they_are_dealt(label: str, columns: str) -> None:
    assert names(label) == rows(columns)


def test_every_rule_set_deals_them_row_by_row() -> None:
    order = foreign_order("pysol:24")

    for rules in RULE_SETS.values():
        state = Start.named(rules, "pysol:24").state
        assert [column.cards[0] for column in state.columns] == list(order[: rules.columns])
        assert state.columns[2].cards[1] == order[rules.columns + 2]
        assert state.reserve == order[-rules.reserve_size :]


def test_every_name_gives_a_whole_pack() -> None:
    for label in ("ms1", "ms2147483648", "ms4294967296", "ms8589934591", "pysol:32001", f"pysol:{10**20}"):
        assert sorted(names(label)) == sorted(map(str, FRENCH))


def test_small_numbers_are_microsofts_and_large_ones_are_not() -> None:
    assert names("pysol:32000") == names("ms32000")
    assert names("pysol:32001") != names("ms32001")


@pytest.mark.parametrize("label", ["", "ms", "ms024", "pysol:-1", "pysol: 24", "ms24x", "bees", "pysol:1e5", "ms²"])
def test_another_name_is_no_deal(label: str) -> None:
    with pytest.raises(GameError, match="expected pysol:N or msN"):
        foreign_order(label)
