"""Keeps what long runs found in a CSV file, so that one that was broken off is taken up again; knows no column itself.

Nothing in a field may break a line: then a line without its end was torn when a run was broken off.
"""

from __future__ import annotations

import csv
import io
import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from game.errors import GameError

Line = TypeVar("Line")
Row = dict[str, str]
"""A line's fields by their columns."""


class LedgerError(GameError):
    """A file can't be read or written, or has something else in it; the message names it and the line."""


def read(path: Path, columns: Sequence[str], parse: Callable[[Row], Line]) -> list[Line]:
    """The whole lines of a file; none where it isn't there yet.

    `parse` may raise `ValueError`. Raises `LedgerError`.
    """
    return [line for _, line in _lines(path, columns, parse)]


def take_up(
    path: Path, columns: Sequence[str], parse: Callable[[Row], Line], key: Callable[[Line], Hashable], lines: int = 1
) -> list[Line]:
    """Cut from a file what was torn, and give what is left as `read` does.

    A key has so many lines; where it has another number of them they go, and the key is to be run again.
    """
    found = _lines(path, columns, parse)
    seen = Counter(key(line) for _, line in found)
    kept = [(text, line) for text, line in found if seen[key(line)] == lines]
    whole = _head(columns) + b"".join(text for text, _ in kept)
    try:
        if path.exists() and path.read_bytes() != whole:
            beside = path.with_name(f"{path.name}.part")
            beside.write_bytes(whole)
            os.replace(beside, path)
    except OSError as error:
        raise LedgerError(f"{path}: can't be written: {error.strerror}") from error
    return [line for _, line in kept]


def append(path: Path, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write rows at the end of a file in one go, after its head where it is new. Raises `LedgerError`."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    try:
        with path.open("ab") as file:
            file.write((b"" if file.tell() else _head(columns)) + text.getvalue().encode())
    except OSError as error:
        raise LedgerError(f"{path}: can't be written: {error.strerror}") from error


def _head(columns: Sequence[str]) -> bytes:
    return ",".join(columns).encode() + b"\r\n"


def _lines(path: Path, columns: Sequence[str], parse: Callable[[Row], Line]) -> list[tuple[bytes, Line]]:
    try:
        head, *texts = path.read_bytes().splitlines(keepends=True) or [b""] if path.exists() else [b""]
    except OSError as error:
        raise LedgerError(f"{path}: can't be read: {error.strerror}") from error
    if head.rstrip() != _head(columns).rstrip() and (texts or not _head(columns).startswith(head)):
        raise LedgerError(f"{path}: line 1 is {_short(head)!r}; expected {','.join(columns)}")
    if texts and not texts[-1].endswith(b"\n"):
        texts.pop()
    return [(text, _parsed(f"{path}: line {number}", text, columns, parse)) for number, text in enumerate(texts, 2)]


def _parsed(where: str, text: bytes, columns: Sequence[str], parse: Callable[[Row], Line]) -> Line:
    try:
        fields = next(csv.reader([text.decode()]), [])
        return parse(dict(zip(columns, fields, strict=True)))
    except (ValueError, csv.Error) as error:
        raise LedgerError(f"{where} is {_short(text)!r}; expected {','.join(columns)}") from error


def _short(text: bytes) -> str:
    return text[:80].decode(errors="replace").rstrip()
