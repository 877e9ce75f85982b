"""What the player has set of Briscola, and what each setting may be."""

from __future__ import annotations

from dataclasses import dataclass

from game.briscola.rules import RULE_SETS
from game.briscola.rules import TARGETS as GAMES
from game.levels import LEVELS
from scenes.match.preferences import MatchSettings
from scenes.preferences import Settings

TARGETS = tuple(map(str, GAMES))
"""The won games a match may go to."""
PLAYERS = tuple(rules.name for rules in RULE_SETS)
"""The names of the rule sets: how many play."""


@dataclass(frozen=True, slots=True)
class BriscolaSettings(MatchSettings):
    """What the next match is played by. What partners see and whether points show holds at once."""

    target: str = "2"
    players: str = PLAYERS[0]
    partners_see: bool = True
    show_points: bool = False


BRISCOLA = Settings("briscola", BriscolaSettings(), {"level": LEVELS, "target": TARGETS, "players": PLAYERS})
