"""Decides what a player can set of Scopa, and of all games of its family; must not know what a setting changes."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.preferences import ITALIAN_PACKS, PAUSES, KeptPreferences
from scenes.scopa.preferences import SCOPA, TARGETS
from scenes.widgets.pieces import Item
from scenes.windows.settings_rows import GameSettings, SettingsRows, Shared, first_steps, strip_scores


def settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    """The rows of Scopa."""
    own = rows.of(preferences.of(SCOPA))
    return of_family(rows, [(own.one_of(rows.words.text("Play Scopa to"), "target", TARGETS, TARGETS), 4, 0)])


def of_family(rows: SettingsRows, own: Sequence[Item]) -> GameSettings:
    """A game's `own` rows, and those that all have where computers play with the Italian pack."""
    text = rows.words.text
    packs = [text("Neapolitan"), text("Piacentine")]
    learning = text("Helps while you learn the cards")
    counting = text("A small table of the cards you have seen, while you learn to count")
    pauses = [text("Short"), text("Normal"), text("Long")]
    pack = rows.one_of(text("Italian pack"), "italian_pack", ITALIAN_PACKS, packs)
    pause = rows.one_of(text("Pause before the computer plays"), "pause", tuple(PAUSES), pauses)
    return GameSettings(
        cards=[],
        game=own,
        shared_cards=[
            Shared("italian_pack", (pack, 8, 0)),
            Shared("corner_values", (rows.switch("corner_values", text("Value in the corner"), learning), 0, 0)),
        ],
        shared_game=[
            Shared("pause", (pause, 0, 0)),
            first_steps(rows),
            strip_scores(rows),
            Shared("seen_cards", (rows.switch("seen_cards", text("What is gone"), counting), 0, 0)),
        ],
    )
