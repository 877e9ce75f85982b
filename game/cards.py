"""What a card is and how it is written; knows no game, no rule and no picture."""

from __future__ import annotations

import reprlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from game.errors import NotationError

ACE, JACK, QUEEN, KING = 1, 11, 12, 13


class Suit(StrEnum):
    """A French suit; its value is the letter records and commands use."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """One card of a pack. There is one object a card, made by its `Pack`, so identity is equality."""

    rank: int
    suit: Suit
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _the_card, (self.notation,)


class Pack:
    """All cards of one kind of pack, suit by suit, each from the ace up."""

    def __init__(self, name: str, suits: tuple[Suit, ...], ranks: tuple[str, ...]) -> None:
        self.name = name
        self.suits = suits
        self.ranks = ranks
        self.cards = tuple(
            Card(number, suit, label + suit.value) for suit in suits for number, label in enumerate(ranks, start=1)
        )
        self._by_notation = {card.notation: card for card in self.cards}

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def card(self, rank: int, suit: Suit) -> Card:
        """The card of this rank (1 is the ace) and suit; raises `NotationError` where the pack has none."""
        if not 1 <= rank <= len(self.ranks):
            raise NotationError(f"rank {rank}: expected 1 to {len(self.ranks)}")
        return self._by_notation[self.ranks[rank - 1] + suit.value]

    def of_suit(self, suit: Suit) -> tuple[Card, ...]:
        """The suit's cards from the ace up."""
        return tuple(card for card in self.cards if card.suit is suit)

    def parse(self, text: str) -> Card:
        """The card written as rank and suit letter, such as `10H`; raises `NotationError` otherwise."""
        try:
            return self._by_notation[text]
        except (KeyError, TypeError):
            raise NotationError(
                f"{reprlib.repr(text)} is no card: expected a rank ({' '.join(self.ranks)}) "
                f"and a suit ({' '.join(self.suits)}), such as 10{self.suits[1]}"
            ) from None


FRENCH = Pack("french", tuple(Suit), ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"))


def _the_card(notation: str) -> Card:
    """What a copied or pickled card becomes again: the pack's own object."""
    return FRENCH.parse(notation)
