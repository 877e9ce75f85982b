"""What a player for two thinks of the cards he can't see: what was played makes some of them likelier."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial
from random import Random

import pytest

from game.briscola.players.bits import LOADS, TRUMPS, coding, places_of
from game.briscola.players.duel_belief import Imagination, every_world, likelihoods
from game.briscola.players.view import View
from game.seats import PERSON
from tests.game.briscola.players.boards import seen_after, seen_of
from tests.game.briscola.players.views import cards, deals_under_way, seen_by


def test_before_anything_is_played_all_cards_are_as_likely() -> None:
    assert set(likelihoods(View.of(seen_of("5D 6C 7S", "", "4B", stock=34))).values()) == {1.0}


def test_who_gives_a_load_away_probably_holds_no_trump_and_no_blank() -> None:
    view = View.of(seen_after("9C 5D 6S", "4B", PERSON, "AC 3D"))
    weights = likelihoods(view)
    blank = coding(view.trump).places[cards("2D")[0]]

    assert max(weights[place] for place in weights if TRUMPS >> place & 1) < 0.7
    assert weights[blank] < 0.7


def test_who_leads_a_load_probably_holds_nothing_smaller() -> None:
    view = View.of(seen_of("9C 5D 6S", "AS", "4B"))
    weights = likelihoods(view)
    loads = [weights[place] for place in weights if LOADS >> place & 1]
    others = [weights[place] for place in weights if not (LOADS | TRUMPS) >> place & 1]

    assert min(loads) > max(others)


def test_worlds_are_drawn_as_the_likelihoods_say() -> None:
    view = View.of(seen_of("9C 5D 6S", "", "4B", stock=20))
    places = places_of(view.unseen)
    weights = {place: 4.0 if number % 4 == 0 else 1.0 for number, place in enumerate(places)}
    imagination = Imagination(view, weights, Random(1), 2)
    held: Counter[int] = Counter()
    for _ in range(3000):
        hand, stock = imagination.world()
        assert len({*hand, *stock}) == 5
        assert {*hand, *stock} <= set(places)
        held.update(hand)
    likely = [held[place] for place in places[::4]]
    others = [held[place] for place in places if place not in places[::4]]
    assert 2.5 < (sum(likely) / len(likely)) / (sum(others) / len(others)) < 4.5


def test_a_card_that_was_shown_is_where_it_is() -> None:
    """The turned-up trump lies last in the stock, and then in the hand of who drew it."""
    lying = View.of(seen_of("9C 5D 6S", "", "4B", stock=4))
    for hand, stock in (Imagination(lying, likelihoods(lying), Random(1), 4).world() for _ in range(20)):
        assert len(stock) == 4
        assert stock[-1] == lying.turned_up
        assert lying.turned_up not in hand
    for at in deals_under_way(30, after=34):
        drawn = View.of(seen_by(*at))
        if drawn.known[1]:
            hand, stock = Imagination(drawn, likelihoods(drawn), Random(1), 2).world()
            assert drawn.turned_up in hand
            assert not stock


@pytest.mark.parametrize("stock", [0, 2, 4])
def test_every_world_is_met_once(stock: int) -> None:
    for at in deals_under_way(8, after=34 - stock, until=36 - stock):
        view = View.of(seen_by(*at))
        if view.stock != stock:
            continue
        found = [(tuple(sorted(hand)), tuple(drawn)) for (hand, drawn), _ in every_world(view, likelihoods(view))]
        hidden, wanted = view.unseen.bit_count(), view.sizes[1] - view.known[1].bit_count()
        assert len(found) == len(set(found)) == comb(hidden, wanted) * factorial(hidden - wanted)
