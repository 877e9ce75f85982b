"""Decides what is told of the games of Scorpion a player has finished: by rule set, wins with help apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.statistics import Bests, Tally, bests, tally
from game.store import FinishedGame, Outcome
from game.trends import bars
from game.words import Words
from scenes.look.lettering import grouped
from scenes.scorpion.deal_name import THE_RULES, deal_name
from scenes.scorpion.winnable_words import rule_set_words
from scenes.when import length_words
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
from scenes.windows.statistics.told import ALL, Counted, Filter, Option, Played, Told

_RULES = "rules"
_BARS = 9
"""Of the moves of won games there are so many bars at most."""


class ScorpionStatistics:
    """Scorpion's part of the statistics; all it tells stands in the rows of the games."""

    reads = False

    def read(self, _over: FinishedGame) -> object:
        return None

    def filters(self, _games: Sequence[Played], words: Words) -> Sequence[Filter]:
        said = words.text("Rules: {rules}")
        sets = [Option(name, said.format(rules=title)) for name, title, _ in rule_set_words(words)]
        return [Filter(_RULES, (Option(ALL, words.text("All rules")), *sets))]

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        return chosen[_RULES] in (ALL, game.over.kind)

    def none_yet(self, words: Words) -> str:
        return words.text(
            "You haven't finished a game of Scorpion yet. Play one, won or not, and its figures will be here."
        )

    def told(self, counted: Counted) -> Told:
        words, overs = counted.words, counted.overs
        count, best = tally(overs), bests(overs)
        figures = [
            Figure(words.text("Games"), grouped(count.played), span_note(counted)),
            won_figure(count, words),
            run_figure(count, words),
            *_best_figures(count, best, words),
        ]
        charts = [share_chart(counted, words.text("of the last {count} games, each time")), _moves_chart(counted)]
        return Told(figures, charts, words.text("Finished games"))


def _best_figures(count: Tally, best: Bests, words: Words) -> list[Figure]:
    """What there is to be proud of: nothing is said of what was never done."""
    found = []
    if best.shortest is not None:
        found.append(Figure(words.text("Fewest moves"), str(best.shortest.moves), _deal(best.shortest, words)))
    if best.highest is not None and count.mean_score is not None:
        mean = words.text("{score} on average").format(score=round(count.mean_score))
        found.append(Figure(words.text("Best score"), str(best.highest.score), mean))
    if best.quickest is not None and best.quickest.seconds is not None:
        time = length_words(best.quickest.seconds)
        found.append(Figure(words.text("Best time"), time, _deal(best.quickest, words)))
    return found


def _deal(over: FinishedGame, words: Words) -> str:
    if not over.label:
        return ""
    if over.label == THE_RULES:
        return words.text("the deal from the rules")
    return words.text("deal {deal}").format(deal=deal_name(over.label, words))


def _moves_chart(counted: Counted) -> Chart:
    """In how many moves games were won."""
    words = counted.words
    moves = [over.moves for over in counted.overs if over.outcome is Outcome.WON]
    head = Head(words.text("Moves of a won game"))
    if len(moves) < LEAST:
        return BarChart(head._replace(instead=_too_few_won(moves, words)), NO_NUMBERS, counted.read, (), ((),))
    low, high = min(moves), _bulk(moves)
    width = max(1, -(-(high - low + 1) // (_BARS - 1)))
    last = low + width * (_BARS - 1) if max(moves) > low + width * (_BARS - 1) - 1 else None
    found = bars(moves, width, low, last)
    headings = words.text("Moves"), words.text("Games won")
    return bar_chart(head._replace(note=words.text("the best marked")), headings, found, counted.read, 0)


def _too_few_won(moves: Sequence[int], words: Words) -> str:
    return words.text("There's a picture here from five won games on.") if moves else too_few(words)


def _bulk(moves: Sequence[int]) -> int:
    """As many moves as nineteen in twenty of the games took, or fewer."""
    return sorted(moves)[(len(moves) - 1) * 19 // 20]


STATISTICS = ScorpionStatistics()
