"""A person who plays at one table without rest, until somebody kills the program; checks nothing.

Run as `python -m tests.scenes.restless HOME TABLE SEED`: after each picture a line of JSON says what it shows.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from game.scorpion.record import Start
from game.scorpion.variants import RULE_SETS
from scenes.scopa.table import ScopaTable
from scenes.windows.window import Window
from tests.scenes.rig import Rig
from tests.scenes.rooms import scopa_room, scorpion_room
from tests.scenes.thoughts import Thoughts

_PAUSES = (0.0, 0.02, 0.1, 0.4)
"""Seconds that pass after an action: flights, fades and dialogs are cut short, or end."""


def main(home: str, table: str, seed: str) -> None:
    """Play until killed; now and then the program is quit and started again."""
    pytest.MonkeyPatch().setattr("scenes.house.House.thinker", Thoughts())
    chance = random.Random(int(seed))
    while True:
        rig = Rig(Path(home))
        rig.house.open_start(table)
        for _ in range(chance.randrange(10, 60)):
            rig.run(chance.choice(_PAUSES))
            rig.frame()
            _report(rig, table)
            (_act_at_scorpion if table == "scorpion" else _act_at_scopa)(rig, chance)
        rig.close()


def _report(rig: Rig, table: str) -> None:
    """What is shown: the game's record, and how many games are finished."""
    game = json.loads(rig.table.game.record_text()) if table == "scorpion" else _scopa(rig).match.record()
    print(json.dumps({"game": game, "finished": len(rig.store.finished(table))}), flush=True)


def _scopa(rig: Rig) -> ScopaTable:
    table = scopa_room(rig.house).table
    assert table is not None
    return table


def _act_at_scorpion(rig: Rig, chance: random.Random) -> None:
    what = chance.random()
    legal = rig.session.rules.legal_moves(rig.state)
    if rig.window is not None:
        rig.keys("escape")
    elif what < 0.06:
        rules = chance.choice(list(RULE_SETS.values()))
        scorpion_room(rig.house).deal(Start.numbered(rules, chance.randrange(1, 10**9)))
    elif what < 0.2:
        rig.keys(chance.choice(("u", "r", "n", "escape", "h", "backspace")))
    elif legal:
        rig.table.try_move(chance.choice(legal), None, False)


def _act_at_scopa(rig: Rig, chance: random.Random) -> None:
    table = _scopa(rig)
    match = table.match
    if isinstance(rig.window, Window):
        rig.run(0.5)
        rig.keys("enter" if match.state.over else "escape")
    elif chance.random() < 0.04:
        scopa_room(rig.house).begin()
    elif chance.random() < 0.1:
        rig.keys(chance.choice(("l", "n", "d", "escape", "backspace")))
    elif table.my_turn:
        play = chance.choice(match.legal_plays())
        table.play(play.card, play.take)


if __name__ == "__main__":
    main(*sys.argv[1:])
