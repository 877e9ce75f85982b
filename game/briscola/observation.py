"""What a player may know of a deal of Briscola under way, and the one function that makes it.

Nothing else reaches a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.briscola.state import CardPlayed, Cards, Piles, State
from game.briscola.terms import Terms
from game.cards import ItalianCard, ItalianSuit
from game.seats import SIDES, Seat, side_of

Trick = tuple[CardPlayed, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """A deal as player `me` sees it: his own hand, and all that lies or has lain open.

    `trick` is what lies on the table, `tricks` those that were taken, both in the order of play; `captured` is by side.
    `stock` counts the cards to be drawn, the turned-up one among them. `known` are, by seat, cards in hands that lay
    open before they were drawn or are shown to `me`; `hand_sizes` is by seat too. `first` led the deal's first trick.
    """

    me: Seat
    hand: Cards
    trick: Trick
    turned_up: ItalianCard
    stock: int
    captured: Piles
    tricks: tuple[Trick, ...]
    known: tuple[Cards, ...]
    hand_sizes: tuple[int, ...]
    first: Seat
    terms: Terms

    @property
    def trump(self) -> ItalianSuit:
        """The suit that beats the others."""
        return self.turned_up.suit

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hand_sizes)


def observe(state: State, plays: Sequence[CardPlayed], first: Seat, terms: Terms, seat: Seat) -> Observation:
    """The deal as who sits there sees it; `plays` are all that led to `state`, first to last."""
    taken = len(plays) - len(state.trick)
    return Observation(
        me=seat,
        hand=state.hands[seat],
        trick=tuple(plays[taken:]),
        turned_up=state.turned_up,
        stock=len(state.stock),
        captured=state.captured,
        tricks=tuple(tuple(plays[start : start + state.seats]) for start in range(0, taken, state.seats)),
        known=tuple(_known(state, terms, seat, Seat(other)) for other in range(state.seats)),
        hand_sizes=tuple(map(len, state.hands)),
        first=first,
        terms=terms,
    )


def shows_hand(state: State, terms: Terms, seat: Seat, other: Seat) -> bool:
    """Whether `other` shows its hand to its partner `seat`: the stock is gone and they play so."""
    partners = seat != other and side_of(seat) == side_of(other) and state.seats > SIDES
    return partners and not state.stock and terms.partners_see


def _known(state: State, terms: Terms, seat: Seat, other: Seat) -> Cards:
    hand = state.hands[other]
    if shows_hand(state, terms, seat, other):
        return hand
    return tuple(card for card in hand if card is state.turned_up)
