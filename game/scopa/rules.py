"""What is allowed at Scopa and what it brings, one deal at a time (docs/rules/scopa.md); counts no points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from functools import reduce

from game.cards import ITALIAN, ItalianCard
from game.rules import Event, Refusal, Transition
from game.scopa.captures import captures
from game.scopa.state import CardPlayed, PlayCard, RestTaken, RoundDealt, State, TableSwept, after

HAND = 3
TABLE = 4
ROUND = 2 * HAND
ROUNDS = (len(ITALIAN) - TABLE) // ROUND
KING_RANK = len(ITALIAN.ranks)
MOST_KINGS = 2
"""More kings than these among the first four table cards, and the deal is void."""


class Reason(StrEnum):
    """Why a play is refused; where several apply, the first in this order is said."""

    GAME_OVER = "game_over"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    MUST_CAPTURE = "must_capture"
    MUST_TAKE_EQUAL = "must_take_equal"
    WRONG_SUM = "wrong_sum"


def is_void(order: Sequence[ItalianCard]) -> bool:
    """Whether a deal in this order is void: three or four kings among the table's first four cards."""
    return sum(card.rank == KING_RANK for card in order[:TABLE]) > MOST_KINGS


def deal(order: Sequence[ItalianCard], first: int) -> State:
    """A deal laid from an order of the 40 cards: four to the table, then three to `first`, three to the other."""
    start = State(tuple(order[:TABLE]), ((), ()), ((), ()), (0, 0), tuple(order[TABLE:]), first, first)
    return after(start, _next_round(start))


class ScopaRules:
    """The rules of one deal; whether napola counts is the count's business."""

    name = "scopa"

    def apply(self, state: State, move: PlayCard) -> Transition[State] | Refusal:
        """What a play by the player whose turn it is does, or the first reason against it."""
        reason = self._refuse(state, move)
        if reason is not None:
            return Refusal(reason)
        played = CardPlayed(state.to_play, move.card, move.take)
        events: list[Event] = [played, *_consequences(after(state, played), played)]
        return Transition(reduce(after, events, state), tuple(events), 0)

    def legal_moves(self, state: State) -> list[PlayCard]:
        """Every play `apply` accepts, once each; a capture is listed with its cards in table order."""
        plays: list[PlayCard] = []
        for card in state.hands[state.to_play]:
            takes = captures(card, state.table)
            plays.extend(PlayCard(card, take) for take in takes or [()])
        return plays

    def won(self, state: State) -> bool:
        """Whether the deal is over; who won it is counted, not ruled."""
        return state.over

    def _refuse(self, state: State, move: PlayCard) -> Reason | None:
        if state.over:
            return Reason.GAME_OVER
        if move.card not in state.hands[state.to_play]:
            return Reason.NOT_IN_HAND
        if len(set(move.take)) < len(move.take) or not set(move.take) <= set(state.table):
            return Reason.NOT_ON_TABLE
        possible = captures(move.card, state.table)
        if not move.take:
            return Reason.MUST_CAPTURE if possible else None
        if any(set(take) == set(move.take) for take in possible):
            return None
        if any(card.rank == move.card.rank for card in state.table):
            return Reason.MUST_TAKE_EQUAL
        return Reason.WRONG_SUM


def swept_with_last_card(made: Transition[State]) -> bool:
    """Whether a play took every card on the table with the last card of the deal: that makes no scopa."""
    played = made.events[0]
    rest = any(isinstance(event, RestTaken) for event in made.events)
    return isinstance(played, CardPlayed) and bool(played.take) and made.state.over and not (made.state.table or rest)


def settled(state: State) -> State:
    """A position handed in, brought to where someone can play: it is the turn of who has cards, a round is dealt, or
    the rest is given away.
    """
    if state.hands[state.to_play]:
        return state
    if state.hands[1 - state.to_play]:
        return replace(state, to_play=1 - state.to_play)
    return reduce(after, _with_empty_hands(state), state)


def _consequences(state: State, played: CardPlayed) -> list[Event]:
    """What the rules bring after a play that has led to `state`."""
    events: list[Event] = []
    if played.take and not state.table and not state.over:
        events.append(TableSwept(played.player))
    if not any(state.hands):
        events.extend(_with_empty_hands(state))
    return events


def _with_empty_hands(state: State) -> list[Event]:
    """A round is dealt, or after the deal's last play the table's cards go to who captured last, if anyone has."""
    if state.deck:
        return [_next_round(state)]
    taker = state.last_taker
    return [] if taker is None or not state.table else [RestTaken(taker, state.table)]


def _next_round(state: State) -> RoundDealt:
    """Three cards more for each player, the one who plays first in the deal first."""
    return RoundDealt(ROUNDS - (len(state.deck) - ROUND) // ROUND, state.deck[:ROUND])
