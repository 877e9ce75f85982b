"""Cards as bits say the same as the rules and the count."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.cards import ITALIAN, ItalianCard
from game.scopa.captures import captures
from game.scopa.count import count
from game.scopa.players.bits import ALL, CARDS, PLACES, cards_of, points, set_of, takes, value_of

some_cards = st.lists(st.sampled_from(ITALIAN.cards), unique=True, max_size=12)


def test_every_card_has_a_place() -> None:
    assert sorted(PLACES.values()) == list(range(40))
    assert all(CARDS[place] is card for card, place in PLACES.items())
    assert set_of(ITALIAN) == ALL


@given(some_cards)
def test_a_set_of_cards_gives_them_back(chosen: list[ItalianCard]) -> None:
    assert set(cards_of(set_of(chosen))) == set(chosen)
    assert value_of(set_of(chosen)) == sum(card.rank for card in chosen)


@given(st.integers(1, 10), some_cards)
def test_takes_are_the_captures_of_the_rules(value: int, table: list[ItalianCard]) -> None:
    card = next((c for c in ITALIAN if c.rank == value and c not in table), None)
    if card is None:
        return

    found = takes(value, set_of(table))

    assert sorted(found) == sorted(set_of(taken) for taken in captures(card, table))


@given(st.lists(st.integers(0, 2), min_size=40, max_size=40), st.booleans())
def test_points_are_those_of_the_count(owners: list[int], napola: bool) -> None:
    """Each card is mine, the other's or nobody's."""
    piles = [tuple(c for c, owner in zip(ITALIAN, owners, strict=True) if owner == who) for who in (0, 1)]

    total = count((piles[0], piles[1]), (0, 0), napola).total

    assert points(set_of(piles[0]), set_of(piles[1]), napola) == total
