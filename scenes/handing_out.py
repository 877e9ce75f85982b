"""Gives a record to its player, on the clipboard or as a file, and says in words how that went. Knows no game."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from game import record_file
from game.errors import GameError
from game.words import Words
from scenes.look.icons import IconName
from scenes.widgets.clipboard import Clipboard, SystemClipboard


class Told(NamedTuple):
    """What has to be said, with its icon."""

    icon: IconName
    words: str


def copy(record: str, words: Words, clipboard: Clipboard | None = None) -> Told:
    """Put a record on the clipboard."""
    if (clipboard or SystemClipboard()).put(record):
        return Told("copy", words.text("The record is on the clipboard."))
    return Told("refuse", words.text("The clipboard isn't available."))


def save(record: str, game: str, words: Words) -> Told:
    """Save a record as a file among the person's documents."""
    try:
        file = record_file.save(record, game, datetime.now())
    except GameError as error:
        return Told("refuse", words.text("The record could not be saved: {cause}").format(cause=error))
    return Told("save", words.text("Saved as {file} in {folder}").format(file=file.name, folder=file.parent))
