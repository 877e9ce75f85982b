"""How many of a player's games were of deals that can be won, and how many of those were won."""

from __future__ import annotations

from game.scorpion.census import Winnable, losing_moves, winnable_games
from game.store import FinishedGame, GameVerdict, Outcome

WHEN = "2026-12-01T20:15:00+01:00"


def finished(outcome: Outcome, verdict: GameVerdict | None, counts: bool = True, packed: bytes = b"") -> FinishedGame:
    return FinishedGame(
        "scorpion", "classic", "7", 40, 200, 0, False, WHEN, WHEN, outcome, counts, packed=packed, verdict=verdict
    )


GAMES = [
    finished(Outcome.WON, None, packed=b"a record"),
    finished(Outcome.WON, GameVerdict(None)),
    finished(Outcome.WON, GameVerdict(True)),
    finished(Outcome.WON, None, counts=False),
    finished(Outcome.NOT_WON, GameVerdict(True, 37)),
    finished(Outcome.NOT_WON, GameVerdict(True, 3), counts=False),
    finished(Outcome.NOT_WON, GameVerdict(True)),
    finished(Outcome.NOT_WON, GameVerdict(False)),
    finished(Outcome.NOT_WON, GameVerdict(None)),
    finished(Outcome.NOT_WON, None),
]


def test_games_of_deals_that_can_be_won_are_counted() -> None:
    assert winnable_games(GAMES) == Winnable(won=3, missed=2, lost=1, unknown=2)
    assert winnable_games(GAMES).winnable == 5
    assert winnable_games([]) == Winnable()


def test_nothing_is_told_of_winnable_deals_before_the_lost_games_are_worked_out() -> None:
    won = [finished(Outcome.WON, None, packed=b"a record")] * 8
    pending = finished(Outcome.NOT_WON, None, packed=b"a record")

    assert winnable_games([*won, pending]) == Winnable(won=8, pending=1)
    assert not winnable_games([*won, pending]).telling
    assert winnable_games([*won, finished(Outcome.NOT_WON, GameVerdict(True)), pending]).telling


def test_won_games_whose_records_were_not_kept_are_not_held_against_lost_ones() -> None:
    assert winnable_games([finished(Outcome.WON, None), finished(Outcome.NOT_WON, None)]) == Winnable(unknown=1)


def test_the_moves_that_lost_are_those_of_games_that_count() -> None:
    assert losing_moves(GAMES) == [37]
