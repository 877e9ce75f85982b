"""Decides how the title shows the Scopa table: its fan, and what invites there."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import ITALIAN
from game.words import Words
from scenes.table.packs import PACKS
from scenes.title.table import TitleFan, TitleTable

_CARDS = tuple(ITALIAN.parse(name) for name in ("3S", "10C", "9B", "7D"))
_CARDS_OF_MANY = tuple(ITALIAN.parse(name) for name in ("3S", "10C", "7D"))


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
    fan = TitleFan(_CARDS, pack, cards.tall, cards.back)
    of_many = fan._replace(cards=_CARDS_OF_MANY, spread=11.0)
    line = waiting or words.text("Forty cards, and the computer across the table")
    return TitleTable("Scopa", line, waiting is not None, "wood", fan, resume, new, played, of_many)
