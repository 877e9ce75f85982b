"""What the census of winnable deals counts and how it says how sure it is."""

from __future__ import annotations

import pytest

from game.scorpion.solver import Verdict
from game.scorpion.variants import CLASSIC
from tools.winnability import Census, row, taken, wilson

WIN, LOSS, OPEN = Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNKNOWN


def test_wilsons_interval() -> None:
    assert wilson(61, 500) == pytest.approx((0.0962, 0.1536), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_undecided_deals_may_be_either() -> None:
    low, high = Census((WIN, LOSS, LOSS, OPEN), (0.1,) * 4).winnable_share()

    assert (low, high) == (wilson(1, 4)[0], wilson(2, 4)[1])


def test_a_late_verdict_and_none_are_not_in_time() -> None:
    assert Census((WIN, LOSS, WIN, OPEN), (0.1, 0.2, 0.4, 0.1)).decided_within(0.3) == 0.5


def test_a_row_has_every_figure() -> None:
    assert row("wasp", Census((WIN, LOSS), (0.002, 0.5))) == (
        "| wasp | 2 | 1 | 1 | 0 | 9.5% to 90.5% | 100.0% in 1.0 s | 251.0 | 500.0 | 500.0 |"
    )


def test_the_same_deals_have_the_same_verdicts() -> None:
    first = taken(CLASSIC, 20, 500)

    assert first.verdicts == taken(CLASSIC, 20, 500).verdicts
    assert first.count(Verdict.WINNABLE) + first.count(Verdict.UNWINNABLE) + first.count(Verdict.UNKNOWN) == 20
