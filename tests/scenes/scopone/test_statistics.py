"""What is told of finished matches of Scopone: by the deal, and by the computers' level."""

from __future__ import annotations

import pytest

from game.levels import LEVELS
from game.scopone.kept import kind_of
from game.statistics import Tally
from game.words import Words
from scenes.scopone.preferences import DEALS
from scenes.scopone.statistics import section

USUAL = ["Scientifico, Easy", "Scientifico, Medium", "Scientifico, Hard"]


def told(tallies: dict[str, Tally]) -> dict[str, str]:
    """What stands in each row, by its name."""
    found = {}
    for row in section(tallies, Words()).rows:
        row.box = row.box._replace(w=500)
        row.arrange()
        name, *rest = (label.text for label in row.labels())
        found[name] = " ".join(rest).replace("\u00a0", " ")
    return found


def test_at_first_there_are_the_levels_of_the_usual_deal() -> None:
    assert told({}) == dict.fromkeys(USUAL, "Not played yet")


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("level", LEVELS)
def test_what_was_played_is_told_where_it_belongs(deal: str, level: str) -> None:
    said = told({kind_of(deal, level): Tally(played=3, won=2, unaided=2, streak=0, longest=2)})
    played = [name for name, words in said.items() if words != "Not played yet"]
    assert played == [f"{deal.capitalize()}, {level.capitalize()}"]
    assert said[played[0]] == "67% 3 matches · won: 2\nlongest streak: 2"
    assert set(USUAL) <= set(said)
