"""The tables of the database and how an older file reaches them; knows nothing of files or of failures."""

from __future__ import annotations

import sqlite3

# Entry n takes a database from version n to n + 1; an entry that was released never changes.
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
)
VERSION = len(MIGRATIONS)

RUNNING = "table_name, record, rules, label, moves, score, undos, assisted, started, counts, day"
FINISHED = "game, rules, label, moves, score, undos, assisted, started, counts, day, ended, outcome"
SETTINGS = "name, value"


def version_of(connection: sqlite3.Connection) -> int:
    """The schema version a database says it has; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to `VERSION`, each step wholly or not at all; sqlite3.Error if a step fails."""
    for version in range(version_of(connection), VERSION):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE; {MIGRATIONS[version]} PRAGMA user_version = {version + 1}; COMMIT;"
            )
        except sqlite3.Error:
            connection.rollback()
            raise


def require_tables(connection: sqlite3.Connection) -> None:
    """sqlite3.OperationalError unless every table and column that the store uses is there."""
    for table, columns in (("running", RUNNING), ("finished", FINISHED), ("settings", SETTINGS)):
        connection.execute(f"SELECT {columns} FROM {table} LIMIT 0")
