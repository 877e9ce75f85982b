"""Recorded and random deals are worked out a second time, from the page of rules alone, and come out the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scopone import headless
from tests.game.scopone.second_opinion import PACK, Deal, Line, replayed, takes
from tests.promise import expected_of, golden_records

GOLDEN = Path(__file__).parents[2] / "golden" / "scopone"
DAMAGED = 7
"""One play in so many is made up, whatever the rules say."""


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_second_opinion_of_a_recorded_deal_is_the_same(path: Path) -> None:
    ((record, expected),) = [one for one in golden_records(GOLDEN) if one[1] == expected_of(path)]

    assert replayed(record) == expected


def by_chance(seed: int) -> Line:
    """A whole deal by chance, some of its plays refused."""
    chance = Random(seed)
    record: Line = {
        "game": "scopone",
        "rules": chance.choice(["scientifico", "scopone"]),
        "deck": chance.sample(PACK, len(PACK)),
        "first": chance.randrange(4),
        "napola": chance.random() < 0.5,
        "match": [chance.randrange(21), chance.randrange(21)],
        "plays": [],
    }
    deal = Deal(record)
    while not deal.over:
        card, take = _any_play(deal, chance) if chance.randrange(DAMAGED) == 0 else _legal_play(deal, chance)
        record["plays"].append({"card": card, "take": take})
        if deal.reason(card, take) is None:
            deal.play(card, take)
    return record


def _any_play(deal: Deal, chance: Random) -> tuple[str, list[str]]:
    pool = [*deal.table, *chance.sample(PACK, 2)]
    return chance.choice([*deal.hands[deal.to_play], *PACK]), chance.sample(pool, chance.randrange(min(4, len(pool))))


def _legal_play(deal: Deal, chance: Random) -> tuple[str, list[str]]:
    card = chance.choice(deal.hands[deal.to_play])
    taken = chance.choice(takes(card, deal.table) or [set()])
    return card, [other for other in deal.table if other in taken]


@given(st.integers(0, 2**64))
def test_a_second_opinion_of_any_deal_is_the_same(seed: int) -> None:
    record = by_chance(seed)
    assert headless.replay(record) == replayed(record)


def test_a_deals_number_means_the_cards_its_stream_says() -> None:
    for number in (1, 48213, 999_999_999):
        record: Line = {"game": "scopone", "rules": "scopone", "deal": number, "first": 3, "napola": False, "plays": []}
        assert headless.replay(record) == replayed(record)


def test_events_whole_deals_and_ends_of_matches_are_recorded() -> None:
    told = [lines for _, lines in golden_records(GOLDEN)]
    events = {event["event"] for lines in told for line in lines for event in line.get("events", [])}
    sheets = [lines[-1] for lines in told if "sheet" in lines[-1]]

    assert events == {"played", "scopa", "rest_taken"}
    assert {sheet["winner"] for sheet in sheets} == {None, 0, 1}
    assert any(max(sheet["sheet"]["napola"]) >= 3 for sheet in sheets)
    assert any(sheet["match"][0] == sheet["match"][1] >= 11 for sheet in sheets)
