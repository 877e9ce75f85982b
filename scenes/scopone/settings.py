"""Decides what a player can set of Scopone; must not know what a setting changes."""

from __future__ import annotations

from scenes.preferences import KeptPreferences
from scenes.scopa.settings import of_family
from scenes.scopone.deals import DEAL_NAMES
from scenes.scopone.preferences import DEALS, SCOPONE, TARGETS
from scenes.windows.settings_rows import GameSettings, SettingsRows


def settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    """The rows of Scopone, and those of the family."""
    text, own = rows.words.text, rows.of(preferences.of(SCOPONE))
    names = [text(DEAL_NAMES[name]) for name in DEALS]
    return of_family(
        rows,
        [
            (own.one_of(text("The deal"), "rules", DEALS, names), 4, 0),
            (own.one_of(text("Play Scopone to"), "target", TARGETS, TARGETS), 0, 0),
        ],
    )
