"""Fingers on a touchscreen: a drag, a tap, and a second finger that must not disturb the first."""

from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting


def test_a_finger_drags_a_unit(touch_sitting: ScorpionSitting) -> None:
    touch_sitting.start(size=(1200, 680), record=RECORD)
    touch_sitting.desk.touch.swipe(touch_sitting.grip(1, 5), touch_sitting.put(1, 5, 6))
    game = touch_sitting.await_actions(1)
    assert [str(card) for card in game.state.columns[6].cards[-2:]] == ["4H", "7S"]


def test_a_finger_taps_a_card_and_the_reserve(touch_sitting: ScorpionSitting) -> None:
    touch_sitting.start(size=(1200, 680), record=RECORD)
    touch_sitting.desk.touch.tap(*touch_sitting.grip(1, 5))
    touch_sitting.await_actions(1)
    touch_sitting.desk.touch.tap(*touch_sitting.reserve())
    assert touch_sitting.await_actions(2).state.reserve == ()


def test_a_second_finger_does_not_disturb_a_drag(touch_sitting: ScorpionSitting) -> None:
    touch_sitting.start(size=(1200, 680), record=RECORD)
    touch = touch_sitting.desk.touch
    start, end = touch_sitting.grip(1, 5), touch_sitting.put(1, 5, 6)
    other = touch_sitting.grip(4, 6)
    touch.down(*start, finger=1)
    touch.draw((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, finger=1)
    touch.down(*other, finger=2)
    touch.draw(other[0] + 40, other[1] + 10, finger=2)
    touch.draw(*end, finger=1)
    touch.up(other[0] + 40, other[1] + 10, finger=2)
    touch.up(*end, finger=1)
    game = touch_sitting.await_actions(1)
    assert [str(card) for card in game.state.columns[6].cards[-2:]] == ["4H", "7S"]
