"""What the player has set of Scopa, and what each setting may be; what all games of its family are played by."""

from __future__ import annotations

from dataclasses import dataclass

from game.levels import LEVELS
from game.scopa import count
from scenes.match.preferences import MatchSettings
from scenes.preferences import Settings

TARGETS = tuple(map(str, count.TARGETS))
"""The points a match may be played to."""


@dataclass(frozen=True, slots=True)
class FamilySettings(MatchSettings):
    """What the next match is played by, at any table of the family."""

    target: str = "11"
    napola: bool = False


SCOPA = Settings(
    "scopa", FamilySettings(), {"level": LEVELS, "target": TARGETS}, formerly=("level", "target", "napola")
)
