"""Decides what is told of the games of Ladder a player has finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.statistics import tally
from game.store import FinishedGame, Outcome
from game.trends import bars
from game.words import Words
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart, Head
from scenes.widgets.charts.figures import Figure
from scenes.windows.statistics.common import (
    LEAST,
    NO_NUMBERS,
    bar_chart,
    run_figure,
    share_chart,
    span_note,
    too_few,
    won_figure,
)
from scenes.windows.statistics.told import Counted, Filter, Played, Told


class LadderStatistics:
    """Ladder's part of the statistics."""

    reads = False

    def read(self, _over: FinishedGame) -> object:
        return None

    def filters(self, _games: Sequence[Played], _words: Words) -> Sequence[Filter]:
        return []

    def takes(self, _game: Played, _chosen: Mapping[str, str]) -> bool:
        return True

    def none_yet(self, words: Words) -> str:
        return words.text("Nothing has been played here yet.")

    def told(self, counted: Counted) -> Told:
        words, count = counted.words, tally(counted.overs)
        played = Figure(words.text("Games"), str(count.played), span_note(counted))
        figures = [played, won_figure(count, words), run_figure(count, words)]
        charts = [share_chart(counted, words.text("of the last {count} games, each time")), _moves(counted)]
        return Told(figures, charts, words.text("Finished games"))


def _moves(counted: Counted) -> Chart:
    words = counted.words
    moves = [over.moves for over in counted.overs if over.outcome is Outcome.WON]
    head = Head(words.text("Moves of a won game"))
    if len(moves) < LEAST:
        return BarChart(head._replace(instead=too_few(words)), NO_NUMBERS, counted.read, (), ((),))
    return bar_chart(head, (words.text("Moves"), words.text("Games won")), bars(moves), counted.read, (0,))


STATISTICS = LadderStatistics()
