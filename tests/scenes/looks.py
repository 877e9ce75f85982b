"""Pictures of every screen at three sizes in two languages, to be compared before and after; checks nothing itself.

`python -m tests.scenes.looks FOLDER` draws them there, so that after a change which nobody should see

    diff -rq BEFORE AFTER

is silent. How a screen is come to is in `tests.scenes.seen`.
"""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.registry import GAMES
from tests.scenes.rig import Rig
from tests.scenes.seen import Screen, at, first, history, looks_of, settings_at, statistics, still

SIZES = ((1280, 720), (800, 480), (720, 1280))
LANGUAGES = ("el", "sk")
_SETTINGS_PAGES = 4


def screens() -> dict[str, Screen]:
    """Every screen by the name of its pictures."""
    found: dict[str, Screen] = {
        "title-first": first(None),
        "title-waiting": at(None),
        "title-rules": at(None, "f1"),
        "title-statistics": statistics,
        "title-history": history,
    }
    for entry in GAMES:
        found |= {f"{entry.name}-{name}": screen for name, screen in looks_of(entry.name).screens.items()}
    for game in (None, *(entry.name for entry in GAMES)):
        found |= {f"{game or 'title'}-settings-{page}": settings_at(game, page) for page in range(_SETTINGS_PAGES)}
    return found


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    # Every lot drawn is the same.
    secrets.randbelow = _lot
    secrets.token_hex = _salt
    for size in SIZES:
        for language in LANGUAGES:
            for name, screen in screens().items():
                with tempfile.TemporaryDirectory() as home:
                    rig = Rig(Path(home), size, (language,), motion="off", pause="short")
                    screen(rig)
                    still(rig)
                    pygame.image.save(rig.stage.canvas, folder / f"{name}-{size[0]}x{size[1]}-{language}.png")
                    rig.house.end()
                    rig.close()


def _lot(exclusive_upper_bound: int) -> int:
    return 48212 % exclusive_upper_bound


def _salt(nbytes: int | None = None) -> str:
    return "5a" * (nbytes or 32)


if __name__ == "__main__":
    main()
