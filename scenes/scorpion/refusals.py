"""What the table says when a move is refused, in the player's words; decides no rule.

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


def refusal_words(reason: str, words: Words) -> str | None:
    """The sentence for a reason of `game.scorpion.rules.Reason`; None where the table keeps silent."""
    message = _SAID.get(Reason(reason))
    return words.text(message) if message else None
