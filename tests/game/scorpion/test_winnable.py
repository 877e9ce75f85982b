"""Deals that can be won: found by lot, found for a day, graded."""

from __future__ import annotations

from datetime import date
from pickle import dumps, loads

import pytest

from game.scorpion.difficulty import CUT_OFFS, Grade, grade_of, measure
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import CLASSIC, RULE_SETS, THREE_BLIND_MICE, numbered_deal
from game.scorpion.winnable import daily_number, winnable_number

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_deal_found_by_lot_can_be_won(name: str) -> None:
    rules = RULE_SETS[name]
    number = winnable_number(name, 7)

    assert solve(rules, numbered_deal(rules, number)).verdict is Verdict.WINNABLE
    assert winnable_number(name, 7) == number


def test_another_lot_finds_another_deal() -> None:
    assert len({winnable_number("classic", seed) for seed in range(5)}) == 5


@pytest.mark.parametrize("grade", list(Grade))
def test_a_deal_of_a_grade_is_of_that_grade(grade: Grade) -> None:
    number = winnable_number("classic", 3, grade.value)

    assert grade_of(CLASSIC, numbered_deal(CLASSIC, number)) is grade


def test_the_search_can_be_sent_to_another_process() -> None:
    assert loads(dumps(winnable_number)) is winnable_number


@pytest.mark.parametrize(
    ("day", "number"),
    [
        (date(2024, 2, 29), 665126892),
        (date(2026, 11, 30), 463034286),
        (date(2026, 12, 1), 126691857),
        (date(2030, 1, 1), 69019885),
    ],
)
def test_a_day_has_its_deal_for_ever(day: date, number: int) -> None:
    assert daily_number(day) == number
    assert solve(CLASSIC, numbered_deal(CLASSIC, number)).verdict is Verdict.WINNABLE


def test_every_rule_set_has_cut_offs_in_order() -> None:
    assert set(CUT_OFFS) == set(RULE_SETS)
    assert all(0 <= easy < medium < 48 for easy, medium in CUT_OFFS.values())


def test_the_measure_is_the_same_whenever_it_is_taken() -> None:
    deal = numbered_deal(CLASSIC, winnable_number("classic", 1))

    assert measure(CLASSIC, deal) == measure(CLASSIC, deal)


def test_a_deal_that_is_always_won_measures_0_and_one_that_cant_be_more() -> None:
    easy = winnable_number("three_blind_mice", 1, Grade.EASY.value)

    assert measure(THREE_BLIND_MICE, numbered_deal(THREE_BLIND_MICE, easy)) == 0
    assert measure(CLASSIC, numbered_deal(CLASSIC, 1)) > 0
