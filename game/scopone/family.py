"""What sets Scopone apart in Scopa's family; plays nothing."""

from __future__ import annotations

from typing import Final

from game.scopa.family import ScopaGame
from game.scopone.observation import observe
from game.scopone.rules import RULE_SETS

SCOPONE_GAME: Final = ScopaGame("scopone", RULE_SETS, observe)
"""The game for four, of both rule sets."""
