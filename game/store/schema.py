"""The tables of the database and how an older file reaches them; knows nothing of files or of failures."""

from __future__ import annotations

import sqlite3
import zlib
from functools import cache

APPLICATION = 0x4F416E74
"""What SQLite's `application_id` says in a database of ours: "OAnt"."""

# Entry n takes a database from version n to n + 1; an entry that was released never changes, and every one changes
# a table: a version that only says another number is taken for a damaged header.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE running (
        table_name TEXT PRIMARY KEY,
        record     TEXT NOT NULL,
        rules      TEXT NOT NULL,
        label      TEXT NOT NULL,
        moves      INTEGER NOT NULL,
        score      INTEGER NOT NULL,
        undos      INTEGER NOT NULL,
        assisted   INTEGER NOT NULL,
        started    TEXT NOT NULL
    );
    CREATE TABLE finished (
        id         INTEGER PRIMARY KEY,
        game       TEXT NOT NULL,
        rules      TEXT NOT NULL,
        label      TEXT NOT NULL,
        moves      INTEGER NOT NULL,
        score      INTEGER NOT NULL,
        undos      INTEGER NOT NULL,
        assisted   INTEGER NOT NULL,
        started    TEXT NOT NULL,
        ended      TEXT NOT NULL,
        outcome    TEXT NOT NULL CHECK (outcome IN ('won', 'not_won'))
    );
    CREATE INDEX finished_by_game ON finished (game);
    CREATE TABLE settings (
        name       TEXT PRIMARY KEY,
        value      TEXT NOT NULL
    );
    """,
    """
    ALTER TABLE running  ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE running  ADD COLUMN day    TEXT    NOT NULL DEFAULT '';
    ALTER TABLE finished ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE finished ADD COLUMN day    TEXT    NOT NULL DEFAULT '';
    """,
    # Every row says which store it belongs to, and carries the sum of its values.
    """
    ALTER TABLE running  ADD COLUMN store    TEXT    NOT NULL DEFAULT '';
    ALTER TABLE running  ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE finished ADD COLUMN store    TEXT    NOT NULL DEFAULT '';
    ALTER TABLE finished ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE settings ADD COLUMN store    TEXT    NOT NULL DEFAULT '';
    ALTER TABLE settings ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
    INSERT OR REPLACE INTO settings (name, value) VALUES ('store', lower(hex(randomblob(8))));
    UPDATE running  SET store = (SELECT value FROM settings WHERE name = 'store');
    UPDATE finished SET store = (SELECT value FROM settings WHERE name = 'store');
    UPDATE settings SET store = (SELECT value FROM settings WHERE name = 'store');
    UPDATE running SET checksum = row_checksum('running', table_name, record, rules, label, moves, score, undos,
        assisted, started, counts, day, store);
    UPDATE finished SET checksum = row_checksum('finished', id, game, rules, label, moves, score, undos, assisted,
        started, ended, outcome, counts, day, store);
    UPDATE settings SET checksum = row_checksum('settings', name, value, store);
    PRAGMA application_id = 1329688180;
    """,
    # A finished game keeps its whole record, compressed. Rows that were written before keep their sums: an empty
    # record adds nothing to them.
    """
    ALTER TABLE finished ADD COLUMN record BLOB NOT NULL DEFAULT x'';
    """,
    # When a game under way was last saved, and how long it was played where the clock was on all along. What isn't
    # known adds nothing to a row's sum.
    """
    ALTER TABLE running  ADD COLUMN saved   TEXT;
    ALTER TABLE running  ADD COLUMN seconds INTEGER;
    ALTER TABLE finished ADD COLUMN seconds INTEGER;
    """,
    # What was worked out of a finished game. Where nothing was, that adds nothing to a row's sum.
    """
    ALTER TABLE finished ADD COLUMN verdict TEXT;
    """,
)
VERSION = len(MIGRATIONS)
MARKED = 3
"""The first version whose database says that it is ours, and whose rows carry sums."""

COLUMNS: dict[str, tuple[str, ...]] = {
    "running": (
        *("table_name", "record", "rules", "label", "moves", "score", "undos", "assisted", "started"),
        *("counts", "day", "store", "checksum", "saved", "seconds"),
    ),
    "finished": (
        *("id", "game", "rules", "label", "moves", "score", "undos", "assisted", "started", "ended", "outcome"),
        *("counts", "day", "store", "checksum", "record", "seconds", "verdict"),
    ),
    "settings": ("name", "value", "store", "checksum"),
}
"""Every table with its columns in the order in which a row holds them on the disk."""
SHORTER = {"running": (13,), "finished": (15, 16, 17)}
"""How many columns rows have on the disk that were written before their table's last columns came."""
_TAIL = 3
"""Bytes are the last value, or at most so many less one stand behind them."""
IDENTITY = "store"
"""The setting that names the store itself; each of its rows says the same name."""
SERIAL = "serial"
"""The setting that counts the transactions: a log that would count them back is an old one."""


def row_checksum(*values: str | int | bytes | None) -> int:
    """The sum of a table's name and a row's values: one that is turned, or in another's place, gives another sum.

    Nothing is added by what is None at the end, nor by bytes that are empty: rows that were written before their
    table had such columns keep their sums.
    """
    end = len(values)
    while values[end - 1] is None:
        end -= 1
    first = end
    for place in range(end - 1, max(end - _TAIL, 0) - 1, -1):
        if isinstance(values[place], bytes):
            first = place
    added = zlib.crc32("\0".join(map(str, values[:first])).encode("utf-8", "surrogatepass"))
    for value in values[first:end]:
        added = zlib.crc32(value if isinstance(value, bytes) else f"\0{value}".encode(), added)
    return added


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version a database says it has; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to `VERSION`, each step wholly or not at all; sqlite3.Error if a step fails."""
    for version in range(version_of(connection), VERSION):
        step(connection, version)


def step(connection: sqlite3.Connection, version: int) -> None:
    """Bring a database from `version` to the next."""
    connection.create_function("row_checksum", -1, row_checksum, deterministic=True)
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[version]} PRAGMA user_version = {version + 1}; COMMIT;")
    except sqlite3.Error:
        connection.rollback()
        raise


def name_of(connection: sqlite3.Connection) -> str:
    """The name a store has for itself, "" where it has none."""
    row = connection.execute("SELECT value FROM settings WHERE name = ?", (IDENTITY,)).fetchone()
    return str(row[0]) if row else ""


@cache
def shape(version: int) -> frozenset[tuple[str, ...]]:
    """What `shape_of` says of a sound database of a version."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for number in range(version):
            step(connection, number)
        return shape_of(connection)
    finally:
        connection.close()


def shape_of(connection: sqlite3.Connection) -> frozenset[tuple[str, ...]]:
    """Every table and index with its definition."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()
    return frozenset(tuple(" ".join(str(part).split()) for part in row) for row in rows)


@cache
def name_indexes() -> tuple[int, int]:
    """The pages with the names of the games under way and of the settings; each has room in one."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection)
        pages = dict(connection.execute("SELECT tbl_name, rootpage FROM sqlite_master WHERE name LIKE 'sqlite_auto%'"))
        return pages["running"], pages["settings"]
    finally:
        connection.close()
