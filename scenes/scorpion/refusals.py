"""What the table says when a move is refused, in the player's words, and where the rule stands; decides no rule.

What a hand can't even try by itself (a column that is not there, a face-down card) has no words.
"""

from __future__ import annotations

from game.scorpion.rules import Reason
from game.words import Words, marked

_SAID = {
    Reason.EMPTY_NEEDS_KING: marked("Only a king may be moved to an empty column"),
    Reason.ON_ACE: marked("Rule: nothing goes on an ace"),
    Reason.WRONG_RANK: marked("Rule: the card must be exactly one rank lower"),
    Reason.WRONG_SUIT: marked("Rule: the cards must be of the same suit"),
}
REMEMBERED = 10.0
"""Seconds after a refusal in which the rules open at the rule that was broken."""

_SECTIONS = {
    Reason.EMPTY_NEEDS_KING: "empty-column",
    Reason.ON_ACE: "aces",
    Reason.WRONG_RANK: "what-fits",
    Reason.WRONG_SUIT: "what-fits",
}
"""The headings of the rules page, by their ids."""


def refusal_words(reason: str, words: Words) -> str | None:
    """The sentence for a reason of `game.scorpion.rules.Reason`; None where the table keeps silent."""
    message = _SAID.get(Reason(reason))
    return words.text(message) if message else None


def refusal_section(reason: str) -> str:
    """The id of the heading of the rules page that tells the rule which was broken; empty where none does."""
    return _SECTIONS.get(Reason(reason), "")


class Broken:
    """The rule that was broken last, for as long as F1 opens the rules at it."""

    def __init__(self) -> None:
        self.section = ""
        self._left = 0.0

    def take(self, section: str) -> None:
        """A move was refused by the rule under this heading."""
        self.section, self._left = section, REMEMBERED

    def step(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left -= dt
        if self._left <= 0:
            self.section = ""
