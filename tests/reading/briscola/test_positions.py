"""What the Briscola page shows could lie on a table, and is what its sections tell."""

from __future__ import annotations

import pytest

from game.briscola.points import ALL_POINTS
from game.cards import ITALIAN
from game.seats import PERSON, Seat
from scenes.briscola.page.positions import NAMES, Loads, Ranks, Tricks, position, tricks, worked_game

ALL_TRICKS = [name for name in NAMES if isinstance(position(name), Tricks)]


def the_tricks(name: str) -> Tricks:
    found = position(name)
    assert isinstance(found, Tricks)
    return found


def takers(name: str) -> list[tuple[int, int]]:
    """Who takes each trick, and what it counts."""
    shown = the_tricks(name)
    won = (shown.won_with(number) for number in range(len(shown.plays)))
    return [(one.seat, one.points) for one in won if one is not None]


def test_each_kind_of_trick_goes_to_who_the_page_says() -> None:
    assert takers("led-suit") == [(1, 4)]
    assert takers("other-suit") == [(PERSON, 10)]
    assert takers("trump") == [(1, 11)]
    assert takers("higher-trump") == [(PERSON, 3)]
    assert takers("pair-trick") == [(2, 21)]


def test_the_three_of_trumps_waits_for_the_ace() -> None:
    assert takers("last-tricks") == [(1, 7), (PERSON, 21), (1, 0)]
    waited = sum(points for seat, points in takers("last-tricks") if seat == PERSON)

    early = tricks("6B", ("3B 9C 4D", "AD 10C 6B"), "3B 6B 9C 10C AD 4D")
    won = [early.won_with(number) for number in range(len(early.plays))]
    at_once = sum(one.points for one in won if one is not None and one.seat == PERSON)
    assert at_once < waited, "led at once it brings its own points"


@pytest.mark.parametrize("name", ALL_TRICKS)
def test_every_trick_is_played_to_its_end(name: str) -> None:
    shown = the_tricks(name)

    assert shown.made[-1].state.over
    assert len(shown.plays) % shown.start.seats == 0


def test_a_play_the_rules_refuse_is_never_shown() -> None:
    with pytest.raises(AssertionError, match="not_in_hand"):
        tricks("5D", ("6S", "10S"), "10S 6S")


def test_the_turned_up_card_lies_beside_the_trick_unless_it_is_played() -> None:
    assert the_tricks("trump").turned_up is ITALIAN.parse("5D")
    assert the_tricks("last-tricks").turned_up is None


def test_a_suit_is_shown_from_the_ace_down_to_the_two() -> None:
    ranks = position("ranks")
    assert isinstance(ranks, Ranks)

    assert [card.rank for card in ranks.cards] == [1, 3, 10, 9, 8, 7, 6, 5, 4, 2]


def test_the_game_that_is_counted_holds_the_whole_pack() -> None:
    game: Loads = worked_game()

    assert sorted(map(str, (*game.captured[0], *game.captured[1]))) == sorted(map(str, ITALIAN))
    assert [len(side) % 2 for side in game.captured] == [0, 0], "of two players a trick is two cards"
    assert game.points == (63, 57)
    assert sum(game.points) == ALL_POINTS


def test_seats_of_a_trick_follow_one_another() -> None:
    assert [play.seat for play in the_tricks("pair-trick").plays] == [Seat(1), Seat(2), Seat(3), PERSON]
