"""A player who goes to a screen, whichever game it is of, by what the program promises to keep: its keys, its store.

`tests/scenes/<game>/looks.py` has a game's screens; a game without them fails.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

import pygame

from game.registry import GAMES
from game.store import Outcome, RunningGame, Store
from scenes.preferences import KeptPreferences
from scenes.widgets.buttons import RowButton
from tests.scenes.rig import Rig

DAY = "2026-11-30T10:00:"
_DONE = 6
"""Actions in a game that waits; it is the person's turn."""
_PATIENCE = 60.0

Screen = Callable[[Rig], None]


@dataclass(frozen=True, slots=True)
class Looks:
    """The screens of a game by their names, and what a player who has been here before left of it.

    `past` is how games ended by their rule sets or levels: (w)on, with (h)elp, or (n)ot. `keep` keeps a game under way
    after so many actions, or as many as it has.
    """

    past: Mapping[str, str]
    keep: Callable[[Store, int], None]
    screens: Mapping[str, Screen]


def looks_of(game: str) -> Looks:
    """The screens of a game."""
    found: Looks = import_module(f"tests.scenes.{game}.looks").LOOKS
    return found


def at(game: str | None, *keys: str, done: int = _DONE) -> Screen:
    """A screen: go to a table (None: the title) and press keys there, each answered before the next.

    `done` are the actions of the game that waits there.
    """

    def screen(rig: Rig) -> None:
        for entry in GAMES:
            for kind, results in looks_of(entry.name).past.items():
                _finish(rig.store, entry.name, kind, results)
        for entry in GAMES:
            looks_of(entry.name).keep(rig.store, done if entry.name == game else _DONE)
        rig.house.open_start(game)
        rig.run(1.0)
        for key in keys:
            if key == "...":
                still(rig)
                continue
            rig.keys(*key.split("+")[-1:], shift="shift" in key, ctrl="ctrl" in key)
            rig.run(0.6)

    return screen


def first(game: str | None, **settings: str) -> Screen:
    """A screen a newcomer sees."""

    def screen(rig: Rig) -> None:
        for name, value in settings.items():
            rig.store.keep_setting(name, value)
        # A table reads its own when it is opened, but the house has read those of all before.
        rig.house.preferences.now = KeptPreferences(rig.store, lambda _: None).now
        rig.house.open_start(game)

    return screen


def settings_at(game: str | None, page: int) -> Screen:
    """A page of the settings, opened from the title or at a table."""

    def screen(rig: Rig) -> None:
        at(game)(rig)
        rig.house.open_settings()
        rig.run(0.6)
        rows = rig.widgets(RowButton)
        if rows:
            rig.press(rows[page])
        else:
            rig.keys(*["pagedown"] * page)

    return screen


def statistics(rig: Rig) -> None:
    """The statistics, opened from the title."""
    at(None)(rig)
    rig.house.open_statistics()
    rig.run(0.6)


def history(rig: Rig) -> None:
    """The list of finished games, opened from the title."""
    at(None)(rig)
    rig.house.finished_games.open()
    rig.run(0.6)


def still(rig: Rig) -> None:
    """Wait until nothing is being drawn or shown any more."""
    until, seen = time.monotonic() + _PATIENCE, b""
    while time.monotonic() < until:
        rig.run(0.5)
        time.sleep(0.05)
        rig.frame()
        now = pygame.image.tobytes(rig.stage.canvas, "RGB")
        if now == seen and not rig.house.scenes.waiting and not rig.house.scenes.moving:
            return
        seen = now
    print("never still", file=sys.stderr)


def _finish(store: Store, table: str, kind: str, results: str) -> None:
    for number, result in enumerate(results):
        game = RunningGame(table, "{}", kind, f"{1000 + number}", 90 + number, 690, 2, result == "h", f"{DAY}0{number}")
        store.save(game)
        store.finish(table, Outcome.NOT_WON if result == "n" else Outcome.WON, f"{DAY}1{number}")
