"""Decides what a player can set of Scopa; must not know what a setting changes."""

from __future__ import annotations

from scenes.preferences import ITALIAN_PACKS, PAUSES, KeptPreferences
from scenes.scopa.preferences import SCOPA, TARGETS
from scenes.windows.settings_rows import GameSettings, SettingsRows


def settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    """The rows of Scopa."""
    text, own = rows.words.text, rows.of(preferences.of(SCOPA))
    packs = [text("Neapolitan"), text("Piacentine")]
    learning = text("Helps while you learn the cards")
    pauses = [text("Short"), text("Normal"), text("Long")]
    return GameSettings(
        cards=[
            (rows.one_of(text("Italian pack"), "italian_pack", ITALIAN_PACKS, packs), 8, 0),
            (rows.switch("corner_values", text("Value in the corner"), learning), 0, 0),
        ],
        game=[
            (own.one_of(text("Play Scopa to"), "target", TARGETS, TARGETS), 4, 0),
            (rows.one_of(text("Pause before the computer plays"), "pause", tuple(PAUSES), pauses), 0, 0),
        ],
    )
