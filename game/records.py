"""Reading and checking game records as JSON; which keys a game has is the game's own business.

A record that cannot be used raises `RecordError`, whose message names the place in it as a path (`moves[3].from`),
what stands there and what was expected. However much is handed in, only so much is read as a record may have.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from collections import Counter
from typing import Any, TypeAlias

from game.errors import RecordError

JsonObject: TypeAlias = dict[str, Any]
MOST_BYTES = 2 << 20
MOST_ACTIONS = 50_000
MOST_DEEP = 50
"""Lists and objects within each other."""
MOST_DIGITS = 20
_MOST_SHOWN = 40
_TOO_DEEP = f"lists and objects lie more than {MOST_DEEP} deep"


def read_file(path: str) -> JsonObject:
    """The record in a file (`-` is standard input), whole and as one JSON object; raises `RecordError`."""
    try:
        raw = _standard_input() if path == "-" else _file(path)
    except (OSError, ValueError) as error:
        cause = getattr(error, "strerror", None) or str(error)
        raise RecordError(f"{path}: cannot be read ({cause}); expected a game record") from error
    if len(raw) > MOST_BYTES:
        raise RecordError(f"{path}: longer than {MOST_BYTES} bytes; expected a game record")
    try:
        return parse(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: byte {error.start} is not UTF-8; expected a game record in UTF-8 JSON") from error
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def parse(text: str) -> JsonObject:
    """The record in a text; raises `RecordError` where the text is not one JSON object, or too much of one."""
    if len(text) > MOST_BYTES:
        raise RecordError(f"the record has more than {MOST_BYTES} characters; expected a game record")
    try:
        value = json.loads(text, object_pairs_hook=_without_repeats, parse_int=_whole_number)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}: {error.msg}; expected JSON") from error
    except (RecursionError, ValueError) as error:
        cause = str(error) if isinstance(error, RecordError) else _TOO_DEEP
        raise RecordError(f"{cause}; expected a game record in JSON") from error
    if not isinstance(value, dict):
        raise RecordError(f"the record is {shown(value)}; expected a JSON object")
    _check_depth(value)
    return value


def write(record: JsonObject) -> str:
    """The record on one line."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def whole(holder: JsonObject, key: str, place: str = "") -> int:
    """The whole number under `key`; `place` is the path of `holder` in the record, empty for the record itself."""
    value = required(holder, key, place)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{path_to(place, key)} is {shown(value)}; expected a whole number")
    return value


def listed(holder: JsonObject, key: str, place: str = "") -> list[Any]:
    """The list under `key`."""
    value = required(holder, key, place)
    if not isinstance(value, list):
        raise RecordError(f"{path_to(place, key)} is {shown(value)}; expected a list")
    return value


def actions(record: JsonObject, key: str) -> list[Any]:
    """The list of a game's actions under `key`: no more than a record may have."""
    found = listed(record, key)
    if len(found) > MOST_ACTIONS:
        raise RecordError(f"{key} has {len(found)} entries; expected {MOST_ACTIONS} at most")
    return found


def chosen(holder: JsonObject, key: str, choices: tuple[str, ...], place: str = "") -> str:
    """The text under `key`, one of `choices`."""
    value = required(holder, key, place)
    if value not in choices or not isinstance(value, str):
        raise RecordError(f"{path_to(place, key)} is {shown(value)}; expected one of {', '.join(choices)}")
    return value


def required(holder: JsonObject, key: str, place: str = "") -> Any:
    """The value under `key`, of any type."""
    if key not in holder:
        raise RecordError(f"{path_to(place, key)} is missing")
    return holder[key]


def path_to(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def shown(value: object) -> str:
    """A value as a message quotes it: its JSON, cut to a readable length, of characters that can be printed."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "a deeply nested value"
    # JSON may name half a surrogate pair, which no encoding can write.
    text = text.encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 3] + "..."


def _file(path: str) -> bytes:
    """What is in a file, one byte more at most than a record may have; nothing that could be waited for is read."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise ValueError("no ordinary file; - reads standard input")
        return file.read(MOST_BYTES + 1)


def _standard_input() -> bytes:
    if sys.stdin is None:  # started with the descriptor closed
        raise OSError("standard input is closed")
    return sys.stdin.buffer.read(MOST_BYTES + 1)


def _check_depth(record: JsonObject) -> None:
    """Raise `RecordError` where lists and objects lie too deep within each other."""
    level: list[Any] = [record]
    for _ in range(MOST_DEEP):
        inside = (one.values() if type(one) is dict else one for one in level)
        level = [value for values in inside for value in values if type(value) is dict or type(value) is list]
        if not level:
            return
    raise RecordError(f"{_TOO_DEEP}; expected a game record in JSON")


def _whole_number(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise RecordError(f"a number has more than {MOST_DIGITS} digits")
    return int(digits)


def _without_repeats(pairs: list[tuple[str, Any]]) -> JsonObject:
    found = dict(pairs)
    if len(found) != len(pairs):
        counts = Counter(key for key, _ in pairs)
        repeated = next(key for key, count in counts.items() if count > 1)
        raise RecordError(f"the key {shown(repeated)} stands twice in one object")
    return found
