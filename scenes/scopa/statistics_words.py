"""The words for what a deal's points come from, and for a score in figures; decides nothing."""

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


def written(pair: tuple[int, int], words: Words) -> str:
    """The points of both sides, ours first."""
    return words.text("{you} : {them}").format(you=pair[0], them=pair[1])
