"""An evening of games in one process: memory, open files and processes stay as they are, the store grows slowly."""

from __future__ import annotations

import ctypes
import gc
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import RULE_SETS
from scenes.loop import STEP
from tests.scenes.scopa.rooms import scopa_room
from tests.scenes.scorpion.rig import NewRig, ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room

LEAST_MEMORY = 0.05
"""What memory may grow by from the first measure on, as a share of it."""
PATIENCE_SECONDS = 120

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc"),
    pytest.mark.no_cover,  # counting lines would take longer than what is thought at the tables
]


class Burden(NamedTuple):
    """What the process has of the machine."""

    memory: int
    files: int
    children: int
    store: int


def burden(store: Path) -> Burden:
    """Memory in bytes, counts, the store's bytes; after what is free has been given back."""
    gc.unfreeze()
    gc.collect()
    with_trim = ctypes.CDLL(None)
    if hasattr(with_trim, "malloc_trim"):
        with_trim.malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    size = sum(file.stat().st_size for file in store.iterdir())
    return Burden(pages * os.sysconf("SC_PAGE_SIZE"), len(os.listdir("/proc/self/fd")), len(children), size)


def an_evening(
    measures: Iterator[Burden], first: int, count: int, play: Callable[[int], None]
) -> tuple[Burden, Burden]:
    """Play so many games; how things stood after the `first` ones, and at the end."""
    for number in range(first):
        play(number)
    before = next(measures)
    for number in range(first, count):
        play(number)
    return before, next(measures)


def measures(store: Path) -> Iterator[Burden]:
    while True:
        yield burden(store)


def level(before: Burden, after: Burden, games: int, most_of_a_game: int) -> None:
    print(f"{games} games: memory {before.memory:,} to {after.memory:,}, store {before.store:,} to {after.store:,}")
    assert after.memory <= before.memory * (1 + LEAST_MEMORY)
    assert after.files <= before.files
    assert after.children == before.children
    assert after.store - before.store <= games * most_of_a_game + 64_000


@pytest.mark.parametrize(("first", "count"), [(30, 60), pytest.param(200, 2000, marks=pytest.mark.soak)])
def test_an_evening_of_scorpion(first: int, count: int, new_rig: NewRig, tmp_path: Path) -> None:
    rig = new_rig((800, 480), "evening", motion="none")
    chance = random.Random(count)
    names = sorted(RULE_SETS)

    def play(number: int) -> None:
        rules = RULE_SETS[names[number % len(names)]]
        game = KeptGame.deal(rig.store, Start.numbered(rules, 1 + chance.randrange(999_999)))
        scorpion_room(rig.house).close()
        rig.house.scenes.settle()
        scorpion_room(rig.house).open_table(game, False)
        for _ in range(15):
            moves = game.session.rules.legal_moves(game.session.state)
            if moves and chance.random() < 0.8:
                rig.table.try_move(chance.choice(moves), None, False)
            else:
                rig.keys(chance.choice(["u", "r", "d", "escape", "f1"]))
            rig.run(STEP * 4)
            while rig.window is not None:
                rig.read()
                rig.keys("escape")
                rig.run(0.3)
        rig.frame()
        game.leave()

    before, after = an_evening(measures(tmp_path / "evening"), first, count, play)
    level(before, after, count - first, 1200)
    assert len(rig.store.finished("scorpion")) > count // 2


@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("first", "count"), [(6, 12), pytest.param(100, 500, marks=pytest.mark.soak)])
def test_an_evening_of_scopa(first: int, count: int, new_rig: NewRig, tmp_path: Path) -> None:
    """With the real process that thinks."""
    rig = new_rig((800, 480), "evening", motion="none", pause="short", level="easy", target="11")
    chance = random.Random(count)
    rig.house.open_start("scopa")

    try:
        before, after = an_evening(measures(tmp_path / "evening"), first, count, lambda _: a_match(rig, chance))
    finally:
        rig.house.end()
    level(before, after, count - first, 6000)
    assert len(rig.store.finished("scopa")) >= count - 1


def a_match(rig: ScorpionRig, chance: random.Random) -> None:
    """Play the match on the table to its end, and sit down to the next."""
    room = scopa_room(rig.house)
    assert room is not None
    assert room.table is not None
    table, end = room.table, time.monotonic() + PATIENCE_SECONDS
    match = table.match
    while match.winner is None or table.match is match:
        assert time.monotonic() < end
        match = table.match
        if rig.window is not None:
            rig.read()
            rig.keys("enter")
            rig.run(0.4)
        elif table.my_turn and not table.moving:
            play = chance.choice(match.legal_plays())
            table.play(play.card, play.take)
        rig.run(STEP * 12)
    rig.frame()
