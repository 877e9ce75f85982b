"""How an order of 52 cards lies on the table under each rule set."""

from __future__ import annotations

import pytest

from game.cards import FRENCH
from game.errors import GameError
from game.scorpion.rules import ScorpionRules
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE, WASP, numbered_deal
from tests.game.scorpion.boards import cards, shown

ORDER = FRENCH.cards


def test_the_rule_sets_have_the_names_of_records() -> None:
    assert list(RULE_SETS) == ["classic", "relaxed", "wasp", "three_blind_mice"]
    assert all(RULE_SETS[name].name == name for name in RULE_SETS)


@pytest.mark.parametrize("rules", [CLASSIC, RELAXED, WASP], ids=lambda rules: rules.name)
def test_an_order_is_laid_row_by_row(rules: ScorpionRules) -> None:
    state = rules.deal(ORDER)

    assert shown(state) == (
        "?AS ?8S ?2H 9H 3D 10D 4C / ?2S ?9S ?3H 10H 4D JD 5C / ?3S ?10S ?4H JH 5D QD 6C / ?4S ?JS ?5H QH 6D KD 7C / "
        "5S QS 6H KH 7D AC 8C / 6S KS 7H AD 8D 2C 9C / 7S AH 8H 2D 9D 3C 10C"
    )
    assert state.reserve == cards("JC QC KC")
    assert state.removed == ()


def test_three_blind_mice_lays_ten_columns_of_five_and_two_aside() -> None:
    state = THREE_BLIND_MICE.deal(ORDER)

    assert shown(state) == (
        "AS JS 8H 5D 2C / 2S QS 9H 6D 3C / 3S KS 10H 7D 4C / 4S AH JH 8D 5C / 5S 2H QH 9D 6C / 6S 3H KH 10D 7C / "
        "7S 4H AD JD 8C / ?8S ?5H ?2D QD 9C / ?9S ?6H ?3D KD 10C / ?10S ?7H ?4D AC JC"
    )
    assert state.reserve == cards("QC KC")


@pytest.mark.parametrize(
    ("rules", "hidden", "reserve"), [(CLASSIC, 12, 3), (RELAXED, 12, 3), (WASP, 12, 3), (THREE_BLIND_MICE, 9, 2)]
)
def test_so_many_cards_are_hidden_and_set_aside(rules: ScorpionRules, hidden: int, reserve: int) -> None:
    state = numbered_deal(rules, 48213)

    assert sum(column.hidden for column in state.columns) == hidden
    assert len(state.reserve) == rules.reserve_size == reserve
    assert not rules.won(state)


def test_one_order_serves_all_rule_sets() -> None:
    seven = numbered_deal(CLASSIC, 48213)
    ten = numbered_deal(THREE_BLIND_MICE, 48213)

    assert seven == numbered_deal(RELAXED, 48213) == numbered_deal(WASP, 48213)
    assert [column.cards[0] for column in ten.columns][:7] == [column.cards[0] for column in seven.columns]


def test_a_number_out_of_range_has_no_deal() -> None:
    with pytest.raises(GameError):
        numbered_deal(CLASSIC, 0)
