"""What the title says of the Scopone table."""

from __future__ import annotations

from game.words import Words
from scenes.host import nothing
from scenes.match.at_title import waiting_words
from scenes.scopone.at_title import title_table


def test_a_match_that_waits_is_told_by_its_points_and_its_target() -> None:
    words = Words()
    table = title_table(words, waiting_words(words, (12, 9), 21), "neapolitan", nothing, nothing)
    assert (table.waits, table.line) == (True, "12 to 9, first to 21")


def test_where_nothing_waits_it_invites_to_play_and_its_fan_is_a_hand_of_ten() -> None:
    table = title_table(Words(), None, "piacentine", nothing, nothing)
    assert (table.waits, table.line) == (False, "Forty cards, two against two")
    assert len(table.fan.cards) == 10
