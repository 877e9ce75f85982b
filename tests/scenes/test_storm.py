"""Whatever comes from mouse, fingers, keys and window manager, in any order: no fault, the game is kept as shown."""

from __future__ import annotations

import pytest

from game.scopa.kept import KeptMatch
from game.scorpion.kept import KeptGame
from tests.scenes.conftest import NewRig
from tests.scenes.rooms import scopa_room, scorpion_room
from tests.scenes.storm import rage, tour
from tests.scenes.thoughts import Thoughts
from tests.soaking import some

EVENTS = 2000


@pytest.mark.parametrize("seed", some(range(10), 1))
def test_no_order_of_events_is_a_fault(seed: int, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    rig = new_rig((800, 480))
    rage(rig, EVENTS, seed)

    house, store = rig.house, rig.store
    table, match = scorpion_room(house).table, scopa_room(house).table
    if table is not None:
        kept = KeptGame.resume(store)
        assert kept is not None
        assert kept.session.state == table.game.session.state
    if match is not None:
        resumed = KeptMatch.resume(store)
        assert resumed is not None
        assert resumed.match.state == match.match.state
    house.recover()
    rig.frame()


def test_every_window_is_seen(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    rig = new_rig((800, 480))
    tour(rig)
    scopa = scopa_room(rig.house)
    assert scopa.table is not None
    assert len(scopa.table.match.plays) > 4
