"""Under which names the rows of the settings stand that several games share."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from scenes.widgets.pieces import Caption, Item
from scenes.windows.settings_rows import Shared, grouped

Rows = tuple[str, Sequence[Item], Sequence[Shared]]


NAMES: dict[int, str] = {}
"""What the rows below are called, by their identities."""


def row(name: str) -> Item:
    made = Caption(name)
    NAMES[id(made)] = name
    return made, 0, 0


PACK, PAUSE = Shared("pack", row("pack")), Shared("pause", row("pause"))
FIRST: Rows = ("First", [row("light")], [])
SECOND: Rows = ("Second", [row("target")], [PACK, PAUSE])
THIRD: Rows = ("Third", [row("deal")], [Shared("pack", row("pack")), Shared("pause", row("pause"))])


def names(games: Sequence[Rows], at_table: bool) -> dict[str, list[str]]:
    return {title: [NAMES[id(piece)] for piece, _, _ in rows] for title, rows in grouped(games, at_table)}


def test_a_row_of_several_games_stands_once_under_all_their_names() -> None:
    assert names([FIRST, SECOND, THIRD], at_table=False) == {
        "First": ["light"],
        "Second": ["target"],
        "Third": ["deal"],
        "Second, Third": ["pack", "pause"],
    }


@pytest.mark.parametrize("at_table", [False, True])
def test_where_no_other_game_has_it_it_is_the_game_s_own(at_table: bool) -> None:
    assert names([SECOND, FIRST], at_table) == {"Second": ["target", "pack", "pause"], "First": ["light"]}


def test_at_a_table_all_its_rows_are_together() -> None:
    assert names([THIRD, FIRST, SECOND], at_table=True) == {
        "Third": ["deal", "pack", "pause"],
        "First": ["light"],
        "Second": ["target"],
    }


def test_at_another_table_it_stands_under_the_names_of_those_that_share_it() -> None:
    assert list(names([FIRST, SECOND, THIRD], at_table=True)) == ["First", "Second", "Third", "Second, Third"]
