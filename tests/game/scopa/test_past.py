"""The last deals, whose seeds may be known: which are remembered, and what becomes of a spoilt list."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.past_deals import KEPT, PastDeals
from game.scopa.fairness import verify
from game.scopa.match import Match
from game.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def seeds(past: PastDeals) -> list[object]:
    return [record["seed"] for record in past.records]


def test_the_last_deals_are_remembered_the_latest_first(store: Store) -> None:
    past, matches = PastDeals(store, "scopa", verify), [Match("easy", 11, False) for _ in range(KEPT + 2)]
    for match in matches:
        past.add(match)

    assert seeds(past) == [match.seed for match in reversed(matches)][:KEPT]
    assert seeds(PastDeals(store, "scopa", verify)) == seeds(past), "another run of the program knows them too"
    assert all(verify(record)["ok"] for record in PastDeals(store, "scopa", verify).records)


def test_a_deal_is_there_once_however_often_it_is_added(store: Store) -> None:
    past, match = PastDeals(store, "scopa", verify), Match("hard", 21, True)
    past.add(match)
    past.add(Match("easy", 11, False))
    match.apply(match.legal_plays()[0])
    past.add(match)

    assert seeds(past).count(match.seed) == 1
    assert past.records[0]["plays"], "as it ended"


@pytest.mark.parametrize("kept", ["", "no JSON", "7", "{}", '[7, {"game":"scopa"}]', "[" * 5000])
def test_a_spoilt_list_is_forgotten(kept: str, store: Store) -> None:
    store.keep_setting("scopa_past_deals", kept)

    assert PastDeals(store, "scopa", verify).records == ()


def test_what_proves_nothing_is_left_out(store: Store) -> None:
    past = PastDeals(store, "scopa", verify)
    past.add(Match("easy", 11, False))
    true = past.records[0]
    store.keep_setting("scopa_past_deals", json.dumps([true | {"seed": "0" * 64}, true]))

    assert PastDeals(store, "scopa", verify).records == (true,)
