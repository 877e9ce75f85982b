"""What the player has set of Scorpion, and what each setting may be."""

from __future__ import annotations

from dataclasses import dataclass

from game.scorpion.variants import CLASSIC, RULE_SETS
from scenes.preferences import Settings

ANY_GRADE = "any"
GRADES = (ANY_GRADE, "easy", "medium", "hard")
"""How hard the next deal may be."""


@dataclass(frozen=True, slots=True)
class ScorpionSettings:
    """What the next deal is like, and what the player is told of the hidden cards."""

    rules: str = CLASSIC.name
    winnable: bool = True
    grade: str = ANY_GRADE
    light: bool = False
    hints_know: bool = False


SCORPION = Settings(
    "scorpion",
    ScorpionSettings(),
    {"rules": tuple(RULE_SETS), "grade": GRADES},
    formerly=("rules", "winnable", "grade", "light", "hints_know"),
)
