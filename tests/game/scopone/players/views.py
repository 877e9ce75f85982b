"""Deals for four under way as a player sees them, for the tests of what the players think with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.cards import ITALIAN
from game.deals import numbered_order
from game.rules import Refusal
from game.scopa.players.bits import PLACES, set_of
from game.scopa.rules import ScopaRules
from game.scopa.state import CardPlayed, PlayCard, State
from game.scopa.terms import Terms
from game.scopone.observation import Observation, observe
from game.scopone.players.view import World
from game.scopone.rules import SCIENTIFICO
from game.seats import Seat, in_turn

TERMS = Terms(target=21)
SEATS = 4


def deals_under_way(
    deals: int, rules: ScopaRules = SCIENTIFICO, after: int = 0, until: int = 40, terms: Terms = TERMS
) -> Iterator[tuple[State, Observation]]:
    """Positions with a choice, from deals played by chance, in each from one number of plays to another."""
    for number in range(1, deals + 1):
        order = numbered_order(ITALIAN.cards, "scopone", number)
        chance, state = Random(number), rules.deal(order, Seat(number % SEATS))
        plays: list[CardPlayed] = []
        while not state.over and len(plays) < until:
            legal = rules.legal_moves(state)
            if len(legal) > 1 and len(plays) >= after:
                yield state, observe(state, plays, terms, state.to_play)
            move = chance.choice(legal)
            plays.append(CardPlayed(state.to_play, move.card, move.take))
            state = made(state, move)


def made(state: State, move: PlayCard) -> State:
    """The table after a play that must be legal."""
    result = SCIENTIFICO.apply(state, move)
    assert not isinstance(result, Refusal), f"{move} is refused: {result.reason}"
    return result.state


def world_of(state: State) -> World:
    """How the cards the player whose turn it is can't see really lie."""
    first, partner, last = (set_of(state.hands[seat]) for seat in in_turn(state.to_play, SEATS)[1:])
    return first, partner, last


def with_hidden_exchanged(state: State, player: Seat, chance: Random) -> State:
    """The same deal with what `player` can't see, his partner's hand included, dealt otherwise."""
    hidden = [card for seat in range(SEATS) if seat != player for card in state.hands[seat]]
    chance.shuffle(hidden)
    hands = [state.hands[player] if seat == player else _drawn(hidden, len(state.hands[seat])) for seat in range(SEATS)]
    return replace(state, hands=tuple(hands))


def _drawn(hidden: list, size: int) -> tuple:  # type: ignore[type-arg]
    return tuple(hidden.pop() for _ in range(size))


def bits_of(move: PlayCard) -> tuple[int, int]:
    return PLACES[move.card], set_of(move.take)
