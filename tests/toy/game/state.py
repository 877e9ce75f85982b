"""What lies on the table in Ladder, what one may do, and what happens; decides no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card
from game.rules import Event


@dataclass(frozen=True, slots=True)
class State:
    """The columns, each from its lowest card up, and the pile."""

    columns: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the last card of a column on the pile."""

    column: int


Move: TypeAlias = Lay


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card went from a column to the pile."""

    card: Card
    column: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """No card can be laid any more; `won`: none is left."""

    won: bool


def after(state: State, event: Event) -> State:
    """The table once this has happened."""
    match event:
        case Laid(card, column):
            columns = list(state.columns)
            columns[column] = columns[column][:-1]
            return State(tuple(columns), (*state.pile, card))
    return state
