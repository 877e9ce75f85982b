"""A pointer on cards: a tap as long as it keeps to the place of the press, then they go with it."""

from __future__ import annotations

import pytest

from game.cards import FRENCH
from scenes.intents import MOUSE, PointerDown, PointerId, PointerMoved
from scenes.table.carry import Carry, rise, rising
from scenes.table.sprites import CardSprite, Pose

FINGER: PointerId = ("touch", 1, 1)


def _sprites() -> list[CardSprite]:
    lies = Pose(100, 200, 80, face_up=True, pile=0, order=0, covered=False)
    cards = FRENCH.parse("KS"), FRENCH.parse("QS")
    return [CardSprite(card, lies._replace(y=200 + 20 * order, order=order)) for order, card in enumerate(cards)]


@pytest.mark.parametrize(("pointer", "slop"), [(MOUSE, 6), (FINGER, 12)])
@pytest.mark.parametrize("u", [1.0, 2.0])
def test_a_press_that_wanders_a_little_is_still_a_tap(pointer: PointerId, slop: int, u: float) -> None:
    carry = Carry(PointerDown(pointer, 110, 210), _sprites(), u)

    assert not carry.follow(PointerMoved(pointer, 110 + slop * u, 210))
    assert (carry.sprites[0].x, carry.sprites[0].y) == (100, 200)
    assert carry.follow(PointerMoved(pointer, 111 + slop * u, 210))
    assert carry.follow(PointerMoved(pointer, 110, 210)), "once carried it stays so"


def test_all_cards_keep_their_places_under_the_pointer() -> None:
    carry = Carry(PointerDown(MOUSE, 110, 210), _sprites(), 1.0)

    carry.follow(PointerMoved(MOUSE, 310, 110))

    assert [(one.x, one.y) for one in carry.sprites] == [(300, 100), (300, 120)]
    assert [one.corner(0.0) for one in carry.sprites] == [(300, 100), (300, 120)], "they don't trail behind"


def test_held_cards_rise_together_and_stay_up() -> None:
    held = _sprites()
    assert rising(held)

    rise(held, 0.01, 1.0)
    assert rising(held)
    assert held[0].lift == held[1].lift > 0
    rise(held, 1.0, 1.0)
    assert not rising(held)
    assert held[1].lift == 1


def test_without_motion_they_are_up_at_once() -> None:
    held = _sprites()

    rise(held, 0.001, 0.0)

    assert not rising(held)
    assert not rising([])
