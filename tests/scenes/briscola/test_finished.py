"""What is said of a match of Briscola that is over, and what becomes of a record that is opened."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest

from game.briscola.kept import KeptMatch, kind_of
from game.briscola.match import Match
from game.briscola.rules import FOUR, TWO, BriscolaRules
from game.errors import RecordError
from game.records import JsonObject
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.briscola.finished import WORDS

WON, NOT_WON = Outcome.WON, Outcome.NOT_WON


def over(label: str, outcome: Outcome = WON, record: JsonObject | None = None, kind: str = "two:easy") -> FinishedGame:
    packed = b"" if record is None else zlib.compress(json.dumps(record).encode())
    return FinishedGame(
        game="briscola",
        kind=kind,
        label=label,
        moves=40,
        score=2,
        undos=0,
        assisted=False,
        started="",
        ended="2026-11-30T23:30:00+01:00",
        outcome=outcome,
        counts=True,
        seconds=None,
        packed=packed,
    )


def games(count: int, target: Any) -> JsonObject:
    return {"deals": [{}] * count, "target": target}


def played(match: Match) -> Match:
    """A deal played to its end, whatever card comes first."""
    while not match.state.over:
        match.apply(match.legal_plays()[0])
    return match


@pytest.mark.parametrize(
    ("game", "said", "facts"),
    [
        (over("2:1", record=games(4, 2)), "Won 2 : 1", ("4 games played", "first to 2 wins")),
        (over("0:2", NOT_WON, games(2, 2)), "Lost 0 : 2", ("2 games played", "first to 2 wins")),
        (over("1:1", NOT_WON, games(3, 2)), "Left at 1 : 1", ("3 games played", "first to 2 wins")),
        (over("1:0", record=games(1, 1)), "Won 1 : 0", ("1 game played",)),
        (over("1:2", NOT_WON), "Not won, 1 : 2", ()),
        (over("nonsense", NOT_WON, {"deals": 3, "target": "x"}), "Not won", ()),
    ],
)
def test_a_match_is_told_by_its_games(game: FinishedGame, said: str, facts: tuple[str, ...]) -> None:
    result = WORDS.told(game, Words())
    assert (result.words, result.facts) == (said, facts)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (kind_of(TWO.name, "hard"), "for two, Hard"),
        (kind_of(FOUR.name, "easy"), "in pairs, Easy"),
        ("two:champion", "for two, champion"),
        ("three", "three"),
    ],
)
def test_a_kind_says_how_many_played_and_how_well(kind: str, said: str) -> None:
    assert WORDS.kind(kind, Words()) == said


@pytest.mark.parametrize("rules", [TWO, FOUR], ids=lambda rules: rules.name)
def test_a_deal_under_way_goes_on_and_one_that_is_over_is_looked_at(rules: BriscolaRules) -> None:
    match = Match("easy", 2, rules, seed="ab" * 32)
    match.apply(match.legal_plays()[0])
    assert WORDS.handed_in(match.record()) == (False, match.record())
    played(match)
    assert WORDS.handed_in(match.record()) == (True, match.record())


def test_a_match_goes_on_with_its_last_deal_until_it_is_won() -> None:
    written = KeptMatch.records()
    match = played(Match("easy", 1, TWO, seed="cd" * 32))
    while match.drawn:
        match = played(match.next_deal())
    assert match.winner is not None
    won = written.write_frame(match) | {"deals": [written.write_deal(match)]}
    assert WORDS.handed_in(won).over
    longer = played(Match("easy", 2, TWO, seed="cd" * 32))
    left = written.write_frame(longer) | {"deals": [written.write_deal(longer)]}
    assert WORDS.handed_in(left) == (False, left["deals"][-1])


def test_a_record_that_cant_be_used_is_refused() -> None:
    with pytest.raises(RecordError):
        WORDS.handed_in({"game": "briscola", "players": 3})
