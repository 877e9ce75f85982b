"""What of Scorpion a fuzzer tries besides the doors of its entry."""

from __future__ import annotations

from functools import partial

from game.scorpion import codes
from game.scorpion.variants import RULE_SETS
from tests.fuzzed import Fuzzed

FUZZED = Fuzzed(
    codes=(*(partial(codes.read, rules=rules) for rules in (None, *RULE_SETS.values())), codes.begins),
    good_codes=(b"scorpion:classic:7", b"scorpion:wasp:pysol:12", b"scorpion:relaxed:ms31"),
)
