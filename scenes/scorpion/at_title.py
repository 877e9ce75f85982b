"""Decides how the title shows the Scorpion table: its fan, and what is said of the game that waits there."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import FRENCH
from game.store import RunningGame
from game.words import Words
from scenes.scorpion.deal_name import deal_and_moves
from scenes.table.art import FRENCH_PACK
from scenes.title.table import TitleFan, TitleTable

_CARDS = tuple(FRENCH.parse(name) for name in ("JD", "QS", "KH", "AS"))


def title_table(
    words: Words,
    waiting: str | None,
    four_colours: bool,
    resume: Callable[[], None],
    new: Callable[[], None],
    played: float = 0.0,
) -> TitleTable:
    """The table as the title shows it; `waiting` is said of the game under way, None: nothing to go on with."""
    fan = TitleFan(_CARDS, FRENCH_PACK, 1.4, "antares", four_colours=four_colours)
    line = waiting or words.text("Four runs, from the king down to the ace")
    return TitleTable("Scorpion", line, waiting is not None, "cloth", fan, resume, new, played)


def waiting_words(words: Words, waiting: RunningGame) -> str:
    """What is said of a game under way."""
    moves = words.plural("{count} move", "{count} moves", waiting.moves).format(count=waiting.moves)
    return deal_and_moves(waiting.label, moves, words)
