"""Files taken out of the way under a dated name, whole, a kill in the middle or not; knows not what is in them.

A database and what lies beside it move together: a note says what is to move where until all has moved and a new
database is in place. Whoever finds the note goes on from there.
"""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a database."""


def beside(path: Path, ending: str) -> Path:
    """The file beside a database with this ending."""
    return path.with_name(path.name + ending)


def there(path: Path) -> bool:
    """Whether anything lies at a path, a dangling link too. OSError where that cannot be told: a fault is no "no"."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def set_aside(path: Path, kind: str, now: datetime) -> Path:
    """Rename a database with its side files to a dated name (`games.broken-2026-11-30T081500.sqlite3`).

    Returns the new path; never one that exists. OSError if it cannot be done, then all lies where it was. The note
    stays until `done`.
    """
    target = free_name(path, kind, now)
    # The database goes last: until it has gone, whoever finds the note knows that there is something left to move.
    endings = [ending for ending in (*BESIDE, "") if there(beside(path, ending))]
    with _note(path).open("w", encoding="utf-8") as file:
        json.dump({"target": target.name, "kind": kind, "endings": endings}, file)
        file.flush()
        os.fsync(file.fileno())
    moved: list[str] = []
    try:
        for ending in endings:
            os.rename(beside(path, ending), beside(target, ending))
            moved.append(ending)
    except OSError:
        for ending in reversed(moved):
            os.rename(beside(target, ending), beside(path, ending))
        done(path)
        raise
    return target


def write_out(path: Path, kind: str, text: str, now: datetime) -> Path:
    """Write a text that is of no use where it was to a new file of a dated name beside `path`, and return its path.

    OSError if that cannot be done.
    """
    target = free_name(path, kind, now)
    with target.open("x", encoding="utf-8", errors="replace", newline="") as file:
        file.write(text)
    return target


def unfinished(path: Path) -> tuple[Path, str] | None:
    """Where a database was being set aside when the program was killed, and as what; the rest is moved now."""
    try:
        note = json.loads(_note(path).read_text("utf-8"))
        target, kind = path.with_name(str(note["target"])), str(note["kind"])
        endings = [ending for ending in (*BESIDE, "") if ending in note["endings"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        done(path)
        return None
    except OSError:
        return None
    for ending in endings:
        if not there(beside(target, ending)) and there(beside(path, ending)):
            os.rename(beside(path, ending), beside(target, ending))
    return target, kind


def done(path: Path) -> None:
    """The new database is in place: the note is needed no more."""
    _note(path).unlink(missing_ok=True)


def set_log_aside(path: Path, now: datetime) -> Path:
    """Rename what lies beside a database to a dated name; the database stays. Returns the first of the new names."""
    target = free_name(path, "foreign", now)
    endings = [ending for ending in BESIDE if there(beside(path, ending))]
    for ending in endings:
        os.rename(beside(path, ending), beside(target, ending))
    return beside(target, endings[0]) if endings else target


def free_name(path: Path, kind: str, now: datetime) -> Path:
    """A name next to `path` that says what was set aside and when, and that nothing has yet."""
    stem = f"{path.stem}.{kind}-{now:%Y-%m-%dT%H%M%S}"
    candidate, count = path.with_name(stem + path.suffix), 1
    while any(there(beside(candidate, ending)) for ending in ("", *BESIDE)):
        count += 1
        candidate = path.with_name(f"{stem}-{count}{path.suffix}")
    return candidate


def _note(path: Path) -> Path:
    return beside(path, ".moving")
