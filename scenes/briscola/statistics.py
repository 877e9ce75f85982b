"""Decides what is told of the matches of Briscola a player has finished: games, card points, what each side took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.briscola import results
from game.briscola.points import ALL_POINTS
from game.briscola.results import MatchTaken, Taken
from game.briscola.rules import FOUR, RULE_SETS, TWO
from game.seats import OURS, THEIRS
from game.store import FinishedGame
from game.trends import Bar, bars
from game.words import Words
from scenes.look.lettering import grouped
from scenes.match.seats_said import side_label
from scenes.match.statistics import LEVEL, MatchStatistics, instead, written
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart, Head, Key, Numbers
from scenes.widgets.charts.figures import Figure
from scenes.widgets.charts.sides import Row, SidesChart
from scenes.windows.statistics.common import NO_NUMBERS
from scenes.windows.statistics.told import ALL, Counted, Filter, Option, Played

_PLAYERS = "players"
_TWENTY = 20
_SPANS = ("0–20", "21–40", "41–60", "61–80", "81–100", "101–120")
"""Card points in twenties, so that a bar begins with the points that win."""
_WINNING = (3, 4, 5)
_AHEAD = {
    (TWO.name, "medium"): 39,
    (TWO.name, "hard"): 15,
    (FOUR.name, "medium"): 30,
    (FOUR.name, "hard"): 16,
}
"""Card points a game by which a level is ahead of the one below, as docs/strength.md measured it."""


class BriscolaStatistics(MatchStatistics):
    """The statistics of Briscola, whose matches are counted apart by how many play and by the level."""

    def read(self, over: FinishedGame) -> object:
        return results.read(over.record)

    def level(self, kind: str) -> str:
        return kind.partition(":")[2]

    def target(self, game: Played) -> str:
        return str(game.reading.target) if isinstance(game.reading, MatchTaken) else ""

    def targets(self, games: Sequence[Played], words: Words) -> Sequence[Option]:
        found = sorted({one.reading.target for one in games if isinstance(one.reading, MatchTaken)})
        return [
            Option(str(wins), words.plural("To {count} win", "To {count} wins", wins).format(count=wins))
            for wins in found
        ]

    def any_target(self, words: Words) -> str:
        return words.text("Any number of wins")

    def filters(self, games: Sequence[Played], words: Words) -> Sequence[Filter]:
        text = words.text
        said = {TWO.name: text("Two players"), FOUR.name: text("Four, in pairs")}
        options = [Option(rules.name, said[rules.name]) for rules in RULE_SETS]
        return [Filter(_PLAYERS, (Option(ALL, text("Two or four")), *options)), *super().filters(games, words)]

    def takes(self, game: Played, chosen: Mapping[str, str]) -> bool:
        return chosen[_PLAYERS] in (ALL, game.over.kind.partition(":")[0]) and super().takes(game, chosen)

    def none_yet(self, words: Words) -> str:
        return words.text(
            "You haven't finished a match of Briscola yet. Play one, won or not, and its figures will be here."
        )

    def sentence(self, counted: Counted, /) -> str:
        chosen = counted.chosen
        return strength(chosen[_PLAYERS], chosen[LEVEL], counted.words)

    def figures(self, counted: Counted) -> Sequence[Figure]:
        words, added = counted.words, _added(counted)
        if not counted.whole or not added.games:
            return ()
        note = words.text("won and lost")
        if added.drawn:
            note = words.plural("{count} drawn", "{count} drawn", added.drawn).format(count=grouped(added.drawn))
        games = Figure(words.meant("one game of a match", "Games"), written((added.won, added.lost), words), note)
        if added.best is None:
            return [games]
        ahead = added.best[OURS] - added.best[THEIRS]
        return [games, Figure(words.text("Best game"), f"+{ahead}", written(added.best, words))]

    def charts(self, counted: Counted) -> Sequence[Chart]:
        added = _added(counted)
        said = instead(counted, added.games > 0, counted.words.text("What was taken isn't known of these matches."))
        return [_points_chart(counted, added, said), _taken_chart(counted, added, said)]


def strength(players: str, level: str, words: Words) -> str:
    """How strong a level is beside the one below; "" where there is none below, or not both are chosen."""
    ahead = _AHEAD.get((players, level))
    if ahead is None:
        return ""
    said = {
        "medium": words.plural(
            "Against Easy, Medium is about {count} card point ahead in a game, on average.",
            "Against Easy, Medium is about {count} card points ahead in a game, on average.",
            ahead,
        ),
        "hard": words.plural(
            "Against Medium, Hard is about {count} card point ahead in a game, on average.",
            "Against Medium, Hard is about {count} card points ahead in a game, on average.",
            ahead,
        ),
    }
    return said[level].format(count=ahead)


def _added(counted: Counted) -> Taken:
    """What was taken in all games that are told."""
    return results.added(game.reading for game in counted.games if isinstance(game.reading, MatchTaken))


def _points_chart(counted: Counted, added: Taken, said: str) -> Chart:
    """How many card points a game brought the person's side, in twenties; those that win stand out."""
    words = counted.words
    keys = (
        Key(words.meant("a game, under a chart", "won"), "full"),
        Key(words.meant("a game, under a chart", "not won"), "faint"),
    )
    head = Head(words.text("Card points in a game"), keys=keys)
    if said:
        return BarChart(head._replace(keys=(), instead=said), NO_NUMBERS, counted.read, (), ((),))
    heights = [bar.values for bar in _twenties(added.points)]
    rows = tuple((span, str(high)) for span, high in zip(_SPANS, heights, strict=True))
    headings = (words.text("Card points"), words.meant("one game of a match", "Games"))
    return BarChart(head, Numbers(headings, rows), counted.read, _SPANS, [heights], _WINNING)


def _twenties(points: Sequence[int]) -> list[Bar]:
    """How often card points fall in each of the spans; no points at all belong to the first."""
    last = ALL_POINTS - _TWENTY + 1
    return bars(points, _TWENTY, first=1, last=last)


def _taken_chart(counted: Counted, added: Taken, said: str) -> Chart:
    """Which part of what there is to take each side takes, and at the foot the card points a game brings it."""
    words, keys = counted.words, _sides(counted)
    head = Head(words.text("Taken in a game"), keys=keys)
    nothing = Row("", (0.0, 0.0), ("", ""))
    if said:
        return SidesChart(head._replace(keys=(), instead=said), NO_NUMBERS, counted.read, (), nothing)

    def row(source: str, name: str) -> Row:
        ours, theirs = added.share(source, OURS), added.share(source, THEIRS)
        percent = round(100 * ours)
        return Row(name, (ours, theirs), (words.percent(percent), words.percent(100 - percent)))

    rows = [row(source, name) for source, name in _source_names(words).items()]
    means = (added.mean_points(OURS), added.mean_points(THEIRS))
    ours, theirs = (words.decimal(mean, 1) for mean in means)
    together = Row(words.text("Points a game"), means, (ours, theirs))
    cells = tuple((one.name, *one.written) for one in (*rows, together))
    headings = (words.text("Taken in a game"), keys[0].name, keys[1].name)
    return SidesChart(head, Numbers(headings, cells), counted.read, rows, together)


def _source_names(words: Words) -> dict[str, str]:
    """A name for each of what is counted."""
    text = words.text
    return {
        "aces": text("Aces"),
        "threes": text("Threes"),
        "court": text("Court cards"),
        "trumps": text("Trumps"),
        "tricks": text("Tricks"),
        "last": text("The last trick"),
    }


def _sides(counted: Counted) -> tuple[Key, Key]:
    """What the two sides are called: as at the table that is chosen, or so that it holds for both."""
    words, chosen = counted.words, counted.chosen[_PLAYERS]
    if chosen == FOUR.name:
        return Key(side_label(OURS, words), "full"), Key(side_label(THEIRS, words), "hollow")
    theirs = words.text("Computer") if chosen == TWO.name else words.text("The others")
    return Key(words.text("You"), "full"), Key(theirs, "hollow")


STATISTICS = BriscolaStatistics()
