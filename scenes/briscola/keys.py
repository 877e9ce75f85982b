"""Plays Briscola from the keyboard: as wherever a match is played; stock, trump and piles lie beside the hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.words import marked
from scenes.match import keys
from scenes.match.keys import FocusSpot

BESIDE = marked("The stock, the trump and the piles")


class Keys(keys.Keys):
    """Where the keyboard is."""

    def _beside_name(self, beside: Sequence[FocusSpot]) -> str:  # noqa: ARG002  (the trump is always there)
        return BESIDE
