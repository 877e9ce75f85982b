"""Decides which tables the title shows where there are more than it has places for; must not know any game."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.title.plan import MOST_TABLES
from scenes.title.table import TitleTable


def in_order(tables: Sequence[TitleTable]) -> list[TitleTable]:
    """The tables as they stand: those on cloth, then those on wood."""
    return sorted(tables, key=lambda table: table.ground == "wood")


def folded(tables: Sequence[TitleTable]) -> list[TitleTable]:
    """Those played last, as many as have a place, in the order in which all stand."""
    by_last = sorted(range(len(tables)), key=lambda number: -tables[number].played)
    shown = set(by_last[:MOST_TABLES])
    return [table for number, table in enumerate(tables) if number in shown]


def next_by_letter(names: Sequence[str], letter: str, here: int | None) -> int | None:
    """Which name that begins with this letter comes after the one at `here`; None: none does."""
    count = len(names)
    start = 0 if here is None else here + 1
    turn = ((start + k) % count for k in range(count))
    return next((k for k in turn if names[k].casefold().startswith(letter)), None)
