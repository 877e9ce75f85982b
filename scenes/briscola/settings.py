"""Decides what a player can set of Briscola; must not know what a setting changes."""

from __future__ import annotations

from scenes.briscola.players import players_said
from scenes.briscola.preferences import BRISCOLA, PLAYERS, TARGETS
from scenes.match.settings import of_match
from scenes.preferences import KeptPreferences
from scenes.windows.settings_rows import GameSettings, SettingsRows


def settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    """The rows of Briscola, and those of every match."""
    text, own = rows.words.text, rows.of(preferences.of(BRISCOLA))
    names = [players_said(players, rows.words) for players in PLAYERS]
    seeing = text("In pairs, once the stock is gone")
    showing = text("A note under each pile")
    return of_match(
        rows,
        [
            (own.one_of(text("How many play Briscola"), "players", PLAYERS, names), 4, 0),
            (own.one_of(text("Games to win in a match"), "target", TARGETS, TARGETS), 0, 0),
            (own.switch("partners_see", text("Partners show each other their last cards"), seeing), 0, 0),
            (own.switch("show_points", text("Points taken so far"), showing), 0, 0),
        ],
    )
