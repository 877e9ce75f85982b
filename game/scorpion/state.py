"""What lies on a Scorpion table, what can be done to it and what each event makes of it; not what is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.cards import FRENCH, Card, Suit
from game.rules import Event

RUN_LENGTH = len(FRENCH.ranks)


@dataclass(frozen=True, slots=True)
class Column:
    """Cards from the table up; the first `hidden` of them lie face down."""

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    @property
    def top(self) -> Card | None:
        """The card at the open end."""
        return self.cards[-1] if self.cards else None


@dataclass(frozen=True, slots=True)
class State:
    """A position.

    `reserve` holds the cards still to be dealt, for columns 0, 1, 2; in Three Blind Mice the set-aside cards in
    their places, `None` where one was played. `removed` names the suits of the removed runs, first removed first.
    """

    columns: tuple[Column, ...]
    reserve: tuple[Card | None, ...]
    removed: tuple[Suit, ...] = ()


@dataclass(frozen=True, slots=True)
class MoveUnit:
    """Put the card at place `index` (from the table up) of column `source`, with all on it, on column `target`."""

    source: int
    index: int
    target: int


@dataclass(frozen=True, slots=True)
class DealReserve:
    """Deal the reserve: a card face up on each of the first three columns."""


@dataclass(frozen=True, slots=True)
class PlayReserve:
    """Put the set-aside card at `place` on column `target` (Three Blind Mice)."""

    place: int
    target: int


Move: TypeAlias = MoveUnit | DealReserve | PlayReserve


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """A unit went from one column to another."""

    cards: tuple[Card, ...]
    source: int
    target: int
    points: int


@dataclass(frozen=True, slots=True)
class ReservePlayed(Event):
    """A set-aside card went to a column."""

    card: Card
    place: int
    target: int
    points: int


@dataclass(frozen=True, slots=True)
class ReserveDealt(Event):
    """The reserve went to columns 0, 1, 2 in that order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """The card at the open end of a column turned face up."""

    column: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class RunRemoved(Event):
    """A finished run left the open end of a column for the place of its suit."""

    suit: Suit
    column: int
    points: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The fourth run is gone."""


def after(state: State, event: Event) -> State:
    """The position that `event` leads to; the events of a move lead to the position the rules lead to."""
    columns = list(state.columns)
    match event:
        case CardsMoved(cards, source, target):
            columns[source] = Column(columns[source].cards[: -len(cards)], columns[source].hidden)
            columns[target] = Column(columns[target].cards + cards, columns[target].hidden)
        case ReservePlayed(card, place, target):
            reserve = tuple(None if i == place else other for i, other in enumerate(state.reserve))
            columns[target] = Column((*columns[target].cards, card), columns[target].hidden)
            return State(tuple(columns), reserve, state.removed)
        case ReserveDealt(cards):
            for number, card in enumerate(cards):
                columns[number] = Column((*columns[number].cards, card), columns[number].hidden)
            return State(tuple(columns), (), state.removed)
        case CardTurned(column):
            columns[column] = Column(columns[column].cards, columns[column].hidden - 1)
        case RunRemoved(suit, column):
            columns[column] = Column(columns[column].cards[:-RUN_LENGTH], columns[column].hidden)
            return State(tuple(columns), state.reserve, (*state.removed, suit))
    return State(tuple(columns), state.reserve, state.removed)
