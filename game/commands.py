"""The commands without a window: what each prints for a record. Knows no game by name and draws nothing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

from game import records
from game.errors import RecordError
from game.records import JsonObject
from game.registry import game_of
from game.words import SOURCE_LANGUAGE, Words

T = TypeVar("T")


def replay(path: str) -> None:
    """Print one JSON line for the start and one after each move (docs/formats.md); raises `RecordError`."""
    lines = _told(path, lambda record: game_of(record).replay(record))
    _print_lines(records.write(line) for line in lines)


def moves(path: str) -> None:
    """Print every legal move after the record's moves, as one JSON list; raises `RecordError`."""
    legal = _told(path, lambda record: game_of(record).moves(record))
    _print_lines([json.dumps(legal, separators=(",", ":"))])


def describe(path: str, language: str = SOURCE_LANGUAGE) -> None:
    """Print the board in words, in a language of `game.words.LANGUAGES`; raises `RecordError`."""
    words = Words(language)
    _print_lines([_told(path, lambda record: game_of(record).describe(record, words))])


def _told(path: str, question: Callable[[JsonObject], T]) -> T:
    """What a game answers about the record in a file; every error names the file."""
    record = records.read_file(path)
    try:
        return question(record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def _print_lines(lines: Iterable[str]) -> None:
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # stdout is a text file here
    for line in lines:
        print(line)
