"""Deals under way as a player sees them, for the tests of what the players think with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.scopa.observation import Observation, observe
from game.scopa.players.bits import PLACES, set_of, value_of
from game.scopa.players.habit import Sight
from game.scopa.players.playout import World
from game.scopa.players.view import View
from game.scopa.state import CardPlayed, PlayCard, State
from game.scopa.terms import Terms
from game.seats import Seat
from tests.game.scopa.tables import RULES, made, numbered


def deals_under_way(deals: int, until: int = 36, terms: Terms | None = None) -> Iterator[tuple[State, Observation]]:
    """Positions with a choice, from deals played by chance: every one of the first `until` plays of each."""
    for number in range(1, deals + 1):
        chance, state = Random(number), numbered(number, Seat(number % 2))
        plays: list[CardPlayed] = []
        while not state.over and len(plays) < until:
            legal = RULES.legal_moves(state)
            if len(legal) > 1:
                yield state, observe(state, plays, terms or Terms(), state.to_play)
            move = chance.choice(legal)
            plays.append(CardPlayed(state.to_play, move.card, move.take))
            state = made(state, move).state


def world_of(state: State) -> World:
    """How the cards the player whose turn it is can't see really lie."""
    hand, deck = state.hands[1 - state.to_play], state.deck
    return World(tuple(PLACES[card] for card in hand), tuple(PLACES[card] for card in deck))


def sight_of(state: State) -> Sight:
    """What the player whose turn it is looks at before a play."""
    view = View.of(observe(state, [], Terms(), state.to_play))
    return Sight(view.hand, view.table, value_of(view.table), view.unseen, view.odds, view.turns == 1)


def bits_of(move: PlayCard) -> tuple[int, int]:
    return PLACES[move.card], set_of(move.take)
