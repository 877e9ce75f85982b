"""The words for what a deal's points come from; decides nothing."""

from __future__ import annotations

from game.words import Words


def line_names(words: Words) -> dict[str, str]:
    """A name for each of `game.scopa.points.LINES`, in the order of the sheet."""
    text = words.text
    return {
        "cards": text("Cards"),
        "coins": text("Coins"),
        "settebello": text("Settebello"),
        "primiera": text("Primiera"),
        "scope": text("Scope"),
        "napola": text("Napola"),
    }
