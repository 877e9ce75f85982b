"""Decides what a player can set of Scopa, and of all games of its family; must not know what a setting changes."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.match.settings import of_match
from scenes.preferences import KeptPreferences
from scenes.scopa.preferences import SCOPA, TARGETS
from scenes.widgets.pieces import Item
from scenes.windows.settings_rows import GameSettings, SettingsRows, Shared


def settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    """The rows of Scopa."""
    own = rows.of(preferences.of(SCOPA))
    return of_family(rows, [(own.one_of(rows.words.text("Play Scopa to"), "target", TARGETS, TARGETS), 4, 0)])


def of_family(rows: SettingsRows, own: Sequence[Item]) -> GameSettings:
    """A game's `own` rows, and those that all of the family have."""
    text = rows.words.text
    counting = text("A small table of the cards you have seen, while you learn to count")
    gone = rows.switch("seen_cards", text("What is gone"), counting)
    return of_match(rows, own, [Shared("seen_cards", (gone, 0, 0))])
