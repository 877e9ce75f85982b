"""Decides what is told of the matches a player has finished, at Scopa and at any table that builds on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from game.levels import LEVELS
from game.scopa import points
from game.scopa.points import MatchPoints, Points
from game.seats import OURS, THEIRS
from game.statistics import bests, tally
from game.store import FinishedGame
from game.trends import bars
from game.words import Words
from scenes.look.lettering import grouped
from scenes.scopa.statistics_words import line_names, written
from scenes.table.levels import LEVEL_NAMES
from scenes.when import date_words
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart, Head, Key, Numbers
from scenes.widgets.charts.figures import Figure
from scenes.widgets.charts.sides import Row, SidesChart
from scenes.windows.statistics.common import (
    LEAST,
    NO_NUMBERS,
    bar_name,
    run_figure,
    share_chart,
    span_note,
    still_read,
    time_figure,
    too_few,
    won_figure,
)
from scenes.windows.statistics.told import ALL, Counted, Filter, Option, Played, Told

_LEVEL, _TARGET = "level", "target"
_MOST_POINTS = 7
"""So many points in a deal and more are one bar."""


class FamilyStatistics:
    """The statistics of one game of the family. Where its points came from stands in the records of the matches."""

    reads = True

    def read(self, over: FinishedGame) -> object:
        return points.read(over.record)

    def level(self, kind: str) -> str:
        """The level in what a match is counted as."""
        return kind

    def filters(self, games: Sequence[Played], words: Words) -> Sequence[Filter]:
        said = words.text("Level: {level}")
        levels = [Option(level, said.format(level=words.text(LEVEL_NAMES[level]))) for level in LEVELS]
        return [
            Filter(_LEVEL, (Option(ALL, words.text("All levels")), *levels)),
            Filter(_TARGET, (Option(ALL, words.text("Any target")), *_targets(games, words)), from_records=True),
        ]

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        if chosen[_LEVEL] not in (ALL, self.level(game.over.kind)):
            return False
        return not chosen[_TARGET] or chosen[_TARGET] == _target_of(game)

    def none_yet(self, words: Words) -> str:
        return words.text(
            "You haven't finished a match of Scopa yet. Play one, won or not, and its figures will be here."
        )

    def keys(self, words: Words) -> tuple[Key, Key]:
        """What the two sides are called."""
        return Key(words.text("You"), "full"), Key(words.text("Computer"), "hollow")

    def strength(self, level: str, words: Words) -> str:
        """How strong a level is beside the one below, as docs/strength.md measured it; "" where none is chosen."""
        text = words.text
        return {
            "easy": text("Against cards played at random, Easy wins about two matches in three."),
            "medium": text("Against Easy, Medium wins about three matches in four."),
            "hard": text("Against Medium, Hard wins about four matches in five."),
        }.get(level, "")

    def told(self, counted: Counted) -> Told:
        words, count = counted.words, tally(counted.overs)
        added = points.added(game.reading for game in counted.games if isinstance(game.reading, MatchPoints))
        figures = [
            Figure(words.text("Matches"), grouped(count.played), span_note(counted)),
            won_figure(count, words),
            run_figure(count, words),
            *_best_match(counted),
            *(_best_deal(added, words) if counted.whole else ()),
            *time_figure(bests(counted.overs), words, lambda over: _score(over, words)),
        ]
        charts = [
            share_chart(counted, words.text("of the last {count} matches, each time")),
            self._points_chart(counted, added),
            self._sources_chart(counted, added),
        ]
        return Told(figures, charts, words.text("Finished matches"), self.strength(counted.chosen[_LEVEL], words))

    def _instead(self, counted: Counted, added: Points) -> str:
        """What is said in place of a chart of deals."""
        if not counted.whole:
            return still_read(counted.words)
        if not added.deals:
            return counted.words.text("Where the points came from isn't known of these matches.")
        return too_few(counted.words) if len(counted.games) < LEAST else ""

    def _points_chart(self, counted: Counted, added: Points) -> Chart:
        """How often a deal brought either side so many points."""
        words, keys = counted.words, self.keys(counted.words)
        head = Head(words.text("Points in a deal"), keys=keys)
        if instead := self._instead(counted, added):
            return BarChart(head._replace(keys=(), instead=instead), NO_NUMBERS, counted.read, (), ((),))
        both = [bars(added.totals[side].elements(), 1, 0, _MOST_POINTS) for side in (OURS, THEIRS)]
        names = [bar_name(bar) for bar in both[OURS]]
        heights = [[bar.values for bar in one] for one in both]
        rows = tuple(zip(names, *([str(high) for high in side] for side in heights), strict=True))
        headings = (words.text("Points in a deal"), keys[0].name, keys[1].name)
        return BarChart(head, Numbers(headings, rows), counted.read, names, heights)

    def _sources_chart(self, counted: Counted, added: Points) -> Chart:
        """What a deal brings either side in the mean, by what it comes from."""
        words, keys = counted.words, self.keys(counted.words)
        head = Head(words.text("Points a deal, by source"), keys=keys)
        nothing = Row("", (0.0, 0.0), ("", ""))
        if instead := self._instead(counted, added):
            return SidesChart(head._replace(keys=(), instead=instead), NO_NUMBERS, counted.read, (), nothing)

        def row(name: str, worth: tuple[float, float], places: int) -> Row:
            return Row(name, worth, (words.decimal(worth[OURS], places), words.decimal(worth[THEIRS], places)))

        rows = [
            row(name, (added.a_deal(line, OURS), added.a_deal(line, THEIRS)), 2)
            for line, name in line_names(words).items()
            if line != "napola" or any(added.lines[line])
        ]
        together = row(words.text("Together"), (added.together(OURS), added.together(THEIRS)), 1)
        cells = tuple((one.name, *one.written) for one in (*rows, together))
        headings = (words.text("Points a deal"), keys[0].name, keys[1].name)
        return SidesChart(head, Numbers(headings, cells), counted.read, rows, together)


def _target_of(game: Played) -> str:
    """What a match was played to and whether with the napola, as the filter keeps it; "" where that isn't known."""
    reading = game.reading
    return f"{reading.target}:{int(reading.napola)}" if isinstance(reading, MatchPoints) else ""


def _targets(games: Sequence[Played], words: Words) -> list[Option]:
    """What the matches were played to, with the napola and without it."""
    found = {(one.reading.target, one.reading.napola) for one in games if isinstance(one.reading, MatchPoints)}
    with_it, without = words.text("To {target}, with the napola"), words.text("To {target}, no napola")
    return [
        Option(f"{target}:{int(napola)}", (with_it if napola else without).format(target=target))
        for target, napola in sorted(found)
    ]


def _best_match(counted: Counted) -> list[Figure]:
    """The match that was won by most points, and when; nothing where none was won."""
    words = counted.words
    scored = [(pair, over) for over in counted.overs if (pair := points.score(over)) and pair[OURS] > pair[THEIRS]]
    if not scored:
        return []
    pair, over = max(scored, key=lambda one: one[0][OURS] - one[0][THEIRS])
    try:
        when = date_words(date.fromisoformat(over.ended[:10]), counted.today, words)
    except ValueError:
        when = ""
    return [Figure(words.text("Best match"), written(pair, words), when)]


def _score(over: FinishedGame, words: Words) -> str:
    pair = points.score(over)
    return written(pair, words) if pair else ""


def _best_deal(added: Points, words: Words) -> list[Figure]:
    """The deal that put the person furthest ahead; nothing where none did."""
    if added.best is None or added.best[OURS] <= added.best[THEIRS]:
        return []
    ahead = added.best[OURS] - added.best[THEIRS]
    return [Figure(words.text("Best deal"), f"+{ahead}", written(added.best, words))]


STATISTICS = FamilyStatistics()
