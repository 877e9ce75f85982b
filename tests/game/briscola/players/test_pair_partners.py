"""In pairs Medium and Hard play for the side: what a good partner does, and what he never does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.briscola.observation import Observation, observe
from game.briscola.players import choose
from game.briscola.points import LOAD, points_in, taking
from game.briscola.rules import FOUR
from game.briscola.state import CardPlayed, State
from game.briscola.terms import Terms
from game.cards import ITALIAN, ItalianCard
from game.levels import Level
from game.seats import PERSON, Seat, in_turn
from tests.game.briscola.players.views import cards, deals_under_way, seen_by

pytestmark = pytest.mark.no_cover
THINKING = [Level.MEDIUM, Level.HARD]
SEEDS = (1,)


def seen_of(hand: str, trick: str, trump: str, stock: int = 8, gone: str = "") -> Observation:
    """The person's seat, before a trick in which each before it has played; the other cards lie by chance.

    `trump` is the card turned up, still under the stock. Those `gone` and the rest have been taken, some by each side.
    """
    mine, lying, (turned_up,) = cards(hand), cards(trick), cards(trump)
    taken = cards(gone)
    rest = [card for card in ITALIAN if card not in (*mine, *lying, *taken, turned_up)]
    Random(1).shuffle(rest)
    leader = Seat(-len(lying) % FOUR.seats)
    sizes = {seat: len(mine) - (place < len(lying)) for place, seat in enumerate(in_turn(leader, FOUR.seats))}
    hands = tuple(mine if seat == PERSON else tuple(rest.pop() for _ in range(sizes[Seat(seat)])) for seat in range(4))
    drawn = (*(rest.pop() for _ in range(stock - 1)), turned_up)
    piles = (*taken, *rest)
    state = State(hands, lying, drawn, turned_up, (piles[::2], piles[1::2]), PERSON, leader)
    plays = [CardPlayed(seat, card) for seat, card in zip(in_turn(leader, FOUR.seats), lying, strict=False)]
    return observe(state, plays, leader, Terms(rules=FOUR), PERSON)


def chosen(level: Level, seen: Observation) -> set[str]:
    """What a level plays."""
    return {str(choose(level, seen, seed).card) for seed in SEEDS}


@pytest.mark.parametrize("level", THINKING)
def test_the_last_gives_a_load_to_the_partners_trick(level: Level) -> None:
    """The partner's king of cups takes it; the three of swords would have to be led or thrown some day."""
    assert chosen(level, seen_of("3S 4B 6D", "5C 10C 6C", "7D")) == {"3S"}


@pytest.mark.parametrize("level", THINKING)
def test_the_partners_winning_load_is_not_trumped(level: Level) -> None:
    """Neither with a trump nor with more than a cheap card where nothing else is worth giving."""
    assert chosen(level, seen_of("5D 4D 2S", "6C AC 7C", "7D")) == {"2S"}
    assert chosen(level, seen_of("5D AD 4B", "6C 3C 7C", "7D")) == {"4B"}


@pytest.mark.parametrize("level", THINKING)
def test_a_load_of_the_others_is_trumped_by_the_last_with_the_lowest_trump(level: Level) -> None:
    assert chosen(level, seen_of("4D AD 2B", "6S 2C AS", "7D")) == {"4D"}


@pytest.mark.parametrize("level", THINKING)
def test_the_others_are_given_nothing(level: Level) -> None:
    """They have taken it for sure: the cheapest goes, and no load."""
    assert chosen(level, seen_of("3C AB 4S", "6S 2C 5S", "7D")) == {"4S"}


@pytest.mark.parametrize("level", THINKING)
def test_the_last_takes_with_a_load_of_the_suit(level: Level) -> None:
    """A three that takes is ten points home, whoever held the trick."""
    assert chosen(level, seen_of("3C 5D 4S", "6C 7C 2B", "7D")) == {"3C"}


@pytest.mark.parametrize("level", THINKING)
def test_no_load_is_led_where_a_cheap_card_can_be(level: Level) -> None:
    assert chosen(level, seen_of("AC 5B 4S", "", "7D", stock=24)) <= {"5B", "4S"}
    assert chosen(level, seen_of("AC 3B 6S", "", "7D")) == {"6S"}


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("number", range(3))
def test_every_card_may_be_missing_from_what_is_told(level: Level, number: int) -> None:
    """Another program may ask about a position without its story: nothing taken, nobody's cards known."""
    for after in (17, 29, 32):
        seen = seen_by(*next(deals_under_way(1, FOUR, after=after + number)))
        bare = replace(seen, captured=((), ()), tricks=(), known=((),) * FOUR.seats)
        assert choose(level, bare, 1).card in seen.hand


def test_hard_knows_that_nobody_can_take_the_partners_trick_any_more() -> None:
    """The third to play, the partner's king led: when the ace, the three and all other trumps are gone it is safe."""
    trumps = "AD 3D 10D 9D 8D 6D 5D 4D 2D"

    assert chosen(Level.HARD, seen_of("3S 4B 6B", "10C 2C", "7D", gone=f"{trumps} AC 3C")) == {"3S"}


def test_hard_gives_the_others_a_load_only_where_it_must() -> None:
    """By the last to play, to a trick that stays theirs, whatever else is in the hand."""
    tried = 0
    for state, plays, first in deals_under_way(40, FOUR, after=3, until=28):
        hand = state.hands[state.to_play]
        if len(state.trick) < 3 or (len(state.trick) - taking(state.trick, state.trump)) % 2 == 0:
            continue
        plain = [card for card in hand if card.suit is not state.trump]
        loads = [card for card in plain if _stays_theirs(state, card) and points_in([card]) >= LOAD]
        if not loads or all(points_in([card]) >= LOAD for card in hand) or len(plain) < len(hand):
            continue
        tried += 1
        assert choose(Level.HARD, seen_by(state, plays, first), 1).card not in loads
        if tried == 4:
            break
    assert tried == 4


def _stays_theirs(state: State, card: ItalianCard) -> bool:
    return taking((*state.trick, card), state.trump) != len(state.trick)
