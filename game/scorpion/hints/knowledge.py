"""What the player knows of a game: the cards that lie open, and those seen before they were covered again by undo.

The one gate between the cards and the hints: a hint is made from `Knowledge` alone, and what isn't known isn't in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from math import factorial
from random import Random

from game.cards import FRENCH
from game.scorpion.record import ScorpionSession, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import CODES, DOWN, Columns, Position, code, compact, expand
from game.scorpion.state import State

UNKNOWN = DOWN | CODES
"""Stands for a card the player hasn't seen: no card has this byte."""
_ALL = frozenset(code(card) for card in FRENCH)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A position with `UNKNOWN` for each card never seen, and the standing way to it, the earliest position first.

    `unseen` are the cards that may be in those places, in order. `path` goes back as far as the game can be undone.
    """

    rules: ScorpionRules
    position: Position
    path: tuple[Position, ...]
    unseen: bytes

    @property
    def complete(self) -> bool:
        """Whether there is no card the player doesn't know."""
        return not self.unseen

    def back(self, undos: int) -> Knowledge:
        """What is known now, of the position so many undos ago."""
        before = len(self.path) - undos
        return Knowledge(self.rules, self.path[before], self.path[:before], self.unseen)

    def seems(self, position: Position) -> State:
        """One state that `position`, reached with no card turned up, may be; the unseen cards lie in it somehow."""
        return expand(next(self.placements(1)).fill(position))

    def placements(self, most: int) -> Iterator[Placement]:
        """So many ways the unseen cards may lie; they follow from the position alone.

        Each possible way once where there aren't more; one where all is known.
        """
        if self.complete:
            yield Placement((b"",) * len(self.position[0]), self.position[1])
            return
        # Undo and redo don't change what is drawn: only the position counts.
        chance = Random(b"/".join((*self.position[0], self.position[1])))
        cards = list(self.unseen)
        if factorial(len(cards)) <= most:
            every = list(permutations(cards))
            chance.shuffle(every)
            yield from (self._placed(iter(one)) for one in every)
            return
        for _ in range(most):
            chance.shuffle(cards)
            yield self._placed(iter(cards))

    def _placed(self, cards: Iterator[int]) -> Placement:
        columns, aside = self.position
        under = tuple(bytes(next(cards) | DOWN for _ in range(column.count(UNKNOWN))) for column in columns)
        return Placement(under, bytes(next(cards) if card == UNKNOWN else card for card in aside))


@dataclass(frozen=True, slots=True)
class Placement:
    """One way the unseen cards may lie: those at the foot of each column, and the whole of what is kept back."""

    under: Columns
    aside: bytes

    def fill(self, position: Position) -> Position:
        """A position known in part, of this game, with every card in its place."""
        columns, aside = position
        filled = tuple(under + column[len(under) :] for under, column in zip(self.under, columns, strict=True))
        return filled, self.aside if UNKNOWN in aside else aside


def known(start: Start, session: ScorpionSession) -> Knowledge:
    """What the player of a session that began at `start` knows.

    A card that was turned or dealt stays known when that is undone.
    """
    hidden, dealt = _ever_open(start, session)

    def seen(state: State) -> Position:
        columns, aside = compact(state)
        masked = tuple(
            bytes((UNKNOWN,)) * min(hidden[number], len(column)) + column[hidden[number] :]
            for number, column in enumerate(columns)
        )
        return masked, aside if dealt else bytes((UNKNOWN,)) * len(aside)

    open_cards = {card % DOWN for column in seen(session.state)[0] for card in column if card != UNKNOWN}
    gone = {code(card) for card in FRENCH if card.suit in session.state.removed}
    aside = set(seen(session.state)[1]) & _ALL
    unseen = bytes(sorted(_ALL - open_cards - gone - aside))
    return Knowledge(start.rules, seen(session.state), tuple(seen(state) for state in session.states[:-1]), unseen)


def all_cards(start: Start, session: ScorpionSession) -> Knowledge:
    """Every card, for a player who wants hints that know them."""
    return Knowledge(start.rules, compact(session.state), tuple(map(compact, session.states[:-1])), b"")


def _ever_open(start: Start, session: ScorpionSession) -> tuple[list[int], bool]:
    """For each column how many cards were never turned up, and whether the reserve was ever to be seen."""
    again = start.session()
    hidden = [column.hidden for column in start.state.columns]
    open_reserve = not start.rules.reserve_is_dealt
    for action in session.log:
        again.play(action)
        hidden = [min(least, column.hidden) for least, column in zip(hidden, again.state.columns, strict=True)]
        open_reserve = open_reserve or not again.state.reserve
    return hidden, open_reserve
