"""What a card is and how it is written; knows no game, no rule and no picture."""

from __future__ import annotations

import reprlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

from game.errors import NotationError

ACE, JACK, QUEEN, KING = 1, 11, 12, 13


class Suit(StrEnum):
    """A French suit; its value is the letter records and commands use."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class ItalianSuit(StrEnum):
    """A suit of the Italian packs; its value is the letter records and commands use."""

    COINS = "D"
    CUPS = "C"
    SWORDS = "S"
    CLUBS = "B"


SuitT = TypeVar("SuitT", bound=StrEnum)


@dataclass(frozen=True, eq=False, slots=True)
class PackCard(Generic[SuitT]):
    """One card of a pack. There is one object a card, made by its `Pack`, so identity is equality."""

    rank: int
    suit: SuitT
    notation: str
    pack: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _the_card, (self.pack, self.notation)


Card: TypeAlias = PackCard[Suit]
ItalianCard: TypeAlias = PackCard[ItalianSuit]
AnyCard: TypeAlias = PackCard[Any]


class Pack(Generic[SuitT]):
    """All cards of one kind of pack, suit by suit, each from the ace up."""

    def __init__(self, name: str, suits: tuple[SuitT, ...], ranks: tuple[str, ...]) -> None:
        self.name = name
        self.suits = suits
        self.ranks = ranks
        self.cards = tuple(
            PackCard(number, suit, label + suit.value, name)
            for suit in suits
            for number, label in enumerate(ranks, start=1)
        )
        self._by_notation = {card.notation: card for card in self.cards}

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[PackCard[SuitT]]:
        return iter(self.cards)

    def card(self, rank: int, suit: SuitT) -> PackCard[SuitT]:
        """The card of this rank (1 is the ace) and suit; raises `NotationError` where the pack has none."""
        if not 1 <= rank <= len(self.ranks):
            raise NotationError(f"rank {rank}: expected 1 to {len(self.ranks)}")
        return self._by_notation[self.ranks[rank - 1] + suit.value]

    def of_suit(self, suit: SuitT) -> tuple[PackCard[SuitT], ...]:
        """The suit's cards from the ace up."""
        return tuple(card for card in self.cards if card.suit is suit)

    def parse(self, text: str) -> PackCard[SuitT]:
        """The card written as rank and suit letter, such as `10H`; raises `NotationError` otherwise."""
        try:
            return self._by_notation[text]
        except (KeyError, TypeError):
            raise NotationError(
                f"{reprlib.repr(text)} is no card: expected a rank ({' '.join(self.ranks)}) "
                f"and a suit ({' '.join(self.suits)}), such as 10{self.suits[1]}"
            ) from None


FRENCH: Pack[Suit] = Pack("french", tuple(Suit), ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"))
ITALIAN: Pack[ItalianSuit] = Pack("italian", tuple(ItalianSuit), ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10"))
"""Eight is the page, nine the knight, ten the king."""


def _the_card(pack: str, notation: str) -> Card | ItalianCard:
    """What a copied or pickled card becomes again: the pack's own object."""
    return FRENCH.parse(notation) if pack == FRENCH.name else ITALIAN.parse(notation)
