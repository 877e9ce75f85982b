"""Decides what is told of the matches of Scopone a player has finished: by the deal, and the computers' level."""

from __future__ import annotations

from collections.abc import Mapping

from game.levels import LEVELS
from game.scopone.kept import kind_of
from game.statistics import Tally
from game.words import Words
from scenes.scopa.statistics import match_row
from scenes.scopone.deals import DEAL_NAMES
from scenes.scopone.preferences import DEALS
from scenes.table.levels import LEVEL_NAMES
from scenes.widgets.pieces import Caption
from scenes.windows.statistics import Section


def section(tallies: Mapping[str, Tally], words: Words) -> Section:
    """A row for each level of the usual deal, and for what was played of the other."""
    rows = []
    for deal in DEALS:
        for level in LEVELS:
            count = tallies.get(kind_of(deal, level), Tally())
            if count.played or deal == DEALS[0]:
                title = words.text("{deal}, {level}").format(
                    deal=words.text(DEAL_NAMES[deal]), level=words.text(LEVEL_NAMES[level])
                )
                rows.append(match_row(title, count, words))
    return Section(Caption("Scopone"), rows)
