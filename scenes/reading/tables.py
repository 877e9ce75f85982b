"""Lays out a page's tables: columns as wide as their words want, narrower and at last turned where room is short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.look import tokens
from scenes.reading.flow import Flow, Look, set_flow, widest_word
from scenes.reading.markup import Align, Spans, Table

_CELL = Look(tokens.SIZE_CONTROL_SMALL, 1.35)
_AIR, _ROW_AIR = 12, 9
"""Beside and above the words of a cell, in pixels at scale 1."""

Rows = Sequence[Sequence[Spans]]


class Cell(NamedTuple):
    """Words of a table and where their corner lies, from the table's."""

    flow: Flow
    x: float
    y: float


class LaidTable(NamedTuple):
    """A table laid out; `rules` are the heights of the lines between its rows, `head` the foot of the head row."""

    cells: tuple[Cell, ...]
    rules: tuple[float, ...]
    head: float
    width: float
    height: float


def lay_table(table: Table, width: float, u: float, quiet: str) -> LaidTable:
    """The table at most `width` wide: where its words would have to be broken inside, rows become columns."""
    rows: Rows = table.rows
    aligns: Sequence[Align] = table.aligns
    if sum(_least(rows, u)) > width:
        rows = [[row[k] for row in table.rows] for k in range(len(aligns))]
        others: Align = "right" if aligns[-1] == "right" else "left"
        aligns = ["left", *[others] * (len(table.rows) - 1)]
    return _lay(rows, aligns, _widths(rows, width, u), u, quiet)


def _lay(rows: Rows, aligns: Sequence[Align], widths: Sequence[float], u: float, quiet: str) -> LaidTable:
    cells: list[Cell] = []
    rules: list[float] = []
    y = 0.0
    for number, row in enumerate(rows):
        look = _CELL._replace(colour=quiet, face="medium") if number == 0 else _CELL
        flows = [
            set_flow(spans, look, wide - 2 * _AIR * u, u, align)
            for spans, wide, align in zip(row, widths, aligns, strict=True)
        ]
        x = 0.0
        for flow, wide in zip(flows, widths, strict=True):
            cells.append(Cell(flow, x + _AIR * u, y + _ROW_AIR * u))
            x += wide
        y += round(max(flow.height for flow in flows) + 2 * _ROW_AIR * u)
        rules.append(y)
    return LaidTable(tuple(cells), tuple(rules[:-1]), rules[0], sum(widths), y)


def _columns(rows: Rows) -> list[list[Spans]]:
    return [[row[k] for row in rows] for k in range(len(rows[0]))]


def _least(rows: Rows, u: float) -> list[float]:
    """The widths below which a word would be broken inside."""
    return [max(widest_word(cell, _bold(), u) for cell in column) + 2 * _AIR * u + 1 for column in _columns(rows)]


def _bold() -> Look:
    return _CELL._replace(face="semibold")


def _wanted(rows: Rows, u: float) -> list[float]:
    """The widths with which no cell is broken at all."""
    wide = float(1 << 20)
    return [
        max(set_flow(cell, _bold(), wide, u).width for cell in column) + 2 * _AIR * u + 1 for column in _columns(rows)
    ]


def _widths(rows: Rows, width: float, u: float) -> list[float]:
    """What each column gets: what it wants, or else its least and a share of what is left by what it still lacks."""
    least, wanted = _least(rows, u), _wanted(rows, u)
    if sum(wanted) <= width:
        return wanted
    left = width - sum(least)
    lacking = [want - low for want, low in zip(wanted, least, strict=True)]
    if left <= 0 or not sum(lacking):
        return [low * width / sum(least) for low in least]
    # A small lack is met whole: a number must not be broken because a sentence beside it is long.
    shares = [0.0] * len(least)
    order = sorted(range(len(least)), key=lambda k: lacking[k])
    for place, k in enumerate(order):
        shares[k] = min(lacking[k], left / (len(order) - place))
        left -= shares[k]
    return [low + share for low, share in zip(least, shares, strict=True)]
