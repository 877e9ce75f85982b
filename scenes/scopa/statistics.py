"""Decides what is told of the matches a player has finished, at Scopa and at any table that builds on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.match_scores import score
from game.scopa import points
from game.scopa.points import MatchPoints, Points
from game.seats import OURS, THEIRS
from game.store import FinishedGame
from game.trends import bars
from game.words import Words
from scenes.match.statistics import LEVEL, MatchStatistics, instead, when, written
from scenes.scopa.statistics_words import line_names
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart, Head, Key, Numbers
from scenes.widgets.charts.figures import Figure
from scenes.widgets.charts.sides import Row, SidesChart
from scenes.windows.statistics.common import NO_NUMBERS, bar_name
from scenes.windows.statistics.told import Counted, Option, Played

_MOST_POINTS = 7
"""So many points in a deal and more are one bar."""


class FamilyStatistics(MatchStatistics):
    """The statistics of one game of the family. Where its points came from stands in the records of the matches."""

    def read(self, over: FinishedGame) -> object:
        return points.read(over.record)

    def target(self, game: Played) -> str:
        reading = game.reading
        return f"{reading.target}:{int(reading.napola)}" if isinstance(reading, MatchPoints) else ""

    def targets(self, games: Sequence[Played], words: Words) -> Sequence[Option]:
        """What the matches were played to, with the napola and without it."""
        found = {(one.reading.target, one.reading.napola) for one in games if isinstance(one.reading, MatchPoints)}
        with_it, without = words.text("To {target}, with the napola"), words.text("To {target}, no napola")
        return [
            Option(f"{target}:{int(napola)}", (with_it if napola else without).format(target=target))
            for target, napola in sorted(found)
        ]

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

    def sentence(self, counted: Counted, /) -> str:
        return self.strength(counted.chosen[LEVEL], counted.words)

    def figures(self, counted: Counted) -> Sequence[Figure]:
        return [*_best_match(counted), *(_best_deal(_added(counted), counted.words) if counted.whole else ())]

    def charts(self, counted: Counted) -> Sequence[Chart]:
        added = _added(counted)
        unknown = counted.words.text("Where the points came from isn't known of these matches.")
        said = instead(counted, added.deals > 0, unknown)
        return [self._points_chart(counted, added, said), self._sources_chart(counted, added, said)]

    def _points_chart(self, counted: Counted, added: Points, said: str) -> Chart:
        """How often a deal brought either side so many points."""
        words, keys = counted.words, self.keys(counted.words)
        head = Head(words.text("Points in a deal"), keys=keys)
        if said:
            return BarChart(head._replace(keys=(), instead=said), NO_NUMBERS, counted.read, (), ((),))
        both = [bars(added.totals[side].elements(), 1, 0, _MOST_POINTS) for side in (OURS, THEIRS)]
        names = [bar_name(bar) for bar in both[OURS]]
        heights = [[bar.values for bar in one] for one in both]
        rows = tuple(zip(names, *([str(high) for high in side] for side in heights), strict=True))
        headings = (words.text("Points in a deal"), keys[0].name, keys[1].name)
        return BarChart(head, Numbers(headings, rows), counted.read, names, heights)

    def _sources_chart(self, counted: Counted, added: Points, said: str) -> Chart:
        """What a deal brings either side in the mean, by what it comes from."""
        words, keys = counted.words, self.keys(counted.words)
        head = Head(words.text("Points a deal, by source"), keys=keys)
        nothing = Row("", (0.0, 0.0), ("", ""))
        if said:
            return SidesChart(head._replace(keys=(), instead=said), NO_NUMBERS, counted.read, (), nothing)

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


def _added(counted: Counted) -> Points:
    """The points of all deals that are told."""
    return points.added(game.reading for game in counted.games if isinstance(game.reading, MatchPoints))


def _best_match(counted: Counted) -> list[Figure]:
    """The match that was won by most points, and when; nothing where none was won."""
    words = counted.words
    scored = [(pair, over) for over in counted.overs if (pair := score(over)) and pair[OURS] > pair[THEIRS]]
    if not scored:
        return []
    pair, over = max(scored, key=lambda one: one[0][OURS] - one[0][THEIRS])
    return [Figure(words.text("Best match"), written(pair, words), when(over, counted))]


def _best_deal(added: Points, words: Words) -> list[Figure]:
    """The deal that put the person furthest ahead; nothing where none did."""
    if added.best is None or added.best[OURS] <= added.best[THEIRS]:
        return []
    ahead = added.best[OURS] - added.best[THEIRS]
    return [Figure(words.text("Best deal"), f"+{ahead}", written(added.best, words))]


STATISTICS = FamilyStatistics()
