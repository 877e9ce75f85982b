"""Cards of the hand at the Briscola table tapped or carried by mouse and finger: played on the table, else put back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.seats import OURS, PERSON
from scenes.intents import MOUSE, PointerId
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.briscola.positions import COMPUTER, FOUR, TWO, position
from tests.scenes.match.parlour import resting
from tests.scenes.rig import FINGER, OTHER_FINGER, Size

pointers = pytest.mark.parametrize("pointer", [MOUSE, FINGER])


@pytest.fixture
def laid(parlour: Parlour) -> Parlour:
    parlour.lay(position(TWO))
    parlour.thoughts.slow = True
    return parlour


def played(parlour: Parlour) -> list[str]:
    return [str(step.move.card) for step in parlour.match.log]


@pointers
def test_a_tap_plays_a_card(pointer: PointerId, laid: Parlour) -> None:
    laid.tap(laid.at("3C"), pointer)
    assert played(laid) == ["3C"]


@pytest.mark.parametrize(("players", "pointer"), [("two", FINGER), ("four", MOUSE)])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_a_card_carried_to_the_trick_is_played(
    size: Size, players: str, pointer: PointerId, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(size, players=players)
    parlour.my_turn()
    parlour.lay(position(TWO if players == "two" else FOUR))
    parlour.thoughts.slow = True
    parlour.drag(parlour.at("10B"), parlour.place(PERSON), pointer)
    assert played(parlour) == ["10B"]
    parlour.settle()
    resting(parlour)


def test_a_card_is_played_wherever_on_the_linen_it_is_let_go(laid: Parlour) -> None:
    runner = laid.geometry.box("runner")
    laid.drag(laid.at("10B"), (runner.x + runner.w * 0.7, runner.y + 6))
    assert played(laid) == ["10B"]


@pointers
def test_let_go_beside_the_table_it_glides_back(pointer: PointerId, laid: Parlour) -> None:
    laid.drag(laid.at("10B"), laid.pile(OURS), pointer)
    assert played(laid) == []
    laid.settle()
    resting(laid)


def test_a_carried_card_goes_back_with_escape_a_second_button_or_a_pointer_that_is_gone(laid: Parlour) -> None:
    ends: tuple[Callable[[], None], ...] = (
        lambda: laid.rig.keys("escape"),
        lambda: laid.rig.right_click(laid.place(PERSON)),
        lambda: laid.rig.gone(),
        lambda: laid.rig.resize((1024, 600)),
    )
    for end in ends:
        laid.rig.carry(laid.at("10B"), laid.place(PERSON))
        end()
        laid.rig.up(laid.place(PERSON))
        assert played(laid) == []
        assert laid.rig.window is None
        laid.settle()
        resting(laid)


def test_a_second_finger_takes_nothing_while_the_first_holds_a_card(laid: Parlour) -> None:
    laid.rig.carry(laid.at("10B"), laid.place(COMPUTER), FINGER)
    laid.rig.down(laid.at("3C"), OTHER_FINGER)
    laid.rig.up(laid.at("3C"), OTHER_FINGER)
    assert played(laid) == []
    laid.rig.up(laid.place(COMPUTER), FINGER)
    assert played(laid) == ["10B"]


def test_a_card_comes_up_and_plays_only_when_it_is_let_go(laid: Parlour) -> None:
    laid.rig.down(laid.at("10B"))
    assert played(laid) == []
    laid.rig.up(laid.at("10B"))
    assert played(laid) == ["10B"]


def test_the_second_half_of_a_double_click_plays_nothing_more(parlour: Parlour) -> None:
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    at = parlour.at("10B")
    parlour.tap(at)
    parlour.rig.run(0.05)
    parlour.rig.down(at)
    parlour.rig.up(at)
    assert sum(step.before.to_play == PERSON for step in parlour.match.log) == 1


def test_nothing_is_taken_up_while_another_is_to_play(laid: Parlour) -> None:
    laid.tap(laid.at("3C"))
    laid.settle()
    laid.rig.carry(laid.at("10B"), laid.place(PERSON))
    assert laid.showing.board.held == []
    laid.rig.up(laid.place(PERSON))
    assert played(laid) == ["3C"]


def test_a_press_while_a_trick_is_shown_ends_the_showing_and_loses_nothing(parlour: Parlour) -> None:
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    parlour.rig.keys("1")
    assert parlour.showing.moving
    parlour.tap(parlour.bare)
    assert not parlour.showing.moving
    resting(parlour)
    assert len(parlour.match.tricks) == 1
