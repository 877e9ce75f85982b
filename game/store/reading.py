"""What the bytes of a database and its log are worth: sound, damaged, newer, another's. Touches no file.

SQLite looks at a copy in memory only, so that nothing it does on finding damage, a log or a lock reaches the disk.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from enum import StrEnum

from game.store import pages, rows, schema
from game.store.rescue import rescued
from game.store.values import NOTHING, Content, Rescue

UNREADABLE = (sqlite3.Error, ValueError, TypeError, OverflowError, MemoryError)
"""What Python's sqlite3 raises on damage: text that is no text comes as a ValueError."""


class State(StrEnum):
    """What a file turned out to be."""

    SOUND = "sound"
    BROKEN = "broken"
    NEWER = "newer"
    FOREIGN = "foreign"
    FOREIGN_LOG = "foreign_log"
    """Sound, but the log beside it belongs to another database."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a file turned out to be, and all that can be read of it. `store` names it, "" where nothing does."""

    state: State
    content: Content
    store: str = ""
    rescue: Rescue = NOTHING
    version: int = 0


def judge(base: bytes, log: bytes) -> Found:
    """Read a database and the log beside it, without writing a byte."""
    found = pages.read_log(log)
    image = pages.overlaid(base, found.frames[: found.valid])
    above = _examined(image)
    if found.valid:
        below = _examined(base)
        if below.state is State.SOUND and not _continues(above, below):
            return Found(State.FOREIGN_LOG, below.content, below.store, version=below.version)
    if above.state is State.SOUND and len(found.frames) > found.valid:
        # The log goes on behind a place that doesn't add up: what SQLite would drop may be whole games, or deletions.
        latest = pages.overlaid(base, found.frames)
        content, _ = rescued([latest, image], base)
        if content != above.content or _deletes(latest, base, above.content):
            above = Found(State.BROKEN, above.content, above.store)
    if above.state is State.BROKEN:
        content, count = rescued([pages.overlaid(base, found.frames), image, base], base)
        return Found(State.BROKEN, content, above.store, count)
    return above


def _deletes(latest: bytes, base: bytes, content: Content) -> bool:
    """Whether results are gone from this later image of a store that are there in its last sound state."""
    alone, _ = rescued([latest], base)
    return not content.finished.keys() <= alone.finished.keys()


def _continues(above: Found, below: Found) -> bool:
    """Whether a database with its log can be the same as without, only later."""
    if above.state is not State.SOUND or (below.version >= schema.MARKED and above.store != below.store):
        return False
    missing = below.content.finished.keys() - above.content.finished.keys()
    return all(number in above.content.gaps for number in missing) and serial(below) <= serial(above)


def serial(found: Found) -> int:
    """How many transactions a store has seen."""
    kept = found.content.settings.get(schema.SERIAL, "")
    return int(kept) if kept.isdecimal() else 0


def _examined(image: bytes) -> Found:
    """A database with its log laid over it, checked to the last row."""
    broken = Found(State.BROKEN, Content())
    # 1 and 2 are the journal and the log; SQLite takes what is higher for read-only and what is read for no database.
    if image[: len(pages.MAGIC)] != pages.MAGIC or len(image) < pages.PAGE // 8 or not {*image[18:20]} <= {1, 2}:
        return broken
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.deserialize(image[:18] + b"\1\1" + image[20:])
        return _judged(connection)
    except UNREADABLE:
        return broken
    finally:
        connection.close()


def _judged(connection: sqlite3.Connection) -> Found:
    version, shape = schema.version_of(connection), schema.shape_of(connection)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        return Found(State.BROKEN, Content())
    ours = schema.COLUMNS.keys() <= {name for _, name, *_ in shape} or application == schema.APPLICATION
    if 0 <= version <= schema.VERSION and shape == schema.shape(version):
        if application == (schema.APPLICATION if version >= schema.MARKED else 0):
            schema.migrate(connection)
            return _loaded(connection, version)
    elif version > schema.VERSION and ours and shape not in map(schema.shape, range(schema.VERSION + 1)):
        return Found(State.NEWER, Content())
    return Found(State.BROKEN if ours else State.FOREIGN, Content())


def _loaded(connection: sqlite3.Connection, version: int) -> Found:
    """Every row, each whole and of the same store; else it is damaged."""
    content = Content()
    store = schema.name_of(connection)
    for table, columns in schema.COLUMNS.items():
        for row in connection.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1"):
            if rows.store_of(table, row) != store or not rows.whole(table, row):
                return Found(State.BROKEN, Content())
            rows.put(content, table, row)
    return Found(State.SOUND if store else State.BROKEN, content, store, version=version)
