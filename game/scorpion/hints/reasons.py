"""What a move does that a player can check, and what tempts in other moves; knows no hint, no search and no words.

All of it is read off the position as the player knows it, so no card that lies unseen changes a fact.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.cards import ACE, FRENCH, KING, Card, Suit
from game.scorpion.hints.imagined import turns_up
from game.scorpion.hints.knowledge import Knowledge
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import CODES, DOWN, GAP, SUIT_STEP, Game, Position, Step, card
from game.scorpion.state import DealReserve, Move, MoveUnit, PlayReserve

_LONG = 5
"""Cards in order from which on joining them tempts."""


@dataclass(frozen=True, slots=True)
class CompletesRun:
    """The run of this suit is finished and leaves the table."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnsUp:
    """A card that lies face down turns up: after so many moves more of the hint's plan, 0 at once."""

    later: int = 0


@dataclass(frozen=True, slots=True)
class EmptiesColumn:
    """A column is empty afterwards that wasn't; `king` can go there next, None where no king that is free could."""

    king: Card | None = None


@dataclass(frozen=True, slots=True)
class TakesColumn:
    """This king, with what lies on it, goes to a column of its own."""

    king: Card


@dataclass(frozen=True, slots=True)
class OpensFor:
    """`host` lies bare afterwards, and `guest`, the next lower of its suit, can go on it."""

    host: Card
    guest: Card


@dataclass(frozen=True, slots=True)
class Joins:
    """The cards from `high` down to `low` of one suit lie in order afterwards."""

    high: Card
    low: Card


@dataclass(frozen=True, slots=True)
class NothingElse:
    """There is no other move."""


@dataclass(frozen=True, slots=True)
class BringsReserve:
    """So many cards come from the reserve."""

    cards: int


Fact: TypeAlias = CompletesRun | TurnsUp | EmptiesColumn | TakesColumn | OpensFor | Joins | NothingElse | BringsReserve


class Fault(StrEnum):
    """Why a tempting move is no good."""

    LOST = "lost"
    """All cards known, it is proved that the game can't be won after it."""
    LOCKS = "locks"
    """The face-up cards after it prove that."""
    NONE = "none"
    """None of the imagined games that can be won was won after it."""
    FEWER = "fewer"
    """Fewer of them were than after the hint's move."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another move, what tempts in it, and why it is no good; `won` imagined games are won after it."""

    move: Move
    tempts: Fact
    fault: Fault
    won: int = 0


def facts(knowledge: Knowledge, move: Move, plan: Iterable[Step] = ()) -> tuple[Fact, ...]:
    """What a legal move of the position does, the most telling first; `plan` are the steps after it."""
    return tuple(_Told(knowledge.rules, knowledge.position, move, tuple(plan)).facts())


def tempting(knowledge: Knowledge, apart_from: Iterable[Step]) -> list[tuple[Move, Fact]]:
    """The other moves that a player would like to make, the most tempting first, each with what tempts in it."""
    game, position = Game(knowledge.rules), knowledge.position
    spared = set(apart_from)
    found: list[tuple[int, Move, Fact]] = []
    for move, _ in game.moves(position):
        if isinstance(move, DealReserve) or game.step(position, move) in spared or _parts(position, move):
            continue
        for fact in _Told(knowledge.rules, position, move, ()).facts():
            weight = _temptation(fact)
            if weight:
                found.append((weight, move, fact))
                break
    found.sort(key=lambda one: -one[0])
    return [(move, fact) for _, move, fact in found]


def _temptation(fact: Fact) -> int:
    match fact:
        case CompletesRun():
            return 100
        case TurnsUp():
            return 50
        case EmptiesColumn():
            return 40
        case Joins(high, low) if high.rank - low.rank + 1 >= _LONG:
            return high.rank - low.rank + 1
    return 0


def _parts(position: Position, move: Move) -> bool:
    """Whether a card leaves its successor, on which it lies in order."""
    if not isinstance(move, MoveUnit) or not move.index:
        return False
    column = position[0][move.source]
    return column[move.index - 1] == column[move.index] + 1


class _Told:
    """One move and what comes of it."""

    def __init__(self, rules: ScorpionRules, position: Position, move: Move, plan: tuple[Step, ...]) -> None:
        self._game, self._rules = Game(rules), rules
        self._before, self._move, self._plan = position, move, plan
        found = self._game.follow(position, self._game.step(position, move))
        assert found is not None
        self._after = found[1]

    def facts(self) -> Iterable[Fact]:
        """All facts, each the surer to help the sooner it comes."""
        completed = tuple(self._completed())
        yield from completed
        turned = turns_up(self._before, self._after)
        if turned:
            yield TurnsUp()
        if _empty(self._after) > _empty(self._before):
            yield EmptiesColumn(self._king_that_can_go())
        yield from self._takes_column()
        if isinstance(self._move, DealReserve):
            yield BringsReserve(len(self._before[1]))
        if next(iter(self._others()), None) is None:
            yield NothingElse()
        joined = None if completed else self._joined()
        if joined is not None and joined.high.rank - joined.low.rank > 1:
            yield joined
        if not turned:
            yield from self._opened()
            yield from self._turned_later()
        if joined is not None and joined.high.rank - joined.low.rank == 1:
            yield joined

    def _completed(self) -> Iterable[CompletesRun]:
        gone = _suits(self._before) - _suits(self._after)
        return (CompletesRun(FRENCH.suits[suit]) for suit in sorted(gone))

    def _others(self) -> Iterable[Move]:
        mine = self._game.step(self._before, self._move)
        return (move for move, _ in self._game.moves(self._before) if self._game.step(self._before, move) != mine)

    def _takes_column(self) -> Iterable[TakesColumn]:
        move = self._move
        if not isinstance(move, DealReserve) and not self._before[0][move.target]:
            guest = card(self._game.step(self._before, move)[0])
            if guest.rank == KING and self._after[0][move.target]:
                yield TakesColumn(guest)

    def _king_that_can_go(self) -> Card | None:
        """A king that lies on other cards, or aside, and may go to an empty column."""
        for move, _ in self._game.moves(self._after):
            if isinstance(move, DealReserve) or self._after[0][move.target]:
                continue
            guest = self._game.step(self._after, move)[0]
            if guest in self._game.kings and (isinstance(move, PlayReserve) or move.index):
                return card(guest)
        return None

    def _joined(self) -> Joins | None:
        """The cards in order about the place where two of one suit have met."""
        move = self._move
        if isinstance(move, DealReserve):
            return None
        guest, host = self._game.step(self._before, move)
        if host != guest + 1:
            return None
        column = self._after[0][move.target]
        low = high = column.index(guest)
        while low + 1 < len(column) and column[low + 1] == column[low] - 1:
            low += 1
        while high and column[high - 1] == column[high] + 1:
            high -= 1
        return Joins(card(column[high]), card(column[low]))

    def _opened(self) -> Iterable[OpensFor]:
        """What the moved cards have left bare, where the next lower of its suit waits to go on it."""
        move = self._move
        if not isinstance(move, MoveUnit) or not move.index:
            return
        column = self._after[0][move.source]
        host = column[-1] if column else GAP
        if host >= CODES or host % SUIT_STEP == ACE or host - 1 == self._before[0][move.source][move.index]:
            return
        for after, _ in self._game.moves(self._after):
            if isinstance(after, DealReserve) or after.target != move.source:
                continue
            if self._game.step(self._after, after)[0] == host - 1 and not _parts(self._after, after):
                yield OpensFor(card(host), card(host - 1))

    def _turned_later(self) -> Iterable[TurnsUp]:
        position = self._after
        for later, step in enumerate(self._plan, start=1):
            found = self._game.follow(position, step)
            if found is None:
                return
            if turns_up(position, found[1]):
                yield TurnsUp(later)
                return
            position = found[1]


def _empty(position: Position) -> int:
    return sum(not column for column in position[0])


def _suits(position: Position) -> set[int]:
    """The suits of the cards that are known to lie on the table."""
    columns, aside = position
    every = (one % DOWN for column in (*columns, aside) for one in column if one != GAP)
    return {one // SUIT_STEP for one in every if one < CODES}
