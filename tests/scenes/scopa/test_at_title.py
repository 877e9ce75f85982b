"""What the title says of the Scopa table."""

from __future__ import annotations

from game.words import Words
from scenes.host import nothing
from scenes.match.at_title import waiting_words
from scenes.scopa.at_title import title_table


def test_a_match_that_waits_is_told_by_its_points_and_its_target() -> None:
    words = Words()
    table = title_table(words, waiting_words(words, (7, 5), 11), "neapolitan", nothing, nothing)
    assert (table.waits, table.line) == (True, "7 to 5, first to 11")


def test_where_nothing_waits_it_invites_to_play() -> None:
    table = title_table(Words(), None, "piacentine", nothing, nothing)
    assert (table.waits, table.line) == (False, "Forty cards, and the computer across the table")
