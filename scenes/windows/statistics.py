"""Decides how the games a player has finished are told; must not know how they were counted or where they are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.statistics import Tally
from game.words import Words
from scenes.widgets.pieces import Caption, Item
from scenes.widgets.share_row import ShareRow
from scenes.windows.frame import Content
from scenes.windows.window import Window

#: From this inner width (pixels at scale 1) the tables stand in two columns.
_PAIR_FROM = 700
_WIDE, _WIDE_PAIR = 520, 816
_ROW_GAP, _GROUP_GAP = 20, 32
_A_STREAK = 2
"""From so many wins one after the other on they are a streak."""
_NO_BREAK = "\u00a0"


class Section(NamedTuple):
    """What is told of one game: its heading, and a row for each kind that is counted apart."""

    caption: Caption
    rows: Sequence[ShareRow]


class StatisticsWindow(Window):
    """What share of games was won; `sections` is asked for each game's, in words of the language in force."""

    closes_outside = True

    def __init__(
        self, words: Words, close: Callable[[], None], sections: Callable[[], Sequence[Section]], speed: float = 1.0
    ) -> None:
        super().__init__(words, close, speed)
        self._sections = sections

    def title(self) -> str:
        return self.words.text("Statistics")

    def content(self) -> Content:
        sections = self._sections()
        pair = self.room >= _PAIR_FROM and len(sections) > 1
        self.wide = _WIDE_PAIR if pair else _WIDE
        if pair:
            half = _half(sections)
            return Content([_column(sections[:half]), _column(sections[half:])], shares=(1, 1))
        return Content([_column(sections)])


def _half(sections: Sequence[Section]) -> int:
    """How many of the sections stand in the first of two columns, so that the longer one has as few rows as can be."""
    rows = [len(section.rows) for section in sections]
    return min(range(1, len(rows)), key=lambda count: max(sum(rows[:count]), sum(rows[count:])))


def _column(sections: Sequence[Section]) -> list[Item]:
    column: list[Item] = []
    for caption, rows in sections:
        column.append((caption, _GROUP_GAP if column else 0, 0))
        column += [(row, _ROW_GAP, 0) for row in rows]
    return column


def share_row(title: str, count: Tally, facts: Sequence[Sequence[str]], words: Words) -> ShareRow:
    """A row for games counted together, with the lines of what else is told of them, a fact to an entry."""
    if not count.played:
        return ShareRow(title, "", None, words.text("Not played yet"))
    parts = count.unaided / count.played, (count.won - count.unaided) / count.played
    said = "\n".join(" · ".join(fact.replace(" ", _NO_BREAK) for fact in line) for line in facts if line)
    return ShareRow(title, words.percent(count.percent), parts, said)


def won_fact(count: Tally, words: Words) -> str:
    """How many were won."""
    return words.text("won: {count}").format(count=count.won)


def streak_facts(count: Tally, words: Words) -> list[str]:
    """The longest streak once there was one, and the current one where there is one."""
    text = words.text
    if count.longest < _A_STREAK:
        return []
    longest = text("longest streak: {count}").format(count=count.longest)
    return [text("current streak: {count}").format(count=count.streak), longest] if count.streak else [longest]
