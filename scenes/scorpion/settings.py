"""Decides what a player can set of Scorpion; must not know what a setting changes."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes.preferences import BACKS, KeptPreferences
from scenes.scorpion.preferences import SCORPION
from scenes.widgets.thumbnails import Thumbnails
from scenes.windows.settings_rows import GameSettings, SettingsRows, first_steps, place, strip_scores


def settings(rows: SettingsRows, preferences: KeptPreferences) -> GameSettings:
    """The rows of Scorpion."""
    text, own = rows.words.text, rows.of(preferences.of(SCORPION))
    backs = Thumbnails(
        [text("Night sky"), text("Red fans")],
        place(BACKS, rows.now.back),
        rows.teller("back", BACKS),
        lambda k, width, height: back_picture(BACKS[k], width, height),
    )
    light = text("Knows the hidden cards: can you still win? Such a game counts as helped")
    knowing = text("They then lead to a win whenever there is one")
    return GameSettings(
        cards=[
            (rows.either(text("French pack"), "four_colours", [text("Two colours"), text("Four colours")]), 8, 0),
            (rows.named(text("Card back"), backs, backs.width_for(1.0), 96), 0, 0),
        ],
        game=[
            (
                rows.switch("interactive_rules", text("Interactive rules"), text("Explains why a move isn't allowed")),
                4,
                0,
            ),
            (own.switch("light", text("Win light"), light), 0, 0),
            (own.switch("hints_know", text("Hints may peek at hidden cards"), knowing), 0, 0),
        ],
        shared_game=[first_steps(rows), strip_scores(rows)],
    )


@lru_cache(maxsize=2 * len(BACKS))
def back_picture(back: str, width: int, height: int) -> pygame.Surface:
    """A card back at a size in pixels: shown anew with every frame, but it takes tens of milliseconds to rasterise."""
    from scenes.table.art import ArtSpec, make_card_set

    return make_card_set(ArtSpec((width, height), (), back)).back
