"""A small store, damaged in one place, and what must still hold of it: nothing raises, nothing is lost unsaid."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from game.store import Outcome, Store, slot_of
from game.store.values import FinishedGame, RunningGame
from tests.store.samples import ENDED, OTHER, TABLE, game_after

DATABASE = "games.sqlite3"
RESULTS = 7
SLOTS = (TABLE, OTHER, slot_of(TABLE, handed_in=True))
HANDED_IN = replace(game_after(8), counts=False, handed_in=True)
SETTINGS = {"language": "sk", "volume": "35"}


def make(directory: Path) -> bytes:
    """A store with two games under way and one handed in, seven results and two settings; its database's bytes."""
    store = Store(directory)
    for moves in range(7):
        store.save(game_after(3 * moves, OTHER if moves % 3 == 2 else TABLE))
        store.finish(OTHER if moves % 3 == 2 else TABLE, Outcome.WON if moves % 2 else Outcome.NOT_WON, ENDED)
    for name, value in SETTINGS.items():
        store.keep_setting(name, value)
    store.save(game_after(21))
    store.save(game_after(5, OTHER))
    store.save(HANDED_IN)
    store.close()
    return (directory / DATABASE).read_bytes()


def held(directory: Path) -> tuple[list[RunningGame | None], list[FinishedGame], list[str | None], Store]:
    """What a store opened here holds, and the store."""
    store = Store(directory)
    games = [store.running(slot) for slot in SLOTS]
    results = [*store.finished(TABLE), *store.finished(OTHER)]
    return games, results, [store.setting(name) for name in SETTINGS], store


def verdict(directory: Path, whole: tuple[list[RunningGame | None], list[FinishedGame], list[str | None]]) -> str:
    """What became of a damaged store: "same", "rescued" (all of it), "told" (what was lost was told), or the fault.

    A game or result that never was is a fault as well as one that is gone unsaid.
    """
    games, results, settings, store = held(directory)
    try:
        if any(game not in (None, before) for game, before in zip(games, whole[0], strict=True)):
            return f"a game that never was: {games}"
        if any(result not in whole[1] for result in results) or len(set(results)) < len(results):
            return f"a result that never was: {results}"
        told = [notice.rescue for notice in store.notices]
        gone = (
            games.count(None),
            len(whole[1]) - len(results),
            sum(a != b for a, b in zip(settings, whole[2], strict=True)),
        )
        if not store.saving:
            return f"not saved: {store.notices}"
        if not any(gone):
            return "rescued" if told else "same"
        if not told:
            return f"lost in silence: {gone}"
        said = told[0]
        if (said.games, said.results) != (len(SLOTS) - gone[0], RESULTS - gone[1]):
            return f"told wrongly: {gone} gone, {said}"
        if (said.lost_games, said.lost_results, bool(said.lost_settings)) != (gone[0], gone[1], bool(gone[2])):
            return f"counted wrongly: {gone} gone, {said}"
        return "told"
    finally:
        store.close()


def fresh(directory: Path, base: bytes, log: bytes = b"") -> None:
    """Lay these bytes where a store is to be opened, and nothing else."""
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    (directory / DATABASE).write_bytes(base)
    if log:
        (directory / f"{DATABASE}-wal").write_bytes(log)


def flipped(content: bytes, bit: int) -> bytes:
    """The same bytes but for one bit."""
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)
