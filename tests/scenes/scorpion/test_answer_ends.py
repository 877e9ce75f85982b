"""Everything that ends the answer to "why?", and what is done to the game by it."""

from __future__ import annotations

import pytest

from game.scorpion.solver.reason import LostByChain, NotKnown
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerId, PointerMoved, PointerUp
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.advised import buttons, sign_button
from tests.scenes.scorpion.asked import Asked
from tests.scenes.scorpion.rig import ScorpionRig


@pytest.fixture
def asked(rig: ScorpionRig) -> Asked:
    return Asked(rig)


@pytest.mark.parametrize("pointer", [MOUSE, FINGER], ids=["mouse", "finger"])
def test_the_button_takes_the_moves_back(asked: Asked, pointer: PointerId) -> None:
    assert isinstance(asked.reason, LostByChain)
    panel = asked.show()
    assert buttons(panel)
    asked.press(buttons(panel)[0], pointer)

    assert asked.undone == [asked.reason.alive] == [20]
    assert not asked.why.shown


def test_enter_is_the_button(asked: Asked) -> None:
    asked.show()
    assert asked.why.handle(KeyPressed("enter"))
    assert asked.undone == [20]


def test_without_an_undo_enter_closes(asked: Asked) -> None:
    panel = asked.show(NotKnown(100))
    assert not buttons(panel)
    assert asked.why.handle(KeyPressed("enter"))
    assert not asked.why.shown
    assert asked.undone == []


def test_escape_and_the_cross_close_it(asked: Asked) -> None:
    asked.show()
    assert asked.why.handle(KeyPressed("escape"))
    assert not asked.why.shown
    panel = asked.show()
    asked.press(sign_button(panel, "Close"))
    assert not asked.why.shown


@pytest.mark.parametrize("intent", [PointerDown(MOUSE, 400, 5), KeyPressed("u"), KeyPressed("z", ctrl=True)], ids=str)
def test_what_is_done_elsewhere_hides_it_and_is_done(asked: Asked, intent: PointerDown | KeyPressed) -> None:
    asked.show()
    assert not asked.why.handle(intent)
    assert not asked.why.shown


def test_a_press_that_leaves_its_button_does_nothing(asked: Asked) -> None:
    panel = asked.show()
    assert buttons(panel)
    at = buttons(panel)[0].box.cx, buttons(panel)[0].box.cy
    assert asked.why.handle(PointerDown(MOUSE, *at))
    asked.why.handle(PointerMoved(MOUSE, 1, 1))
    assert asked.why.handle(PointerUp(MOUSE, 1, 1))
    assert asked.undone == []
    assert asked.why.shown


def test_a_press_on_the_words_is_not_for_the_cards_below(asked: Asked) -> None:
    panel = asked.show()
    at = panel.box.x + 3, panel.box.y + 3
    assert asked.why.handle(PointerDown(MOUSE, *at))
    assert asked.why.handle(PointerUp(MOUSE, *at))
    assert asked.why.shown


def test_while_nothing_is_shown_nothing_is_taken(asked: Asked) -> None:
    assert not asked.why.handle(KeyPressed("escape"))
    assert not asked.why.handle(PointerDown(MOUSE, 1, 1))
    assert not asked.why.moving
    assert not asked.why.waiting
