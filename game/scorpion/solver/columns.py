"""What can be read off one column alone, found once for the many positions that share it; says nothing about a game."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.scorpion.solver.compact import DOWN, SUIT_STEP

_KEPT = 1 << 14
"""Columns whose reading is kept: about a kilobyte each."""


class Reading(NamedTuple):
    """The cards of a column, without the mark of those that lie face down, from the table up."""

    pairs: tuple[tuple[int, int], ...]
    """Each card that is covered, and the one that lies on it."""
    lowest: int
    """The card that lies on the table, -1 where there is none."""
    down: tuple[int, ...]
    """The cards that lie face down."""
    strays: tuple[int, ...]
    """The cards but kings that don't lie on their successor."""
    unbound: tuple[int, ...]
    """The cards but kings that don't lie on their successor with both face up."""
    kings: tuple[int, ...]
    buried: tuple[tuple[int, tuple[int, ...]], ...]
    """Each card over which its successor lies, and the cards above it up to and with the successor."""


@lru_cache(maxsize=_KEPT)
def read(column: bytes, ranks: int) -> Reading:
    """The reading of a column of a pack with so many cards in a suit."""
    pairs: list[tuple[int, int]] = []
    down: list[int] = []
    strays: list[int] = []
    unbound: list[int] = []
    kings: list[int] = []
    buried: list[tuple[int, tuple[int, ...]]] = []
    cards = bytes(raw % DOWN for raw in column)
    under, raw_under = -1, -1
    for place, (raw, card) in enumerate(zip(column, cards, strict=True)):
        if place:
            pairs.append((under, card))
        if raw >= DOWN:
            down.append(card)
        if card % SUIT_STEP == ranks:
            kings.append(card)
        else:
            if under != card + 1:
                strays.append(card)
            if raw_under != raw + 1 or raw >= DOWN:
                unbound.append(card)
        if (low := cards.find(card - 1, 0, place)) >= 0:
            buried.append((card - 1, tuple(cards[low + 1 : place + 1])))
        under, raw_under = card, raw
    lowest = cards[0] if cards else -1
    return Reading(tuple(pairs), lowest, tuple(down), tuple(strays), tuple(unbound), tuple(kings), tuple(buried))


@lru_cache(maxsize=_KEPT)
def missing(column: bytes, ranks: int) -> int:
    """How many cards don't lie on their successor, both face up or both face down; open kings aside."""
    count, under = 0, 0
    for card in column:
        if card + 1 != under and (card >= DOWN or card % SUIT_STEP != ranks):
            count += 1
        under = card
    return count
