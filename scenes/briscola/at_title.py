"""Decides how the title shows the Briscola table: stock, trump and a hand, and what is said of the match that waits."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import ITALIAN
from game.words import Words
from scenes.table.packs import PACKS
from scenes.title.table import TitleFan, TitleTable

_HAND, _TRUMP = tuple(map(ITALIAN.parse, ("3C", "9B", "10S"))), ITALIAN.parse("AD")


def title_table(
    words: Words,
    waiting: str | None,
    pack: str,
    resume: Callable[[], None],
    new: Callable[[], None],
    played: float = 0.0,
) -> TitleTable:
    """The table as the title shows it; `waiting` is said of the match under way, None: nothing to go on with."""
    cards = PACKS[pack]
    fan = TitleFan(_HAND, pack, cards.tall, cards.back, spread=9.0, arc=2.2, size=0.86, trump=_TRUMP)
    line = waiting or words.text("Three cards and a trump")
    return TitleTable("Briscola", line, waiting is not None, "wood", fan, resume, new, played)


def waiting_words(words: Words, games: tuple[int, int], target: int) -> str:
    """What is said of a match under way: the games won, ours first, and how many win it."""
    if target == 1:
        return words.text("A single game under way")
    you, computer = games
    said = words.plural(
        "{you} to {computer}, first to {count} win", "{you} to {computer}, first to {count} wins", target
    )
    return said.format(you=you, computer=computer, count=target)
