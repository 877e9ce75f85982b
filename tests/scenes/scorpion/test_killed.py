"""Killed while a record that was handed in lies over the game under way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.state import DealReserve
from game.scorpion.variants import CLASSIC, RELAXED
from game.store import Store, slot_of
from tests.scenes.killing import KILLS, follows, play_and_kill
from tests.soaking import some

HANDED_IN = slot_of("scorpion", handed_in=True)


@pytest.mark.parametrize("case", some(range(30), 1))
def test_on_a_record_handed_in_killed_anywhere(case: int, tmp_path: Path) -> None:
    """The game under way is not touched, whatever becomes of the one over it."""
    store = Store(tmp_path)
    mine = KeptGame.deal(store, Start.numbered(CLASSIC, 7))
    mine.apply(DealReserve())
    KeptGame.reopen(store, Start.numbered(RELAXED, 8), [DealReserve()])
    before = store.running("scorpion")
    store.close()
    for kill in range(KILLS):
        shown = play_and_kill(tmp_path, "scorpion", 100 * case + kill, "stays")
        store = Store(tmp_path)
        notices, under_way, handed_in = list(store.notices), store.running("scorpion"), store.running(HANDED_IN)
        assert (notices, under_way, store.finished("scorpion")) == ([], before, [])
        store.close()
        assert handed_in is not None
        kept = json.loads(handed_in.record)
        assert (kept["rules"], kept["deal"]) == ("relaxed", 8)
        assert follows(kept["moves"], shown["game"]["moves"])
