"""A position as a few byte strings, and its moves; the same rules as `game.scorpion.rules`, made for speed.

A card is one byte: its suit times 16 plus its rank. Face down it has `DOWN` added, so that looking for a card finds
it only where it may be picked up. A column is a byte string from the table up. What the rules remember of a position
is just this: which cards lie where, which face down, and what is kept back. That only a column that received cards is
checked for a run needs no memory: a finished run that was merely uncovered is seen in the column itself.

`key` names a position up to the order of its columns. The rules tell columns apart in one thing only, the deal of the
reserve, so columns that don't wait for a card of it may be exchanged: two positions with one key have the same moves
up to that exchange, and both can be won or neither. A move that only renames a column leads to the key it came from
and needs no rule of its own; a finished run that moves to an empty column is removed there, so its key is another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from game.cards import FRENCH, Card
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import RUN_LENGTH, Column, DealReserve, Move, MoveUnit, PlayReserve, State

DOWN = 0x80
SUIT_STEP = 16
CODES = SUIT_STEP * len(FRENCH.suits)
"""One more than the highest byte of a face-up card."""
GAP = 0xFF
"""A set-aside card that has been played."""

Columns: TypeAlias = tuple[bytes, ...]
Position: TypeAlias = tuple[Columns, bytes]
"""The columns and what is kept back."""
Step: TypeAlias = tuple[int, int]
"""A move by its cards: the one that is grabbed and the one it goes on; `DEAL` for the reserve's deal.

For an empty column the second is `ON_TABLE`, or so much less as its number and one where it waits for a card of the
reserve: the others are all alike.
"""
ON_TABLE = -1
DEAL: Step = (-2, -2)


def code(card: Card) -> int:
    """The byte of a card that lies face up."""
    return FRENCH.suits.index(card.suit) * SUIT_STEP + card.rank


def compact(state: State) -> Position:
    """The position of a state; the removed runs are the cards that are nowhere."""
    columns = tuple(
        bytes(code(card) | (DOWN if place < column.hidden else 0) for place, card in enumerate(column.cards))
        for column in state.columns
    )
    return columns, bytes(GAP if card is None else code(card) for card in state.reserve)


def card(byte: int) -> Card:
    """The card of a byte, whichever way up it lies."""
    return FRENCH.card(byte % DOWN % SUIT_STEP, FRENCH.suits[byte % DOWN // SUIT_STEP])


def expand(position: Position) -> State:
    """The state of a position that holds the whole pack but for removed runs; those come in the order of the suits."""
    columns, aside = position
    there = {one % DOWN // SUIT_STEP for column in (*columns, aside) for one in column if one != GAP}
    return State(
        tuple(Column(tuple(map(card, column)), sum(one >= DOWN for one in column)) for column in columns),
        tuple(None if one == GAP else card(one) for one in aside),
        tuple(suit for number, suit in enumerate(FRENCH.suits) if number not in there),
    )


class Game:
    """The moves of one rule set. `ranks` is how many cards a suit has: 13, or fewer in a small pack.

    `keep_bonds`: no move parts a card from its successor, face up under it. Wasp and Relaxed allow that; who never
    does it misses some wins.
    """

    def __init__(self, rules: ScorpionRules, ranks: int = RUN_LENGTH, keep_bonds: bool = False) -> None:
        suits = range(0, CODES, SUIT_STEP)
        self.rules = rules
        self._keep_bonds = keep_bonds
        self.ranks = ranks
        self.kings = tuple(suit + ranks for suit in suits)
        guests: list[tuple[int, ...]] = [()] * (CODES + 1)
        for suit in suits:
            for rank in range(2, ranks + 1):
                others = (suit,) if rules.same_suit else suits
                guests[suit + rank] = tuple(other + rank - 1 for other in others)
        self.guests = tuple(guests)
        """For each card, those that may be put on it; after them none, for cards that stand for unknown ones."""
        self.hosts = tuple(tuple(host for host in range(CODES) if card in guests[host]) for card in range(CODES + 1))
        """For each card, those it may be put on."""
        self._runs = (*(bytes(range(suit + ranks, suit, -1)) for suit in suits), b"\0")
        """The finished run of each suit; after them one that never is, for cards that stand for unknown ones."""

    def won(self, position: Position) -> bool:
        """Whether every card has left the table in a run."""
        columns, aside = position
        return not any(columns) and all(card == GAP for card in aside)

    def key(self, position: Position) -> bytes:
        """The same for positions that differ only in the order of columns that wait for nothing."""
        columns, aside = position
        waiting = self._waiting(aside)
        ordered = sorted(columns[waiting:])
        return b"\xfe".join((*columns[:waiting], *ordered, aside))

    def moves(self, position: Position) -> Iterator[tuple[Move, Position]]:
        """Every legal move and where it leads; of empty columns that wait for nothing only the first is tried."""
        columns, aside = position
        dealt = self.rules.reserve_is_dealt
        empty: list[int] = []
        for target, column in enumerate(columns):
            if not column:
                if not empty or (dealt and target < len(aside)) or empty[-1] < len(aside):
                    empty.append(target)
                continue
            for guest in self.guests[column[-1]]:
                if (found := self._placed(position, guest, target)) is not None:
                    yield found
        for target in empty:
            yield from self._onto_empty(position, target)
        if dealt and aside:
            yield DealReserve(), self._deal(columns, aside)

    def step(self, position: Position, move: Move) -> Step:
        """A legal move of `position` by its cards."""
        columns, aside = position
        if isinstance(move, DealReserve):
            return DEAL
        guest = columns[move.source][move.index] if isinstance(move, MoveUnit) else aside[move.place]
        target = columns[move.target]
        if target:
            return guest, target[-1]
        return guest, ON_TABLE - 1 - move.target if move.target < self._waiting(aside) else ON_TABLE

    def follow(self, position: Position, step: Step) -> tuple[Move, Position] | None:
        """The same move in another position and where it leads, None where it can't be made there."""
        columns, aside = position
        if step == DEAL:
            return (DealReserve(), self._deal(columns, aside)) if self.rules.reserve_is_dealt and aside else None
        guest, host = step
        if host < ON_TABLE:
            targets = [ON_TABLE - 1 - host]
        elif host == ON_TABLE:
            targets = [number for number in range(self._waiting(aside), len(columns)) if not columns[number]]
        else:
            targets = [number for number, column in enumerate(columns) if column and column[-1] == host]
        if not targets or (host < 0 and columns[targets[0]]):
            return None
        return self._placed(position, guest, targets[0])

    def _waiting(self, aside: bytes) -> int:
        """How many columns, from the first, wait for a card of the reserve."""
        return len(aside) if self.rules.reserve_is_dealt else 0

    def _placed(self, position: Position, guest: int, target: int) -> tuple[Move, Position] | None:
        """The move that puts `guest`, with what lies on it, on a column that takes it; None while it can't be had."""
        columns, aside = position
        for source, column in enumerate(columns):
            if guest in column:
                index = column.index(guest)
                if source == target or (self._keep_bonds and index and column[index - 1] == guest + 1):
                    return None
                return self._moved(position, source, index, target)
        if self.rules.reserve_is_dealt or guest not in aside:
            return None
        place = aside.index(guest)
        after = list(columns)
        after[target] = self._cleared(columns[target] + aside[place : place + 1])
        left = aside[:place] + bytes((GAP,)) + aside[place + 1 :]
        return PlayReserve(place, target), (tuple(after), left)

    def _onto_empty(self, position: Position, target: int) -> Iterator[tuple[Move, Position]]:
        """Every move to an empty column."""
        if self.rules.empty_needs_king:
            for king in self.kings:
                if (found := self._placed(position, king, target)) is not None:
                    yield found
            return
        for source, column in enumerate(position[0]):
            under = GAP
            for index, card in enumerate(column):
                if card < DOWN and not (self._keep_bonds and under == card + 1):
                    yield self._moved(position, source, index, target)
                under = card

    def _moved(self, position: Position, source: int, index: int, target: int) -> tuple[Move, Position]:
        """A move from column to column."""
        columns, aside = position
        column, after = columns[source], list(columns)
        after[source] = _turned(column[:index])
        after[target] = self._cleared(columns[target] + column[index:])
        return MoveUnit(source, index, target), (tuple(after), aside)

    def _deal(self, columns: Columns, aside: bytes) -> Position:
        after = list(columns)
        for number in range(len(aside)):
            after[number] = self._cleared(columns[number] + aside[number : number + 1])
        return tuple(after), b""

    def _cleared(self, column: bytes) -> bytes:
        """A column that has received cards, without the finished runs at its open end."""
        while column and column.endswith(self._runs[(column[-1] % DOWN) // SUIT_STEP]):
            column = column[: -self.ranks]
        return _turned(column)


def _turned(column: bytes) -> bytes:
    """The column with its top card face up."""
    if column and column[-1] >= DOWN:
        return column[:-1] + bytes((column[-1] - DOWN,))
    return column
