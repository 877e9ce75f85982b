"""Which place a table card keeps: nothing jumps, holes are filled, and it is laid closer only when it must be."""

from __future__ import annotations

import random

import pytest

from game.scopa.rules import SCOPA
from game.scopa.state import State
from scenes.scopa.geometry import Geometry
from scenes.scopa.slots import Slots
from tests.game.scopa.tables import cards, made, numbered

WIDE, TALL = Geometry((1280, 720), "neapolitan", 1.0), Geometry((720, 1280), "neapolitan", 1.0)
SMALL = Geometry((800, 480), "neapolitan", 1.0)


def laid(text: str) -> Slots:
    slots = Slots()
    slots.follow(cards(text))
    return slots


def test_a_card_keeps_its_place_when_others_leave() -> None:
    slots = laid("AD 2D 3D 4D")
    before = slots.boxes(WIDE)
    slots.follow(cards("AD 4D"))
    after = slots.boxes(WIDE)
    assert after == {card: before[card] for card in cards("AD 4D")}


def test_the_next_card_fills_the_first_hole() -> None:
    slots = laid("AD 2D 3D 4D")
    hole = slots.boxes(WIDE)[cards("2D")[0]]
    slots.follow(cards("AD 4D"))
    slots.follow(cards("AD 4D 7S"))
    assert slots.boxes(WIDE)[cards("7S")[0]] == hole


def test_a_bare_table_begins_in_the_middle_again() -> None:
    slots = laid("AD 2D 3D 4D")
    first = slots.boxes(WIDE)[cards("AD")[0]]
    slots.follow(cards("4D"))
    slots.follow(())
    slots.follow(cards("9B"))
    assert slots.boxes(WIDE)[cards("9B")[0]] == first


def test_a_bare_table_is_laid_wide_again() -> None:
    slots, wide = laid("AD 2D 3D 4D 5D 6D 7D 8D 9D"), laid("AC 2C").boxes(WIDE)
    assert slots.boxes(WIDE)
    slots.follow(())
    slots.follow(cards("AC 2C"))
    assert slots.boxes(WIDE) == wide


def test_when_a_round_is_dealt_the_cards_close_up_over_the_holes_and_keep_their_order() -> None:
    slots = laid("AD 2D 3D 4D 5D 6D")
    slots.follow(cards("AD 3D 5D"))
    before = slots.boxes(WIDE)
    slots.close()
    after = slots.boxes(WIDE)
    assert set(after.values()) == set(laid("AD 2D 3D").boxes(WIDE).values()), "as three cards lie that were laid first"
    assert sorted(before, key=lambda card: before[card].x) == sorted(after, key=lambda card: after[card].x)


def test_closed_up_the_table_is_laid_wide_again() -> None:
    slots = laid("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D")
    slots.follow(cards("AD 3D 9D"))
    slots.close()
    assert set(slots.boxes(SMALL).values()) == set(laid("AC 2C 3C").boxes(SMALL).values())


@pytest.mark.parametrize("count", [4, 7, 8, 9, 12])
def test_the_table_looks_the_same_at_a_size_whatever_sizes_came_before(count: int) -> None:
    lying = cards("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D AC 2C")[:count]
    fresh, shown = Slots(), Slots()
    fresh.follow(lying)
    for number in range(1, count + 1):
        shown.follow(lying[:number])
        for geometry in (TALL, SMALL, WIDE):
            shown.boxes(geometry)
    for geometry in (SMALL, WIDE, TALL):
        assert shown.boxes(geometry) == fresh.boxes(geometry)


@pytest.mark.parametrize("geometry", [WIDE, TALL], ids=["wide", "tall"])
def test_cards_are_laid_closer_only_when_more_lie_than_fit(geometry: Geometry) -> None:
    slots, lying = Slots(), list(cards("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D AC 2C"))
    slots.follow(lying[: geometry.base_slots])
    before = slots.boxes(geometry)
    slots.follow(lying[: geometry.base_slots - 2])
    slots.follow(lying[: geometry.base_slots])
    assert slots.boxes(geometry) == before
    slots.follow(lying[: geometry.base_slots + 1])
    closer = slots.boxes(geometry)
    assert closer != {**before, lying[geometry.base_slots]: closer[lying[geometry.base_slots]]}
    slots.follow(lying[: geometry.base_slots - 1])
    assert all(box == closer[card] for card, box in slots.boxes(geometry).items()), (
        "never wider again before it is bare"
    )


@pytest.mark.parametrize("number", range(1, 40))
def test_through_a_whole_deal_no_card_moves_but_when_the_table_is_laid_closer(number: int) -> None:
    rng, slots = random.Random(number), Slots()
    state: State = numbered(number)
    slots.follow(state.table)
    most = WIDE.base_slots
    while not state.over:
        before = slots.boxes(WIDE)
        state = made(state, rng.choice(SCOPA.legal_moves(state))).state
        slots.follow(state.table)
        after = slots.boxes(WIDE)
        assert set(after) == set(state.table)
        assert len(set(after.values())) == len(after), "no two cards share a place"
        if len(state.table) <= most:
            assert all(after[card] == before[card] for card in before if card in after)
        most = max(most, len(state.table))


def test_a_table_that_is_laid_for_many_can_be_closed_up_and_one_that_is_not_stays() -> None:
    slots, lying = Slots(), list(cards("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D"))
    slots.follow(lying)
    slots.follow(lying[5:])
    closed = laid("6D 7D 8D 9D 10D").boxes(WIDE)
    slots.tidy(10)
    assert sorted(slots.boxes(WIDE).values()) != sorted(closed.values())
    order = sorted(lying[5:], key=lambda card: slots.boxes(WIDE)[card].x)
    slots.tidy(9)
    assert slots.boxes(WIDE).keys() == set(lying[5:])
    assert sorted(slots.boxes(WIDE).values()) == sorted(closed.values())
    assert sorted(lying[5:], key=lambda card: slots.boxes(WIDE)[card].x) == order
