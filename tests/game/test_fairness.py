"""Seeds deal for any pack and any number of seats, each game from a stream of its own."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from game.cards import FRENCH, ITALIAN
from game.fairness import FairDealing, commitment
from game.seats import Seat, in_turn

SEEDS = [sha256(str(number).encode()).hexdigest() for number in range(800)]
FOUR = FairDealing("four", ITALIAN, 4, lambda _: False)


def test_each_of_four_seats_deals_first_as_often_and_its_neighbour_begins() -> None:
    dealers = Counter(FOUR.first_dealer(seed) for seed in SEEDS)

    assert sorted(dealers) == [0, 1, 2, 3]
    assert all(150 < times < 250 for times in dealers.values())
    for seed in SEEDS[:20]:
        assert FOUR.first_player(seed) == in_turn(FOUR.first_dealer(seed), 4)[1]


def test_the_same_seed_deals_otherwise_in_another_game() -> None:
    other = FairDealing("other", ITALIAN, 4, lambda _: False)
    for seed in SEEDS[:20]:
        assert FOUR.deal(seed) == FOUR.deal(seed)
        assert FOUR.deal(seed).order != other.deal(seed).order
        assert FOUR.deal(seed).commitment == other.deal(seed).commitment == commitment(seed)


def test_any_pack_is_dealt_whole_and_void_orders_are_told() -> None:
    dealing = FairDealing("french", FRENCH, 2, lambda order: order[0].rank > 4)
    for seed in SEEDS[:20]:
        dealt = dealing.deal(seed)
        assert sorted(map(str, dealt.order)) == sorted(map(str, FRENCH))
        assert dealt.order[0].rank <= 4
        assert all(order[0].rank > 4 for order in dealt.void)


def test_a_record_is_proved_by_its_seed_and_who_begins_its_first_deal() -> None:
    seed = SEEDS[0]
    first, order = FOUR.first_player(seed), FOUR.deal(seed).order
    record = {"seed": seed, "commitment": commitment(seed), "number": 1}

    assert FOUR.proved(record, order, first) == {"ok": True, "cards": True, "hash": True}
    assert FOUR.proved(record, order, Seat((first + 1) % 4))["cards"] is False
    assert FOUR.proved(record | {"number": 2}, order, Seat((first + 1) % 4))["ok"] is True
    assert FOUR.proved(record, order[::-1], first)["cards"] is False
