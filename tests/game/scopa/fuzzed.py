"""What of Scopa a fuzzer tries besides the doors of its entry."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

from game.scopa.engine import write_observation
from game.scopa.match import Match, resume
from tests.fuzzed import Fuzzed


def _lines() -> Iterable[bytes]:
    """What the player to move sees, over a few deals."""
    chance = Random(7)
    for seed in range(4):
        match = Match("easy", 11, False, seed=f"{seed:064x}")
        while plays := match.legal_plays():
            yield json.dumps(write_observation(match.observation(match.state.to_play))).encode()
            match.apply(chance.choice(plays))


FUZZED = Fuzzed(records=(resume,), lines=_lines)
