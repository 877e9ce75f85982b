"""How hard a deal is, by how a simple player fares at it; knows no solver's search (docs/difficulty.md).

The player sees no hidden card and plans nothing. It makes, by lot among the best it sees:

1. a move that puts a card on its own successor and turns a card or empties a column,
2. any other that puts a card on its own successor,
3. any other that turns a card or empties a column,
4. the deal of the reserve,
5. whatever else parts no pair of one suit,
6. whatever is left, but never a king from one empty column to another, nor into a position it was in before.

It plays until it is stuck or has won. What is counted then is how many cards are *not home*: don't lie face up on the
next higher of their suit. A deal's measure is the mean over `GAMES` such games, from 0 (each was won) to 48. The games
are drawn by a generator seeded with their number, so a deal measures the same on every machine.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random

from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import DOWN, Columns, Game, Position, compact
from game.scorpion.solver.estimate import bonds_missing
from game.scorpion.state import DealReserve, Move, MoveUnit, State

GAMES = 8
"""How many games the player has at a deal."""
_MOST_MOVES = 120
"""A game that is longer counts as stuck: under Relaxed the player may shift cards about for very long."""
_NEVER = 9


class Grade(StrEnum):
    """How hard a deal is among those of its rule set that can be won."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


CUT_OFFS = {
    "classic": (7.5, 23.0),
    "relaxed": (6.5, 14.0),
    "wasp": (7.0, 20.0),
    "three_blind_mice": (0.0, 5.0),
}
"""For each rule set, up to which measure a deal is easy and up to which medium; see docs/difficulty.md."""


def grade_of(rules: ScorpionRules, deal: State) -> Grade:
    """How hard `deal`, which can be won, is under `rules`."""
    easy, medium = CUT_OFFS[rules.name]
    measured = measure(rules, deal)
    return Grade.EASY if measured <= easy else Grade.MEDIUM if measured <= medium else Grade.HARD


def measure(rules: ScorpionRules, deal: State) -> float:
    """How many cards aren't home when the simple player is stuck at `deal`, in the mean; 0 to 48."""
    game, start = Game(rules), compact(deal)
    return sum(bonds_missing(game, _played(game, start, Random(number))) for number in range(GAMES)) / GAMES


def _played(game: Game, start: Position, lot: Random) -> Position:
    """Where a game of the simple player ends."""
    position, seen = start, {game.key(start)}
    for _ in range(_MOST_MOVES):
        best = _NEVER
        choice: list[Position] = []
        for move, after in game.moves(position):
            rank = _rank(position[0], move)
            if rank > best or rank == _NEVER or game.key(after) in seen:
                continue
            if rank < best:
                best, choice = rank, []
            choice.append(after)
        if not choice:
            break
        choice.sort()  # so that it doesn't matter in which order moves are listed
        position = choice[int(lot.random() * len(choice))]
        seen.add(game.key(position))
    return position


def _rank(columns: Columns, move: Move) -> int:
    """Where a move stands among those the player may make, 1 the best."""
    if isinstance(move, DealReserve):
        return 4
    target = columns[move.target]
    if not isinstance(move, MoveUnit):
        return 5 if not target else 2
    column, index = columns[move.source], move.index
    card = column[index]
    if not index and not target:
        return _NEVER
    if index and column[index - 1] == card + 1:
        return 6
    bares = not index or column[index - 1] >= DOWN
    if target and target[-1] == card + 1:
        return 1 if bares else 2
    return 3 if bares else 5
