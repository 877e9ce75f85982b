"""Starts the program for a person at the screen and ends it decently. Knows no widget.

Whatever goes wrong is written to the log file and said in a dialog; the game is saved after every action, so an
end of any kind loses nothing.
"""

from __future__ import annotations

import gc
import math
import os
import re
import sys
import time
from collections.abc import Callable

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import records
from game.errors import GameError, RecordError
from game.records import JsonObject
from game.registry import BY_NAME, CODED_GAMES, game_of, name_of_code
from game.store import Store
from game.words import asked_locales
from scenes.house import House
from scenes.log import log, log_path
from scenes.loop import Loop
from scenes.stage import FIRST_WINDOW, LEAST_WINDOW, Stage
from scenes.video import open_video
from scenes.widgets.clipboard import SystemClipboard

TITLE = "Osteria Antares"
_WINDOW_SETTING, _STATE_SETTING, _DISPLAY_SETTING = "window", "window_state", "window_display"
_MAXIMISED, _RESTORED = "maximised", "restored"
_SIZE = re.compile(r"([0-9]{1,9})x([0-9]{1,9})")
_MOST_SIDE = 16384
_FAULTS_APART = 10.0
"""Seconds: a second fault sooner than this ends the program."""


def play(
    size: tuple[int, int] | None = None,
    fullscreen: bool = False,
    record_path: str | None = None,
    game: str | None = None,
    code: str | None = None,
) -> int:
    """Run the program until the person leaves; returns the exit status.

    `size` is the window's in pixels (None: as it was left), `record_path` a game record to open the table on, `code`
    the share code of a deal to open it on, `game` the table to go to (None: the title).
    Raises `GameError` where the record or the code cannot be used or there is no screen. Any other fault that cannot
    be told in a dialog is logged, said in one line, and the status is 1.
    """
    table, record = _opening(game, record_path, code)
    open_video()
    store = Store()
    try:
        return _run(store, size, fullscreen, lambda house: house.open_start(table, record, code))
    except GameError:
        raise
    except Exception:
        log("a fault that ended the program", fault=True)
        print(f"{TITLE} had to stop; your game is saved. What happened is in {log_path()}", file=sys.stderr)
        return 1
    finally:
        store.close()
        copied = SystemClipboard().ours()
        pygame.quit()
        if copied:
            from scenes.bequest import bequeath

            bequeath(copied)


def _run(
    store: Store,
    size: tuple[int, int] | None,
    fullscreen: bool,
    open_start: Callable[[House], None],
) -> int:
    house = House(store, _system_locales())
    # A size asked for is a window's: it wins over a full screen and a maximised window that were only kept.
    stage = Stage(
        TITLE,
        size or _kept_size(store),
        fullscreen or (size is None and house.preferences.now.fullscreen),
        size is None and store.setting(_STATE_SETTING) == _MAXIMISED,
        store.setting(_DISPLAY_SETTING) or "",
    )
    scale = house.preferences.scale
    loop = Loop(stage, house.scenes, scale, house.handle, house.quit, ticking=house.time_keeper, on_rest=house.rest)
    house.move_in(stage, loop.fit)
    loop.fit()
    try:
        open_start(house)
        _live(loop, house)
    finally:
        house.end()
        if size is None:
            _keep_window(store, stage)
    return 0


def _live(loop: Loop, house: House) -> None:
    """Run until the person leaves. A fault inside is logged and told, and the table set anew from what is kept.

    Raises the fault where it follows another so fast that nothing can be told any more.
    """
    last_fault = -math.inf
    while True:
        try:
            loop.turn()
            # What is loaded by now stays: it need never be looked through for garbage (see `main`).
            gc.freeze()
            gc.enable()
            house.shown()
            loop.run()
            return
        except Exception:
            if time.monotonic() - last_fault < _FAULTS_APART:
                raise
            log("a fault of the program", fault=True)
            last_fault = time.monotonic()
            house.recover()
            text = house.words.text
            told = text("Your saved game has been restored. The details are in {path}.")
            house.tell(text("Something went wrong"), told.format(path=log_path()), unasked=True)


def _opening(game: str | None, record_path: str | None, code: str | None) -> tuple[str | None, JsonObject | None]:
    """The game to begin with, and its record; raises `GameError` where the record or the code cannot be used."""
    if code is not None:
        name = name_of_code(code)
        CODED_GAMES[name]().check_code(code)
        return name, None
    if record_path is None:
        return game, None
    record = records.read_file(record_path)
    try:
        name = records.chosen(record, "game", (game,) if game else tuple(BY_NAME))
        game_of(record).check_opening(record)
    except RecordError as error:
        raise RecordError(f"{record_path}: {error}") from error
    return name, record


def _system_locales() -> list[str]:
    """The locales the environment asks for; where it says nothing, as on Windows, those the system knows."""
    return asked_locales(os.environ) or [str(one.get("language", "")) for one in pygame.system.get_pref_locales()]


def _keep_window(store: Store, stage: Stage) -> None:
    width, height = stage.windowed_size
    store.keep_setting(_WINDOW_SETTING, f"{width}x{height}")
    store.keep_setting(_STATE_SETTING, _MAXIMISED if stage.maximised else _RESTORED)
    store.keep_setting(_DISPLAY_SETTING, stage.display)


def _kept_size(store: Store) -> tuple[int, int]:
    kept = _SIZE.fullmatch(store.setting(_WINDOW_SETTING) or "")
    if kept is None:
        return FIRST_WINDOW
    return min(max(int(kept[1]), LEAST_WINDOW[0]), _MOST_SIDE), min(max(int(kept[2]), LEAST_WINDOW[1]), _MOST_SIDE)
