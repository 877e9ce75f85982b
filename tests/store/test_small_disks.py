"""Real disks with next to no room: full from the start, filled meanwhile, cleared again."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store import Notice
from tests.store.calls import run_on_small_disk


@pytest.mark.parametrize("kilobytes", [128, 144, 160, 200, 256])
def test_a_disk_that_something_else_fills_and_clears(place: Path, kilobytes: int) -> None:
    starved, relieved, reopened = run_on_small_disk(place, kilobytes, "cramped")
    assert (starved["moves"], starved["finished"], starved["saving"]) == (7, 1, False)
    assert (relieved["moves"], relieved["finished"], relieved["saving"]) == (8, 1, True)
    assert (reopened["moves"], reopened["finished"], reopened["notices"]) == (8, 1, [])
    assert relieved["notices"] in ([Notice.DISK_FULL], [Notice.WRITE_FAILED])


@pytest.mark.parametrize("kilobytes", [128, 160, 256])
def test_a_disk_without_room_from_the_start(place: Path, kilobytes: int) -> None:
    starved, relieved, reopened = run_on_small_disk(place, kilobytes, "full")
    assert (starved["moves"], starved["saving"]) == (3, False)
    assert starved["notices"] == [Notice.DISK_FULL]
    assert (relieved["moves"], relieved["saving"]) == (4, True)
    assert (reopened["moves"], reopened["notices"]) == (4, [])
