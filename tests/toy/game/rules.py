"""What may be laid in Ladder, and when it is over; knows no record and no screen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.cards import FRENCH
from game.deals import numbered_order
from game.rules import Refusal, Transition
from tests.toy.game.state import Ended, Laid, Lay, Move, State, after

NAME = "ladder"


class Reason(StrEnum):
    """Why a card cannot be laid."""

    GAME_OVER = "game_over"
    NO_SUCH_COLUMN = "no_such_column"
    EMPTY_COLUMN = "empty_column"
    NOT_NEXT = "not_next"


@dataclass(frozen=True, slots=True)
class LadderRules:
    """A rule set: how many columns there are, up to which rank the pack goes; that rank and the ace are neighbours."""

    name: str
    columns: int = 3
    highest: int = 4

    def deal(self, number: int) -> State:
        """The first position of a deal; raises `GameError` for a number that names none."""
        pack = [card for card in FRENCH if card.rank <= self.highest]
        first, *rest = numbered_order(pack, f"{NAME}-{self.name}", number)
        return State(tuple(tuple(rest[column :: self.columns]) for column in range(self.columns)), (first,))

    def apply(self, state: State, move: Move) -> Transition[State] | Refusal:
        reason = self._refused(state, move)
        if reason is not None:
            return Refusal(reason)
        laid = Laid(state.columns[move.column][-1], move.column)
        reached = after(state, laid)
        ended = (Ended(self.won(reached)),) if self.over(reached) else ()
        return Transition(reached, (laid, *ended), points=1)

    def legal_moves(self, state: State) -> list[Move]:
        return [Lay(column) for column in range(self.columns) if self._fits(state, column)]

    def won(self, state: State) -> bool:
        return not any(state.columns)

    def over(self, state: State) -> bool:
        """Whether nothing more can be laid."""
        return not self.legal_moves(state)

    def _fits(self, state: State, column: int) -> bool:
        cards = state.columns[column]
        return bool(cards) and (cards[-1].rank - state.pile[-1].rank) % self.highest in (1, self.highest - 1)

    def _refused(self, state: State, move: Lay) -> Reason | None:
        if self.over(state):
            return Reason.GAME_OVER
        if not 0 <= move.column < self.columns:
            return Reason.NO_SUCH_COLUMN
        if not state.columns[move.column]:
            return Reason.EMPTY_COLUMN
        return None if self._fits(state, move.column) else Reason.NOT_NEXT


RULE_SETS = {rules.name: rules for rules in (LadderRules("short"), LadderRules("long", columns=5, highest=5))}
