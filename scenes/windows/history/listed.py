"""The list of finished games as any window may show it: what a row says and does. Knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.history import Entry
from scenes.widgets.rows import Listed, Row, RowDoors, RowList
from scenes.windows.history.finished import FinishedRows


def finished_list(
    entries: Sequence[Entry], rows: FinishedRows, review: Callable[[Entry], None], at: Listed, most: int = 0
) -> RowList:
    """A list in which a press on a row, or Enter, reviews its game; `most` as for `RowList`."""
    open_row = RowDoors(lambda number: review(entries[number]))
    return RowList(len(entries), partial(_row, entries, rows), open_row, at, most)


def _row(entries: Sequence[Entry], rows: FinishedRows, number: int) -> Row:
    return rows.row(entries[number])
