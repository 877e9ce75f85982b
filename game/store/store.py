"""Keeps games and settings, whatever the disk does; knows nothing of what a record means or how a notice reads."""

from __future__ import annotations

import errno
import os
import sqlite3
from dataclasses import astuple, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from game.errors import StoreError
from game.store import files, schema
from game.store.kept import FinishedGame, Notice, Outcome, RunningGame, StoreNotice
from game.store.lock import InstanceLock


@dataclass(frozen=True, slots=True)
class _Write:
    """Statements that belong together; one with the same `subject` right after it makes it needless."""

    statements: tuple[tuple[str, tuple[object, ...]], ...]
    subject: str = ""


class Store:
    """A player's running games, finished games and settings, in one database that one process writes.

    Nothing here raises because of a bad file or a bad disk: the store goes on in memory, says so in `notices`,
    and the next write tries the file again with all that it still owes it. For one thread.
    """

    def __init__(self, directory: Path | None = None) -> None:
        """Open the games in `directory`, by default the user's own data directory.

        Where another process has them the store begins in memory, as after `play_without_saving`.
        """
        self.notices: list[StoreNotice] = []
        self._directory = directory or user_data_path("osteria-antares", appauthor=False)
        self._path = self._directory / "games.sqlite3"
        self._lock = InstanceLock(self._directory / "games.lock")
        self._file: sqlite3.Connection | None = None
        self._memory: sqlite3.Connection | None = None
        self._owed: list[_Write] = []
        self._in_trouble = False
        self._open()

    @property
    def saving(self) -> bool:
        """True while everything that was handed over is in the file; False: nothing is kept on disk."""
        return self._file is not None

    def save(self, game: RunningGame) -> None:
        """Keep a table's game as it stands now, in place of what was kept for that table."""
        places = ", ".join("?" * len(astuple(game)))
        statement = f"INSERT OR REPLACE INTO running ({schema.RUNNING}) VALUES ({places})"
        self._write(_Write(((statement, astuple(game)),), subject=f"running {game.table}"))

    def running(self, table: str) -> RunningGame | None:
        """The game under way on a table, as it was last saved."""
        rows = self._read(f"SELECT {schema.RUNNING} FROM running WHERE table_name = ?", table)
        for name, record, rules, label, moves, score, undos, assisted, started, counts, day in rows:
            played = name, record, rules, label, moves, score, undos
            return RunningGame(*played, bool(assisted), started, bool(counts), day)
        return None

    def finish(self, table: str, outcome: Outcome, ended: str) -> None:
        """Move a table's game to the finished ones; `ended` as `started` is. Nothing happens without a game."""
        move = (
            f"INSERT INTO finished ({schema.FINISHED})"
            " SELECT table_name, rules, label, moves, score, undos, assisted, started, counts, day, ?, ?"
            " FROM running WHERE table_name = ?"
        )
        self._write(_Write(((move, (ended, outcome.value, table)), _removal(table))))

    def discard(self, table: str) -> None:
        """Forget a table's game: one that was not played leaves no trace."""
        self._write(_Write((_removal(table),), subject=f"running {table}"))

    def set_aside(self, table: str, reason: str) -> Path | None:
        """Take a game out of `running` whose record turned out unusable, and leave the record in a dated file.

        Returns that file (`scorpion.unusable-2026-11-30T081500.json`), or None if there was no game or no
        place to write it; a game that could not be written out stays where it is. `reason` goes to the log.
        """
        game = self.running(table)
        if game is None:
            return None
        _warn("the kept game of %s is unusable: %s", table, reason)
        if not self._lock.held:  # the file still has it
            self.discard(table)
            return None
        target = self._directory / f"{table}.json"
        try:
            target = files.free_name(target, "unusable", datetime.now())
            with target.open("x", encoding="utf-8", newline="") as file:
                file.write(game.record)
        except OSError as error:
            self._tell(_notice_for(error), target)
            return None
        self.discard(table)
        return target

    def finished(self, game: str) -> list[FinishedGame]:
        """Every finished game of a table, the oldest first."""
        rows = self._read(f"SELECT {schema.FINISHED} FROM finished WHERE game = ? ORDER BY id", game)
        return [
            FinishedGame(
                *(name, rules, label, moves, score, undos),
                bool(assisted),
                started,
                ended,
                Outcome(how),
                bool(counts),
                day,
            )
            for name, rules, label, moves, score, undos, assisted, started, counts, day, ended, how in rows
        ]

    def has_counted(self, game: str, rules: str, label: str) -> bool:
        """Whether a finished game of this deal counts already."""
        deal = "SELECT 1 FROM finished WHERE game = ? AND rules = ? AND label = ? AND counts LIMIT 1"
        return bool(self._read(deal, game, rules, label))

    def setting(self, name: str) -> str | None:
        """A setting's value, or None if it was never kept."""
        for (value,) in self._read("SELECT value FROM settings WHERE name = ?", name):
            return str(value)
        return None

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting for the next start."""
        statement = "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)"
        self._write(_Write(((statement, (name, value)),), subject=f"setting {name}"))

    def play_without_saving(self) -> None:
        """Go on in memory for good, with a copy of the settings and no games: a second instance's choice."""
        self._close_all()
        self._lock.release()
        self._owed.clear()
        self._memory = files.copy_into_memory(self._path) or files.in_memory()
        self._memory.execute("DELETE FROM running")
        self._memory.execute("DELETE FROM finished")

    def close(self) -> None:
        """Write what is still owed, fold the log into the database and give the lock back."""
        if self._owed:
            self._settle()
        if self._file is not None:
            try:
                self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                _warn("%s: the log stays beside it: %s", self._path, error)
        self._close_all()
        self._lock.release()

    def _open(self) -> None:
        try:
            self._directory.mkdir(parents=True, exist_ok=True)
            alone = self._lock.take()
        except OSError as error:
            self._tell(_notice_for(error), self._directory)
            self._memory = files.copy_into_memory(self._path) or files.in_memory()
            return
        if not alone:
            self._tell(Notice.SECOND_INSTANCE, self._path)
            self.play_without_saving()
            return
        try:
            self._file = self._open_or_set_aside()
        except (sqlite3.Error, OSError, StoreError) as error:
            self._fall_back(error)

    def _open_or_set_aside(self) -> sqlite3.Connection:
        try:
            return files.open_or_create(self._path)
        except (files.BrokenFile, files.NewerFile) as error:
            newer = isinstance(error, files.NewerFile)
            aside = files.set_aside(self._path, "newer" if newer else "broken", datetime.now())
            _warn("%s; set aside as %s", error, aside.name)
            self._tell(Notice.SET_ASIDE_NEWER if newer else Notice.SET_ASIDE_BROKEN, aside)
            return files.open_or_create(self._path)

    def _write(self, write: _Write) -> None:
        if self._lock.held:
            if self._owed and write.subject and self._owed[-1].subject == write.subject:
                self._owed.pop()
            self._owed.append(write)
            self._settle()
        if self._memory is not None:
            _commit(self._memory, [write])

    def _settle(self) -> None:
        """Bring the file up to date, opening it again if need be; in trouble the memory stands in for it."""
        try:
            if self._file is None:
                self._file = files.open_or_create(self._path)
            _commit(self._file, self._owed)
        except (sqlite3.Error, OSError, StoreError) as error:
            self._fall_back(error)
            return
        self._owed.clear()
        self._in_trouble = False
        if self._memory is not None:
            self._memory.close()
            self._memory = None

    def _fall_back(self, error: Exception) -> None:
        """Let memory stand in for the file, with all the file could still give; tell once until it works again."""
        _warn("%s: %s", self._path, error)
        if self._memory is None:
            copy = self._copy_of_file()
            if copy is None and os.path.exists(self._path):
                # Games that could not be read are not written over, not even later.
                self._owed.clear()
                self._lock.release()
            self._memory = copy or files.in_memory()
        if self._file is not None:
            self._file.close()
            self._file = None
        if not self._in_trouble:
            self._in_trouble = True
            # Without the lock no save tries the file again, and nothing may promise it.
            self._tell(_notice_for(error) if self._lock.held else Notice.READ_ONLY_MEMORY, self._path)

    def _copy_of_file(self) -> sqlite3.Connection | None:
        if self._file is None:
            return files.copy_into_memory(self._path)
        try:
            return files.copy_of(self._file)
        except (sqlite3.Error, StoreError):
            return None

    def _read(self, query: str, *subjects: str) -> list[tuple[Any, ...]]:
        if self._file is not None:
            try:
                return self._file.execute(query, subjects).fetchall()
            except sqlite3.Error as error:
                self._fall_back(error)
        if self._memory is None:
            return []
        return self._memory.execute(query, subjects).fetchall()

    def _tell(self, code: Notice, path: Path) -> None:
        self.notices.append(StoreNotice(code, path))

    def _close_all(self) -> None:
        for connection in (self._file, self._memory):
            if connection is not None:
                connection.close()
        self._file = self._memory = None


def _warn(message: str, *values: object) -> None:
    """Write to the log; logging is loaded only where something has gone wrong."""
    import logging

    logging.getLogger(__name__).warning(message, *values)


def _removal(table: str) -> tuple[str, tuple[object, ...]]:
    return "DELETE FROM running WHERE table_name = ?", (table,)


def _commit(connection: sqlite3.Connection, writes: list[_Write]) -> None:
    """All of the writes or none of them."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            for statement, values in write.statements:
                connection.execute(statement, values)
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.rollback()
        raise


def _notice_for(error: Exception) -> Notice:
    if isinstance(error, OSError):
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return Notice.DISK_FULL
        return Notice.WRITE_FAILED if error.errno == errno.EIO else Notice.READ_ONLY_MEMORY
    code = files.primary_code(error) if isinstance(error, sqlite3.Error) else 0
    if code == sqlite3.SQLITE_FULL:
        return Notice.DISK_FULL
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return Notice.READ_ONLY_MEMORY
    return Notice.WRITE_FAILED
