"""What Hard believes of the others' hands from what each of them played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game.cards import ITALIAN
from game.scopa.players.bits import OF_RANK, PLACES
from game.scopa.state import CardPlayed
from game.scopone.observation import Observation
from game.scopone.players import belief
from game.scopone.players.view import View
from game.seats import PERSON, Seat
from tests.game.scopa.tables import card, cards
from tests.game.scopone.players.views import TERMS, deals_under_way

HAND = cards("2C 3B 4S 6B 8C 9D 9S 10B")
NEXT, PARTNER, LAST = range(3)


def laid_a_king(by: int) -> Observation:
    """With 5, 6 and 7 on the table one of the others laid a king."""
    table = cards("5S 6D 7C 10C")
    gone = cards("AD AC 2D 2S 3D 3S")
    return Observation(
        me=PERSON,
        hand=HAND,
        table=table,
        captured=(gone, ()),
        scope=(0, 0),
        plays=(CardPlayed(Seat(by), card("10C"), ()),),
        hand_sizes=(8, 8, 7, 7),
        last_taker=PERSON,
        first=PERSON,
        terms=TERMS,
    )


@pytest.mark.parametrize("by", [1, 2, 3])
def test_who_lays_a_card_probably_holds_none_that_could_take(by: int) -> None:
    seen = laid_a_king(by)
    weights = belief.likelihoods(View.of(seen), seen)

    for place, of_hands in weights.items():
        others = [weight for hand, weight in enumerate(of_hands, start=1) if hand != by]
        assert others == [1, 1]
        if OF_RANK[7] >> place & 1:
            assert of_hands[by - 1] < 0.6
        if OF_RANK[8] >> place & 1:
            assert of_hands[by - 1] > 0.8


def test_who_lays_a_card_sooner_holds_another_like_it() -> None:
    seen = laid_a_king(2)
    weights = belief.likelihoods(View.of(seen), seen)

    assert weights[PLACES[card("10D")]][PARTNER] > 1
    assert weights[PLACES[card("10D")]][PARTNER] > 1.3 * weights[PLACES[card("8D")]][PARTNER]


def test_what_was_played_long_ago_still_counts() -> None:
    """Nobody is dealt another card."""
    seen = laid_a_king(1)
    later = CardPlayed(Seat(1), card("2D"), cards("2S"))
    longer = replace(seen, plays=(*seen.plays, later))

    weights = belief.likelihoods(View.of(longer), longer)

    assert weights[PLACES[card("7D")]][NEXT] < 0.5


def test_my_own_plays_and_a_last_card_say_nothing() -> None:
    mine = replace(laid_a_king(1), plays=(CardPlayed(PERSON, card("10C"), ()),))
    last = replace(laid_a_king(1), hand_sizes=(1, 0, 1, 1), hand=cards("2C"))

    for seen in (mine, last):
        assert {weight for of_hands in belief.likelihoods(View.of(seen), seen).values() for weight in of_hands} == {1}


def test_an_imagined_world_is_made_of_the_unseen_cards() -> None:
    chance = Random(1)
    for _, seen in deals_under_way(deals=4):
        view = View.of(seen)
        world = belief.imagine(view, belief.likelihoods(view, seen), chance)
        assert [hand.bit_count() for hand in world] == list(view.sizes[1:])
        assert world[0] | world[1] | world[2] == view.unseen
        assert sum(hand.bit_count() for hand in world) == view.unseen.bit_count()


def test_with_cards_missing_from_the_pack_some_are_in_nobodys_hand() -> None:
    seen = replace(laid_a_king(1), captured=((), ()), hand_sizes=(8, 2, 2, 1))
    view = View.of(seen)
    world = belief.imagine(view, belief.likelihoods(view, seen), Random(1))

    assert [hand.bit_count() for hand in world] == [2, 2, 1]


def test_unlikely_cards_are_imagined_seldom_and_likely_ones_evenly() -> None:
    seen = laid_a_king(1)
    view, draw = View.of(seen), Random(3)
    weights = belief.likelihoods(view, seen)

    worlds = [belief.imagine(view, weights, draw)[NEXT] for _ in range(3000)]
    held = Counter(place for world in worlds for place in weights if world >> place & 1)

    assert sum(held.values()) == 3000 * 8
    seven, eight = held[PLACES[card("7D")]], held[PLACES[card("8D")]]
    assert 0 < seven < 0.7 * eight


def test_every_world_is_there_once_and_as_likely_as_its_cards() -> None:
    _, seen = next(deals_under_way(1, after=32))
    view = View.of(seen)
    weights = belief.likelihoods(view, seen)

    worlds = list(belief.every_world(view, weights))

    assert len(worlds) == len({world for world, _ in worlds}) == view.worlds == 90
    for hands, likely in worlds:
        expected = 1.0
        for place, of_hands in weights.items():
            expected *= next(of_hands[whose] for whose in range(3) if hands[whose] >> place & 1)
        assert likely == pytest.approx(expected)
    assert len(ITALIAN) - sum(len(pile) for pile in (seen.table, *seen.captured)) == 8
