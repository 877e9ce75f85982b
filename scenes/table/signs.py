"""Which sign stands for which French suit; must not know where signs are drawn."""

from __future__ import annotations

from game.cards import FRENCH, Card, Suit
from scenes.look.suits import SuitSign

SIGNS: dict[Suit, SuitSign] = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


def sign(card: Card) -> str:
    """A French card as it is printed: its index and the sign of its suit."""
    return f"{FRENCH.ranks[card.rank - 1]}{SIGNS[card.suit]}"
