"""Decides what is told of the matches of Scopa a player has finished: by the computer's level."""

from __future__ import annotations

from collections.abc import Mapping

from game.levels import LEVELS
from game.statistics import Tally
from game.words import Words
from scenes.table.levels import LEVEL_NAMES
from scenes.widgets.pieces import Caption
from scenes.widgets.share_row import ShareRow
from scenes.windows.statistics import Section, share_row, streak_facts, won_fact


def section(tallies: Mapping[str, Tally], words: Words) -> Section:
    """A row for each level. `tallies` has one for each level that was played."""
    rows = [match_row(words.text(LEVEL_NAMES[level]), tallies.get(level, Tally()), words) for level in LEVELS]
    return Section(Caption("Scopa"), rows)


def match_row(title: str, count: Tally, words: Words) -> ShareRow:
    """The row for matches counted together; nobody helps in a match."""
    played = words.plural("{count} match", "{count} matches", count.played).format(count=count.played)
    return share_row(title, count, [[played, won_fact(count, words)], streak_facts(count, words)], words)
