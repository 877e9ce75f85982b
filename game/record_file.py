"""Decides where what a person saves goes as a file of their own, and under which name; knows no game's record."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import platformdirs

from game.errors import GameError

_BEGINNING = "osteria-antares-"
_MOST_OF_A_MINUTE = 1000


class NewFile:
    """A new file among the person's documents (or in `folder`), written in pieces: whole in the end, or not there.

    No file is ever written over. Whatever can't be done raises `GameError`, which names the place and the cause.
    """

    def __init__(self, what: str, moment: datetime, suffix: str = ".json", folder: Path | None = None) -> None:
        """`what` is in it and at this `moment` stand in its name."""
        folder = folder or documents()
        stem = f"{_BEGINNING}{what}-{moment:%Y-%m-%d-%H%M}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for number in range(1, _MOST_OF_A_MINUTE):
                self.path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem}-{number}{suffix}")
                with contextlib.suppress(FileExistsError):
                    self._out = self.path.open("x", encoding="utf-8", newline="\n")
                    return
        except OSError as error:
            raise GameError(f"{folder} ({error.strerror or error})") from error
        raise GameError(f"{folder} ({stem}{suffix}: too many of that name)")

    def write(self, piece: str) -> None:
        """Write what follows."""
        with self._whole_or_none():
            self._out.write(piece)

    def finish(self) -> Path:
        """Nothing follows: the file is there, at this path."""
        with self._whole_or_none():
            self._out.flush()
            self._out.close()
        return self.path

    def give_up(self) -> None:
        """Nothing is to be there after all."""
        with contextlib.suppress(OSError):
            self._out.close()
        with contextlib.suppress(OSError):
            self.path.unlink()

    @contextlib.contextmanager
    def _whole_or_none(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.give_up()
            raise GameError(f"{self.path.parent} ({error.strerror or error})") from error


def documents() -> Path:
    """The folder in which a person's files lie."""
    return platformdirs.user_documents_path()


def save(record: str, game: str, moment: datetime, folder: Path | None = None) -> Path:
    """Write a record to a new file and return its path; raises `GameError` as `NewFile` does."""
    file = NewFile(game, moment, folder=folder)
    file.write(record + "\n")
    return file.finish()


def saved(folder: Path | None = None) -> list[Path]:
    """The records that were saved, the latest first; none where the folder can't be read."""
    found = []
    with contextlib.suppress(OSError):
        for file in (folder or documents()).glob(f"{_BEGINNING}*.json"):
            with contextlib.suppress(OSError):  # gone meanwhile, or a link to nowhere
                if file.is_file():
                    found.append((file.stat().st_mtime, file))
    return [file for _, file in sorted(found, reverse=True)]
