"""Positions of Briscola for two written as text, for the tests of what players do in them."""

from __future__ import annotations

from random import Random

from game.briscola.observation import Observation, observe
from game.briscola.points import taking
from game.briscola.rules import TWO
from game.briscola.state import CardPlayed, State
from game.briscola.terms import Terms
from game.cards import ITALIAN, ItalianCard
from game.seats import PERSON, Seat, in_turn, side_of
from tests.game.briscola.players.views import cards

OTHER = Seat(1)


def seen_of(hand: str, lead: str, trump: str, stock: int = 20, gone: str = "", his: str = "") -> Observation:
    """The person's seat, to lead or to answer; what is not said lies by chance.

    `trump` is the card turned up: under the stock, else wherever it is said to be. `gone` are cards that have been
    taken, and `his` are in the other's hand, where they are not seen.
    """
    mine, lying, (turned_up,), taken, theirs = map(cards, (hand, lead, trump, gone, his))
    said = {*mine, *lying, *taken, *theirs, *((turned_up,) if stock else ())}
    rest = [card for card in ITALIAN if card not in said]
    Random(1).shuffle(rest)
    other = (*theirs, *(rest.pop() for _ in range(len(mine) - len(lying) - len(theirs))))
    drawn = (*(rest.pop() for _ in range(stock - 1)), turned_up) if stock else ()
    piles = (*taken, *rest)
    leader = OTHER if lying else PERSON
    state = State((mine, other), lying, drawn, turned_up, (piles[::2], piles[1::2]), PERSON, leader)
    return observe(state, [CardPlayed(OTHER, card) for card in lying], leader, Terms(), PERSON)


def seen_after(hand: str, trump: str, leader: Seat, *tricks: str) -> Observation:
    """The person's seat, to lead after these tricks of a deal, each written in the order of play; the rest lies by
    chance.
    """
    mine, (turned_up,) = cards(hand), cards(trump)
    plays: list[CardPlayed] = []
    piles: list[tuple[ItalianCard, ...]] = [(), ()]
    first = leader
    for trick in map(cards, tricks):
        seats = in_turn(leader, TWO.seats)
        plays += [CardPlayed(seat, card) for seat, card in zip(seats, trick, strict=True)]
        leader = seats[taking(trick, turned_up.suit)]
        piles[side_of(leader)] += trick
    assert leader == PERSON
    said = {*mine, turned_up, *piles[0], *piles[1]}
    rest = [card for card in ITALIAN if card not in said]
    Random(1).shuffle(rest)
    state = State((mine, tuple(rest[:3])), (), (*rest[3:], turned_up), turned_up, (piles[0], piles[1]), PERSON, leader)
    return observe(state, plays, first, Terms(), PERSON)
