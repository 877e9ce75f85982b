"""A person who plays at one table without rest, until somebody kills the program; checks nothing.

Run as `python -m tests.scenes.restless HOME TABLE SEED [stays]`: after each picture a line of JSON says what it shows.
Who stays leaves the game at the table for no other.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from scenes.tables import TABLES
from tests.scenes.sitting import Sitting, sitting_of
from tests.scenes.thoughts import Thoughts

_PAUSES = (0.0, 0.02, 0.1, 0.4)
"""Seconds that pass after an action: flights, fades and dialogs are cut short, or end."""


def main(home: str, table: str, seed: str, stays: str = "") -> None:
    """Play until killed; now and then the program is quit and started again."""
    pytest.MonkeyPatch().setattr("scenes.house.House.thinker", Thoughts())
    chance = random.Random(int(seed))
    sitting = sitting_of(next(entry for entry in TABLES if entry.game.name == table))
    while True:
        rig = sitting.RIG(Path(home))
        rig.house.open_start(table)
        person = sitting(rig, chance)
        for _ in range(chance.randrange(10, 60)):
            rig.run(chance.choice(_PAUSES))
            rig.frame()
            said = {"game": person.shown(), "finished": len(rig.store.finished(table))}
            print(json.dumps(said), flush=True)
            _act(person, bool(stays))
        rig.close()


def _act(person: Sitting, stays: bool) -> None:
    rig, what = person.rig, person.chance.random()
    if rig.window is not None:
        rig.run(0.5)
        rig.keys(person.chance.choice(("enter", "escape")) if person.over and not stays else "escape")
    elif what < 0.05 and not stays:
        person.begin()
    elif what < 0.15:
        rig.keys(person.chance.choice((*person.KEYS, "n", "escape", "backspace")))
    else:
        person.move()


if __name__ == "__main__":
    main(*sys.argv[1:])
