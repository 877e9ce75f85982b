"""Recorded and random games are worked out a second time, from the page of rules alone, and come out the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.briscola import headless
from tests.game.briscola.second_opinion import PACK, Deal, Line, replayed
from tests.promise import expected_of, golden_records

GOLDEN = Path(__file__).parents[2] / "golden" / "briscola"
DAMAGED = 7
"""One play in so many is made up, whatever the rules say."""


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_second_opinion_of_a_recorded_game_is_the_same(path: Path) -> None:
    ((record, expected),) = [one for one in golden_records(GOLDEN) if one[1] == expected_of(path)]

    assert replayed(record) == expected
    assert headless.replay(record) == expected


def by_chance(seed: int) -> Line:
    """A whole game by chance, some of its plays refused."""
    chance = Random(seed)
    players = chance.choice([2, 4])
    record: Line = {
        "game": "briscola",
        "players": players,
        "deck": chance.sample(PACK, len(PACK)),
        "first": chance.randrange(players),
        "match": [chance.randrange(3), chance.randrange(3)],
        "target": 3,
        "plays": [],
    }
    deal = Deal(record)
    while not deal.over:
        card = chance.choice(PACK if chance.randrange(DAMAGED) == 0 else deal.hands[deal.to_play])
        record["plays"].append(card)
        if deal.reason(card) is None:
            deal.play(card)
    return record


@given(st.integers(0, 2**64))
def test_a_second_opinion_of_any_game_is_the_same(seed: int) -> None:
    record = by_chance(seed)
    assert headless.replay(record) == replayed(record)


@pytest.mark.parametrize("number", [1, 48213, 999_999_999])
@pytest.mark.parametrize("players", [2, 4])
def test_a_deals_number_means_the_cards_its_stream_says(number: int, players: int) -> None:
    record: Line = {"game": "briscola", "players": players, "deal": number, "first": 1, "plays": []}
    assert headless.replay(record) == replayed(record)


def test_every_event_draws_and_ends_of_matches_are_recorded() -> None:
    told = golden_records(GOLDEN)
    events = {event["event"] for _, lines in told for line in lines for event in line.get("events", [])}
    results = [(record["players"], lines[-1]) for record, lines in told if "result" in lines[-1]]

    assert events == {"played", "trick_won", "drawn"}
    assert {result["winner"] for _, result in results} == {None, 0, 1}
    assert {players for players, result in results if result["result"]["points"] == [60, 60]} == {2, 4}
    assert {len(lines[0]["trick"]) for _, lines in told} >= {0, 1, 2}


def test_a_game_that_is_over_has_no_moves() -> None:
    whole = [record for record, lines in golden_records(GOLDEN) if "result" in lines[-1]]
    assert len(whole) > 5
    assert [headless.moves(record) for record in whole] == [[]] * len(whole)
