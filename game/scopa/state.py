"""What lies on a Scopa table during a deal, what can be done and what each event makes of it; not what is allowed.

Hands and turns are by seat, captured cards and scope by side (`game.seats`). A card's rank is its value: the ace is 1,
page, knight and king are 8, 9, 10.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.cards import ItalianCard
from game.rules import Event
from game.seats import Seat, Side, in_turn, next_to, side_of

Cards: TypeAlias = tuple[ItalianCard, ...]
Piles: TypeAlias = tuple[Cards, Cards]
"""Cards of each side."""


@dataclass(frozen=True, slots=True)
class State:
    """A deal under way, everything in it open; what a player may see of it is an observation.

    `hands` has one for each seat, `captured` and `scope` one for each side. `deck` holds the cards still to be dealt,
    the next one first. `first` is who plays first in the deal, and gets the first cards of each round. `last_taker` is
    who captured last, None before the first capture.
    """

    table: Cards
    hands: tuple[Cards, ...]
    captured: Piles
    scope: tuple[int, int]
    deck: Cards
    to_play: Seat
    first: Seat
    last_taker: Seat | None = None

    @property
    def over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not (self.deck or any(self.hands))


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card from the hand and take these cards with it; none where it is laid."""

    card: ItalianCard
    take: Cards = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A player played a card, and took these cards (none: laid it)."""

    seat: Seat
    card: ItalianCard
    take: Cards


@dataclass(frozen=True, slots=True)
class TableSwept(Event):
    """A player's capture took every card on the table: a scopa."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """More cards for everyone; the deal's first round, dealt with the table, has number 1.

    `cards` are in the order they were dealt: whole hands, first that of who plays first in the deal.
    """

    number: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class RestTaken(Event):
    """After the last play the cards left on the table went to the side of who captured last."""

    seat: Seat
    cards: Cards


def after(state: State, event: Event) -> State:
    """The table that `event` leads to; the events of a play lead to the table the rules lead to."""
    match event:
        case CardPlayed():
            return _after_play(state, event)
        case TableSwept(seat):
            return replace(state, scope=_one_more(state.scope, side_of(seat)))
        case RoundDealt(_, cards):
            return _after_round(state, cards)
        case RestTaken(seat, cards):
            return replace(state, table=(), captured=_with_cards(state.captured, side_of(seat), cards))
    return state


def turn_from(seat: Seat, hands: tuple[Cards, ...]) -> Seat:
    """Whose turn it is if it has come to a seat: the first from there on who holds cards, itself where nobody does."""
    return next((one for one in in_turn(seat, len(hands)) if hands[one]), seat)


def _after_play(state: State, play: CardPlayed) -> State:
    """The card has left the hand, alone or with what it took, and the turn has gone on."""
    seats, seat = len(state.hands), play.seat
    hand = tuple(card for card in state.hands[seat] if card is not play.card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    to_play = turn_from(next_to(seat, seats), hands)
    if not play.take:
        return replace(state, hands=hands, table=(*state.table, play.card), to_play=to_play)
    table = tuple(card for card in state.table if card not in play.take)
    captured = _with_cards(state.captured, side_of(seat), (play.card, *play.take))
    return replace(state, hands=hands, table=table, captured=captured, to_play=to_play, last_taker=seat)


def _after_round(state: State, cards: Cards) -> State:
    """Everyone holds a hand, and who plays first in the deal is to play."""
    seats = len(state.hands)
    size = len(cards) // seats
    dealt = {seat: cards[i * size : (i + 1) * size] for i, seat in enumerate(in_turn(state.first, seats))}
    hands = tuple(dealt[seat] for seat in sorted(dealt))
    return replace(state, hands=hands, deck=state.deck[len(cards) :], to_play=state.first)


def _one_more(scope: tuple[int, int], side: Side) -> tuple[int, int]:
    return (scope[0] + 1, scope[1]) if side == 0 else (scope[0], scope[1] + 1)


def _with_cards(piles: Piles, side: Side, cards: Cards) -> Piles:
    return (piles[0] + cards, piles[1]) if side == 0 else (piles[0], piles[1] + cards)
