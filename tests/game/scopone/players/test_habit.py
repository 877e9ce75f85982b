"""Habit keeps the rules on bits, and plays what appeals to it most."""

from __future__ import annotations

from game.scopa.players.bits import OF_RANK, VALUES, set_of, takes, value_of
from game.scopa.players.view import Option
from game.scopone.players.habit import CLOSING, OPENING, Habit
from game.scopone.players.view import View
from tests.game.scopa.tables import card, cards
from tests.game.scopone.players.views import deals_under_way


def appeal(habit: Habit, view: View, option: Option) -> float:
    way = habit.way(*option, view.table)
    return habit.appeal(way, option[0], view.held, view.unseen)


def test_what_a_card_does_is_what_it_may_take() -> None:
    for _, seen in deals_under_way(deals=20):
        table = set_of(seen.table)
        for value, (take, _, sweepers) in enumerate(CLOSING.ways(table)):
            if not value:
                continue
            possible = takes(value, table)
            assert take in (possible or (0,))
            lying = value_of(table) - value if take else value_of(table) + value
            assert sweepers == (OF_RANK[lying] if lying <= 10 else 0)


def test_the_favourite_appeals_most_of_all_plays() -> None:
    for habit in (CLOSING, OPENING):
        for _, seen in deals_under_way(deals=10):
            view = View.of(seen)
            favourite = habit.favourite(view.hand, view.held, view.unseen, view.table)
            best = max(appeal(habit, view, option) for option in view.options())
            assert favourite in view.options()
            assert abs(appeal(habit, view, favourite) - best) < 0.2
            ways = habit.ways(view.table)
            most = max(habit.appeal(ways[VALUES[place]], place, view.held, view.unseen) for place in view.hand)
            assert appeal(habit, view, favourite) == most


def test_a_scopa_appeals_more_and_a_table_that_may_be_swept_less() -> None:
    table = set_of(cards("3C"))
    others = set_of(cards("5S 5B 6S 9B"))
    for habit in (CLOSING, OPENING):
        hand = set_of(cards("3S 2B 6C"))
        assert habit.favourite(_places("3S 2B 6C"), hand, others, table) == (_places("3S")[0], table)
        # The 2 would leave what three fives sweep; of ten nothing is out.
        hand, others = set_of(cards("2B 7C")), set_of(cards("5S 5B 5D 9B"))
        assert habit.favourite(_places("2B 7C"), hand, others, table) == (_places("7C")[0], 0)


def test_ranks_stay_paired_for_the_side_that_plays_last() -> None:
    """A card of which all others are still out is laid less gladly by the dealer's side."""
    unseen = OF_RANK[4] & ~set_of(cards("4C"))
    place = _places("4C")[0]

    def laid(habit: Habit) -> float:
        return habit.appeal(habit.way(place, 0, 0), place, set_of(cards("4C")), unseen)

    assert laid(CLOSING) < laid(OPENING)


def _places(text: str) -> list[int]:
    return [set_of((card(one),)).bit_length() - 1 for one in text.split()]
