"""What the player has set of Scopone, and what each setting may be."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.levels import LEVELS
from game.scopone.rules import RULE_SETS, TARGET_OF
from game.scopone.rules import TARGETS as POINTS
from scenes.preferences import Settings
from scenes.scopa.preferences import FamilySettings

TARGETS = tuple(map(str, POINTS))
"""The points a match may be played to."""
DEALS = tuple(rules.name for rules in RULE_SETS)
"""The names of the two deals, the usual one first."""
_USUAL = {name: str(points) for name, points in TARGET_OF.items()}


@dataclass(frozen=True, slots=True)
class ScoponeSettings(FamilySettings):
    """What the next match is played by; `rules` names the deal."""

    target: str = _USUAL[DEALS[0]]
    rules: str = DEALS[0]


def _with_its_target(changed: ScoponeSettings, name: str) -> ScoponeSettings:
    """Another deal is played to its own usual target."""
    return replace(changed, target=_USUAL[changed.rules]) if name == "rules" else changed


SCOPONE = Settings(
    "scopone", ScoponeSettings(), {"level": LEVELS, "target": TARGETS, "rules": DEALS}, brings=_with_its_target
)
