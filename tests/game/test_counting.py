"""The table of docs/counting.md, line by line: what a game that ends or is left counts as."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game import records
from game.briscola import kept as briscola
from game.briscola.rules import FOUR
from game.kept_match import KeptMatch
from game.scopa import kept as scopa
from game.scopone import kept as scopone
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.solver import solve
from game.scorpion.state import Move
from game.scorpion.variants import CLASSIC, RELAXED, WASP
from game.seats import PERSON, Seat, next_to
from game.statistics import tally
from game.store import FinishedGame, Outcome, Store

PAGE = Path(__file__).resolve().parents[2] / "docs/counting.md"
DAY = "2026-12-01"
RULES_DEAL = Start.named(CLASSIC, "rules")
Play = Callable[[Store], None]


def moves(start: Start) -> list[Move]:
    """Moves that win the game."""
    found = solve(start.rules, start.state, 200_000).moves
    assert found
    return list(found)


def begun(store: Store, start: Start = RULES_DEAL, count: int | None = None, day: str = "") -> KeptGame:
    """A game with so many moves made, won where no number is said."""
    return on(KeptGame.deal(store, start, day), count)


def on(game: KeptGame, count: int | None = None) -> KeptGame:
    for move in moves(game.start)[:count]:
        game.apply(move)
    return game


def won(store: Store, start: Start = RULES_DEAL, day: str = "") -> None:
    begun(store, start, day=day).leave()


def left(store: Store, start: Start = RULES_DEAL, count: int = 3, day: str = "") -> None:
    begun(store, start, count, day).leave()


def after_two_and_back(store: Store) -> None:
    game = begun(store, count=2)
    for action in (game.undo, game.undo, game.redo, game.redo):
        action()
    game.leave()


def after_three_and_back(store: Store) -> None:
    game = begun(store, count=3)
    for _ in range(3):
        game.undo()
    game.leave()


def begun_again(store: Store, first: int, then: int | None) -> None:
    game = begun(store, count=first)
    game.restart()
    on(game, then).leave()


def with_the_win_taken_back(store: Store) -> None:
    game = begun(store)
    game.undo()
    game.leave()


def with_help_taken_back(store: Store) -> None:
    game = begun(store, count=1)
    game.note_help()
    game.undo()
    on(game).leave()


def from_a_record(store: Store) -> None:
    game = KeptGame.reopen(store, RULES_DEAL, [])
    on(game).leave()


def from_a_position(store: Store) -> None:
    on(KeptGame.reopen(store, Start(CLASSIC, RULES_DEAL.state), [])).leave()


def after(first: Play, then: Play) -> Play:
    """Two games, one after the other; the last one's row is looked at."""

    def play(store: Store) -> None:
        first(store)
        then(store)

    return play


def number_24(name: str) -> Start:
    return Start.named(RELAXED, name)


SCORPION: dict[str, Play] = {
    "left before the first move": lambda store: left(store, count=0),
    "left after two moves": lambda store: left(store, count=2),
    "left after two moves, taken back and done again": after_two_and_back,
    "left after three moves": left,
    "left after three moves, all taken back": after_three_and_back,
    "left after two moves, begun again, and two more": partial(begun_again, first=2, then=2),
    "left after two moves, begun again": partial(begun_again, first=2, then=0),
    "won": won,
    "won after it was begun again": partial(begun_again, first=5, then=None),
    "won, the win taken back, then left": with_the_win_taken_back,
    "won, with a hint that was taken back": with_help_taken_back,
    "won on a deal that was won before": after(won, won),
    "won on a deal that was left before": after(left, won),
    "won on a deal that was not played before": after(lambda store: left(store, count=2), won),
    "won on the same number under other rules": after(
        lambda store: left(store, Start.numbered(WASP, 1)), lambda store: won(store, Start.numbered(RELAXED, 1))
    ),
    "won on pysol:24 after ms24": after(
        lambda store: left(store, number_24("ms24")), lambda store: won(store, number_24("pysol:24"))
    ),
    "won from a record handed in": from_a_record,
    "won from a position handed in": from_a_position,
    "won on a deal that was won from a record handed in": after(from_a_record, won),
    "the deal of the day, won": lambda store: won(store, day=DAY),
    "the deal of the day, won after it was left": after(
        lambda store: left(store, day=DAY), lambda store: won(store, day=DAY)
    ),
}


Begin = Callable[[Store], KeptMatch[Any]]
"""A new match."""


def play_until(kept: KeptMatch[Any], player: int) -> KeptMatch[Any]:
    """Play on until this player has played a card, and whoever was to play before."""
    while not any(step.before.to_play == player for step in kept.match.log):
        kept.apply(kept.match.legal_plays()[0])
    return kept


def a_match(begin: Begin, store: Store, first: int | None = None) -> KeptMatch[Any]:
    """A new match in which this player plays first."""
    while True:
        kept = begin(store)
        if first is None or kept.match.first == first:
            return kept


def in_the_second_deal(begin: Begin, store: Store, advised: bool = False) -> None:
    kept = a_match(begin, store)
    if advised:
        kept.note_help()
    while not kept.match.state.over:
        kept.apply(kept.match.legal_plays()[0])
    kept.next_deal()
    kept.leave()


def from_a_deal_handed_in(begin: Begin, store: Store) -> None:
    kept = a_match(begin, store)
    record = records.parse(records.write(kept.match.record()))
    kept.leave()
    play_until(kept.reopen(store, record, "easy"), PERSON).leave()


def matches(begin: Begin, seats: int, computers: str) -> dict[str, Play]:
    """The cases of a game that is played in matches; `computers` is what the page says of those who play before."""
    last, after = Seat(seats - 1), next_to(PERSON, seats)
    return {
        "left before the first card": lambda store: a_match(begin, store).leave(),
        f"left after {computers}": lambda store: play_until(a_match(begin, store, after), last).leave(),
        "left after a card of the person's": lambda store: play_until(a_match(begin, store), PERSON).leave(),
        "left in the second deal, before its first card": partial(in_the_second_deal, begin),
        "left in the second deal, with advice in the first": partial(in_the_second_deal, begin, advised=True),
        "left after a card of the person's, from a record handed in": partial(from_a_deal_handed_in, begin),
    }


CASES: dict[str, dict[str, Play]] = {
    "scorpion": SCORPION,
    "scopa": matches(lambda store: scopa.KeptMatch.begin(store, "easy", 11, False), 2, "a card of the computer's"),
    "scopone": matches(
        lambda store: scopone.KeptMatch.begin(store, "easy", 11, False), 4, "cards of all three computers"
    ),
    "briscola": matches(lambda store: briscola.KeptMatch.begin(store, "easy", 2), 2, "a card of the computer's"),
    "briscola for four": matches(
        lambda store: briscola.KeptMatch.begin(store, "easy", 2, FOUR), 4, "cards of all three computers"
    ),
}


def said(game: FinishedGame | None, case: str) -> str:
    """A game that was left or ended, in the words of the page. Of what was handed in nothing is kept."""
    if game is None:
        return "nothing" if "handed in" in case else "not played"
    words = {Outcome.WON: "won", Outcome.NOT_WON: "not won"}[game.outcome] if game.counts else "nothing"
    return (
        words
        + ", helped" * (game.counts and game.assisted)
        + ", for its day" * (game.day == DAY and game.outcome is Outcome.WON)
    )


def page() -> dict[str, dict[str, str]]:
    """The cases of the page: for each game what each counts as."""
    found: dict[str, dict[str, str]] = {}
    table: dict[str, str] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        row = re.fullmatch(r"\| (.+) \| (.+) \|", line)
        if row is not None and row[2] == "counts as":
            table = found.setdefault(row[1].lower(), {})
        elif row is not None:
            table[row[1]] = row[2]
    return found


def test_the_page_and_the_cases_are_the_same() -> None:
    assert {game: set(cases) for game, cases in page().items()} == {game: set(CASES[game]) for game in CASES}


@pytest.mark.parametrize(
    ("game", "case", "play"),
    [(game, *case) for game, cases in CASES.items() for case in cases.items()],
)
def test_a_case_counts_as_the_page_says(game: str, case: str, play: Play, tmp_path: Path) -> None:
    store = Store(tmp_path)
    play(store)
    store.close()

    games = Store(tmp_path).finished(game.split()[0])
    expected = page()[game][case]

    assert said(games[-1] if games else None, case) == expected
    assert tally(games[-1:]).played == (expected.split(",")[0] in ("won", "not won"))


def test_a_second_instance_counts_for_nothing(tmp_path: Path) -> None:
    first = Store(tmp_path)
    second = Store(tmp_path)
    second.play_without_saving()
    won(second)
    second.close()
    first.close()

    assert Store(tmp_path).finished("scorpion") == []
