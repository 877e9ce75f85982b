"""Finished games and their statistics as text for other programs (docs/formats.md, "Exported games"); writes no file.

The text comes in pieces, so that ten thousand games with their records can be written without holding all of it.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import groupby

from game import records
from game.history import Entry, record_of
from game.records import JsonObject
from game.statistics import tally
from game.store import FinishedGame
from game.trends import band

VERSION = 1
"""Of the format: higher where a key or a column comes to mean something else."""
MOST_GAMES = 100_000
"""More are not exported: the latest are."""
COLUMNS = (
    *("number", "game", "kind", "label", "outcome", "moves", "score", "undos"),
    *("helped", "counts", "day", "started", "ended", "seconds", "winnable", "lost_at"),
)


def as_csv(entries: Sequence[Entry]) -> Iterator[str]:
    """A line of headings and one for each game, the oldest first; `entries` in any order."""
    yield _csv_line(COLUMNS)
    for entry in _chosen(entries):
        row = _row(entry)
        yield _csv_line([int(value) if isinstance(value, bool) else value for value in row.values()])


def as_json(entries: Sequence[Entry], with_records: bool) -> Iterator[str]:
    """One object with the games, the oldest first, and the statistics of each kind; `entries` in any order.

    `with_records`: each game has its record, None where none was kept or none that can be read.
    """
    chosen = _chosen(entries)
    yield f'{{"format":"osteria-antares games","version":{VERSION},\n"statistics":['
    yield ",".join(f"\n{records.write(row)}" for row in _statistics(chosen))
    yield '\n],\n"games":['
    for place, entry in enumerate(chosen):
        row = _row(entry)
        if with_records:
            row["record"] = record_of(entry.over)
        yield f"{',' if place else ''}\n{records.write(row)}"
    yield "\n]}\n"


def _chosen(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: entry.number)[-MOST_GAMES:]


def _row(entry: Entry) -> JsonObject:
    """A game in the order of `COLUMNS`."""
    over = entry.over
    winnable, lost_at = over.verdict or (None, None)
    values = (
        *(entry.number, over.game, over.kind, over.label, over.outcome.value, over.moves, over.score, over.undos),
        *(over.assisted, over.counts, over.day or None, over.started or None, over.ended or None, over.seconds),
        *(winnable, lost_at),
    )
    return dict(zip(COLUMNS, values, strict=True))


def _csv_line(values: Sequence[object]) -> str:
    line = io.StringIO()
    csv.writer(line).writerow(values)
    return line.getvalue()


def _statistics(entries: Sequence[Entry]) -> list[JsonObject]:
    """One object for each rule set or level of a game, games that count only."""
    found = []
    by_kind = sorted((entry.over for entry in entries if entry.over.counts), key=_kind)
    for (game, kind), games in groupby(by_kind, _kind):
        count = tally(games)
        mean = None if count.mean_score is None else round(count.mean_score, 1)
        share = {key: round(value, 3) for key, value in band(count.won, count.played)._asdict().items()}
        found.append({"game": game, "kind": kind} | asdict(count) | {"mean_score": mean} | share)
    return found


def _kind(over: FinishedGame) -> tuple[str, str]:
    return over.game, over.kind
