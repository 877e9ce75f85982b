"""What a card is worth at Briscola and which card takes a trick (docs/rules/briscola.md); knows no table, no turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards import ITALIAN, ItalianCard, ItalianSuit

ORDER: Final = (1, 3, 10, 9, 8, 7, 6, 5, 4, 2)
"""The ranks of a suit, the strongest first: ace, three, king, knight, page, seven down to two."""
POINTS_OF_RANK: Final = {1: 11, 3: 10, 10: 4, 9: 3, 8: 2}
"""What the ranks count that count anything."""
LOAD: Final = 10
"""An ace or a three, a load, counts so much at least."""
ALL_POINTS: Final = sum(POINTS_OF_RANK.get(card.rank, 0) for card in ITALIAN)
HALF: Final = ALL_POINTS // 2
"""So many points each is a draw, one more wins."""
_STRENGTH = {rank: len(ORDER) - place for place, rank in enumerate(ORDER)}


def points_of(card: ItalianCard) -> int:
    """What a card counts: 11, 10, 4, 3, 2 or nothing."""
    return POINTS_OF_RANK.get(card.rank, 0)


def points_in(cards: Iterable[ItalianCard]) -> int:
    """What cards count together."""
    return sum(map(points_of, cards))


def is_load(card: ItalianCard) -> bool:
    """Whether a card is an ace or a three."""
    return points_of(card) >= LOAD


def strength(card: ItalianCard) -> int:
    """How a card stands among those of its suit: from 1, the two, to 10, the ace."""
    return _STRENGTH[card.rank]


def beats(card: ItalianCard, other: ItalianCard, trump: ItalianSuit) -> bool:
    """Whether a card takes a trick that `other`, played before it, would take as yet."""
    if card.suit is other.suit:
        return strength(card) > strength(other)
    return card.suit is trump


def taking(trick: Sequence[ItalianCard], trump: ItalianSuit) -> int:
    """Which card of a trick takes it as it stands, counted from the one led, 0; `trick` holds one at least."""
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best], trump):
            best = place
    return best
