"""Decides what the Scopa table says of who plays: the words of the game for two. Knows no moment, no place."""

from __future__ import annotations

from game.scopa.state import CardPlayed
from game.seats import OURS, PERSON, THEIRS, Seat, Side, side_of
from game.words import Words


class Voice:
    """What is said of those at the table; a game with other seats has a voice of its own."""

    def __init__(self, words: Words) -> None:
        self._words = words

    # What happens

    def deals(self, first: Seat) -> str:
        """Who deals and who, `first`, begins."""
        if first == PERSON:
            return self._words.text("The computer deals, you begin")
        return self._words.text("You deal, the computer begins")

    def plays(self, play: CardPlayed) -> str:  # noqa: ARG002  (where more sit there they are told apart)
        """What a play of another's takes, while it is to be seen; nothing where the cards say enough."""
        return ""

    def swept_last(self) -> str:
        """The deal's last card took all that lay there."""
        return self._words.text("The table is swept, but the last card makes no scopa")

    def rest(self, seat: Seat) -> str:
        """Who took last has the table's last cards."""
        if side_of(seat) == OURS:
            return self._words.text("You took last: what is left is yours")
        return self._words.text("The computer took last: what is left goes to it")

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

    def hidden(self) -> str:
        """A card of another's hand was pressed, where such a hand doesn't tell how many it holds (`hand`)."""
        return self._words.text("The computer's cards stay hidden until it plays them")

    def nothing_again(self) -> str:
        """No play of another's can be seen once more."""
        return self._words.text("The computer hasn't played in this deal yet")

    def no_undo(self) -> str:
        """Undo or redo was asked for."""
        return self._words.text("Scopa has no undo: a card played stays played")

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

    def again(self, side: Side) -> str:
        """What a press on a side's pile shows."""
        return self._words.text("a press shows its last play again") if side == THEIRS else ""
