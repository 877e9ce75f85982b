"""A finger on a narrow strip takes the nearest one that can move; a mouse takes what it points at."""

from __future__ import annotations

import pytest

from game.cards import Card
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from scenes.intents import MOUSE, PointerId
from tests.game.scorpion.boards import board, cards, run
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.rig import NewRig, ScorpionRig

# Of the long column only 6S (place 6) and 9H (place 15) have a place to go to.
LONG = board(f"{run('S', 'K', '8')} {run('S', '6', 'A')} {run('H', 'K', 'J')} {run('H', '9', '2')} / 7S / 10H / KD")
MOVABLE = 15


@pytest.fixture
def table(new_rig: NewRig) -> ScorpionRig:
    rig = new_rig()
    rig.open(Start(CLASSIC, LONG))
    assert rig.box(0, 1).y - rig.box(0, 0).y < 24
    return rig


def _taken(rig: ScorpionRig, x: float, y: float, pointer: PointerId) -> Card:
    rig.down((x, y), pointer)
    (lowest, *_) = rig.table.showing.board.held
    rig.keys("escape")
    rig.up((x, y), pointer)
    rig.run(0.5)
    return lowest.card


@pytest.mark.parametrize("away", [-11, -6, 0, 6, 11])
def test_a_finger_within_twelve_pixels_takes_the_strip_that_can_move(away: int, table: ScorpionRig) -> None:
    strip = table.box(0, MOVABLE)
    foot = table.box(0, MOVABLE + 1).y
    y = strip.y + away if away < 0 else (foot - 1 + away if away > 0 else (strip.y + foot) / 2)
    assert (_taken(table, strip.cx, y, FINGER),) == cards("9H")


def test_a_finger_farther_away_takes_what_it_touches(table: ScorpionRig) -> None:
    strip = table.box(0, MOVABLE)
    assert _taken(table, strip.cx, strip.y - 14, FINGER) != table.card(0, MOVABLE)


def test_between_two_strips_that_can_move_the_nearer_one_is_taken(new_rig: NewRig) -> None:
    rig = new_rig()
    # 9H (place 10) goes on 10H, 7H (place 12) on 8H; 8D between them has no place.
    rig.open(Start(CLASSIC, board(f"{run('S', 'K', '4')} 9H 8D 7H {run('C', 'Q', '2')} / 10H / 8H / KD")))
    between, below = rig.box(0, 11), rig.box(0, 12)
    assert below.y - between.y < 24
    assert (_taken(rig, between.cx, between.y + 2, FINGER),) == cards("9H")
    assert (_taken(rig, between.cx, below.y - 2, FINGER),) == cards("7H")


def test_a_mouse_takes_what_it_points_at(table: ScorpionRig) -> None:
    strip = table.box(0, MOVABLE)
    assert (_taken(table, strip.cx, strip.y - 2, MOUSE),) == (table.card(0, MOVABLE - 1),)


def test_a_finger_on_a_strip_wide_enough_takes_what_it_touches(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open(Start(CLASSIC, board("QS 9H KH / 10H / 7C")))
    strip = rig.box(0, 1)
    assert rig.box(0, 2).y - strip.y >= 24
    assert (_taken(rig, strip.cx, strip.y - 3, FINGER),) == cards("QS")
