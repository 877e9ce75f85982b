"""Where points came from, read from the records of matches that were really played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import records
from game.history import History, Wanted
from game.match_scores import score
from game.scopa import points
from game.scopa.count import Sheet
from game.scopa.kept import KeptMatch
from game.scopa.match import Match
from game.scopone.kept import KeptMatch as KeptScopone
from game.seats import OURS, THEIRS
from game.statistics import tally
from game.store import FinishedGame, Outcome, Store


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(2)
    monkeypatch.setattr("game.matches.new_seed", lambda: chance.randbytes(32).hex())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games")
    yield opened
    opened.close()


def play_match(store: Store, kind: type[KeptMatch], chance: random.Random, helped_in: int = 0) -> list[Sheet]:
    """A match at random to its end; a hint is asked for in one of its deals. Returns the sheets of its deals."""
    kept, sheets = kind.begin(store, "easy", 11, napola=True), []
    while True:
        while not kept.match.state.over:
            kept.apply(chance.choice(kept.match.legal_plays()))
        if kept.match.number == helped_in:
            kept.note_help()
        assert kept.match.sheet is not None
        sheets.append(kept.match.sheet)
        if kept.match.winner is not None:
            kept.leave()
            return sheets
        kept.next_deal()


@pytest.mark.parametrize("kind", [KeptMatch, KeptScopone])
def test_points_by_source_are_those_of_every_sheet(store: Store, kind: type[KeptMatch]) -> None:
    chance = random.Random(3)
    sheets = [sheet for _ in range(3) for sheet in play_match(store, kind, chance)]
    games = store.finished(kind.TABLE)

    matches = [points.read(game.record) for game in games]
    found = points.added(read for read in matches if read)

    assert found.deals == len(sheets)
    for line in points.LINES:
        for side in (OURS, THEIRS):
            assert found.lines[line][side] == sum(getattr(sheet, line)[side] for sheet in sheets)
            assert found.a_deal(line, side) == found.lines[line][side] / len(sheets)
    for side in (OURS, THEIRS):
        assert found.totals[side] == Counter(sheet.total[side] for sheet in sheets)
        assert found.together(side) == pytest.approx(sum(sheet.total[side] for sheet in sheets) / len(sheets))
    assert found.best is not None
    assert found.best[0] - found.best[1] == max(sheet.total[0] - sheet.total[1] for sheet in sheets)
    assert [(read.target, read.napola) for read in matches if read] == [(11, True)] * 3


def test_the_score_of_a_match_says_who_won_it(store: Store) -> None:
    chance = random.Random(4)
    for _ in range(3):
        play_match(store, KeptMatch, chance)
    for game in store.finished("scopa"):
        ended = score(game)
        assert ended is not None
        assert (ended[OURS] > ended[THEIRS]) == (game.outcome is Outcome.WON)


@pytest.mark.parametrize("helped_in", [0, 1, 2])
def test_a_match_is_helped_where_a_deal_of_it_was(store: Store, helped_in: int) -> None:
    sheets = play_match(store, KeptMatch, random.Random(5), helped_in)
    assert len(sheets) >= 2
    [entry] = History(store).entries(Wanted(helped=bool(helped_in)))
    won = entry.over.outcome is Outcome.WON
    assert tally([entry.over]).unaided == (won and not helped_in)


@pytest.mark.parametrize(
    "record",
    [
        None,
        "",
        "[]",
        "{}",
        "7",
        "[" * 9000,
        '{"target":11,"napola":true,"deals":7}',
        '{"target":11,"napola":true,"deals":[7]}',
        '{"target":11,"napola":true,"deals":[{"sheet":{}}]}',
        '{"target":11,"napola":true,"deals":[{"sheet":{"cards":[1,"x"],"coins":[0,0]}}]}',
    ],
)
def test_what_is_no_record_of_a_match_tells_nothing(record: str | None) -> None:
    assert points.read(record) is None


def test_the_one_deal_of_an_older_program_has_no_points() -> None:
    record = records.write(Match("easy", 11, napola=False).record())
    assert points.read(record) == points.MatchPoints(11, False, ((0, 0),) * len(points.LINES), ())
    assert points.added([]).a_deal("scope", OURS) == points.added([]).together(OURS) == 0.0


def test_a_row_that_tells_no_points_has_no_score() -> None:
    rows = [
        FinishedGame("scopa", "easy", label, 9, 9, 0, False, "", "", Outcome.WON) for label in ("", "7", "7:", "9:4")
    ]
    assert [score(row) for row in rows] == [None, None, None, (9, 4)]
