"""What is allowed at Scorpion and what it brings (docs/rules/scorpion.md); keeps no history, knows no screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from game.cards import ACE, FRENCH, KING, Card, Suit
from game.rules import Event, Refusal, Transition
from game.scorpion.state import (
    RUN_LENGTH,
    CardsMoved,
    CardTurned,
    Column,
    DealReserve,
    Move,
    MoveUnit,
    PlayReserve,
    ReserveDealt,
    ReservePlayed,
    RunRemoved,
    State,
    Won,
    after,
)

RUNS = len(FRENCH.suits)
SAME_SUIT_POINTS = 5
TURN_POINTS = 5
RUN_POINTS = 100


class Reason(StrEnum):
    """Why a move is refused; where several apply, the first in this order is said."""

    GAME_OVER = "game_over"
    NO_DEAL_HERE = "no_deal_here"
    RESERVE_EMPTY = "reserve_empty"
    RESERVE_NOT_PLAYABLE = "reserve_not_playable"
    NO_SUCH_COLUMN = "no_such_column"
    NO_SUCH_CARD = "no_such_card"
    FACE_DOWN = "face_down"
    SAME_COLUMN = "same_column"
    EMPTY_NEEDS_KING = "empty_needs_king"
    ON_ACE = "on_ace"
    WRONG_RANK = "wrong_rank"
    WRONG_SUIT = "wrong_suit"


@dataclass(frozen=True)
class ScorpionRules:
    """One rule set of the family; the variants differ in these fields only (`game.scorpion.variants`).

    `hidden` says how many cards lie face down in each column of the deal, `rows` how many cards each has.
    """

    name: str
    hidden: tuple[int, ...] = (3, 3, 3, 3, 0, 0, 0)
    rows: int = 7
    same_suit: bool = True
    empty_needs_king: bool = True
    reserve_is_dealt: bool = True

    @property
    def columns(self) -> int:
        return len(self.hidden)

    @property
    def reserve_size(self) -> int:
        return len(FRENCH) - self.columns * self.rows

    @property
    def may_part(self) -> bool:
        """Whether a card can ever be taken off its own successor, so that a position may come back."""
        return not (self.same_suit and self.empty_needs_king)

    @cached_property
    def guests(self) -> dict[Card, tuple[Card, ...]]:
        """For each card, those that may be put on it."""
        return {
            host: tuple(
                card for card in FRENCH if card.rank == host.rank - 1 and (card.suit is host.suit or not self.same_suit)
            )
            for host in FRENCH
        }

    def deal(self, order: Sequence[Card]) -> State:
        """Lay an order of 52 cards row by row, the rest aside (docs/rules/scorpion.md, "The deal")."""
        width = self.columns
        laid = width * self.rows
        columns = tuple(Column(tuple(order[i:laid:width]), self.hidden[i]) for i in range(width))
        return State(columns, tuple(order[laid:]))

    def won(self, state: State) -> bool:
        """Whether all four runs are removed."""
        return len(state.removed) == RUNS

    def apply(self, state: State, move: Move) -> Transition[State] | Refusal:
        """What `move` does in `state`, or the first reason against it."""
        if self.won(state):
            return Refusal(Reason.GAME_OVER)
        if isinstance(move, MoveUnit):
            return self._move_unit(state, move)
        if isinstance(move, DealReserve):
            return self._deal_reserve(state)
        return self._play_reserve(state, move)

    def legal_moves(self, state: State) -> list[Move]:
        """Every move `apply` accepts in `state`, once each."""
        if self.won(state):
            return []
        takers = self._takers(state)
        moves: list[Move] = []
        for source, column in enumerate(state.columns):
            for index in range(column.hidden, len(column.cards)):
                for target in takers.get(column.cards[index], ()):
                    if target != source:
                        moves.append(MoveUnit(source, index, target))
        moves.extend(self._reserve_moves(state, takers))
        return moves

    def _takers(self, state: State) -> dict[Card, list[int]]:
        """For every card that may be placed somewhere the columns that take it."""
        takers: dict[Card, list[int]] = {}
        empty: list[int] = []
        for number, column in enumerate(state.columns):
            if not column.cards:
                empty.append(number)
                continue
            for guest in self.guests[column.cards[-1]]:
                takers.setdefault(guest, []).append(number)
        if empty:
            for guest in FRENCH:
                if guest.rank == KING or not self.empty_needs_king:
                    takers.setdefault(guest, []).extend(empty)
        return takers

    def _reserve_moves(self, state: State, takers: dict[Card, list[int]]) -> Iterator[Move]:
        if self.reserve_is_dealt:
            if state.reserve:
                yield DealReserve()
            return
        for place, card in enumerate(state.reserve):
            if card is not None:
                for target in takers.get(card, ()):
                    yield PlayReserve(place, target)

    def _refuse_placing(self, card: Card, host: Card | None) -> Reason | None:
        if host is None:
            return Reason.EMPTY_NEEDS_KING if self.empty_needs_king and card.rank != KING else None
        if card in self.guests[host]:
            return None
        if host.rank == ACE:
            return Reason.ON_ACE
        return Reason.WRONG_RANK if card.rank != host.rank - 1 else Reason.WRONG_SUIT

    def _move_unit(self, state: State, move: MoveUnit) -> Transition[State] | Refusal:
        count = len(state.columns)
        if not (0 <= move.source < count and 0 <= move.target < count):
            return Refusal(Reason.NO_SUCH_COLUMN)
        source, target = state.columns[move.source], state.columns[move.target]
        if not 0 <= move.index < len(source.cards):
            return Refusal(Reason.NO_SUCH_CARD)
        if move.index < source.hidden:
            return Refusal(Reason.FACE_DOWN)
        if move.source == move.target:
            return Refusal(Reason.SAME_COLUMN)
        unit = source.cards[move.index :]
        reason = self._refuse_placing(unit[0], target.top)
        if reason is not None:
            return Refusal(reason)
        table = _Table(state)
        table.happen(CardsMoved(unit, move.source, move.target, _placing_points(unit[0], target.top)))
        table.turn_top(move.source)
        table.clear_runs(move.target)
        return table.transition(self)

    def _deal_reserve(self, state: State) -> Transition[State] | Refusal:
        if not self.reserve_is_dealt:
            return Refusal(Reason.NO_DEAL_HERE)
        if not state.reserve:
            return Refusal(Reason.RESERVE_EMPTY)
        table = _Table(state)
        cards = tuple(card for card in state.reserve if card is not None)
        table.happen(ReserveDealt(cards))
        for number in range(len(cards)):
            table.clear_runs(number)
        return table.transition(self)

    def _play_reserve(self, state: State, move: PlayReserve) -> Transition[State] | Refusal:
        if self.reserve_is_dealt:
            return Refusal(Reason.RESERVE_NOT_PLAYABLE)
        there = 0 <= move.place < len(state.reserve)
        card = state.reserve[move.place] if there else None
        if there and card is None:
            return Refusal(Reason.RESERVE_EMPTY)
        if not 0 <= move.target < len(state.columns):
            return Refusal(Reason.NO_SUCH_COLUMN)
        if card is None:
            return Refusal(Reason.NO_SUCH_CARD)
        target = state.columns[move.target]
        reason = self._refuse_placing(card, target.top)
        if reason is not None:
            return Refusal(reason)
        table = _Table(state)
        table.happen(ReservePlayed(card, move.place, move.target, _placing_points(card, target.top)))
        table.clear_runs(move.target)
        return table.transition(self)


class _Table:
    """A state being changed by one move, with what has happened so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.points = 0

    def happen(self, event: CardsMoved | ReservePlayed | ReserveDealt | CardTurned | RunRemoved) -> None:
        self.events.append(event)
        self.state = after(self.state, event)
        if not isinstance(event, ReserveDealt):
            self.points += event.points

    def turn_top(self, number: int) -> None:
        column = self.state.columns[number]
        if column.hidden and column.hidden == len(column.cards):
            self.happen(CardTurned(number, column.cards[-1], TURN_POINTS))

    def clear_runs(self, number: int) -> None:
        """Remove the finished run at the column's open end, and any that this bares, then turn what lies there."""
        while (suit := finished_run(self.state.columns[number])) is not None:
            self.happen(RunRemoved(suit, number, RUN_POINTS))
        self.turn_top(number)

    def transition(self, rules: ScorpionRules) -> Transition[State]:
        if rules.won(self.state):
            self.events.append(Won())
        return Transition(self.state, tuple(self.events), self.points)


def finished_run(column: Column) -> Suit | None:
    """The suit of the run of 13, king to ace and all face up, at the column's open end; None without one."""
    cards = column.cards
    start = len(cards) - RUN_LENGTH
    if start < column.hidden or cards[-1].rank != ACE or cards[start].rank != KING:
        return None
    suit = cards[-1].suit
    for rank, card in enumerate(reversed(cards[start:]), start=ACE):
        if card.suit is not suit or card.rank != rank:
            return None
    return suit


def _placing_points(card: Card, host: Card | None) -> int:
    return SAME_SUIT_POINTS if host is not None and host.suit is card.suit else 0
