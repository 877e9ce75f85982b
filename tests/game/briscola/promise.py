"""What the recorded games of Briscola hold."""

from __future__ import annotations

from game.briscola.rules import RULE_SETS, Reason, rules_for
from tests.promise import Promise

PROMISE = Promise(
    {rules.name: frozenset(map(str, Reason)) for rules in RULE_SETS},
    lambda lines: "result" in lines[-1],
    lambda record: rules_for(record["players"]).name,
)
