"""What lies on a Scopa table during a deal, what can be done and what each event makes of it; not what is allowed.

Players are 0 and 1. A card's rank is its value: the ace is 1, page, knight and king are 8, 9, 10.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from game.cards import ItalianCard
from game.rules import Event

Cards: TypeAlias = tuple[ItalianCard, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A deal under way, everything in it open; what a player may see of it is an observation.

    `deck` holds the cards still to be dealt, the next one first. `first` is who plays first in the deal, and gets
    the first three cards of each round. `last_taker` is who captured last, None before the first capture.
    """

    table: Cards
    hands: tuple[Cards, Cards]
    captured: tuple[Cards, Cards]
    scope: tuple[int, int]
    deck: Cards
    to_play: int
    first: int
    last_taker: int | None = None

    @property
    def over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not (self.deck or self.hands[0] or self.hands[1])


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card from the hand and take these cards with it; none where it is laid."""

    card: ItalianCard
    take: Cards = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A player played a card, and took these cards (none: laid it)."""

    player: int
    card: ItalianCard
    take: Cards


@dataclass(frozen=True, slots=True)
class TableSwept(Event):
    """A capture took every card on the table: a scopa."""

    player: int


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """More cards for everyone; the deal's first round, dealt with the table, has number 1.

    `cards` are in the order they were dealt: first the whole hand of who plays first in the deal.
    """

    number: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class RestTaken(Event):
    """After the last play the cards left on the table went to who captured last."""

    player: int
    cards: Cards


def after(state: State, event: Event) -> State:
    """The table that `event` leads to; the events of a play lead to the table the rules lead to."""
    match event:
        case CardPlayed():
            return _after_play(state, event)
        case TableSwept(player):
            mine, other = state.scope[player] + 1, state.scope[1 - player]
            return replace(state, scope=(mine, other) if player == 0 else (other, mine))
        case RoundDealt(_, cards):
            size = len(cards) // len(state.hands)
            first, second = cards[:size], cards[size:]
            hands = (first, second) if state.first == 0 else (second, first)
            return replace(state, hands=hands, deck=state.deck[len(cards) :], to_play=state.first)
        case RestTaken(player, cards):
            return replace(state, table=(), captured=_with_cards(state.captured, player, cards))
    return state


def _after_play(state: State, play: CardPlayed) -> State:
    """The card has left the hand, alone or with what it took; the turn goes on to who holds cards."""
    player = play.player
    hand = tuple(card for card in state.hands[player] if card is not play.card)
    hands = (hand, state.hands[1]) if player == 0 else (state.hands[0], hand)
    to_play = 1 - player if hands[1 - player] or not hand else player
    if not play.take:
        return replace(state, hands=hands, table=(*state.table, play.card), to_play=to_play)
    table = tuple(card for card in state.table if card not in play.take)
    captured = _with_cards(state.captured, player, (play.card, *play.take))
    return replace(state, hands=hands, table=table, captured=captured, to_play=to_play, last_taker=player)


def _with_cards(piles: tuple[Cards, Cards], player: int, cards: Cards) -> tuple[Cards, Cards]:
    return (piles[0] + cards, piles[1]) if player == 0 else (piles[0], piles[1] + cards)
