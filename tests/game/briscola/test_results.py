"""What each side took, read from the records of matches of Briscola that were really played."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import records
from game.briscola import results
from game.briscola.kept import KeptMatch
from game.briscola.match import Match
from game.briscola.points import points_of
from game.briscola.rules import FOUR, TWO, BriscolaRules
from game.cards import ACE
from game.match_scores import score
from game.seats import OURS, SIDES, THEIRS, side_of
from game.store import Outcome, Store


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(7)
    monkeypatch.setattr("game.matches.new_seed", lambda: chance.randbytes(32).hex())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games")
    yield opened
    opened.close()


def play_match(store: Store, rules: BriscolaRules, chance: random.Random, target: int = 2) -> list[Match]:
    """A match at random to its end; returns its games."""
    kept, games = KeptMatch.begin(store, "easy", target, rules), []
    while True:
        while not kept.match.state.over:
            kept.apply(chance.choice(kept.match.legal_plays()))
        games.append(kept.match)
        if kept.match.winner is not None:
            kept.leave()
            return games
        kept.next_deal()


@pytest.mark.parametrize("rules", [TWO, FOUR], ids=["two", "four"])
def test_what_was_taken_is_what_lies_in_the_piles_of_every_game(store: Store, rules: BriscolaRules) -> None:
    chance = random.Random(3)
    games = [game for _ in range(3) for game in play_match(store, rules, chance)]
    matches = [results.read(over.record) for over in store.finished("briscola")]
    found = results.added(match for match in matches if match)

    assert [match.target for match in matches if match] == [2] * 3
    assert found.points == tuple(game.points[OURS] for game in games if game.points)
    assert (found.won, found.lost, found.drawn) == (
        sum(game.won_by == OURS for game in games),
        sum(game.won_by == THEIRS for game in games),
        sum(game.drawn for game in games),
    )
    for side in (OURS, THEIRS):
        piles = [card for game in games for card in game.state.captured[side]]
        assert found.sums["aces"][side] == sum(card.rank == ACE for card in piles)
        assert found.sums["threes"][side] == sum(card.rank == 3 for card in piles)
        assert found.sums["court"][side] == sum(0 < points_of(card) < 10 for card in piles)
        trumps = [card for game in games for card in game.state.captured[side] if card.suit is game.state.trump]
        assert found.sums["trumps"][side] == len(trumps)
        tricks = [taker for game in games for taker in game.takers if side_of(taker) == side]
        assert found.sums["tricks"][side] == len(tricks)
        assert found.sums["last"][side] == sum(side_of(game.takers[-1]) == side for game in games)
    won = [game.points for game in games if game.points and game.won_by == OURS]
    assert found.best == max(won, default=None)


def test_shares_and_means_are_of_all_games_together(store: Store) -> None:
    games = play_match(store, TWO, random.Random(5), target=3)
    [over] = store.finished("briscola")
    match = results.read(over.record)
    assert match is not None
    found = results.added([match])

    for name in results.TAKEN:
        assert sum(found.share(name, side) for side in (OURS, THEIRS)) == pytest.approx(1)
    mine = sum(game.points[OURS] for game in games if game.points) / len(games)
    assert found.mean_points(OURS) == pytest.approx(mine)
    assert found.mean_points(THEIRS) == pytest.approx(120 - mine)


def test_without_a_game_nothing_was_taken() -> None:
    nothing = results.added([])
    assert (nothing.games, nothing.best) == (0, None)
    assert [nothing.mean_points(side) for side in (OURS, THEIRS)] == [0.0, 0.0]
    assert nothing.share("aces", OURS) == 0.0


def test_the_row_of_a_match_says_how_many_games_each_side_won(store: Store) -> None:
    games = play_match(store, FOUR, random.Random(8))
    [over] = store.finished("briscola")
    won = tuple(sum(game.won_by == side for game in games) for side in range(SIDES))
    assert score(over) == won
    assert (won[OURS] > won[THEIRS]) == (over.outcome is Outcome.WON)


def written(store: Store) -> records.JsonObject:
    """The record of a match that is over."""
    play_match(store, TWO, random.Random(4))
    return records.parse(store.finished("briscola")[0].record or "")


def test_a_game_that_was_left_and_one_that_counts_otherwise_tell_nothing(store: Store) -> None:
    match = written(store)
    whole = len(match["deals"])
    left = json.loads(json.dumps(match))
    left["deals"][-1].pop("result")
    left["deals"][-1]["plays"] = left["deals"][-1]["plays"][:-2]
    other = json.loads(json.dumps(match))
    other["deals"][0]["result"]["points"] = [60, 60] if other["deals"][0]["result"]["points"] != [60, 60] else [61, 59]

    for record in (left, other):
        found = results.read(records.write(record))
        assert found is not None
        assert len(found.games) == whole - 1


@pytest.mark.parametrize(
    "record",
    [
        None,
        "",
        "[]",
        "{}",
        "7",
        "[" * 9000,
        '{"game":"scopa","target":11,"deals":[]}',
        '{"game":"briscola","target":"2","deals":[]}',
        '{"game":"briscola","target":2,"deals":7}',
        '{"game":"briscola","target":2,"deals":[7]}',
        '{"game":"briscola","target":2,"deals":[{"players":3,"plays":[]}]}',
        '{"game":"briscola","target":2,"deals":[{"players":2,"plays":["XX"]}]}',
        '{"game":"briscola","target":2,"deals":[{"players":[],"plays":[]}]}',
    ],
)
def test_what_is_no_record_of_a_match_tells_nothing(record: str | None) -> None:
    assert results.read(record) is None


@pytest.mark.parametrize("key", ["players", "deck", "first", "plays"])
@pytest.mark.parametrize("value", [None, [], "x", 99, {}])
def test_a_broken_game_never_stops_the_reading(store: Store, key: str, value: object) -> None:
    match = written(store)
    match["deals"][0][key] = value
    found = results.read(records.write(match))
    assert found is None or len(found.games) <= len(match["deals"])
