"""What the player has set of Scopa, and what each setting may be."""

from __future__ import annotations

from dataclasses import dataclass

from game.levels import LEVELS
from game.scopa import count
from scenes.preferences import Settings

TARGETS = tuple(map(str, count.TARGETS))
"""The points a match may be played to."""


@dataclass(frozen=True, slots=True)
class ScopaSettings:
    """What the next match is played by."""

    level: str = "medium"
    target: str = "11"
    napola: bool = False


SCOPA = Settings("scopa", ScopaSettings(), {"level": LEVELS, "target": TARGETS}, formerly=("level", "target", "napola"))
