"""Where the cards of a table lie just now where a match is played, each once: what words had better keep off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.seats import SIDES, Seat, Side
from scenes.look.shapes import Box
from scenes.match.showing import MatchShowing


def lying(showing: MatchShowing[Any], between: Iterable[Box]) -> Iterator[Box]:
    """Hands, what lies `between` them, the piles, and what tells who sits where."""
    geometry, state = showing.geometry, showing.state
    for number, hand in enumerate(state.hands):
        if hand:
            yield geometry.hand_area(Seat(number), len(hand))
    yield from between
    yield from (geometry.pile_box(Side(number)) for number in range(SIDES) if state.captured[number])
    yield from geometry.told_places
