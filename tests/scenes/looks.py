"""Pictures of every screen at three sizes in two languages, to be compared before and after; checks nothing itself.

`python -m tests.scenes.looks FOLDER` draws them there, so that after a change which nobody should see

    diff -rq BEFORE AFTER

is silent. The program is driven by what it promises to keep: its keys, its store, the words of its command line.
"""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import records
from game.scopa.match import Match
from game.seats import PERSON
from game.store import Outcome, RunningGame, Store
from scenes.widgets.buttons import RowButton
from tests.scenes.scorpion.rig import ScorpionRig, golden

SIZES = ((1280, 720), (800, 480), (720, 1280))
LANGUAGES = ("el", "sk")
_PATIENCE = 60.0
_SEED = "7" * 64
_GAMES = ("scorpion", "scopa")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    # Every lot drawn is the same.
    secrets.randbelow = _lot
    secrets.token_hex = _salt
    for size in SIZES:
        for language in LANGUAGES:
            for name, screen in SCREENS.items():
                with tempfile.TemporaryDirectory() as home:
                    rig = ScorpionRig(Path(home), size, (language,), motion="off", pause="short")
                    screen(rig)
                    _still(rig)
                    pygame.image.save(rig.stage.canvas, folder / f"{name}-{size[0]}x{size[1]}-{language}.png")
                    rig.house.end()
                    rig.close()


def _lot(exclusive_upper_bound: int) -> int:
    return 48212 % exclusive_upper_bound


def _salt(nbytes: int | None = None) -> str:
    return "5a" * (nbytes or 32)


def _still(rig: ScorpionRig) -> None:
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


def _finish(store: Store, table: str, rules: str, results: str) -> None:
    for number, result in enumerate(results):
        game = RunningGame(
            table, "{}", rules, f"{1000 + number}", 90 + number, 690, 2, result == "h", f"{_DAY}0{number}"
        )
        store.save(game)
        store.finish(table, Outcome.NOT_WON if result == "n" else Outcome.WON, f"{_DAY}1{number}")


_DAY = "2026-11-30T10:00:"


def _past(rig: ScorpionRig) -> None:
    """A player who has been here before."""
    _finish(rig.store, "scorpion", "classic", "wnhww")
    _finish(rig.store, "scorpion", "wasp", "nw")
    _finish(rig.store, "scopa", "medium", "wwn")


def _scorpion(rig: ScorpionRig, moves: int = 6) -> None:
    """A game of Scorpion under way, kept by an earlier run."""
    from game.scorpion import record as scorpion_record

    start, actions = golden("classic-win")
    text = records.write(scorpion_record.write(start, actions[:moves]))
    session = start.session()
    for action in actions[:moves]:
        session.play(action)
    game = RunningGame("scorpion", text, "classic", start.name, session.moves, session.score, 0, False, f"{_DAY}30")
    rig.store.save(game)


def _scopa(rig: ScorpionRig, plays: int = 6) -> None:
    """A match of Scopa under way, kept by an earlier run; after so many plays it is the person's turn."""
    match = Match("medium", 11, True, (3, 4), 2, _SEED, PERSON)
    for _ in range(plays):
        match.apply(match.legal_plays()[0])
    mine, other = match.score_after
    text = records.write(match.record())
    game = RunningGame("scopa", text, "medium", f"{mine}:{other}", len(match.plays), mine, 0, False, f"{_DAY}30")
    rig.store.save(game)


def _at(game: str | None, *keys: str, plays: int = 6, moves: int = 6) -> Callable[[ScorpionRig], None]:
    """A screen: go to a table (None: the title) and press keys there, each answered before the next."""

    def screen(rig: ScorpionRig) -> None:
        _past(rig)
        _scorpion(rig, moves)
        _scopa(rig, plays)
        rig.house.open_start(game)
        rig.run(1.0)
        for key in keys:
            if key == "...":
                _still(rig)
                continue
            rig.keys(*key.split("+")[-1:], shift="shift" in key, ctrl="ctrl" in key)
            rig.run(0.6)

    return screen


def _first(game: str | None, **settings: str) -> Callable[[ScorpionRig], None]:
    """A screen a newcomer sees."""

    def screen(rig: ScorpionRig) -> None:
        for name, value in settings.items():
            rig.store.keep_setting(name, value)
        rig.house.open_start(game)

    return screen


def _settings(game: str | None, page: int) -> Callable[[ScorpionRig], None]:
    """A page of the settings, opened from the title or at a table."""

    def screen(rig: ScorpionRig) -> None:
        _at(game)(rig)
        rig.house.open_settings()
        rig.run(0.6)
        rows = rig.widgets(RowButton)
        if rows:
            rig.press(rows[page])
        else:
            rig.keys(*["pagedown"] * page)

    return screen


def _statistics(rig: ScorpionRig) -> None:
    _at(None)(rig)
    rig.house.open_statistics()
    rig.run(0.6)


SCREENS: dict[str, Callable[[ScorpionRig], None]] = {
    "title-first": _first(None),
    "title-waiting": _at(None),
    "title-rules": _at(None, "f1"),
    "scorpion-first-classic": _first("scorpion"),
    "scorpion-first-wasp": _first("scorpion", rules="wasp"),
    "scorpion-first-mice": _first("scorpion", rules="three_blind_mice"),
    "scorpion-first-relaxed": _first("scorpion", rules="relaxed"),
    "scorpion-waiting": _at("scorpion"),
    "scorpion-light": _first("scorpion", light="on"),
    "scorpion-ring": _at("scorpion", "right", "down"),
    "scorpion-lifted": _at("scorpion", "right", "enter"),
    "scorpion-refused": _at("scorpion", "r"),
    "scorpion-why": _at("scorpion", "w", "..."),
    "scorpion-menu": _at("scorpion", "escape"),
    "scorpion-new": _at("scorpion", "n"),
    "scorpion-leave": _at("scorpion", "n", "enter"),
    "scorpion-rules": _at("scorpion", "f1"),
    "scorpion-sound": _at("scorpion", "m"),
    "scorpion-won": _at("scorpion", moves=1000),
    "scopa-waiting": _at("scopa"),
    "scopa-piacentine": _first("scopa", italian_pack="piacentine", corner_values="on"),
    "scopa-chosen": _at("scopa", "right"),
    "scopa-choice": _at("scopa", "1"),
    "scopa-again": _at("scopa", "backspace"),
    "scopa-no-undo": _at("scopa", "u"),
    "scopa-level": _at("scopa", "l"),
    "scopa-new": _at("scopa", "n"),
    "scopa-menu": _at("scopa", "escape"),
    "scopa-rules": _at("scopa", "f1"),
    "scopa-sheet": _at("scopa", plays=36),
    "scopa-sheet-open": _at("scopa", "...", "tab", "enter", plays=36),
    "title-statistics": _statistics,
    **{f"{game or 'title'}-settings-{page}": _settings(game, page) for game in (None, *_GAMES) for page in range(4)},
}

if __name__ == "__main__":
    main()
