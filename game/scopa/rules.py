"""What is allowed at Scopa and what it brings, one deal at a time (docs/rules/scopa.md); counts no points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce

from game.cards import ITALIAN, ItalianCard
from game.rules import Event, Refusal, Transition
from game.scopa.captures import captures
from game.scopa.state import (
    CardPlayed,
    Cards,
    PlayCard,
    RestTaken,
    RoundDealt,
    State,
    TableSwept,
    after,
    turn_from,
)
from game.seats import Seat

_KING = len(ITALIAN.ranks)


class Reason(StrEnum):
    """Why a play is refused; where several apply, the first in this order is said."""

    GAME_OVER = "game_over"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    MUST_CAPTURE = "must_capture"
    MUST_TAKE_EQUAL = "must_take_equal"
    WRONG_SUM = "wrong_sum"


@dataclass(frozen=True)
class ScopaRules:
    """One rule set of the family: how many play, how many cards each holds and how many lie open at first.

    More than `most_kings` kings among those that lie open make a deal void. `target` is what a match is played to where
    nothing else is said. Whether napola counts is the count's business.
    """

    name: str
    seats: int = 2
    hand: int = 3
    table: int = 4
    most_kings: int = 2
    target: int = 11

    @property
    def round_size(self) -> int:
        """How many cards are dealt to all together, each time the hands are empty."""
        return self.seats * self.hand

    @property
    def rounds(self) -> int:
        return (len(ITALIAN) - self.table) // self.round_size

    def void_kings(self, order: Sequence[ItalianCard]) -> Cards:
        """The kings that make a deal in this order void; none where it is not."""
        kings = tuple(card for card in order[: self.table] if card.rank == _KING)
        return kings if len(kings) > self.most_kings else ()

    def is_void(self, order: Sequence[ItalianCard]) -> bool:
        """Whether a deal in this order is to be dealt again."""
        return bool(self.void_kings(order))

    def lay(self, order: Sequence[ItalianCard], first: Seat) -> State:
        """A deal whose first cards lie open on the table, while nobody holds any yet."""
        laid, deck = tuple(order[: self.table]), tuple(order[self.table :])
        return State(laid, ((),) * self.seats, ((), ()), (0, 0), deck, first, first)

    def deal(self, order: Sequence[ItalianCard], first: Seat) -> State:
        """A deal from an order of the 40 cards: the table's, then a whole hand for `first`, for the next, and so on."""
        laid = self.lay(order, first)
        return after(laid, self._next_round(laid))

    def apply(self, state: State, move: PlayCard) -> Transition[State] | Refusal:
        """What a play by the player whose turn it is does, or the first reason against it."""
        reason = self._refuse(state, move)
        if reason is not None:
            return Refusal(reason)
        played = CardPlayed(state.to_play, move.card, move.take)
        events: list[Event] = [played, *self._consequences(after(state, played), played)]
        return Transition(reduce(after, events, state), tuple(events), 0)

    def captures(self, card: ItalianCard, table: Sequence[ItalianCard]) -> list[Cards]:
        """Every set of table cards that a card may take; empty where it takes nothing."""
        return captures(card, table)

    def legal_moves(self, state: State) -> list[PlayCard]:
        """Every play `apply` accepts, once each; a capture is listed with its cards in table order."""
        plays: list[PlayCard] = []
        for card in state.hands[state.to_play]:
            takes = self.captures(card, state.table)
            plays.extend(PlayCard(card, take) for take in takes or [()])
        return plays

    def settled(self, state: State) -> State:
        """A position handed in, brought to where someone can play: it is the turn of who has cards, a round is dealt,
        or the rest is given away.
        """
        if any(state.hands):
            return replace(state, to_play=turn_from(state.to_play, state.hands))
        return reduce(after, self._with_empty_hands(state), state)

    def _refuse(self, state: State, move: PlayCard) -> Reason | None:
        if state.over:
            return Reason.GAME_OVER
        if move.card not in state.hands[state.to_play]:
            return Reason.NOT_IN_HAND
        if len(set(move.take)) < len(move.take) or not set(move.take) <= set(state.table):
            return Reason.NOT_ON_TABLE
        possible = self.captures(move.card, state.table)
        if not move.take:
            return Reason.MUST_CAPTURE if possible else None
        if any(set(take) == set(move.take) for take in possible):
            return None
        if any(card.rank == move.card.rank for card in state.table):
            return Reason.MUST_TAKE_EQUAL
        return Reason.WRONG_SUM

    def _consequences(self, state: State, played: CardPlayed) -> list[Event]:
        """What the rules bring after a play that has led to `state`."""
        events: list[Event] = []
        if played.take and not state.table and not state.over:
            events.append(TableSwept(played.seat))
        if not any(state.hands):
            events.extend(self._with_empty_hands(state))
        return events

    def _with_empty_hands(self, state: State) -> list[Event]:
        """A round is dealt, or after the last play the table's cards go to who captured last, if anyone has."""
        if state.deck:
            return [self._next_round(state)]
        taker = state.last_taker
        return [] if taker is None or not state.table else [RestTaken(taker, state.table)]

    def _next_round(self, state: State) -> RoundDealt:
        left = len(state.deck) // self.round_size
        return RoundDealt(self.rounds - left + 1, state.deck[: self.round_size])


SCOPA = ScopaRules("scopa")
"""The game for two."""


def swept_with_last_card(made: Transition[State]) -> bool:
    """Whether a play took every card on the table with the last card of the deal: that makes no scopa."""
    played = made.events[0]
    rest = any(isinstance(event, RestTaken) for event in made.events)
    return isinstance(played, CardPlayed) and bool(played.take) and made.state.over and not (made.state.table or rest)
