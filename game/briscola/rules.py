"""What is allowed at Briscola and what it brings, one deal at a time (docs/rules/briscola.md); counts no match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from typing import Final

from game.briscola.points import points_in, taking
from game.briscola.state import CardDrawn, CardPlayed, PlayCard, State, TrickWon, after
from game.cards import ItalianCard
from game.rules import Event, Refusal, Transition
from game.seats import Seat, in_turn


class Reason(StrEnum):
    """Why a play is refused; where several apply, the first in this order is said."""

    GAME_OVER = "game_over"
    NOT_IN_HAND = "not_in_hand"


@dataclass(frozen=True)
class BriscolaRules:
    """One rule set: how many play, how many cards each holds while there are any to draw, how many games win a match
    where nothing else is said.
    """

    name: str
    seats: int
    hand: int = 3
    target: int = 2

    def deal(self, order: Sequence[ItalianCard], first: Seat) -> State:
        """A deal from an order of the 40 cards: a whole hand for `first`, for the next and so on; the next card is
        turned up and drawn last, the rest drawn from the front.
        """
        dealt = {
            seat: tuple(order[place * self.hand : (place + 1) * self.hand])
            for place, seat in enumerate(in_turn(first, self.seats))
        }
        turned_up, *rest = order[self.seats * self.hand :]
        hands = tuple(dealt[seat] for seat in sorted(dealt))
        return State(hands, (), (*rest, turned_up), turned_up, ((), ()), first, first)

    def apply(self, state: State, move: PlayCard) -> Transition[State] | Refusal:
        """What a play by the player whose turn it is does, or the first reason against it."""
        reason = self._refuse(state, move)
        if reason is not None:
            return Refusal(reason)
        played = CardPlayed(state.to_play, move.card)
        events: list[Event] = [played, *self._consequences(after(state, played))]
        return Transition(reduce(after, events, state), tuple(events), 0)

    def legal_moves(self, state: State) -> list[PlayCard]:
        """Every play `apply` accepts, once each: any card of the hand, for there is no duty to follow suit."""
        return [PlayCard(card) for card in state.hands[state.to_play]]

    def _refuse(self, state: State, move: PlayCard) -> Reason | None:
        if state.over:
            return Reason.GAME_OVER
        return None if move.card in state.hands[state.to_play] else Reason.NOT_IN_HAND

    def _consequences(self, state: State) -> list[Event]:
        """A full trick is taken, and who took it draws first."""
        if len(state.trick) < self.seats:
            return []
        seats = in_turn(state.leader, self.seats)
        taker = seats[taking(state.trick, state.trump)]
        drawn = zip(in_turn(taker, self.seats), state.stock, strict=False)
        return [TrickWon(taker, state.trick, points_in(state.trick)), *(CardDrawn(seat, card) for seat, card in drawn)]


TWO: Final = BriscolaRules("two", seats=2)
FOUR: Final = BriscolaRules("four", seats=4)
RULE_SETS: Final = (TWO, FOUR)
"""The one that is meant where none is named comes first."""
TARGETS: Final = (1, 2, 3)
"""How many won games a match may go to."""


def rules_for(players: int) -> BriscolaRules:
    """The rule set for so many players; raises `KeyError` where there is none."""
    return {rules.seats: rules for rules in RULE_SETS}[players]
