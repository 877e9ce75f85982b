"""Decides how the games a player has finished are told; must not know how they were counted or where they are kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.statistics import Tally
from game.words import Words
from scenes.widgets.pieces import Caption, Item
from scenes.widgets.share_row import ShareCaption, ShareRow
from scenes.windows.frame import Content
from scenes.windows.window import Window
from scenes.windows.winnable_words import rule_set_words

#: From this inner width (pixels at scale 1) the two tables stand side by side.
_PAIR_FROM = 700
_WIDE, _WIDE_PAIR = 520, 816
_ROW_GAP, _GROUP_GAP = 20, 32
_A_STREAK = 2
"""From so many wins one after the other on they are a streak."""
_NO_BREAK = "\u00a0"


class StatisticsWindow(Window):
    """What share of games was won, by rule set and by the computer's level.

    `scorpion` has a tally for each rule set played, `scopa` one for each level.
    """

    closes_outside = True

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        scorpion: Mapping[str, Tally],
        scopa: Mapping[str, Tally],
        speed: float = 1.0,
    ) -> None:
        super().__init__(words, close, speed)
        self._scorpion = scorpion
        self._scopa = scopa

    def title(self) -> str:
        return self.words.text("Statistics")

    def content(self) -> Content:
        text, none = self.words.text, Tally()
        levels = (("easy", text("Easy")), ("medium", text("Medium")), ("hard", text("Hard")))
        scorpion: list[Item] = [(self._caption("Scorpion"), 0, 0)]
        for name, title, _ in rule_set_words(self.words):
            count = self._scorpion.get(name, none)
            scorpion.append((self._row(title, count, self._games(count)), _ROW_GAP, 0))
        scopa: list[Item] = [(Caption("Scopa"), 0, 0)]
        for name, title in levels:
            count = self._scopa.get(name, none)
            scopa.append((self._row(title, count, self._matches(count)), _ROW_GAP, 0))
        pair = self.room >= _PAIR_FROM
        self.wide = _WIDE_PAIR if pair else _WIDE
        if pair:
            return Content([scorpion, scopa], shares=(1, 1))
        (caption, _, _), *rows = scopa
        return Content([[*scorpion, (caption, _GROUP_GAP, 0), *rows]])

    def _caption(self, name: str) -> Caption:
        """The heading over the rule sets; where one was won with help, it says what the bars' two parts are."""
        text = self.words.text
        if any(count.won > count.unaided for count in self._scorpion.values()):
            return ShareCaption(name, text("Without help"), text("With help"))
        return Caption(name)

    def _row(self, title: str, count: Tally, facts: list[list[str]]) -> ShareRow:
        if not count.played:
            return ShareRow(title, "", None, self.words.text("Not played yet"))
        parts = count.unaided / count.played, (count.won - count.unaided) / count.played
        said = "\n".join(" · ".join(fact.replace(" ", _NO_BREAK) for fact in line) for line in facts if line)
        return ShareRow(title, self.words.percent(count.percent), parts, said)

    def _games(self, count: Tally) -> list[list[str]]:
        """Games of Scorpion: a win with help counts, and is told apart."""
        text, plural = self.words.text, self.words.plural
        counts = [plural("{count} game", "{count} games", count.played).format(count=count.played), self._won(count)]
        if count.won:
            counts.append(text("without help: {count}").format(count=count.unaided))
        records = self._streaks(count)
        if count.fewest_moves is not None:
            moves = plural("{count} move", "{count} moves", count.fewest_moves).format(count=count.fewest_moves)
            records.insert(0, text("shortest win: {moves}").format(moves=moves))
        return [counts, records]

    def _matches(self, count: Tally) -> list[list[str]]:
        """Matches of Scopa, where nobody helps."""
        played = self.words.plural("{count} match", "{count} matches", count.played).format(count=count.played)
        return [[played, self._won(count)], self._streaks(count)]

    def _won(self, count: Tally) -> str:
        return self.words.text("won: {count}").format(count=count.won)

    def _streaks(self, count: Tally) -> list[str]:
        """The longest streak once there was one, and the current one where there is one."""
        text = self.words.text
        if count.longest < _A_STREAK:
            return []
        longest = text("longest streak: {count}").format(count=count.longest)
        return [text("current streak: {count}").format(count=count.streak), longest] if count.streak else [longest]
