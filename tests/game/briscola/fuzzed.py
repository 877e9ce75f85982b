"""What of Briscola a fuzzer tries besides the doors of its entry."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

from game.briscola.engine import read_observation, write_observation
from game.briscola.fairness import verify
from game.briscola.match import Match, resume
from game.briscola.match_record import RECORDS
from game.briscola.rules import RULE_SETS
from tests.fuzzed import Fuzzed


def _lines() -> Iterable[bytes]:
    """What the player to move sees, over a game for two and one for four."""
    chance = Random(7)
    for rules in RULE_SETS:
        match = Match("easy", 2, rules, seed="7" * 64)
        while plays := match.legal_plays():
            yield json.dumps(write_observation(match.observation(match.state.to_play))).encode()
            match.apply(chance.choice(plays))


FUZZED = Fuzzed(records=(resume, RECORDS.read, verify, read_observation), lines=_lines)
