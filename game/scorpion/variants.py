"""The rule sets of the family, each as what it changes; decides nothing else (docs/rules/scorpion.md)."""

from __future__ import annotations

from dataclasses import replace

from game.cards import FRENCH
from game.deals import numbered_order
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import State

CLASSIC = ScorpionRules("classic")
RELAXED = replace(CLASSIC, name="relaxed", same_suit=False)
WASP = replace(CLASSIC, name="wasp", empty_needs_king=False)
THREE_BLIND_MICE = replace(CLASSIC, name="three_blind_mice", hidden=(0,) * 7 + (3,) * 3, rows=5, reserve_is_dealt=False)

RULE_SETS = {rules.name: rules for rules in (CLASSIC, RELAXED, WASP, THREE_BLIND_MICE)}


def numbered_deal(rules: ScorpionRules, number: int) -> State:
    """Deal `number` laid out for `rules`; one order of the cards serves all rule sets.

    Raises `GameError` for a number outside 1 to 999 999 999.
    """
    return rules.deal(numbered_order(FRENCH.cards, "scorpion", number))
