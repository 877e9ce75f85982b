"""What of Scopone a fuzzer tries besides the doors of its entry."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from random import Random

from game.scopa import match_record
from game.scopa.match import Match, resume
from game.scopone.engine import write_observation
from game.scopone.family import SCOPONE_GAME
from tests.fuzzed import Fuzzed


def _lines() -> Iterable[bytes]:
    """What the player to move sees, over a deal of each rule set."""
    chance = Random(7)
    for rules in SCOPONE_GAME.rule_sets:
        match = Match("easy", rules.target, False, seed="7" * 64, game=SCOPONE_GAME, rules=rules)
        while plays := match.legal_plays():
            yield json.dumps(write_observation(match.observation(match.state.to_play))).encode()
            match.apply(chance.choice(plays))


FUZZED = Fuzzed(
    records=(partial(resume, game=SCOPONE_GAME), partial(match_record.read, game=SCOPONE_GAME)), lines=_lines
)
