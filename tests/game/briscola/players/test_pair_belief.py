"""What Hard in pairs believes of the others' hands: what their plays tell, and what everyone knows."""

from __future__ import annotations

from random import Random

from game.briscola.observation import observe
from game.briscola.players.bits import coding, places_of
from game.briscola.players.pair_belief import imagine, likelihoods
from game.briscola.players.pair_figures import HABIT
from game.briscola.players.view import View
from game.briscola.rules import FOUR
from game.briscola.state import CardPlayed, Cards, State
from game.briscola.terms import Terms
from game.cards import ITALIAN
from game.seats import PERSON, Seat
from tests.game.briscola.players.views import cards, deals_under_way, seen_by

RICH, POOR = cards("AC 2C 3C 4B"), cards("7S 2S 4S 5S")
"""Led and taken by the person; to the rich one the last player, an opponent, throws a blank."""


def after_tricks(*tricks: Cards) -> View:
    """What the person sees before it leads again; the seven of coins lies under the stock."""
    (turned_up,) = cards("7D")
    played = [card for trick in tricks for card in trick]
    rest = [card for card in ITALIAN if card not in (*played, turned_up)]
    Random(2).shuffle(rest)
    hands = tuple(tuple(rest.pop() for _ in range(3)) for _ in range(4))
    state = State(hands, (), (*rest, turned_up), turned_up, (tuple(played), ()), PERSON, PERSON)
    plays = [CardPlayed(Seat(step % 4), card) for step, card in enumerate(played)]
    return View.of(observe(state, plays, PERSON, Terms(rules=FOUR), PERSON))


def trumps_with_the_last(view: View) -> float:
    """How likely an unseen trump of no points is in the last player's hand, against what nothing would tell."""
    places = coding(view.trump).places
    weights = likelihoods(view, HABIT)
    found = [weights[place][3] for card in cards("2D 4D 5D 6D") if (place := places[card]) in weights]
    return sum(found) / len(found)


def test_who_let_a_rich_trick_go_hardly_holds_a_trump() -> None:
    assert trumps_with_the_last(after_tricks(RICH)) < 0.95 < trumps_with_the_last(after_tricks(POOR))


def test_what_a_play_says_fades_as_cards_are_drawn() -> None:
    at_once, later = trumps_with_the_last(after_tricks(RICH)), trumps_with_the_last(after_tricks(RICH, POOR))

    assert at_once < later < 1


def test_a_world_is_one_that_may_be() -> None:
    """Mine are mine, what is known is where it is, everyone holds his number of cards, and each card lies once."""
    chance, known = Random(5), 0
    for number, (state, plays, first) in enumerate(deals_under_way(3, FOUR)):
        view = View.of(seen_by(state, plays, first, partners_see=number % 2 == 0))
        world = imagine(view, likelihoods(view, HABIT), chance)
        assert world.hands[0] == view.hand
        assert tuple(map(len, world.hands)) == view.sizes
        assert len(world.stock) == view.stock
        assert not view.stock or world.stock[-1] == view.turned_up
        for hand, shown in zip(world.hands, view.known, strict=True):
            assert set(places_of(shown)) <= set(hand)
            known += shown.bit_count()
        lying = [*(place for hand in world.hands for place in hand), *world.stock]
        assert len(set(lying)) == len(lying)
        assert set(lying) - set(view.hand) - {view.turned_up} <= set(places_of(view.unseen | sum(view.known)))
    assert known > 20
