"""Decides where the files that belong to the program lie; must not know what is in them.

The same three places serve a source tree, an installed wheel (folders beside the `game` package) and a
frozen program (folders beside its unpacked modules).
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.errors import MissingAsset


def _root() -> Path:
    """The folder that holds `assets` and `locales`."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parent.parent


def asset(relative: str) -> Path:
    """The path of a file or folder under `assets`, such as "fonts/Vollkorn.ttf".

    Raises MissingAsset naming the file and the place looked in.
    """
    return _present("assets", relative)


def locales() -> Path:
    """The folder of the translation catalogues; raises MissingAsset when the program came without it."""
    return _present("locales", "")


def _present(folder: str, relative: str) -> Path:
    path = _root() / folder / relative
    if not path.exists():
        name = relative or folder
        raise MissingAsset(f"{name}: expected it at {path}; the program's files are incomplete")
    return path
