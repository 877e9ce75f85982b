"""What is told of finished games of Scorpion besides what every game's statistics have: what could have been won."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from game.store import FinishedGame, GameVerdict, Outcome
from game.words import Words
from scenes.scorpion.statistics import STATISTICS
from scenes.windows.statistics.told import ALL, Counted, Played, Told
from tests.windows.helper import nothing

WHEN = "2026-11-30T20:00:00+01:00"
LOST = FinishedGame("scorpion", "classic", "17", 31, 135, 0, False, WHEN, WHEN, Outcome.NOT_WON)
WON = replace(LOST, outcome=Outcome.WON, moves=51, score=690, verdict=GameVerdict(True))


def told(games: list[FinishedGame], rules: str = ALL) -> Told:
    chosen = {"rules": rules, "deals": ALL}
    played = [Played(over) for over in games]
    return STATISTICS.told(Counted(played, len(games), chosen, True, Words(), date(2026, 11, 30), nothing))


@pytest.mark.parametrize(
    ("over", "could"),
    [
        (WON, True),
        (LOST, False),
        (replace(LOST, verdict=GameVerdict(True, 7)), True),
        (replace(LOST, verdict=GameVerdict(False)), False),
        (replace(LOST, verdict=GameVerdict(None)), False),
    ],
)
def test_a_deal_that_can_be_won_was_won_or_is_proved_to_be_winnable(over: FinishedGame, could: bool) -> None:
    assert STATISTICS.takes(Played(over), {"rules": ALL, "deals": "winnable"}) is could
    assert STATISTICS.takes(Played(over), {"rules": "classic", "deals": ALL})
    assert not STATISTICS.takes(Played(over), {"rules": "wasp", "deals": ALL})


def test_it_is_said_how_many_deals_can_be_won_and_how_many_of_ones_own_could() -> None:
    missed, hopeless = replace(LOST, verdict=GameVerdict(True, 7)), replace(LOST, verdict=GameVerdict(False))
    games = [WON, WON, missed, hopeless, hopeless, LOST]

    assert told(games, "classic").sentence == (
        "About one Classic deal in eight can be won. Of your deals, 3 could be won: you won 2 of them. "
        "It isn't known of 1 game."
    )
    assert told(games).sentence == "Of your deals, 3 could be won: you won 2 of them. It isn't known of 1 game."
    assert told([hopeless], "wasp").sentence == "About seven Wasp deals in eight can be won."


def test_while_lost_games_are_still_looked_at_it_is_not_said_that_all_was_won_that_could_be() -> None:
    pending = replace(LOST, packed=b"a record")

    assert told([WON, pending, pending], "classic").sentence == (
        "About one Classic deal in eight can be won. Whether 2 games could be won is still being worked out."
    )


def test_lost_games_are_told_by_the_move_that_lost_them_once_there_are_five() -> None:
    moves = [1, 5, 6, 12, 40]
    lost = [replace(LOST, verdict=GameVerdict(True, move)) for move in moves]
    few, many = told(lost[:4]).charts[2], told(lost).charts[2]

    assert "five lost games" in few.head.instead
    assert many.head.instead == ""
    assert many.numbers.rows == (
        ("1–5", "2"), ("6–10", "1"), ("11–15", "1"), ("16–20", "0"), ("21–25", "0"), ("26+", "1"),
    )  # fmt: skip


def test_what_was_never_done_has_no_figure() -> None:
    assert [figure.name for figure in told([LOST]).figures] == ["Games", "Won", "Longest run", "Best score"]
    figures = {figure.name: figure for figure in told([LOST, WON, replace(WON, seconds=187, label="9")]).figures}
    assert (figures["Fewest moves"].value, figures["Fewest moves"].note) == ("51", "deal 17")
    assert (figures["Best score"].value, figures["Best score"].note) == ("690", "505 on average")
    assert (figures["Best time"].value, figures["Best time"].note) == ("3:07", "deal 9")
