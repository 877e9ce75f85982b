"""What the table says when something can't be done, in the player's words, and where the rule stands.

A card put back on its own column has no words.
"""

from __future__ import annotations

from game.scorpion.kept import RECORD_FULL
from game.scorpion.rules import Reason
from game.session import NOTHING_TO_REDO, NOTHING_TO_RESTART, NOTHING_TO_UNDO
from game.words import Words, marked

_RULES: dict[str, str] = {
    Reason.EMPTY_NEEDS_KING: marked("Only a king may be moved to an empty column"),
    Reason.ON_ACE: marked("Rule: nothing goes on an ace"),
    Reason.WRONG_RANK: marked("Rule: the card must be exactly one rank lower"),
    Reason.WRONG_SUIT: marked("Rule: the cards must be of the same suit"),
    Reason.FACE_DOWN: marked("This card is face down: it turns over once nothing lies on it"),
    Reason.NO_DEAL_HERE: marked("There is no deal here: play the two set-aside cards when you like"),
}
_FACTS: dict[str, str] = {
    Reason.RESERVE_EMPTY: marked("The reserve has been dealt already"),
    Reason.GAME_OVER: marked("This game is won: N starts another"),
    NOTHING_TO_UNDO: marked("There is no move to undo yet"),
    NOTHING_TO_REDO: marked("There is nothing to redo: only a move just undone comes back"),
    NOTHING_TO_RESTART: marked("Nothing has been played yet: the cards lie as they were dealt"),
    RECORD_FULL: marked("This game has grown too long to save: N starts another"),
}
_SECTIONS: dict[str, str] = {
    Reason.EMPTY_NEEDS_KING: "empty-column",
    Reason.ON_ACE: "aces",
    Reason.WRONG_RANK: "what-fits",
    Reason.WRONG_SUIT: "what-fits",
    Reason.FACE_DOWN: "hidden-cards",
    Reason.NO_DEAL_HERE: "three-blind-mice",
    Reason.RESERVE_EMPTY: "reserve",
    Reason.GAME_OVER: "end",
    NOTHING_TO_UNDO: "scoring",
    NOTHING_TO_REDO: "scoring",
    NOTHING_TO_RESTART: "scoring",
}
"""The headings of the rules page, by their ids."""


def refusal_words(reason: str, words: Words) -> str | None:
    """The sentence for a refusal's reason; None where the table keeps silent."""
    message = _RULES.get(reason) or _FACTS.get(reason)
    return words.text(message) if message else None


def is_rule(reason: str) -> bool:
    """Whether a reason is a rule of the game, which the player may not want to be told, and not how things stand."""
    return reason in _RULES


def refusal_section(reason: str) -> str:
    """The id of the heading of the rules page that tells the rule which was broken; empty where none does."""
    return _SECTIONS.get(reason, "")
