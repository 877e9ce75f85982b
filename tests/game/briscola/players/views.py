"""Deals of Briscola under way as a player sees them, for the tests of what the players think with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.briscola.observation import Observation, observe
from game.briscola.players.bits import coding
from game.briscola.rules import TWO, BriscolaRules
from game.briscola.state import CardPlayed, Cards, PlayCard, State
from game.briscola.terms import Terms
from game.cards import ITALIAN, ItalianCard
from game.deals import numbered_order
from game.rules import Refusal
from game.seats import Seat


def deals_under_way(
    deals: int, rules: BriscolaRules = TWO, after: int = 0, until: int = 40
) -> Iterator[tuple[State, list[CardPlayed], Seat]]:
    """Positions with a choice, the plays that led there and who led first, from deals played by chance, in each from
    one number of plays to another.
    """
    for number in range(1, deals + 1):
        first = Seat(number % rules.seats)
        order = numbered_order(ITALIAN.cards, "briscola", number)
        chance, state = Random(number), rules.deal(order, first)
        plays: list[CardPlayed] = []
        while not state.over and len(plays) < until:
            legal = rules.legal_moves(state)
            if len(legal) > 1 and len(plays) >= after:
                yield state, plays, first
            move = chance.choice(legal)
            plays.append(CardPlayed(state.to_play, move.card))
            state = made(rules, state, move)


def seen_by(state: State, plays: list[CardPlayed], first: Seat, partners_see: bool = True) -> Observation:
    """What the player whose turn it is sees."""
    rules = replace(TWO, seats=state.seats)
    return observe(state, plays, first, Terms(rules=rules, partners_see=partners_see), state.to_play)


def made(rules: BriscolaRules, state: State, move: PlayCard) -> State:
    """The table after a play that must be legal."""
    result = rules.apply(state, move)
    assert not isinstance(result, Refusal), f"{move} is refused: {result.reason}"
    return result.state


def with_hidden_exchanged(state: State, seen: Observation, chance: Random) -> State:
    """The same deal with what the player whose turn it is can't see dealt otherwise."""
    shown = {*seen.hand, seen.turned_up, *(card for cards in seen.known for card in cards)}
    others = [seat for seat in range(state.seats) if seat != state.to_play]
    hidden = [card for seat in others for card in state.hands[seat] if card not in shown]
    hidden += [card for card in state.stock if card not in shown]
    chance.shuffle(hidden)

    def dealt(cards: Cards) -> Cards:
        return tuple(card if card in shown else hidden.pop() for card in cards)

    hands = tuple(hand if seat == state.to_play else dealt(hand) for seat, hand in enumerate(state.hands))
    return replace(state, hands=hands, stock=dealt(state.stock))


def coded(state: State, shown: Cards) -> tuple[int, ...]:
    """The places of these cards, as players think of them."""
    return tuple(coding(state.trump).places[card] for card in shown)


def cards(text: str) -> tuple[ItalianCard, ...]:
    """The cards written there."""
    return tuple(map(ITALIAN.parse, text.split()))
