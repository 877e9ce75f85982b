"""Decides how a deal's number or name is written on the screen; knows no game."""

from __future__ import annotations

from game.words import Words
from scenes.look import lettering

_UNKNOWN = "–"
THE_RULES = "rules"
_KINDS = ("pysol:", "ms")
_BESIDE = 7
"""Characters of a kind and a number that stand on one line."""


def deal_name(name: str, words: Words) -> str:
    """How a deal is written that is known by `name`, a number or a label of a record; "" is a bare position.

    A no-break space stands where it may go on two lines: before the number, which never breaks.
    """
    if not name:
        return _UNKNOWN
    if name == THE_RULES:
        return words.text("Rules")
    kind = next((kind for kind in _KINDS if name.startswith(kind)), "")
    figures = lettering.shortened(name.removeprefix(kind))
    number = lettering.grouped(int(figures)) if figures.isdecimal() else figures
    apart = kind and len(name) > _BESIDE
    return f"{kind}{lettering.NO_BREAK}{number}" if apart else kind + number


def deal_and_moves(name: str, moves: str, words: Words) -> str:
    """The deal of a game that waits, if it has a name, and how many moves (in words) have been made in it."""
    if not name:
        return moves
    if name == THE_RULES:
        return words.text("Deal from the rules, {moves}").format(moves=moves)
    return words.text("Deal {deal}, {moves}").format(deal=deal_name(name, words), moves=moves)
