"""Decides where a record is saved as a file of the person's own, and under which name; knows no game's record."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path

import platformdirs

from game.errors import GameError

_MOST_OF_A_MINUTE = 1000


def save(record: str, game: str, moment: datetime, folder: Path | None = None) -> Path:
    """Write a record to a new file in the person's documents folder (or in `folder`) and return its path.

    No file is ever written over. Raises `GameError`, which names the folder and the cause, where none can be written.
    """
    folder = folder or platformdirs.user_documents_path()
    stem = f"osteria-antares-{game}-{moment:%Y-%m-%d-%H%M}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, _MOST_OF_A_MINUTE):
            file = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
            with contextlib.suppress(FileExistsError):
                _write(file, record)
                return file
    except OSError as error:
        raise GameError(f"{folder} ({error.strerror or error})") from error
    raise GameError(f"{folder} ({stem}.json: too many of that name)")


def _write(file: Path, record: str) -> None:
    """A new file with the record, or none at all."""
    with file.open("x", encoding="utf-8", newline="\n") as out:
        try:
            out.write(record + "\n")
            out.flush()
        except OSError:
            with contextlib.suppress(OSError):
                file.unlink()
            raise
