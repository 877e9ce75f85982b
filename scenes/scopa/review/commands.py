"""What keys ask for while a deal of Scopa's family is looked at again: every review's list, and its own."""

from __future__ import annotations

from game.words import marked
from scenes.commands import Command, Stroke
from scenes.review.commands import COMMANDS as OF_EVERY_REVIEW

OPEN = Command(marked("Hidden cards as you saw them, or open"), (Stroke("o"),))
TELL = Command(marked("What is said of the play"), (Stroke("i"),))
DEAL_BEFORE = Command(marked("The deal before"), (Stroke("pageup"),))
DEAL_AFTER = Command(marked("The next deal"), (Stroke("pagedown"),))

COMMANDS: tuple[Command, ...] = (*OF_EVERY_REVIEW, OPEN, TELL, DEAL_BEFORE, DEAL_AFTER)
