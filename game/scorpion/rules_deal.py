"""The deal the rules pages describe, and a line of moves that wins it; facts, decides nothing."""

from __future__ import annotations

from game.cards import FRENCH
from game.rules import Refusal
from game.scorpion.state import Column, DealReserve, Move, MoveUnit, State
from game.scorpion.variants import CLASSIC

_COLUMNS = """
    AC AH 2D 3D JH 10H 3S
    KC 8S QS QH 3C 4H 7S
    JD 2C 4S AS 7D 7H 3H
    10S 10C 5D KD 8H 7C 9S
    6H 8C JS 4C 9C 8D 5C
    6D QC KH 4D KS 9H JC
    AD QD 9D 6S 2H 10D 5H
"""
_RESERVE = "2S 5S 6C"
# A move is column, place of the grabbed card from the table up, column.
_LINE = """
    1,5,6 6,4,2 6,3,2 4,5,6 4,3,6 4,1,6 2,9,4 6,2,2 deal 2,3,0 2,2,1 0,6,1 5,5,0 1,5,4 2,1,1 4,14,2 2,0,6
    5,4,2 0,3,5 6,0,0 3,3,6 5,3,3 1,3,5 0,13,1 6,2,0 0,9,1 4,10,0 1,2,2 4,3,1 1,1,2 5,1,1 0,11,4 4,0,0
    3,2,5 2,6,3 1,4,2 5,4,1 3,1,1 1,12,3 2,3,1 3,0,2 0,2,5 0,1,5 0,0,1 5,12,6 1,2,0 0,5,1 6,1,0 5,6,6 5,0,6
"""


def _move(word: str) -> Move:
    return DealReserve() if word == "deal" else MoveUnit(*(int(part) for part in word.split(",")))


DEAL = State(
    tuple(
        Column(tuple(FRENCH.parse(card) for card in line.split()), hidden)
        for line, hidden in zip(_COLUMNS.strip().splitlines(), CLASSIC.hidden, strict=True)
    ),
    tuple(FRENCH.parse(card) for card in _RESERVE.split()),
)
"""The position at the start, under the Classic rules."""
WINNING_LINE: tuple[Move, ...] = tuple(_move(word) for word in _LINE.split())
"""Moves that win it; the first is the one the rules pages show."""


def rest_of_line(state: State) -> tuple[Move, ...] | None:
    """What is left of the winning line from a position on it; None for any other position."""
    here = DEAL
    for number, move in enumerate(WINNING_LINE):
        if here == state:
            return WINNING_LINE[number:]
        result = CLASSIC.apply(here, move)
        assert not isinstance(result, Refusal)
        here = result.state
    return None
