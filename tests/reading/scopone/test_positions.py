"""What the Scopone page shows could lie on a table: deals played from their first card, piles as captures leave."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.cards import ITALIAN
from game.scopa.count import Sheet
from game.scopa.state import TableSwept
from game.scopone.rules import SCOPONE
from game.seats import PERSON, next_to
from scenes.scopa.page.positions import Capture
from scenes.scopone.page.positions import NAMES, Parting, Turns, played, position, worked_deal


def the_turns() -> Turns:
    found = position("turns")
    assert isinstance(found, Turns)
    return found


def test_a_round_of_turns_shows_a_sum_an_equal_card_a_scopa_and_a_card_laid() -> None:
    turns = the_turns()

    assert [len(play.take) for play in turns.plays] == [2, 1, 1, 0]
    assert turns.plays[1].card.rank == turns.plays[1].take[0].rank
    assert [any(isinstance(event, TableSwept) for event in one.events) for one in turns.made] == [
        False,
        False,
        True,
        False,
    ]
    assert turns.tables[-1].scope == (1, 0)


def test_turns_go_to_the_right_from_the_dealers_right() -> None:
    turns = the_turns()
    seats = [play.seat for play in turns.plays]

    assert seats[0] == next_to(turns.dealer, 4) == PERSON
    assert all(later == next_to(earlier, 4) for earlier, later in pairwise(seats))


def test_a_play_the_rules_refuse_is_never_shown() -> None:
    with pytest.raises(AssertionError, match="must_capture"):
        played(SCOPONE, 136, "7D")


def test_all_forty_cards_are_in_a_deal_that_is_shown() -> None:
    for table in the_turns().tables:
        held = [card for hand in table.hands for card in hand]
        assert sorted(map(str, (*held, *table.table, *table.captured[0], *table.captured[1]))) == sorted(
            map(str, ITALIAN)
        )


@pytest.mark.parametrize("name", [name for name in NAMES if isinstance(position(name), Capture)])
def test_every_capture_that_is_shown_can_take(name: str) -> None:
    shown = position(name)
    assert isinstance(shown, Capture)

    assert shown.ways
    assert len({shown.card, *shown.table}) == 1 + len(shown.table)
    assert (len(shown.ways) > 1) == (name == "capture-choice")
    assert (set(shown.ways[0]) == set(shown.table)) == (name == "scopa")


def test_before_the_pairs_are_broken_all_are_whole_and_then_three_values_are_odd() -> None:
    parting = position("broken-pairs")
    assert isinstance(parting, Parting)
    (way,) = parting.ways

    assert parting.gone
    assert parting.odd(()) == frozenset()
    assert parting.odd((parting.card, *way)) == {3, 4, 7}


@pytest.mark.parametrize("napola", [False, True])
def test_the_deal_that_is_counted_could_have_been_played(napola: bool) -> None:
    """A capture is worth twice its card, and what is left at the end an even number: so is every pile."""
    sheet: Sheet = worked_deal(napola)

    assert sum(len(taken) for taken in sheet.taken) == len(ITALIAN)
    assert [sum(card.rank for card in taken) % 2 for taken in sheet.taken] == [0, 0]
    assert sheet.total == ((9, 2) if napola else (5, 2))
