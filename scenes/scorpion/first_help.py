"""What is said at the Scorpion table before help that would mark the game; decides no help."""

from __future__ import annotations

from game.words import Words
from scenes.scorpion.asking import Ask
from scenes.table.first_help import Telling


def telling(wanted: Ask, words: Words) -> Telling:
    """How this help is spoken of before it is given."""
    text = words.text
    match wanted:
        case Ask.HINT:
            return Telling(text("With a hint this game counts as helped"), text("Give me the hint"))
        case Ask.WHY:
            return Telling(text("If you are told why, this game counts as helped"), text("Tell me why"))
        case Ask.WAY:
            return Telling(text("With moves shown this game counts as helped"), text("Show the way"))
