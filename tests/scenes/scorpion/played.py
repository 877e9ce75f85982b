"""Games of Scorpion begun and ended in several tests."""

from __future__ import annotations

from game.records import JsonObject
from game.scorpion.kept import LEAST_PLAYED
from game.store import Outcome
from tests.scenes.scorpion.rig import ScorpionRig

LOST: JsonObject = {
    "game": "scorpion",
    "rules": "classic",
    "deal": 22077811,
    "moves": [
        {"from": 0, "index": 4, "to": 1},
        {"from": 1, "index": 9, "to": 5},
        {"deal": True},
        {"from": 4, "index": 5, "to": 1},
        {"from": 1, "index": 5, "to": 5},
    ],
}
"""A game lost by its third move, which four cards in the open prove."""


def finished(rig: ScorpionRig) -> list[tuple[Outcome, int]]:
    return [(game.outcome, game.moves) for game in rig.store.finished("scorpion")]


def make_moves(rig: ScorpionRig, count: int = LEAST_PLAYED) -> None:
    """Make so many moves, as many as make it a game that was played."""
    for _ in range(count):
        rig.table.try_move(rig.session.rules.legal_moves(rig.state)[0], None, False)
