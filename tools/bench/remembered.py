"""What ten thousand finished games cost: room on the disk, opening the store, listing them, opening their windows."""

import itertools
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from game.briscola.kept import KeptMatch as KeptBriscola
from game.briscola.rules import TWO
from game.history import History
from game.kept_match import KeptMatch
from game.scopa.kept import KeptMatch as KeptScopa
from game.scopone.kept import KeptMatch as KeptScopone
from game.scorpion.kept import TABLE, KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from game.store import FinishedGame, Store, files
from game.store.values import Content
from tools.bench.outside import REFERENCE, seconds_to_import_pygame
from tools.bench.report import Figure, median

GAMES = 10_000
_DIFFERENT = 40
"""So many games of each table are really played; in the store each stands under many numbers, a whole row each time."""
_ACTIONS = 126
"""Of a game of patience, moves taken back and done again among them: as many as a game had that was played by hand."""
_BUDGET_MB = 40


def measure(folder: Path, times: int) -> list[Figure]:
    """As many games at each table; the reference is started in turn with what is compared to it."""
    place = folder / "remembered"
    _fill(place, _played(folder / "played"))
    size = (place / "games.sqlite3").stat().st_size / 1e6
    imports, opened, listed = [], [], []
    windows: list[list[float]] = []
    for _ in range(times):
        imports.append(seconds_to_import_pygame())
        began = time.perf_counter()
        store = Store(place)
        open_since = time.perf_counter()
        found = History(store).entries()
        listed.append(time.perf_counter() - open_since)
        opened.append(open_since - began)
        assert len(found) == GAMES
        store.close()
        windows.append(_seconds_to_show(place))
    shown, again, told, told_again = map(list, zip(*windows, strict=True))
    reference = median(imports)
    return [
        Figure(f"store of {GAMES:,} games, on the disk", size, "MB", size / _BUDGET_MB, f"the {_BUDGET_MB} MB allowed"),
        *(
            Figure(f"{GAMES:,} games, {what}", 1000 * median(took), "ms", median(took) / reference, REFERENCE)
            for what, took in (
                ("opening the store", opened),
                ("listing all of them", listed),
                ("their window, from the press to its first picture", shown),
                ("their window, opened again", again),
                ("the statistics, from the press to its first picture", told),
                ("the statistics, opened again", told_again),
            )
        ),
    ]


def _seconds_to_show(place: Path) -> list[float]:
    """How long the list takes in a program that has just come up, and how long a second time; then the statistics."""
    command = [sys.executable, "-m", "tools.bench.timed_list", str(place)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # bytecode is to be warm
    said = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    return [float(line) for line in said.splitlines() if not line.startswith("pygame")]


def _fill(place: Path, played: list[FinishedGame]) -> None:
    place.mkdir()
    games = itertools.islice(itertools.cycle(played), GAMES)
    files.create(place / "games.sqlite3", Content(finished=dict(enumerate(games, start=1))))


def _played(folder: Path) -> list[FinishedGame]:
    """Games of all tables in turn, played at random to their end."""
    store, chance = Store(folder), random.Random(1)
    for number in range(1, _DIFFERENT + 1):
        _play_patience(store, number, chance)
        for kind in (KeptScopa, KeptScopone):
            _play_match(kind.begin(store, "medium", kind.GAME.rules.target, napola=True), chance)
        _play_match(KeptBriscola.begin(store, "medium", TWO.target), chance)
    store.close()
    names = (TABLE, KeptScopa.TABLE, KeptScopone.TABLE, KeptBriscola.TABLE)
    tables = [store.finished(table) for table in names]
    return [over for together in zip(*tables, strict=True) for over in together]


def _play_patience(store: Store, number: int, chance: random.Random) -> None:
    game = KeptGame.deal(store, Start.numbered(CLASSIC, number))
    while len(game.session.log) < _ACTIONS:
        moves = CLASSIC.legal_moves(game.session.state)
        if not moves or chance.random() < 0.2:
            game.undo()
        else:
            game.apply(chance.choice(moves))
    game.leave()


def _play_match(kept: KeptMatch[Any], chance: random.Random) -> None:
    while kept.match.winner is None:
        if kept.match.state.over:
            kept.next_deal()
        kept.apply(chance.choice(kept.match.legal_plays()))
    kept.leave()
