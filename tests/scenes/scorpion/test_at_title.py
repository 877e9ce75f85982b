"""What the title says of the Scorpion table."""

from __future__ import annotations

import pytest

from game.store import RunningGame
from game.words import Words
from scenes.host import nothing
from scenes.scorpion.at_title import title_table, waiting_words
from scenes.title.table import TitleTable


def shown(label: str | None, moves: int = 0) -> TitleTable:
    words = Words()
    if label is None:
        return title_table(words, None, False, nothing, nothing)
    game = RunningGame("scorpion", "{}", "classic", label, moves, 0, 0, False, "")
    return title_table(words, waiting_words(words, game), False, nothing, nothing)


@pytest.mark.parametrize(
    ("label", "moves", "line"),
    [
        ("48213", 38, "Deal 48\u2009213, 38 moves"),
        ("pysol:7", 1, "Deal pysol:7, 1 move"),
        ("rules", 2, "Deal from the rules, 2 moves"),
        ("", 14, "14 moves"),
    ],
)
def test_a_game_that_waits_is_told_by_its_deal_and_its_moves(label: str, moves: int, line: str) -> None:
    table = shown(label, moves)
    assert (table.waits, table.line) == (True, line)


def test_where_nothing_waits_it_invites_to_play() -> None:
    table = shown(None)
    assert (table.waits, table.line) == (False, "Four runs, from the king down to the ace")
