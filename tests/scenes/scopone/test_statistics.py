"""What is told of finished matches of Scopone: by the deal, and by the computers' level."""

from __future__ import annotations

import pytest

from game.levels import LEVELS
from game.scopone.kept import kind_of
from game.store import FinishedGame, Outcome
from game.words import Words
from scenes.scopa.statistics import STATISTICS as SCOPA
from scenes.scopone.preferences import DEALS
from scenes.scopone.statistics import STATISTICS
from scenes.windows.statistics.told import ALL, Played

WHEN = "2026-11-30T20:00:00+01:00"


def a_match(kind: str) -> Played:
    return Played(FinishedGame("scopone", kind, "21:9", 120, 21, 0, False, WHEN, WHEN, Outcome.WON))


def test_the_deal_is_chosen_besides_the_level_and_what_is_played_to() -> None:
    filters = STATISTICS.filters([], Words())

    assert [one.name for one in filters] == ["rules", "level", "target"]
    assert [option.words for option in filters[0].options] == ["Both deals", "Scientifico", "Scopone"]


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("level", LEVELS)
def test_what_was_played_is_told_where_it_belongs(deal: str, level: str) -> None:
    match = a_match(kind_of(deal, level))
    found = [
        (rules, other)
        for rules in (ALL, *DEALS)
        for other in (ALL, *LEVELS)
        if STATISTICS.takes(match, {"rules": rules, "level": other, "target": ALL})
    ]

    assert found == [
        (rules, other)
        for rules in (ALL, *DEALS)
        for other in (ALL, *LEVELS)
        if rules in (ALL, deal) and other in (ALL, level)
    ]


def test_a_match_of_an_older_program_is_told_only_under_all() -> None:
    match = a_match("medium")

    assert STATISTICS.takes(match, {"rules": ALL, "level": ALL, "target": ALL})
    assert not STATISTICS.takes(match, {"rules": DEALS[0], "level": ALL, "target": ALL})
    assert not STATISTICS.takes(match, {"rules": ALL, "level": ALL, "target": "21:0"})


def test_a_level_that_is_chosen_is_told_beside_the_one_below_as_it_was_measured() -> None:
    assert [STATISTICS.strength(level, Words()) for level in (ALL, *LEVELS)] == [
        "",
        "",
        "Against Easy, Medium is nearly four points ahead in a deal, on average.",
        "Against Medium, Hard is nearly three points ahead in a deal, on average.",
    ]
    assert SCOPA.strength("hard", Words()) == "Against Medium, Hard wins about four matches in five."
