"""Decides what is told of the finished matches of any table where matches are played; each game adds its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import date

from game.levels import LEVELS
from game.match_scores import Pair, score
from game.statistics import bests, tally
from game.store import FinishedGame
from game.words import Words
from scenes.look.lettering import grouped
from scenes.table.levels import LEVEL_NAMES
from scenes.when import date_words
from scenes.widgets.charts.chart import Chart
from scenes.widgets.charts.figures import Figure
from scenes.windows.statistics.common import (
    LEAST,
    run_figure,
    share_chart,
    span_note,
    still_read,
    time_figure,
    too_few,
    won_figure,
)
from scenes.windows.statistics.told import ALL, Counted, Filter, Option, Played, Told

LEVEL, TARGET = "level", "target"
"""The filters of every match, as they are kept."""


class MatchStatistics(ABC):
    """The statistics of a game of matches. What each deal brought stands in the records of the matches."""

    reads = True

    # What a game says of its own

    @abstractmethod
    def read(self, over: FinishedGame) -> object:
        """What is told of a match's record; None where there is none, or it cannot be read."""

    @abstractmethod
    def target(self, game: Played) -> str:
        """What a match was played to, as the filter keeps it; "" where that isn't known."""

    @abstractmethod
    def targets(self, games: Sequence[Played], words: Words) -> Sequence[Option]:
        """What these matches were played to."""

    @abstractmethod
    def none_yet(self, words: Words) -> str:
        """What is said before the first match was finished."""

    @abstractmethod
    def figures(self, counted: Counted) -> Sequence[Figure]:
        """Figures that come after those of every match."""

    @abstractmethod
    def charts(self, counted: Counted) -> Sequence[Chart]:
        """Charts that come after the share won."""

    def sentence(self, _counted: Counted, /) -> str:
        """How it is to be taken."""
        return ""

    # What holds for every match

    def level(self, kind: str) -> str:
        """The level in what a match is counted as."""
        return kind

    def any_target(self, words: Words) -> str:
        """Every match, whatever it was played to."""
        return words.text("Any target")

    def filters(self, games: Sequence[Played], words: Words) -> Sequence[Filter]:
        said = words.text("Level: {level}")
        levels = [Option(level, said.format(level=words.text(LEVEL_NAMES[level]))) for level in LEVELS]
        return [
            Filter(LEVEL, (Option(ALL, words.text("All levels")), *levels)),
            Filter(TARGET, (Option(ALL, self.any_target(words)), *self.targets(games, words)), from_records=True),
        ]

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        if chosen[LEVEL] not in (ALL, self.level(game.over.kind)):
            return False
        return not chosen[TARGET] or chosen[TARGET] == self.target(game)

    def told(self, counted: Counted) -> Told:
        words, count = counted.words, tally(counted.overs)
        figures = [
            Figure(words.text("Matches"), grouped(count.played), span_note(counted)),
            won_figure(count, words),
            run_figure(count, words),
            *self.figures(counted),
            *time_figure(bests(counted.overs), words, lambda over: _score_words(over, words)),
        ]
        share = share_chart(counted, words.text("of the last {count} matches, each time"))
        return Told(figures, [share, *self.charts(counted)], words.text("Finished matches"), self.sentence(counted))


def instead(counted: Counted, known: bool, unknown: str) -> str:
    """What is said in place of a chart of deals: `unknown`, where nothing is `known` of them; "" where there is one."""
    if not counted.whole:
        return still_read(counted.words)
    if not known:
        return unknown
    return too_few(counted.words) if len(counted.games) < LEAST else ""


def written(pair: Pair, words: Words) -> str:
    """The points of both sides, ours first."""
    return words.text("{you} : {them}").format(you=pair[0], them=pair[1])


def when(over: FinishedGame, counted: Counted) -> str:
    """The day on which a match ended; "" where its row doesn't tell."""
    try:
        return date_words(date.fromisoformat(over.ended[:10]), counted.today, counted.words)
    except ValueError:
        return ""


def _score_words(over: FinishedGame, words: Words) -> str:
    pair = score(over)
    return written(pair, words) if pair else ""
