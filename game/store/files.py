"""The database as files on the disk: looked at, made, opened for writing; knows no game and no player."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import time
from pathlib import Path

from game.errors import StoreError
from game.store import aside, rows, schema
from game.store.reading import Found, State, judge
from game.store.values import Content

LARGEST = 256 * 1024 * 1024
"""Bytes of a database that is read: some four hundred thousand games with their records."""
# The program waits on its own thread: long enough for a passing reader, too short for a hand to notice.
_PATIENCE = 0.25
_SETTLING = 0.05
"""Seconds after which a file that looks damaged is read again: another program may just be writing it."""
_LOG_PAGES = 250
"""The log is folded into the database when it has so many pages, so that a start after a crash reads little."""

Identity = tuple[int, int, int, int, int]


class InTheWay(StoreError):
    """What lies in the place of a file is none: a directory, a pipe, a device, a link that leads nowhere."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: expected a file, found something else")
        self.path = path


def look(path: Path) -> Found | None:
    """What lies at `path` with all that can be read of it; None where nothing does.

    Raises OSError where it cannot be read now, InTheWay where it is no file. Nothing is written.
    """
    base, log = _bytes(path), _bytes(aside.beside(path, "-wal"))
    if base is None and not log:
        return None
    found = judge(base or b"", log or b"")
    if found.state is not State.SOUND:
        time.sleep(_SETTLING)
        if (_bytes(path), _bytes(aside.beside(path, "-wal"))) != (base, log):
            raise OSError(errno.EAGAIN, "another program is writing it", str(path))
    return found


def identity(path: Path) -> Identity | None:
    """What tells a file from any other in its place, and from itself once somebody else has written it."""
    try:
        own = os.stat(path)
    except OSError:
        return None
    try:
        log = os.stat(aside.beside(path, "-wal")).st_ino
    except OSError:
        log = 0
    return own.st_dev, own.st_ino, own.st_size, own.st_mtime_ns, log


def primary_code(error: BaseException) -> int:
    """SQLite's result code for an error, such as sqlite3.SQLITE_FULL; 0 if it is none of SQLite's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def connect(database: Path | str) -> sqlite3.Connection:
    """A connection that leaves transactions to its user."""
    return sqlite3.connect(database, timeout=_PATIENCE, isolation_level=None)


def open_for_writing(path: Path, alone: bool = False) -> tuple[sqlite3.Connection, str]:
    """A sound database at `path`, ready to be written, its schema current, and the name it has for itself.

    `alone`: keep everybody else out, which needs no shared memory. sqlite3.Error where something is in the way.
    """
    connection = connect(path)
    try:
        _prepare(connection, alone)
        # A read-only file opens without complaint; only a change shows it.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")
        connection.execute("ROLLBACK")
        return connection, schema.name_of(connection)
    except BaseException:
        connection.close()
        raise


def create(path: Path, content: Content, alone: bool = False) -> None:
    """Make a database of all this, under another name first, so that `path` never shows a half-made one."""
    unfinished = aside.beside(path, ".new")
    for ending in ("", *aside.BESIDE):
        aside.beside(unfinished, ending).unlink(missing_ok=True)
    connection = connect(unfinished)
    try:
        # It has a log from its first byte on: a journal in its place is never one of ours.
        _prepare(connection, alone)
        commit(connection, rows.everything(content, schema.name_of(connection)))
    finally:
        connection.close()
    if aside.there(path):
        raise InTheWay(path)
    os.replace(unfinished, path)


def commit(connection: sqlite3.Connection, statements: list[rows.Statement]) -> None:
    """All of it or nothing."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.rollback()
        raise


def _prepare(connection: sqlite3.Connection, alone: bool) -> None:
    if alone:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise sqlite3.OperationalError(f"expected a log beside the database, found the journal mode {mode}")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
    # What is deleted is gone: no row that once was can be taken for one that is.
    connection.execute("PRAGMA secure_delete = ON")
    schema.migrate(connection)


def _bytes(path: Path) -> bytes | None:
    """A file's content, None where there is no file."""
    try:
        if not aside.there(path):
            return None
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise InTheWay(path)
    except FileNotFoundError:
        raise InTheWay(path) from None
    # Should a pipe take its place now, it must not be waited for.
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(descriptor, "rb") as file:
        if os.fstat(descriptor).st_size > LARGEST:
            return file.read(100)
        return file.read()
