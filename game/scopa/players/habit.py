"""How a sensible player plays without much thought: the habit that playouts follow. Knows bits, no observation.

The figures are points of a deal. They were found by letting habits that differ a little play each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.scopa.players.bits import COINS, OF_RANK, SETTEBELLO, VALUES, places_of, takes

SWEEP = 0.98
"""A scopa made."""
_SWEPT = 1.72
"""A table left that one card takes whole, for each card the other may hold that does, times its odds."""
_TAKEN = 0.51
"""A card laid that another of its rank takes, for each the other may hold, times its odds."""
_PAIR = 0.14
"""A card laid while another of its rank stays in the hand."""


def _by_place(ranks: tuple[float, ...], coin: float, settebello: float) -> tuple[float, ...]:
    """A figure for each card: its rank's, with so much more for a coin and for the seven of coins."""
    return tuple(
        ranks[value - 1] + (coin if COINS >> place & 1 else 0.0) + (settebello if SETTEBELLO >> place & 1 else 0.0)
        for place, value in enumerate(VALUES)
    )


WORTH = _by_place((0.41, 0.26, 0.23, 0.19, 0.09, 0.23, 0.49, 0.09, 0.04, 0.0), 0.24, 0.99)
"""What having each card is worth."""
_LAID = _by_place((-0.05, -0.05, 0.03, 0.01, 0.08, 0.16, 0.26, 0.17, 0.24, 0.26), 0.06, 0.3)
"""What laying each card on the table costs."""


class Sight(NamedTuple):
    """What a player looks at before a play: his hand (places), the table and what it adds up to, the cards the other
    may hold and how likely each is there, and whether this is the last play of the deal."""

    hand: Sequence[int]
    table: int
    lying: int
    unseen: int
    odds: float
    last: bool


@lru_cache(maxsize=1 << 16)
def best_take(value: int, table: int) -> tuple[int, float]:
    """The set worth most that a card of this value may take, and its worth; 0 and nothing where it takes none."""
    most, best = 0.0, 0
    for cards in takes(value, table):
        worth = worth_of(cards)
        if not best or worth > most:
            most, best = worth, cards
    return best, most


def worth_of(cards: int) -> float:
    """What having the cards of a set is worth."""
    return sum(WORTH[place] for place in places_of(cards))


def habitual(sight: Sight) -> tuple[int, int]:
    """The card played, by its place, and the set it takes; the hand isn't empty."""
    most, chosen, chosen_take = -99.0, 0, 0
    for place in sight.hand:
        take, worth = best_take(VALUES[place], sight.table)
        appeal = appeal_of(sight, place, take, worth)
        if appeal > most:
            most, chosen, chosen_take = appeal, place, take
    return chosen, chosen_take


def appeal_of(sight: Sight, place: int, take: int, worth: float) -> float:
    """How many points a play seems to bring: the card, the set it takes (0: it is laid), and that set's worth."""
    hand, _, lying, unseen, odds, last = sight
    value = VALUES[place]
    if take:
        left = lying - value
        appeal = worth + WORTH[place]
        if not left and not last:
            appeal += SWEEP
    else:
        left = lying + value
        appeal = -_LAID[place] - _TAKEN * odds * (unseen & OF_RANK[value]).bit_count()
        for other in hand:
            if VALUES[other] == value and other != place:
                appeal += _PAIR
    if 0 < left <= 10:
        appeal -= _SWEPT * odds * (unseen & OF_RANK[left]).bit_count()
    return appeal
