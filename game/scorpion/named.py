"""Deals known by a name instead of a number: the deal of the rules and PySolFC's; decides which cards a name means."""

from __future__ import annotations

from game.errors import GameError
from game.scorpion.foreign import foreign_order
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import State
from game.scorpion.variants import CLASSIC

THE_RULES = "rules"
"""The name of the deal that the rules pages describe."""


def named_deal(rules: ScorpionRules, name: str) -> State:
    """The deal called `name`, laid out for `rules`: `rules` (Classic only), `pysol:N` or `msN`.

    Raises `GameError` for a name no deal has under these rules.
    """
    if name != THE_RULES:
        return rules.deal(foreign_order(name))
    if rules != CLASSIC:
        raise GameError(f"the deal of the rules is one of {CLASSIC.name}; expected {CLASSIC.name}, not {rules.name}")
    from game.scorpion.rules_deal import DEAL  # seldom needed, and laid out card by card

    return DEAL
