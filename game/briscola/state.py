"""What lies on a Briscola table during a deal, what can be done and what each event makes of it; not what is allowed.

Hands and turns are by seat, captured cards by side (`game.seats`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.cards import ItalianCard, ItalianSuit
from game.rules import Event
from game.seats import Seat, next_to, side_of

Cards: TypeAlias = tuple[ItalianCard, ...]
Piles: TypeAlias = tuple[Cards, Cards]
"""Cards of each side."""


@dataclass(frozen=True, slots=True)
class State:
    """A deal under way, everything in it open; what a player may see of it is an observation.

    `hands` has one for each seat, `captured` one for each side, in the order of the tricks. `trick` holds the cards on
    the table, the one led by `leader` first. `stock` is what is still to be drawn, the next card first and the
    turned-up one last; `turned_up` is that card wherever it is by now. After the last trick `to_play` and `leader` are
    who took it.
    """

    hands: tuple[Cards, ...]
    trick: Cards
    stock: Cards
    turned_up: ItalianCard
    captured: Piles
    to_play: Seat
    leader: Seat

    @property
    def trump(self) -> ItalianSuit:
        """The suit that beats the others."""
        return self.turned_up.suit

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the last trick has been taken."""
        return not (any(self.hands) or self.trick)


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card from the hand of who is to play."""

    card: ItalianCard


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """Who sits there played a card to the trick."""

    seat: Seat
    card: ItalianCard


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The trick is full: its cards, the one led first, went to the side of who took it, and count so many points."""

    seat: Seat
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Who sits there drew the stock's next card."""

    seat: Seat
    card: ItalianCard


def after(state: State, event: Event) -> State:
    """The table that `event` leads to; the events of a play lead to the table the rules lead to."""
    match event:
        case CardPlayed(seat, card):
            hands = _with_hand(state, seat, tuple(one for one in state.hands[seat] if one is not card))
            return replace(state, hands=hands, trick=(*state.trick, card), to_play=next_to(seat, state.seats))
        case TrickWon(seat, cards, _):
            ours, theirs = state.captured
            captured = (ours + cards, theirs) if side_of(seat) == 0 else (ours, theirs + cards)
            return replace(state, trick=(), captured=captured, to_play=seat, leader=seat)
        case CardDrawn(seat, card):
            return replace(state, hands=_with_hand(state, seat, (*state.hands[seat], card)), stock=state.stock[1:])
    return state


def _with_hand(state: State, seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
