"""Decides what is told of the matches of Scopa a player has finished: by the computer's level."""

from __future__ import annotations

from collections.abc import Mapping

from game.statistics import Tally
from game.words import Words
from scenes.widgets.pieces import Caption
from scenes.windows.statistics import Section, share_row, streak_facts, won_fact


def section(tallies: Mapping[str, Tally], words: Words) -> Section:
    """A row for each level; nobody helps in a match. `tallies` has one for each level that was played."""
    text = words.text
    rows = []
    for name, title in (("easy", text("Easy")), ("medium", text("Medium")), ("hard", text("Hard"))):
        count = tallies.get(name, Tally())
        played = words.plural("{count} match", "{count} matches", count.played).format(count=count.played)
        rows.append(share_row(title, count, [[played, won_fact(count, words)], streak_facts(count, words)], words))
    return Section(Caption("Scopa"), rows)
