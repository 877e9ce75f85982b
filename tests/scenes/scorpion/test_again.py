"""Backspace shows the last move once more, then the one before; the right button looks at a covered card."""

from __future__ import annotations

import pygame
import pytest

from game.scorpion.record import Start
from game.scorpion.state import DealReserve, MoveUnit
from game.scorpion.variants import CLASSIC
from scenes.intents import MOUSE, SecondaryUp
from tests.game.scorpion.boards import board
from tests.scenes.rig import Point
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden, painted_whole, resting
from tests.scenes.scorpion.rooms import scorpion_room


def _let_go(rig: ScorpionRig, at: Point) -> None:
    rig.house.handle(SecondaryUp(MOUSE, *at, rig.clock.now))


def _poses(rig: ScorpionRig, back: int) -> tuple[object, object]:
    """How the cards lie before and after the move so far back."""
    step = rig.session.steps[-back]
    return rig.geometry.poses(step.before), rig.geometry.poses(step.transition.state)


def _seen(rig: ScorpionRig) -> object:
    return {card: (rig.sprite(card).x, rig.sprite(card).y) for card in rig.geometry.poses(rig.state)}


def _at(poses: object) -> object:
    assert isinstance(poses, dict)
    return {card: (pose.x, pose.y) for card, pose in poses.items()}


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_the_last_moves_are_shown_again_one_further_back_each_time(motion: str, new_rig: NewRig) -> None:
    """Each from the table before it to the table after it; then the table is as it was, and nothing has happened."""
    start, moves = golden("classic-win")
    rig = new_rig(motion=motion)
    rig.open(start, moves[:9])
    state, log = rig.state, list(rig.session.log)
    for back in (1, 2, 3):
        before, after = _poses(rig, back)
        rig.keys("backspace")
        rig.run(0.1)
        assert _seen(rig) == _at(before)
        assert rig.toast == f"Move {10 - back} of 9"
        reached = False
        while rig.table.showing.moving:
            rig.run(1 / 120)
            reached = reached or _seen(rig) == _at(after)
        assert reached
        resting(rig)
        painted_whole(rig)
    assert (rig.state, rig.session.log) == (state, log)
    rig.keys("u", "r", "backspace")
    assert rig.toast == "Move 9 of 9", "an action begins anew"


def test_any_press_ends_it_and_is_taken(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:9])
    for wait in (0.0, 0.2, 0.5, 0.9):
        rig.keys("backspace")
        rig.run(wait)
        rig.keys("right")
        resting(rig)
        rig.frame()
    rig.keys("backspace", "u")
    assert rig.session.moves == 8
    rig.settle()
    resting(rig)


def test_where_there_is_none_before_it_that_is_said_and_the_next_is_the_last_again(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL)
    rig.keys("backspace")
    assert rig.toast == "No move has been made yet"
    rig.keys("d")
    rig.settle()
    rig.keys("backspace")
    assert rig.toast == "Move 1 of 1"
    assert not rig.table.game.assisted
    rig.settle()
    rig.keys("backspace")
    assert rig.toast == "There is no move before that to show"
    assert not rig.table.showing.moving
    rig.keys("backspace")
    assert rig.toast == "Move 1 of 1"


def test_a_game_of_more_than_a_hundred_moves(new_rig: NewRig) -> None:
    rig = new_rig(motion="none")
    rig.open(Start(CLASSIC, board("KS / - / QD")), [MoveUnit(0, 0, 1), MoveUnit(1, 0, 0)] * 51)
    rig.keys(*["backspace"] * 100)
    assert rig.toast == "Move 3 of 102"
    rig.keys("backspace")
    assert rig.toast == "There is no move before that to show"


def test_the_move_that_won_may_be_seen_again(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves)
    rig.keys("backspace")
    assert rig.table.showing.moving
    rig.settle()
    resting(rig)
    assert rig.window is None


def _covered(rig: ScorpionRig, canvas: pygame.Surface, column: int, index: int) -> bool:
    """Whether other cards hide a part of this one's face on the canvas."""
    card = rig.card(column, index)
    width, height = rig.geometry.card_size
    face = scorpion_room(rig.house).faces.picture(card, width)
    x, y = rig.box(column, index).x, rig.box(column, index).y - round(0.03 * width)
    inner = pygame.Rect(0, 0, width, height).inflate(-width // 4, -width // 4)
    plain = pygame.Surface((width, height))
    plain.blit(face, (0, 0))
    shown = canvas.subsurface(inner.move(round(x), round(y)))
    return pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(plain.subsurface(inner), "RGB")


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_a_covered_card_is_whole_while_the_right_button_is_held(size: tuple[int, int], new_rig: NewRig) -> None:
    rig = new_rig(size)
    rig.open(DEAL)
    at = rig.grip(4, 2)
    rig.move((at[0], at[1]))
    rig.frame()
    resting_picture = pygame.image.tobytes(rig.stage.canvas, "RGB")
    assert _covered(rig, rig.stage.canvas, 4, 2)
    rig.right_click(at)
    assert rig.house.scenes.changed
    rig.frame()
    assert not _covered(rig, rig.stage.canvas, 4, 2)
    rig.move((at[0] + 3, at[1] + 40))
    rig.frame()
    assert not _covered(rig, rig.stage.canvas, 4, 2), "it stays while it is held"
    rig.move(at)
    _let_go(rig, at)
    rig.move(at)
    rig.frame()
    assert pygame.image.tobytes(rig.stage.canvas, "RGB") == resting_picture
    assert rig.session.log == []


@pytest.mark.parametrize("end", ["a key", "a press", "gone", "a window"])
def test_whatever_else_happens_ends_the_look(end: str, rig: ScorpionRig) -> None:
    rig.right_click(rig.grip(4, 2))
    assert rig.table.showing.peeked is rig.card(4, 2)
    if end == "a key":
        rig.keys("right")
    elif end == "a press":
        rig.down(rig.cloth)
    elif end == "gone":
        rig.gone()
    else:
        rig.house.open_menu()
        rig.house.scenes.settle()
    assert rig.table.showing.peeked is None


def test_a_right_press_during_a_drag_puts_the_unit_back_and_looks_at_nothing(rig: ScorpionRig) -> None:
    rig.carry(rig.grip(4, 4), rig.end(0))
    rig.right_click(rig.grip(4, 2))
    assert not rig.table.hand.holding
    assert rig.table.showing.peeked is None
    rig.settle()
    resting(rig)


def test_what_is_face_down_is_not_shown(rig: ScorpionRig) -> None:
    rig.right_click(rig.grip(0, 1))
    assert rig.table.showing.peeked is None
    assert rig.toast == "This card is face down: it turns over once nothing lies on it"
    rig.right_click(rig.end(4))
    assert rig.table.showing.peeked is None
    assert rig.toast is None


def test_the_deal_of_the_reserve_is_shown_again(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL, [DealReserve()])
    rig.keys("backspace")
    rig.run(0.1)
    assert _seen(rig) == _at(_poses(rig, 1)[0])
    rig.settle()
    resting(rig)
