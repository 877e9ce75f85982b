"""Cards as bits, for the speed a player's search needs; tests hold them to the rules in `game.scopa.rules`.

A card's place is four times its rank less one, plus its suit's place in the pack: coins of a rank come first. A set of
cards is a number with the bits of their places.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.cards import ITALIAN, ItalianCard, ItalianSuit
from game.scopa.count import NAPOLA_LEAST, PRIMIERA_VALUES
from game.scopa.state import Cards

_SUITS = len(ItalianSuit)
CARDS: Cards = tuple(sorted(ITALIAN, key=lambda card: card.rank))
"""The card at each place; sorting keeps the pack's order of suits within a rank."""
PLACES = {card: place for place, card in enumerate(CARDS)}
VALUES = tuple(card.rank for card in CARDS)
OF_RANK = (0, *(0b1111 << _SUITS * (rank - 1) for rank in range(1, len(ITALIAN.ranks) + 1)))
"""The set of the four cards of each rank, by rank."""
ALL = (1 << len(CARDS)) - 1
COINS = sum(1 << place for place, card in enumerate(CARDS) if card.suit is ItalianSuit.COINS)
SETTEBELLO = 1 << PLACES[ITALIAN.card(7, ItalianSuit.COINS)]
PRIMIERA_ORDER = tuple(
    tuple(
        (1 << PLACES[card], PRIMIERA_VALUES[card.rank])
        for card in sorted(of_suit, key=lambda c: -PRIMIERA_VALUES[c.rank])
    )
    for of_suit in (ITALIAN.of_suit(suit) for suit in ItalianSuit)
)
"""For each suit its cards, the best for the primiera first: the set of that card, its primiera value."""
_CACHED = 1 << 15


def set_of(cards: Iterable[ItalianCard]) -> int:
    """The set of these cards."""
    return sum(1 << PLACES[card] for card in cards)


def places_of(cards: int) -> list[int]:
    """The places of the cards in a set, lowest first."""
    places = []
    while cards:
        low = cards & -cards
        places.append(low.bit_length() - 1)
        cards ^= low
    return places


def cards_of(cards: int) -> Cards:
    """The cards in a set, lowest rank first."""
    return tuple(CARDS[place] for place in places_of(cards))


def value_of(cards: int) -> int:
    """What the values of the cards in a set add up to."""
    return sum(VALUES[place] for place in places_of(cards))


@lru_cache(maxsize=_CACHED)
def takes(value: int, table: int) -> tuple[int, ...]:
    """Every set of table cards that a card of this value may take; empty where it takes nothing."""
    equal = table & OF_RANK[value]
    if equal:
        return tuple(1 << place for place in places_of(equal))
    sums = [(0, 0)]
    for place in places_of(table & (OF_RANK[value] - 1 & ALL)):
        rank, bit = VALUES[place], 1 << place
        sums += [(cards | bit, total + rank) for cards, total in sums if total + rank <= value]
    return tuple(cards for cards, total in sums if total == value)


def points(cards: int, other: int, napola: bool) -> tuple[int, int]:
    """The points at the end of a deal of who took `cards` and of who took the `other` ones, scope left out."""
    mine = his = 0
    for ahead in (
        cards.bit_count() - other.bit_count(),
        (cards & COINS).bit_count() - (other & COINS).bit_count(),
        (cards & SETTEBELLO) - (other & SETTEBELLO),
        primiera(cards) - primiera(other),
    ):
        if ahead > 0:
            mine += 1
        elif ahead:
            his += 1
    if napola:
        return mine + napola_run(cards), his + napola_run(other)
    return mine, his


def primiera(cards: int) -> int:
    """The primiera of who took these cards; 0 where a suit is missing."""
    total = 0
    for suit in PRIMIERA_ORDER:
        for bit, value in suit:
            if cards & bit:
                total += value
                break
        else:
            return 0
    return total


def napola_run(cards: int) -> int:
    """What napola brings to who took these cards."""
    run = 0
    while run < len(ITALIAN.ranks) and cards >> _SUITS * run & 1:
        run += 1
    return run if run >= NAPOLA_LEAST else 0
