"""The commands without a window: what each prints for a record. Knows no game by name and draws nothing."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import IO, TypeVar

from game import records
from game.errors import RecordError
from game.records import JsonObject
from game.registry import PLAYER_GAMES, SOLVED_GAMES, fair_game_of, game_of, solved_game_of
from game.words import SOURCE_LANGUAGE, Words

T = TypeVar("T")
MOST_OF_A_LINE = 1 << 16
"""Bytes of a line to the engine, its end included: a whole deal that was seen takes some four thousand."""


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


def verify(path: str) -> None:
    """Print whether a record's cards and commitment are those of its seed; raises `RecordError`."""
    _print_lines([records.write(_told(path, lambda record: fair_game_of(record).verify(record)))])


def solve(paths: Sequence[str], seconds: float) -> None:
    """Print a verdict for each record's position, after so many seconds each at the latest; raises `RecordError`.

    Every record is read before the first is solved.
    """
    questions = [_told(path, lambda record: solved_game_of(record).solve(record)) for path in paths]
    _print_lines(records.write(answer(seconds)) for answer in questions)


def solve_deal(game: str, number: int, rules: str, seconds: float) -> None:
    """Print a verdict for a numbered deal of one of `SOLVED_GAMES`, by one of its rule sets; raises `RecordError`."""
    solver = SOLVED_GAMES[game]()
    answer = solver.solve(solver.numbered(number, rules))
    _print_lines([records.write(answer(seconds))])


def engine(game: str, level: str, seed: int | None) -> None:
    """Answer each line of standard input with a play, or with what is wrong with the line, until the input ends.

    `game` is one of `PLAYER_GAMES`, `level` one of its levels; without a seed each run plays differently.
    """
    if sys.stdin is None:  # started with the descriptor closed
        raise RecordError("standard input is closed")
    player = PLAYER_GAMES[game]().player(level, secrets.randbits(32) if seed is None else seed)
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # stdout is a text file here
    for line in _lines(sys.stdin.buffer):
        try:
            if line is None:
                raise RecordError(f"the line has more than {MOST_OF_A_LINE} bytes; expected what a player sees")
            answer = player(records.parse(line.decode("utf-8-sig")))
        except UnicodeDecodeError as error:
            answer = {"error": f"byte {error.start} is not UTF-8; expected a line of UTF-8 JSON"}
        except RecordError as error:
            answer = {"error": str(error)}
        print(records.write(answer), flush=True)


def _lines(source: IO[bytes]) -> Iterator[bytes | None]:
    """The lines of an input; None for one that is too long, at once and without keeping it."""
    while line := source.readline(MOST_OF_A_LINE + 1):
        if len(line) <= MOST_OF_A_LINE:
            yield line
            continue
        yield None
        while not line.endswith(b"\n") and (line := source.readline(MOST_OF_A_LINE)):
            pass


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
        print(line, flush=True)
