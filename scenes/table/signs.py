"""Which sign stands for which French suit; must not know where signs are drawn."""

from __future__ import annotations

from game.cards import Suit
from scenes.look.suits import SuitSign

SIGNS: dict[Suit, SuitSign] = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
