"""Decides what is told of the games of Scorpion a player has finished: by rule set, wins with help apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.scorpion.census import Winnable, losing_moves, winnable_games
from game.statistics import Bests, Tally, bests, tally
from game.store import FinishedGame, Outcome
from game.trends import bars
from game.words import Words
from scenes.look.lettering import grouped
from scenes.scorpion.deal_name import THE_RULES, deal_name
from scenes.scorpion.winnable_words import census_sentence, rule_set_words
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
    time_figure,
    too_few,
    won_figure,
)
from scenes.windows.statistics.told import ALL, Counted, Filter, Option, Played, Told

_RULES, _DEALS, _WINNABLE = "rules", "deals", "winnable"
_BARS = 9
"""Of the moves of won games there are so many bars at most."""
_LOST_WIDE, _LOST_FROM = 5, 26
"""So many moves are one bar of those that lost games, and from which on all others are the last one."""


class ScorpionStatistics:
    """Scorpion's part of the statistics; all it tells stands in the rows of the games."""

    reads = False

    def read(self, _over: FinishedGame) -> object:
        return None

    def filters(self, _games: Sequence[Played], words: Words) -> Sequence[Filter]:
        said = words.text("Rules: {rules}")
        sets = [Option(name, said.format(rules=title)) for name, title, _ in rule_set_words(words)]
        deals = Option(ALL, words.text("All deals")), Option(_WINNABLE, words.text("Deals that can be won"))
        return [Filter(_RULES, (Option(ALL, words.text("All rules")), *sets)), Filter(_DEALS, deals)]

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        return chosen[_RULES] in (ALL, game.over.kind) and (not chosen[_DEALS] or _could_be_won(game.over))

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
        charts = [
            share_chart(counted, words.text("of the last {count} games, each time")),
            _moves_chart(counted),
            _lost_chart(counted),
        ]
        sentence = _sentence(winnable_games(overs), counted.chosen[_RULES], words)
        return Told(figures, charts, words.text("Finished games"), sentence)


def _could_be_won(over: FinishedGame) -> bool:
    """Whether a game was of a deal that is known to be winnable."""
    return over.outcome is Outcome.WON or (over.verdict is not None and over.verdict.winnable is True)


def _sentence(found: Winnable, rules: str, words: Words) -> str:
    """How a share of wins is to be taken: how many deals can be won at all, and how many of those were."""
    said = [census_sentence(rules, words)]
    if not found.telling:
        pending = words.plural(
            "Whether {count} game could be won is still being worked out.",
            "Whether {count} games could be won is still being worked out.",
            found.pending,
        )
        return " ".join([*filter(None, said), pending.format(count=grouped(found.pending))])
    if found.winnable:
        of_them = words.plural(
            "Of your deals, {count} could be won: you won {won}.",
            "Of your deals, {count} could be won: you won {won} of them.",
            found.winnable,
        )
        said.append(of_them.format(count=grouped(found.winnable), won=grouped(found.won)))
    unknown = found.unknown + found.pending
    if unknown:
        of_others = words.plural("It isn't known of {count} game.", "It isn't known of {count} games.", unknown)
        said.append(of_others.format(count=grouped(unknown)))
    return " ".join(one for one in said if one)


def _best_figures(count: Tally, best: Bests, words: Words) -> list[Figure]:
    """What there is to be proud of: nothing is said of what was never done."""
    found = []
    if best.shortest is not None:
        found.append(Figure(words.text("Fewest moves"), str(best.shortest.moves), _deal(best.shortest, words)))
    if best.highest is not None and count.mean_score is not None:
        mean = words.text("{score} on average").format(score=round(count.mean_score))
        found.append(Figure(words.text("Best score"), str(best.highest.score), mean))
    return [*found, *time_figure(best, words, lambda over: _deal(over, words))]


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
    return bar_chart(head._replace(note=words.text("the best marked")), headings, found, counted.read, (0,))


def _lost_chart(counted: Counted) -> Chart:
    """By which move games were lost that could have been won."""
    words = counted.words
    moves = losing_moves(counted.overs)
    head = Head(words.text("Lost games"), words.text("by the move that lost them"))
    if len(moves) < LEAST:
        why = words.text("There's a picture here once it is known of five lost games by which move they were lost.")
        return BarChart(head._replace(note="", instead=why), NO_NUMBERS, counted.read, (), ((),))
    found = bars(moves, _LOST_WIDE, 1, _LOST_FROM if max(moves) >= _LOST_FROM else None)
    headings = words.text("Move that lost"), words.text("Games")
    return bar_chart(head, headings, found, counted.read)


def _too_few_won(moves: Sequence[int], words: Words) -> str:
    return words.text("There's a picture here from five won games on.") if moves else too_few(words)


def _bulk(moves: Sequence[int]) -> int:
    """As many moves as nineteen in twenty of the games took, or fewer."""
    return sorted(moves)[(len(moves) - 1) * 19 // 20]


STATISTICS = ScorpionStatistics()
