"""Deals for four that can be proved: the seed fixes every card and the first dealer, worked out a second time."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from game.cards import ITALIAN
from game.errors import RecordError
from game.fairness import commitment
from game.records import JsonObject
from game.registry import fair_game_of
from game.scopa.fairness import dealing
from game.scopa.rules import ScopaRules
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS, SCIENTIFICO, SCOPONE
from tests.game.scopone.second_opinion import PACK, shuffled

SEED = "00112233445566778899aabbccddeeff" * 2


def seed_of(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()


def kings(order: list[str]) -> int:
    return sum(card.startswith("10") for card in order[:4])


def first_void() -> str:
    """A seed whose first order has three or four kings among its first four cards: one in 630 has."""
    return next(seed for seed in map(seed_of, range(9999)) if kings(shuffled(f"{seed}/0", PACK)) > 2)


def record_of(rules: ScopaRules, seed: str) -> JsonObject:
    deck = [str(card) for card in dealing(SCOPONE_GAME, rules).deal(seed).order]
    keys = {"seed": seed, "commitment": commitment(seed)}
    return {"game": "scopone", "rules": rules.name, "deck": deck, "first": 0, "napola": False, "plays": []} | keys


def verified(record: JsonObject) -> JsonObject:
    return fair_game_of(record).verify(record)


@pytest.mark.parametrize("number", range(20))
def test_the_deal_and_the_first_dealer_are_the_documented_ones(number: int) -> None:
    seed = seed_of(number)
    for rules in RULE_SETS:
        deals = dealing(SCOPONE_GAME, rules)
        assert list(map(str, deals.deal(seed).order)) == shuffled(f"{seed}/0", PACK)
        assert deals.first_dealer(seed) == int(shuffled(f"{seed}/dealer", ["0", "1", "2", "3"])[0])
        assert deals.first_player(seed) == (deals.first_dealer(seed) + 1) % 4


def test_a_seed_means_the_same_cards_for_ever() -> None:
    deals = dealing(SCOPONE_GAME, SCIENTIFICO)
    assert " ".join(map(str, deals.deal(SEED).order)) == (
        "3D 2C 7D 2B 7C 4C AB 10S 8S 8D 10D 5D 4D 9B AD AC 6D 3B 10C 3S "
        "4B 8B 8C 5C 9S 7B 5B 2S AS 7S 10B 2D 6B 9C 9D 4S 6C 5S 3C 6S"
    )
    assert deals.first_dealer(SEED) == 1


def test_three_kings_are_dealt_again_in_scopone_and_played_in_scientifico() -> None:
    seed = first_void()

    again, played = (dealing(SCOPONE_GAME, rules).deal(seed) for rules in (SCOPONE, SCIENTIFICO))

    assert again.void == (played.order,)
    assert list(map(str, again.order)) == shuffled(f"{seed}/1", PACK)
    assert played.void == ()
    assert sorted(map(str, again.order)) == sorted(map(str, ITALIAN))


def test_each_of_the_four_deals_first_as_often() -> None:
    dealers = Counter(dealing(SCOPONE_GAME, SCOPONE).first_dealer(seed_of(number)) for number in range(1000))

    assert sorted(dealers) == [0, 1, 2, 3]
    assert all(200 < count < 300 for count in dealers.values())


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_record_with_its_seed_is_proved_and_another_is_found_out(rules: ScopaRules) -> None:
    record, other = record_of(rules, SEED), record_of(rules, seed_of(1))

    assert verified(record) == {"ok": True, "cards": True, "hash": True}
    assert verified(record | {"deck": other["deck"]}) == {"ok": False, "cards": False, "hash": True}
    assert verified(record | {"commitment": other["commitment"]}) == {"ok": False, "cards": True, "hash": False}


def test_another_player_who_begins_a_match_is_found_out() -> None:
    record = record_of(SCOPONE, SEED) | {"number": 1}
    begins = dealing(SCOPONE_GAME, SCOPONE).first_player(SEED)

    assert [verified(record | {"first": seat})["ok"] for seat in range(4)] == [seat == begins for seat in range(4)]
    assert all(verified(record | {"number": 2, "first": seat})["ok"] for seat in range(4)), "dealers take turns"


def test_a_redealt_order_is_the_proof_under_its_own_rules_only() -> None:
    record = record_of(SCOPONE, first_void())

    assert verified(record)["ok"]
    assert verified(record | {"rules": "scientifico"}) == {"ok": False, "cards": False, "hash": True}


def test_a_position_has_no_seed() -> None:
    empty = {"table": [], "hands": [[]] * 4, "captured": [[], []], "scope": [0, 0]}
    record = record_of(SCOPONE, SEED) | {"position": empty | {"to_play": 0, "first": 0, "last_taker": None}}
    del record["deck"]

    with pytest.raises(RecordError, match="position is given; expected deck"):
        verified(record)
