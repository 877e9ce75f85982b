"""What of a game a fuzzer tries besides the doors of its entry, and good things to begin with; loads no game itself.

`tests/game/<game>/fuzzed.py` has a game's; a game without one fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.entry import GameEntry
    from game.records import JsonObject


@dataclass(frozen=True, slots=True, kw_only=True)
class Fuzzed:
    """`records` and `codes` read what was handed in; `good_codes` and `lines` can be used as they are.

    `lines` are what the player to move sees, for a game with a computer player.
    """

    records: tuple[Callable[[JsonObject], object], ...] = ()
    codes: tuple[Callable[[str], object], ...] = ()
    good_codes: tuple[bytes, ...] = ()
    lines: Callable[[], Iterable[bytes]] = tuple


def fuzzed_of(entry: GameEntry) -> Fuzzed:
    """What is tried of a game."""
    found: Fuzzed = import_module(f"tests.game.{entry.name}.fuzzed").FUZZED
    return found
