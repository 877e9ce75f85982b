"""Decides how a deal's number or name is written on the screen; knows no game."""

from __future__ import annotations

from game.words import Words
from scenes.look import lettering

_UNKNOWN = "–"
_THE_RULES = "rules"
_KINDS = ("pysol:", "ms")
_SHORT, _LONG = 4, 12
"""Figures of a number that stand beside its kind, and figures from which on only the first and last are shown."""


def deal_name(name: str, words: Words) -> str:
    """How a deal is written that is known by `name`, a number or a label of a record; "" is a bare position.

    A thin space stands where it may go on two lines.
    """
    if not name:
        return _UNKNOWN
    if name == _THE_RULES:
        return words.text("Rules")
    kind = next((kind for kind in _KINDS if name.startswith(kind)), "")
    figures = name.removeprefix(kind)
    if len(figures) > _LONG:
        number = f"{figures[:_SHORT]}…{figures[-_SHORT:]}"
    else:
        number = lettering.grouped(int(figures)) if figures.isdecimal() else figures
    apart = kind and len(kind + figures) > 2 * _SHORT - 1
    return f"{kind}{lettering.THIN_SPACE}{number}" if apart else kind + number


def deal_and_moves(name: str, moves: str, words: Words) -> str:
    """The deal of a game that waits, and how many moves (in words) have been made in it."""
    if name == _THE_RULES:
        return words.text("The deal of the rules, {moves}").format(moves=moves)
    return words.text("Deal {deal}, {moves}").format(deal=deal_name(name, words), moves=moves)
