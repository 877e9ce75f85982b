"""Decides the figures and the chart that every game's statistics have; what else is told is each game's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import date

from game.statistics import Bests, Tally
from game.store import FinishedGame
from game.trends import Bar, band, thinned, window_for, won_of_last
from game.words import Words
from scenes.look.lettering import grouped
from scenes.when import length_words
from scenes.widgets.charts.bars import BarChart
from scenes.widgets.charts.chart import Chart, Head, Key, Numbers
from scenes.widgets.charts.figures import Figure
from scenes.widgets.charts.share import ShareChart
from scenes.windows.statistics.told import Counted

LEAST = 5
"""Of fewer games there is no chart."""
_SAID = 40
"""So many of the last shares are read out at most."""
_DRAWN = 240
"""So many shares are drawn at most."""


def too_few(words: Words) -> str:
    """What stands in the place of a chart of very few games."""
    return words.text("There's a picture here from five games on.")


def still_read(words: Words) -> str:
    """What stands in the place of a chart while records are being read."""
    return words.text("Going through the games …")


def span_note(counted: Counted) -> str:
    """Of how many games these are, or in how many days all of them were played."""
    words, count = counted.words, len(counted.games)
    if count < counted.played:
        return words.text("of {count} played").format(count=grouped(counted.played))
    try:
        days = [date.fromisoformat(over.ended[:10]) for over in counted.overs]
    except ValueError:
        return ""
    span = (max(days) - min(days)).days + 1
    return words.plural("in {count} day", "in {count} days", span).format(count=grouped(span))


def won_figure(count: Tally, words: Words) -> Figure:
    """How many were won, and alone or with help where there was help."""
    share = (count.unaided / count.played, count.helped / count.played)
    keys: tuple[Key, ...] = ()
    if count.helped:
        alone = words.text("alone {count}").format(count=count.unaided)
        keys = (
            Key(alone, "full"),
            Key(words.text("with help {count}").format(count=count.helped), "faint"),
        )
    return Figure(words.meant("how many", "Won"), grouped(count.won), "", words.percent(count.percent), share, keys)


def run_figure(count: Tally, words: Words) -> Figure:
    """The longest run of wins, and the one that goes on."""
    note = words.text("{count} at present").format(count=count.streak)
    return Figure(words.text("Longest run"), grouped(count.longest), note)


def time_figure(best: Bests, words: Words, note: Callable[[FinishedGame], str]) -> list[Figure]:
    """The quickest win, of those played by the clock; nothing where there is none. `note` says which it was."""
    quickest = best.quickest
    if quickest is None or quickest.seconds is None:
        return []
    return [Figure(words.text("Best time"), length_words(quickest.seconds), note(quickest))]


def share_chart(counted: Counted, note: str) -> Chart:
    """The share won of the last games after each of them; `note` says of how many ({count})."""
    words, window = counted.words, window_for(len(counted.games))
    head = Head(words.text("Share won"), note.format(count=window))
    if len(counted.games) < LEAST:
        return ShareChart(head._replace(note="", instead=too_few(words)), NO_NUMBERS, counted.read, (), words.percent)
    # Of the very first games a share says nothing yet.
    won = list(enumerate(won_of_last(counted.overs, window), start=1))[LEAST - 1 :]

    def said(share: float) -> str:
        return words.percent(round(100 * share))

    headings = (words.text("After game"), words.text("Share won"), words.text("Likely between"))
    between = words.text("{low} and {high}")
    rows = [
        (grouped(number), said(one.share), between.format(low=said(one.low), high=said(one.high)))
        for number, one in ((number, band(*pair)) for number, pair in reversed(won[-_SAID:]))
    ]
    shares = [band(*pair) for _, pair in thinned(won, _DRAWN)]
    return ShareChart(head, Numbers(headings, tuple(rows)), counted.read, shares, words.percent)


NO_NUMBERS = Numbers((), ())


def bar_name(bar: Bar) -> str:
    """What stands under a bar: a value, the first and the last of several, or from which on."""
    if bar.last is None:
        return f"{bar.first}+"
    return str(bar.first) if bar.last == bar.first else f"{bar.first}–{bar.last}"


def bar_chart(
    head: Head,
    headings: tuple[str, ...],
    bars: Sequence[Bar],
    read: Callable[[Chart], None],
    marked: Collection[int] = (),
) -> Chart:
    """How often values come, as one bar for each."""
    names = [bar_name(bar) for bar in bars]
    heights = [bar.values for bar in bars]
    rows = tuple((name, str(height)) for name, height in zip(names, heights, strict=True))
    return BarChart(head, Numbers(headings, rows), read, names, [heights], marked)
