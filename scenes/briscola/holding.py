"""Which place of its hand each card keeps: what is drawn fills the gap that what was played left. Knows no pixel."""

from __future__ import annotations

from collections.abc import Sequence

from game.briscola.points import strength
from game.briscola.state import CardDrawn, CardPlayed, Cards, State
from game.cards import ITALIAN, ItalianCard
from game.rules import Event
from game.seats import PERSON, Seat, in_turn


class Holding:
    """The hands of a deal as they lie. While cards will be drawn a hand keeps its gaps, then it closes up."""

    def __init__(self) -> None:
        self._places: list[list[ItalianCard | None]] = []

    def begin(self, state: State) -> None:
        """These hands lie there now: the person's by suit and strength."""
        self._places = [list(_sorted(hand) if seat == PERSON else hand) for seat, hand in enumerate(state.hands)]
        if state.stock:
            for seat, _ in zip(in_turn(state.leader, state.seats), state.trick, strict=False):
                self._places[seat].append(None)

    def lies(self, seat: Seat, hand: Cards) -> Sequence[ItalianCard | None]:
        """A hand by its places, None where one is free; in any order should these not be the cards that were held."""
        places = self._places[seat] if seat < len(self._places) else []
        if {card for card in places if card is not None} == set(hand):
            return tuple(places)
        return _sorted(hand) if seat == PERSON else hand

    def places(self, seat: Seat) -> int:
        """How many places a hand has, free ones counted."""
        return len(self._places[seat]) if seat < len(self._places) else 0

    def follow(self, event: Event, state: State) -> None:
        """What `event`, which led to `state`, does to the hands."""
        match event:
            case CardPlayed(seat, card):
                places = self._places[seat]
                places[places.index(card)] = None
                if not state.stock:
                    self._close(seat)
            case CardDrawn(seat, card):
                places = self._places[seat]
                if None in places:
                    places[places.index(None)] = card
                else:
                    places.append(card)
                if not state.stock:
                    for each in range(state.seats):
                        self._close(Seat(each))

    def to_the_middle(self, seat: Seat, card: ItalianCard) -> None:
        """Let a card change places with the middle one of its hand: one back looks like another."""
        places = self._places[seat]
        lying = [place for place, one in enumerate(places) if one is not None]
        middle, own = lying[len(lying) // 2], places.index(card)
        places[middle], places[own] = places[own], places[middle]

    def _close(self, seat: Seat) -> None:
        self._places[seat] = [card for card in self._places[seat] if card is not None]


def _sorted(hand: Cards) -> Cards:
    return tuple(sorted(hand, key=lambda card: (ITALIAN.suits.index(card.suit), strength(card))))
