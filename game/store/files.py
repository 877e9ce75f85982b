"""The database as files on the disk: made, opened, set aside, copied into memory; knows no game and no player."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from game.errors import StoreError
from game.store import schema

_MAGIC = b"SQLite format 3\0"
_BESIDE = ("-wal", "-shm")
# The program waits on its own thread: long enough for a passing reader, too short for a hand to notice.
_PATIENCE = 0.25


class BrokenFile(StoreError):
    """The file is not a database, or not one whose content can be trusted."""


class NewerFile(StoreError):
    """The file was written by a newer program, with a schema this one does not know."""


def open_or_create(path: Path) -> sqlite3.Connection:
    """The database at `path`, ready to be written, its schema current; made if nothing is there.

    Raises BrokenFile or NewerFile for a file to be set aside; sqlite3.Error or OSError where the disk or its
    permissions are in the way.
    """
    if not path.exists():
        if any(_beside(path)):
            raise BrokenFile(f"{path}: expected a database, found only what belongs beside one")
        _create(path)
    _require_magic(path)
    connection = connect(path)
    try:
        _prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        if primary_code(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR):
            raise BrokenFile(f"{path}: expected a database of this program, found {error}") from error
        raise
    except StoreError:
        connection.close()
        raise
    return connection


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's result code for an error, such as sqlite3.SQLITE_FULL; 0 if Python itself raised it."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def connect(database: Path | str) -> sqlite3.Connection:
    """A connection to a file, or to what an SQLite URI or ":memory:" names.

    It leaves transactions to its user, and reads damaged text rather than failing on it.
    """
    connection = sqlite3.connect(database, timeout=_PATIENCE, isolation_level=None, uri=isinstance(database, str))
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


def in_memory() -> sqlite3.Connection:
    """An empty database that ends with the process."""
    connection = connect(":memory:")
    schema.migrate(connection)
    return connection


def copy_into_memory(path: Path) -> sqlite3.Connection | None:
    """The content of the database at `path`, in memory, its schema current; None if nothing can be read.

    The file is only read, so it may belong to another process, or lie where nothing can be written.
    """
    place = path.absolute().as_uri()
    # Where SQLite cannot even make its own working files, promise that nobody writes, for nobody can.
    for access in ("mode=ro", "mode=ro&immutable=1"):
        try:
            source = connect(f"{place}?{access}")
            try:
                return copy_of(source)
            finally:
                source.close()
        except sqlite3.Error as error:
            if primary_code(error) not in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
                return None
        except NewerFile:
            return None
    return None


def copy_of(source: sqlite3.Connection) -> sqlite3.Connection:
    """A database's content in memory, its schema current.

    Raises sqlite3.Error if it cannot be read or is none of ours, NewerFile if its schema is too new.
    """
    copy = connect(":memory:")
    try:
        # Copying would wait for ever where another process locks the file; reading in a transaction gives up.
        source.execute("BEGIN")
        version = schema.version_of(source)
        if version > schema.VERSION:
            raise NewerFile(f"expected schema {schema.VERSION} or older, found {version}")
        source.backup(copy)
        source.execute("COMMIT")
        schema.migrate(copy)
        schema.require_tables(copy)
    except (sqlite3.Error, NewerFile):
        copy.close()
        raise
    return copy


def set_aside(path: Path, kind: str, now: datetime) -> Path:
    """Rename a database with its side files to a dated name (`games.broken-2026-11-30T081500.sqlite3`).

    Returns the new path; never one that exists. OSError if the files cannot be renamed.
    """
    target = free_name(path, kind, now)
    # The database goes last: were the program killed in between, a side file must not meet a fresh database.
    for beside in _beside(path):
        os.rename(beside, target.with_name(target.name + beside.name.removeprefix(path.name)))
    if path.exists():
        os.rename(path, target)
    return target


def free_name(path: Path, kind: str, now: datetime) -> Path:
    """A name next to `path` that says what was set aside and when, and that nothing has yet."""
    stem = f"{path.stem}.{kind}-{now:%Y-%m-%dT%H%M%S}"
    candidate, count = path.with_name(stem + path.suffix), 1
    while candidate.exists() or any(_beside(candidate)):
        count += 1
        candidate = path.with_name(f"{stem}-{count}{path.suffix}")
    return candidate


def _beside(path: Path) -> Iterator[Path]:
    for ending in _BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            yield beside


def _create(path: Path) -> None:
    """Make an empty database under another name first, so that `path` never shows a half-made one."""
    unfinished = path.with_name(path.name + ".new")
    for leftover in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
        leftover.unlink(missing_ok=True)
    connection = connect(unfinished)
    try:
        schema.migrate(connection)
    finally:
        connection.close()
    os.replace(unfinished, path)


def _require_magic(path: Path) -> None:
    """Look before SQLite does: it would take an emptied file for a new one and drop what lies beside it."""
    with path.open("rb") as file:
        start = file.read(len(_MAGIC))
    if start != _MAGIC:
        raise BrokenFile(f"{path}: expected an SQLite database, found {start!r} at its start")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = schema.version_of(connection)
    if version > schema.VERSION:
        raise NewerFile(f"{path}: expected schema {schema.VERSION} or older, found {version}")
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise BrokenFile(f"{path}: expected a sound database, found {verdict}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    schema.migrate(connection)
    schema.require_tables(connection)
    # A read-only file opens without complaint; only a change shows it.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    connection.execute("ROLLBACK")
