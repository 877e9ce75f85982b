"""Deals that may be looked at again: never one that somebody still plays in; cut, they go on with the same cards."""

from __future__ import annotations

import random

import pytest

from game import records
from game.errors import RecordError
from game.records import JsonObject
from game.scopa.match import Match, hand_in
from game.scopa.reviewed import cut, reviewable
from tests.game.scopa.test_match_record import played


def record_after(plays: int, seed: int = 4) -> JsonObject:
    return records.parse(played(random.Random(seed), plays).record_text())


def test_a_deal_under_way_is_never_seen() -> None:
    with pytest.raises(RecordError):
        reviewable(record_after(20), ended=False)
    deals = reviewable(record_after(36 + 20), ended=False)
    assert [deal.number for deal in deals] == [1]
    assert deals[0].state.over


def test_once_its_match_is_done_with_a_deal_is_seen_as_far_as_it_went() -> None:
    deals = reviewable(record_after(36 + 20), ended=True)
    assert [(deal.number, len(deal.log)) for deal in deals] == [(1, 36), (2, 20)]


def test_a_deal_nobody_played_in_is_nothing_to_look_at() -> None:
    with pytest.raises(RecordError):
        reviewable(record_after(0), ended=True)
    deals = reviewable(record_after(36), ended=True)
    assert len(deals) == 1


def test_a_match_of_an_older_program_has_its_last_deal_alone() -> None:
    present = record_after(36)["deals"][0]
    older = {key: value for key, value in present.items() if key != "sheet"}
    assert [deal.number for deal in reviewable(older, ended=True)] == [1]


@pytest.mark.parametrize("plays", [0, 1, 13, 35])
def test_cut_it_goes_on_with_the_hidden_cards_as_they_were(plays: int) -> None:
    deal = reviewable(record_after(36), ended=False)[0]
    began: Match = hand_in(cut(deal, plays), "hard")
    assert began.state == deal.log[plays].before
    assert began.terms == deal.terms
    assert (began.seed, began.commitment, began.level) == ("", "", "hard")
    while not began.state.over:
        assert not hasattr(began.apply(deal.log[len(began.log)].move), "code"), "the old plays are still allowed"
    assert began.state == deal.state


def test_a_record_of_something_else_is_told() -> None:
    with pytest.raises(RecordError):
        reviewable({"game": "scopa", "deals": []}, ended=True)
