"""What Hard believes of the other's hand, and how it looks on the match and on a deal under way."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game.scopa.observation import Observation
from game.scopa.players import belief
from game.scopa.players.bits import ALL, COINS, OF_RANK, PLACES, SETTEBELLO, points, set_of
from game.scopa.players.forecast import points_ahead
from game.scopa.players.outlook import FOR_TWO
from game.scopa.players.view import View
from game.scopa.state import CardPlayed
from game.scopa.terms import Terms
from game.seats import PERSON, Seat
from tests.game.scopa.players.views import deals_under_way, world_of
from tests.game.scopa.tables import card, cards

LAID = Observation(
    me=PERSON,
    hand=cards("2C 3B 4S"),
    table=cards("5D 6B 10C"),
    captured=((), ()),
    scope=(0, 0),
    plays=(CardPlayed(Seat(1), card("10C"), ()),),
    deck_left=30,
    other_hand_size=2,
    last_taker=None,
    first=Seat(1),
    terms=Terms(),
)
"""The other, with 5 of coins and 6 of clubs on the table, laid a king."""


def test_who_lays_a_card_probably_holds_none_that_could_take() -> None:
    weights = belief.likelihoods(View.of(LAID), LAID)

    for rank, likely in ((5, False), (6, False), (1, True), (8, True), (10, True)):
        for place, weight in weights.items():
            if OF_RANK[rank] >> place & 1:
                assert (weight == 1) is likely
    assert weights[PLACES[card("5C")]] < 0.3
    assert all(weight > 0 for weight in weights.values())


def test_my_own_plays_say_nothing_of_the_other_hand() -> None:
    mine = CardPlayed(PERSON, card("10C"), ())
    seen = replace(LAID, plays=(mine,))

    assert set(belief.likelihoods(View.of(seen), seen).values()) == {1.0}


def test_a_new_round_makes_every_card_as_likely_again() -> None:
    seen = replace(LAID, other_hand_size=3, deck_left=24)

    assert set(belief.likelihoods(View.of(seen), seen).values()) == {1.0}


def test_an_imagined_world_is_made_of_the_unseen_cards() -> None:
    for state, seen in deals_under_way(deals=4):
        view = View.of(seen)
        world = belief.imagine(view, belief.likelihoods(view, seen), Random(1))
        assert len(world.hand) == len(state.hands[1 - seen.me])
        assert sorted((*world.hand, *world.deck)) == sorted((*world_of(state).hand, *world_of(state).deck))


def test_unlikely_cards_are_imagined_seldom_and_likely_ones_evenly() -> None:
    view, draw = View.of(LAID), Random(3)
    weights = belief.likelihoods(view, LAID)

    seen = Counter(place for _ in range(3000) for place in belief.imagine(view, weights, draw).hand)

    even = [seen[PLACES[card(text)]] for text in ("AD", "8C", "9S", "10B", "3D")]
    assert max(even) < 1.4 * min(even)
    assert seen[PLACES[card("5C")]] < 0.4 * min(even)


def test_the_chance_to_win_a_match() -> None:
    assert FOR_TWO.chance((0, 0), 11) == FOR_TWO.chance((10, 10), 11) == 0.5
    assert (FOR_TWO.chance((11, 8), 11), FOR_TWO.chance((11, 12), 11), FOR_TWO.chance((11, 11), 11)) == (1.0, 0.0, 0.5)
    assert FOR_TWO.chance((12, 10), 21) == pytest.approx(1 - FOR_TWO.chance((10, 12), 21))
    assert FOR_TWO.chance((10, 4), 11) > 0.8
    ahead = [FOR_TWO.chance((points, 5), 11) for points in range(12)]
    assert ahead == sorted(ahead)


def test_a_match_far_from_its_end_counts_by_the_difference() -> None:
    assert FOR_TWO.chance((500, 490), 999) == FOR_TWO.chance((0, 0 - 10), 30) > 0.5


def test_a_deal_that_is_over_is_forecast_as_it_is_counted() -> None:
    """With every card taken nothing is open; only the primiera keeps a little doubt."""
    for number in range(200):
        mine = Random(number).getrandbits(40)
        counted = points(mine, ALL ^ mine, napola=False)
        assert abs(points_ahead(mine, ALL ^ mine, napola=False) - (counted[0] - counted[1])) < 1.7
        assert points_ahead(mine, ALL ^ mine, napola=False) == pytest.approx(
            -points_ahead(ALL ^ mine, mine, napola=False)
        )


def test_more_of_what_counts_is_forecast_better() -> None:
    base, other = set_of(cards("2C 3C 4B")), set_of(cards("2S 3S 5B"))

    assert points_ahead(base, base, False) == points_ahead(0, 0, False) == 0
    plain = points_ahead(base | 1 << PLACES[card("8C")], other, False)
    assert plain < points_ahead(base | COINS & OF_RANK[8], other, False)
    assert points_ahead(base | 1 << PLACES[card("7C")], other, False) < points_ahead(base | SETTEBELLO, other, False)


def test_napola_is_forecast_where_it_counts_and_can_still_be_had() -> None:
    def gain(mine: str, other: str) -> float:
        piles = set_of(cards(mine)), set_of(cards(other))
        return points_ahead(*piles, napola=True) - points_ahead(*piles, napola=False)

    assert gain("AD 2D 3D 4D", "5D") == 4
    assert gain("5D", "AD 2D 3D") == -3
    assert gain("AD", "2D") == gain("", "") == 0
    assert 0 < gain("AD", "") < gain("AD 2D", "") < gain("AD 2D 3D", "")
