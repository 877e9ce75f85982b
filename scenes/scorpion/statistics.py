"""Decides what is told of the games of Scorpion a player has finished: by rule set, wins with help apart."""

from __future__ import annotations

from collections.abc import Mapping

from game.statistics import Tally
from game.words import Words
from scenes.scorpion.winnable_words import rule_set_words
from scenes.widgets.pieces import Caption
from scenes.widgets.share_row import ShareCaption
from scenes.windows.statistics import Section, share_row, streak_facts, won_fact


def section(tallies: Mapping[str, Tally], words: Words) -> Section:
    """A row for each rule set. `tallies` has one for each that was played."""
    rows = []
    for name, title, _ in rule_set_words(words):
        count = tallies.get(name, Tally())
        rows.append(share_row(title, count, _facts(count, words), words))
    return Section(_caption(tallies, words), rows)


def _caption(tallies: Mapping[str, Tally], words: Words) -> Caption:
    """The heading over the rule sets; where one was won with help, it says what the bars' two parts are."""
    if any(count.won > count.unaided for count in tallies.values()):
        return ShareCaption("Scorpion", words.text("Without help"), words.text("With help"))
    return Caption("Scorpion")


def _facts(count: Tally, words: Words) -> list[list[str]]:
    """A win with help counts, and is told apart."""
    text, plural = words.text, words.plural
    counts = [plural("{count} game", "{count} games", count.played).format(count=count.played), won_fact(count, words)]
    if count.won:
        counts.append(text("without help: {count}").format(count=count.unaided))
    records = streak_facts(count, words)
    if count.fewest_moves is not None:
        moves = plural("{count} move", "{count} moves", count.fewest_moves).format(count=count.fewest_moves)
        records.insert(0, text("shortest win: {moves}").format(moves=moves))
    return [counts, records]
