"""What keys ask for while a deal of a match is looked at again: every review's list, and their own."""

from __future__ import annotations

from game.words import marked
from scenes.commands import Command, Stroke
from scenes.review.commands import COMMANDS as OF_EVERY_REVIEW

OPEN = Command(marked("Hidden cards as you saw them, or open"), (Stroke("o"),))
TELL = Command(marked("What is said of the play"), (Stroke("i"),))
DEAL_BEFORE = Command(marked("The deal before"), (Stroke("pageup"),))
DEAL_AFTER = Command(marked("The next deal"), (Stroke("pagedown"),))


def commands(before: Command, after: Command) -> tuple[Command, ...]:
    """All of them, with what leads to the deal before and after by the names a game has for that."""
    return (*OF_EVERY_REVIEW, OPEN, TELL, before, after)


COMMANDS = commands(DEAL_BEFORE, DEAL_AFTER)
