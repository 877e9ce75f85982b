"""Where the cards of a table of Scopa's family lie just now, each once: what words had better keep off."""

from __future__ import annotations

from collections.abc import Iterator

from game.seats import SIDES, Seat, Side
from scenes.look.shapes import Box
from scenes.scopa.showing import Showing


def lying(showing: Showing) -> Iterator[Box]:
    """Hands, the table's cards, the pack, the piles, and what tells who sits where."""
    geometry, state, poses = showing.geometry, showing.state, showing.poses()
    for number, hand in enumerate(state.hands):
        if hand:
            yield geometry.hand_area(Seat(number), len(hand))
    yield from (geometry.card_box(poses[card]) for card in state.table)
    if state.deck:
        yield geometry.pack_box()
    yield from (geometry.pile_box(Side(number)) for number in range(SIDES) if state.captured[number])
    yield from geometry.told_places
