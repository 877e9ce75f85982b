"""What the title says of the Briscola table, and what lies there."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.words import LANGUAGES, Words
from scenes.briscola.at_title import title_table, waiting_words
from scenes.host import nothing


@pytest.mark.parametrize(
    ("games", "target", "said"),
    [
        ((1, 0), 2, "1 to 0, first to 2 wins"),
        ((2, 2), 3, "2 to 2, first to 3 wins"),
        ((0, 0), 1, "A single game under way"),
    ],
)
def test_a_match_that_waits_is_told_by_the_games_won(games: tuple[int, int], target: int, said: str) -> None:
    words = Words()
    table = title_table(words, waiting_words(words, games, target), "neapolitan", nothing, nothing)
    assert (table.waits, table.line) == (True, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_never_called_points(language: str) -> None:
    words = Words(language)
    points = {"en": "point", "cs": "bod", "sk": "bod", "el": "πόντ", "sv": "poäng", "it": "punt"}[language]
    assert points not in waiting_words(words, (1, 0), 2).lower()


def test_where_nothing_waits_it_invites_and_its_fan_is_stock_trump_and_a_hand() -> None:
    table = title_table(Words(), None, "piacentine", nothing, nothing)
    assert (table.waits, table.line) == (False, "Three cards and a trump")
    assert len(table.fan.cards) == 3
    assert table.fan.trump is not None
    lying = [*table.fan.cards, table.fan.trump]
    assert len(set(lying)) == 4
    assert set(lying) <= set(ITALIAN)
