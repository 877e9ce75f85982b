"""The rule sets of the game for four in pairs (docs/rules/scopone.md): fields of Scopa's rules, no rule of its own."""

from __future__ import annotations

from typing import Final

from game.scopa.rules import ScopaRules

SCIENTIFICO: Final = ScopaRules("scientifico", seats=4, hand=10, table=0, target=21)
"""All forty cards in hands, so the first card is always laid."""
SCOPONE: Final = ScopaRules("scopone", seats=4, hand=9, table=4)
"""Four cards lie open, nine are in each hand."""
RULE_SETS: Final = (SCIENTIFICO, SCOPONE)
"""The one that is meant where none is named comes first."""
TARGETS: Final = (11, 16, 21)
TARGET_OF: Final = {rules.name: rules.target for rules in RULE_SETS}
"""What a match by a rule set is played to where nothing else is said."""
