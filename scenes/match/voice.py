"""Decides what a table where a match is played says of who plays, for two and for four; a game adds what only it says.

Knows no moment, no place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.seats import OURS, PERSON, Seat, Side
from game.words import Words, marked
from scenes.match.seats_said import seat_label, seat_name

_DEALS = (
    marked("Left deals, you begin"),
    marked("You deal, Right begins"),
    marked("Right deals, your partner begins"),
    marked("Your partner deals, Left begins"),
)
"""By the seat that begins: who deals sits at its left."""


class Voice(ABC):
    """What is said where two sit at the table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    # What happens

    def deals(self, first: Seat) -> str:
        """Who deals and who, `first`, begins."""
        if first == PERSON:
            return self._words.text("The computer deals, you begin")
        return self._words.text("You deal, the computer begins")

    def won(self) -> str:
        """The person has won the match."""
        return self._words.text("The match is yours!")

    # What is being done by computers

    def thinks(self, seat: Seat) -> str:  # noqa: ARG002  (where more sit there they are told apart)
        """Who sits there takes long over a play."""
        return self._words.text("The computer is thinking…")

    def hindered(self) -> str:
        """Nothing is thought for now."""
        return self._words.text("The computer can't think now and plays as on Easy")

    # What can't be done, and why

    def wait(self, seat: Seat) -> str:  # noqa: ARG002  (where more sit there they are told apart)
        """It is the turn of another, who sits there."""
        return self._words.text("One moment: it's the computer's turn")

    def over(self) -> str:
        """Nothing more can be played."""
        return self._words.text("This deal is over")

    def hidden(self) -> str:
        """A card of another's hand was pressed, where such a hand doesn't tell how many it holds (`hand`)."""
        return self._words.text("The computer's cards stay hidden until it plays them")

    @abstractmethod
    def no_undo(self) -> str:
        """Undo or redo was asked for."""

    def no_copy(self) -> str:
        """The record of what is being played was asked for."""
        return self._words.text("A deal under way can't be copied: the score sheet offers it afterwards")

    # Hands and piles

    def hand(self, seat: Seat, count: int) -> str:  # noqa: ARG002  (where more sit there they are told apart)
        """How many cards another holds; nothing where that is plain to see."""
        return ""

    def pile(self, side: Side, taken: int) -> str:
        """How many cards a side has taken."""
        words = self._words
        if side == OURS:
            form = words.plural("Your pile: {count} card", "Your pile: {count} cards", taken)
        else:
            form = words.plural("The computer's pile: {count} card", "The computer's pile: {count} cards", taken)
        return form.format(count=taken)


class VoiceOfFour(Voice):
    """What is said where four sit there, in pairs."""

    def deals(self, first: Seat) -> str:
        return self._words.text(_DEALS[first])

    def leads(self) -> str:
        """On the plate of who begins the deal, until they have."""
        return self._words.meant("who begins the deal, on the plate of that seat", "leads")

    def won(self) -> str:
        return self._words.text("The match is ours!")

    def thinks(self, seat: Seat) -> str:
        return self._words.text("A moment more: {who} is thinking…").format(who=self._name(seat))

    def hindered(self) -> str:
        return self._words.text("The computers can't think now and play as on Easy")

    def wait(self, seat: Seat) -> str:
        return self._words.text("One moment: {who} is to play").format(who=self._name(seat))

    def hand(self, seat: Seat, count: int) -> str:
        form = self._words.plural("{who}: {count} card", "{who}: {count} cards", count)
        return form.format(who=seat_label(seat, self._words), count=count)

    def pile(self, side: Side, taken: int) -> str:
        words = self._words
        if side == OURS:
            form = words.plural("Our pile: {count} card", "Our pile: {count} cards", taken)
        else:
            form = words.plural("Their pile: {count} card", "Their pile: {count} cards", taken)
        return form.format(count=taken)

    def _name(self, seat: Seat) -> str:
        return seat_name(seat, self._words)
