"""Easy: takes what it sees, often at random, and never looks at what it leaves on the table."""

from __future__ import annotations

from random import Random

from game.scopa.players.view import Board, Option

_ATTENTION = 0.3
"""How often it looks for the best it sees instead of playing whatever comes to hand."""


def choose(board: Board, chance: Random) -> Option:
    """A play: a scopa nearly always, mostly a capture, of many cards where it looks closely."""
    options = board.options()
    swept = [option for option in options if board.sweeps(option)]
    captures = [option for option in options if option[1]]
    if swept:
        return chance.choice(swept)
    if captures and chance.random() < _ATTENTION:
        return max(captures, key=lambda option: (option[1].bit_count(), chance.random()))
    return chance.choice(options)
