"""Cards of a deal as small numbers and sets of them as bits, for the speed players need; knows no observation.

Players think of suits as seen from the trump: a card's place is ten times its suit's place, the three others in the
pack's order and the trump last, plus its standing in the suit, the two 0 and the ace 9. A set of cards is a number with
the bits of their places. Tests hold this to `game.briscola.points`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.briscola.points import LOAD, ORDER, POINTS_OF_RANK, strength
from game.cards import ITALIAN, ItalianCard, ItalianSuit

IN_SUIT: Final = len(ORDER)
CARDS: Final = len(ITALIAN)
TRUMPS_FROM: Final = CARDS - IN_SUIT
"""Cards from this place on are trumps."""
ALL: Final = (1 << CARDS) - 1
TRUMPS: Final = ALL >> TRUMPS_FROM << TRUMPS_FROM
"""The set of all trumps."""
POINTS: Final = tuple(POINTS_OF_RANK.get(rank, 0) for rank in reversed(ORDER)) * len(ItalianSuit)
"""What the card at each place counts."""
LOADS: Final = sum(1 << place for place, points in enumerate(POINTS) if points >= LOAD)
"""The set of aces and threes."""


def _beaters(place: int) -> int:
    suit_ends = place - place % IN_SUIT + IN_SUIT
    higher = (1 << suit_ends) - (2 << place)
    return higher if place >= TRUMPS_FROM else higher | TRUMPS


BEATERS: Final = tuple(map(_beaters, range(CARDS)))
"""The set of cards that take a trick, played later, which the card at each place would take as yet."""


@dataclass(frozen=True, slots=True)
class Coding:
    """Which card stands at which place where a suit is trump."""

    cards: tuple[ItalianCard, ...]
    places: dict[ItalianCard, int]

    def set_of(self, cards: Iterable[ItalianCard]) -> int:
        """The set of these cards."""
        return sum(1 << self.places[card] for card in cards)


@cache
def coding(trump: ItalianSuit) -> Coding:
    """The places of all cards where this suit is trump."""
    suits = (*(suit for suit in ItalianSuit if suit is not trump), trump)
    cards = tuple(card for suit in suits for card in sorted(ITALIAN.of_suit(suit), key=strength))
    return Coding(cards, {card: place for place, card in enumerate(cards)})


def places_of(cards: int) -> list[int]:
    """The places of the cards in a set, lowest first."""
    places = []
    while cards:
        low = cards & -cards
        places.append(low.bit_length() - 1)
        cards ^= low
    return places


def taking(trick: Sequence[int]) -> int:
    """Which card of a trick takes it as it stands, counted from the one led, 0; it holds one at least."""
    best = 0
    for number, place in enumerate(trick):
        if BEATERS[trick[best]] >> place & 1:
            best = number
    return best


def points_of(places: Iterable[int]) -> int:
    """What cards count together."""
    return sum(POINTS[place] for place in places)
