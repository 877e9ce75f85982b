"""Decides how the title shows the Scopone table: a hand of ten, and what is said of the match that waits there."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import ITALIAN
from game.words import Words
from scenes.table.packs import PACKS
from scenes.title.table import TitleFan, TitleTable

_CARDS = tuple(map(ITALIAN.parse, ("AB", "4B", "8B", "5C", "7C", "2S", "9S", "3D", "6D", "10D")))


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
    fan = TitleFan(_CARDS, pack, cards.tall, cards.back, spread=5.6, arc=1.75, size=0.92)
    line = waiting or words.text("Forty cards, two against two")
    return TitleTable("Scopone", line, waiting is not None, "wood", fan, resume, new, played)
