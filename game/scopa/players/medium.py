"""Medium: values a capture as a player does, and before laying a card asks whether that leaves a scopa."""

from __future__ import annotations

from random import Random

from game.scopa.players.bits import COINS, SETTEBELLO, VALUES, places_of
from game.scopa.players.view import Board, Option, can_sweep

_SCOPA = 10.0
_SETTEBELLO = 8.0
_SEVEN, _SIX, _ACE = 3.0, 1.0, 0.8
_COIN = 1.5
_CARD = 1.0
_LEAVES_SCOPA = 6.0


def choose(board: Board, chance: Random, wary: bool = False) -> Option:
    """The play it values most; equal ones by lot. `wary`: it asks of a capture too whether that leaves a scopa."""
    return max(board.options(), key=lambda option: (_value(board, option, wary), chance.random()))


def _value(board: Board, option: Option, wary: bool) -> float:
    place, take = option
    leaves = _LEAVES_SCOPA if (wary or not take) and can_sweep(board.left_by(option)) else 0.0
    if take:
        return sum(map(_worth, places_of(take | 1 << place))) + (_SCOPA if board.sweeps(option) else 0.0) - leaves
    return -_worth(place) - leaves


def _worth(place: int) -> float:
    """What having the card is worth, in cards."""
    worth = _CARD + {7: _SEVEN, 6: _SIX, 1: _ACE}.get(VALUES[place], 0.0)
    if COINS >> place & 1:
        worth += _COIN
    return worth + (_SETTEBELLO if SETTEBELLO >> place & 1 else 0.0)
