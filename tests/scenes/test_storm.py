"""Whatever comes from mouse, fingers, keys and window manager, in any order: no fault, the game is kept as shown."""

from __future__ import annotations

import random

import pytest

from scenes.tables import TABLES
from tests.scenes.conftest import NewRig
from tests.scenes.sitting import sitting_of
from tests.scenes.storm import rage, tour
from tests.soaking import some

EVENTS = 2000


@pytest.mark.parametrize("seed", some(range(10), 1))
def test_no_order_of_events_is_a_fault(seed: int, new_rig: NewRig) -> None:
    rig = new_rig((800, 480))
    rage(rig, EVENTS, seed)

    here = rig.house.rooms.entered
    if here is not None and rig.house.scenes.running:
        sitting = sitting_of(here)(rig, random.Random(seed))
        assert sitting.shown() == sitting.kept(rig.store)
    rig.house.recover()
    rig.frame()


def test_every_window_is_seen(new_rig: NewRig) -> None:
    rig = new_rig((800, 480))
    tour(rig)
    for entry in TABLES:
        sitting = sitting_of(entry)
        kept = sitting.kept(rig.store)
        assert len(kept[sitting.ACTIONS]) > 4
