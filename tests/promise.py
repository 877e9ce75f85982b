"""What each game promises of its recorded games, and the check of it: every rule set ends one, and refuses all it can.

`tests/game/<game>/promise.py` has a game's promise; a game without one fails.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from game.entry import GameEntry

Line = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Promise:
    """`reasons` are all the codes of refusals by rule set, "" where there is but one. `ended`: whether a replay that
    refused nothing tells of a whole game, up to its end. `rules_of` says by which rule set a record is played."""

    reasons: Mapping[str, frozenset[str]]
    ended: Callable[[list[Line]], bool]
    rules_of: Callable[[Line], str] = lambda record: record.get("rules", "")


def promise_of(entry: GameEntry) -> Promise:
    """What a game promises."""
    found: Promise = import_module(f"tests.game.{entry.name}.promise").PROMISE
    return found


def read_lines(text: str) -> list[Line]:
    """What the replay command has printed."""
    return [json.loads(line) for line in text.splitlines()]


def expected_of(record: Path) -> list[Line]:
    """The lines that the replay of a golden record must print."""
    return read_lines(record.with_suffix(".expected.jsonl").read_text("utf-8"))


def golden_records(folder: Path, rules: str = "") -> list[tuple[Line, list[Line]]]:
    """Every golden record in a folder, or those of a rule set, with the lines expected of it."""
    found = [(json.loads(path.read_text("utf-8")), expected_of(path)) for path in sorted(folder.glob("*.json"))]
    return [(record, lines) for record, lines in found if not rules or record.get("rules") == rules]


def assert_kept(folder: Path, promise: Promise, rules: str) -> None:
    """The golden games of a rule set keep what its game promises."""
    told = [lines for record, lines in golden_records(folder) if rules in ("", promise.rules_of(record))]
    refused = {line["reason"] for lines in told for line in lines if not line.get("ok", True)}
    assert refused == promise.reasons[rules]
    whole = [lines for lines in told if all(line.get("ok", True) for line in lines)]
    assert any(promise.ended(lines) for lines in whole), f"no whole game is recorded: {folder.name} {rules}"
