"""What can be read of a damaged store, row by row, wherever a row still lies. Touches no file, asks no SQLite.

A row is taken where its sum shows it whole and it names the same store as the others. In stores of the versions
that had no sums yet it is taken where its values have the right kinds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from game.store import pages, rows, schema
from game.store.values import Content, Outcome, Rescue

_WIDTHS = {
    (width, table == "finished"): table
    for table, columns in schema.COLUMNS.items()
    for width in (*schema.SHORTER.get(table, ()), len(columns))
}
"""Tables by the width of a row and whether its first value is its number, which is None in the row itself."""
_OLDER = {
    (9, str): ("running", 0),
    (11, str): ("running", 2),
    (11, type(None)): ("finished", 0),
    (13, type(None)): ("finished", 2),
    (2, str): ("settings", 0),
}
"""Rows of the versions without sums by their width and the kind of their first value; how many columns were added."""

Key = tuple[str, str | int]


class _Rows:
    """The rows of one image: those that are whole, and the keys of those that are known to have been there."""

    def __init__(self, image: bytes) -> None:
        self.whole: list[tuple[str, tuple[Any, ...]]] = []
        self.found: list[tuple[str, tuple[Any, ...]]] = []
        """Rows that a page names, and those come upon where the page's own list of them is damaged."""
        self.older: list[tuple[str, tuple[Any, ...]]] = []
        self.damaged: set[Key] = set()
        self.indexed: set[Key] = set()
        for cell in pages.rows(image):
            self._add(cell)
        running_names, setting_names = schema.name_indexes()
        self.numbers: set[int] = set()
        """What an index has for numbers of results."""
        for entry in pages.index_entries(image):
            name = entry.values[0]
            if len(entry.values) != 2 or not isinstance(name, str):
                continue
            if entry.page == running_names:
                self.indexed.add(("running", name))
            elif entry.page == setting_names:
                self.indexed.add(("settings", name))
            else:
                self.numbers.add(entry.rowid)

    def _add(self, cell: pages.Cell) -> None:
        values: tuple[Any, ...] = cell.values
        numbered = (cell.rowid, *values[1:]) if values[0] is None else values
        table = _WIDTHS.get((len(values), values[0] is None))
        if table is not None:
            if rows.whole(table, numbered):
                (self.whole if cell.listed else self.found).append((table, numbered))
            elif cell.listed and isinstance(numbered[0], str | int):
                self.damaged.add((table, numbered[0]))
        table, added = _OLDER.get((len(values), type(values[0])), ("", 0))
        if table:
            self.older.append((table, numbered if added or table == "settings" else (*numbered, 1, "")))


def rescued(images: Sequence[bytes], base: bytes) -> tuple[Content, Rescue]:
    """What can be read of these images of one store, the latest first, and how much of it is lost.

    `base` is the database without its log: it says which store it is.
    """
    seen = [_Rows(image) for image in dict.fromkeys(images)]
    latest = seen[0]
    under = _Rows(base)
    store = _store_of(under.whole + under.found) or _store_of(latest.whole + latest.found)
    if not store:
        return _plausible(latest)
    found: dict[Key, tuple[Any, ...]] = {}
    known = latest.damaged | latest.indexed
    for number, image in enumerate(seen):
        listed = {(table, row[0]) for table, row in image.whole}
        for table, row in (*image.whole, *image.found):
            key = (table, row[0])
            if rows.store_of(table, row) != store:
                continue
            if number and table == "running" and key not in known:
                continue  # it ended since
            if key not in found or (number == 0 and key not in listed and _later(table, row, found[key])):
                found[key] = row
    content = Content()
    for (table, _), row in found.items():
        _put(content, table, row)
    _forget_deleted(content)
    _forget_ended(content, {str(row[0]) for image in seen for table, row in image.whole if table == "running"})
    return content, _count(content, latest)


def _store_of(whole: Iterable[tuple[str, tuple[Any, ...]]]) -> str:
    names = Counter(rows.store_of(table, row) for table, row in whole)
    return str(names.most_common(1)[0][0]) if names else ""


def _later(table: str, row: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Of two states of a game found in one image, the one begun later, or with more actions, is the later."""
    return table == "running" and (row[8], len(row[1])) > (other[8], len(other[1]))


def _plausible(latest: _Rows) -> tuple[Content, Rescue]:
    content = Content()
    for table, row in latest.older:
        texts, numbers = [value for value in row if isinstance(value, str)], len(row) == 13
        kinds = [str, str, str, str, int, int, int, int, str, int, str]
        if table == "finished":
            kinds = [int, str, str, str, int, int, int, int, str, str, str, int, str]
        if table == "settings":
            kinds = [str, str]
        if [type(value) for value in row] != kinds or any("\ufffd" in text for text in texts):
            continue
        if numbers and row[10] not in [outcome.value for outcome in Outcome]:
            continue
        _put(content, table, row)
    return content, _count(content, latest)


def _put(content: Content, table: str, row: tuple[Any, ...]) -> None:
    try:
        rows.put(content, table, row)
    except (ValueError, TypeError):
        return


def _forget_deleted(content: Content) -> None:
    """A game that was deleted is gone, whatever an older state of the file still has."""
    gaps = content.gaps
    content.finished = {number: over for number, over in content.finished.items() if number not in gaps}


def _forget_ended(content: Content, listed: set[str]) -> None:
    """A game that has ended is not under way, whatever lay about in a page that has no list of its rows."""
    over = {(game.game, game.started, game.label) for game in content.finished.values()}
    for slot, game in list(content.running.items()):
        if slot not in listed and (slot, game.started, game.label) in over:
            del content.running[slot]


def _count(content: Content, latest: _Rows) -> Rescue:
    kept: set[Key] = {("running", name) for name in content.running}
    kept |= {("finished", number) for number in content.finished}
    kept |= {("settings", name) for name in (*content.settings, schema.IDENTITY)}
    gaps = content.gaps
    numbered: set[Key] = {
        ("finished", number) for number in range(1, max(content.finished, default=0) + 1) if number not in gaps
    }
    listed = [number for number in latest.numbers if number > 0 and number not in gaps]
    # Results are numbered from one on: a number beyond their count is itself damaged.
    indexed = latest.indexed | {("finished", number) for number in listed if number - gaps.below(number) <= len(listed)}

    def lost(table: str) -> int:
        # An index is only counted against: a name or number in it may itself be what is damaged.
        unread = _of(table, latest.damaged - kept)
        return max(unread, *(_of(table, witness) - _of(table, kept) for witness in (indexed, numbered)), 0)

    counted = len(content.running), len(content.finished)
    return Rescue(*counted, lost("running"), lost("finished"), lost("settings"))


def _of(table: str, keys: set[Key]) -> int:
    return sum(key[0] == table for key in keys)
