"""Changes that make a record unusable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.records import JsonObject

Change = Callable[[JsonObject], Any]


def put(path: str, value: object) -> Change:
    """Set what stands at a path such as "position.hands.0.1"."""

    def change(record: JsonObject) -> None:
        holder, last = _holder(record, path)
        holder[last] = value

    return change


def drop(path: str) -> Change:
    """Take away what stands at a path."""

    def change(record: JsonObject) -> None:
        holder, last = _holder(record, path)
        del holder[last]

    return change


def _holder(record: JsonObject, path: str) -> tuple[Any, str | int]:
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    holder: Any = record
    for part in way:
        holder = holder[part]
    return holder, last
