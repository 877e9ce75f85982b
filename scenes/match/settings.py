"""Decides what can be set wherever computers play with the Italian pack; must not know what a setting changes."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.preferences import ITALIAN_PACKS, PAUSES
from scenes.widgets.pieces import Item
from scenes.windows.settings_rows import GameSettings, SettingsRows, Shared, first_steps, strip_scores


def of_match(rows: SettingsRows, own: Sequence[Item], more: Sequence[Shared] = ()) -> GameSettings:
    """A game's `own` rows, and those of every such game; `more` are shared by some of them."""
    text = rows.words.text
    packs = [text("Neapolitan"), text("Piacentine")]
    learning = text("Helps while you learn the cards")
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
            *more,
        ],
    )
