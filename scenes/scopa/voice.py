"""Decides what the Scopa table says of who plays: the words of the game for two. Knows no moment, no place."""

from __future__ import annotations

from game.scopa.state import CardPlayed
from game.seats import OURS, THEIRS, Seat, Side, side_of
from scenes.match import voice


class Voice(voice.Voice):
    """What is said of those at the table; a game with other seats has a voice of its own."""

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

    def nothing_again(self) -> str:
        """No play of another's can be seen once more."""
        return self._words.text("The computer hasn't played in this deal yet")

    def no_undo(self) -> str:
        return self._words.text("Scopa has no undo: a card played stays played")

    def again(self, side: Side) -> str:
        """What a press on a side's pile shows."""
        return self._words.text("a press shows its last play again") if side == THEIRS else ""
