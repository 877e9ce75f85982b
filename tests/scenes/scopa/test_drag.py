"""Cards of the hand carried to the table: what they take there, and how a carry is called off."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards import ITALIAN
from game.seats import PERSON
from scenes.intents import MOUSE, PointerId
from tests.game.scopa.tables import cards, position
from tests.scenes.rig import FINGER, OTHER_FINGER, Point
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting, whole

REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
TABLE = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))


@pytest.fixture
def laid(parlour: Parlour) -> Parlour:
    parlour.lay(TABLE)
    return parlour


def linen(parlour: Parlour) -> Point:
    """A bare place on the runner."""
    runner = parlour.geometry.box("runner")
    return parlour.geometry.box("table").right - 2, runner.bottom - 2


@pytest.mark.parametrize("pointer", [MOUSE, FINGER])
def test_a_card_let_go_on_the_table_is_laid(pointer: PointerId, laid: Parlour) -> None:
    laid.drag(laid.at("2S"), linen(laid), pointer)
    assert laid.state.table[-1] == ITALIAN.parse("2S")
    laid.my_turn()
    resting(laid)


def test_a_card_with_one_capture_takes_wherever_it_is_let_go(laid: Parlour) -> None:
    laid.drag(laid.at("7D"), linen(laid))
    assert laid.match.plays[-1].take == cards("7S")


@pytest.mark.parametrize(("over", "take"), [("4S", "5C 4S"), ("3B", "6B 3B")])
def test_a_card_let_go_on_a_card_of_one_capture_takes_that_one(over: str, take: str, laid: Parlour) -> None:
    laid.drag(laid.at("9D"), laid.at(over))
    assert laid.match.plays[-1].take == cards(take)


def test_a_card_let_go_beside_them_asks_which_it_takes(laid: Parlour) -> None:
    laid.drag(laid.at("9D"), linen(laid))
    assert laid.choice is not None
    assert laid.tapped == []
    assert laid.state == TABLE
    resting(laid)


def test_a_card_let_go_on_one_of_several_captures_has_that_card_already(parlour: Parlour) -> None:
    deck = "2D 3D 6D 8D 10D AC 2C 7C 6C 8C 10C 3S"
    parlour.lay(whole(position("5C 4S 4B 6B 3B", ("9D 7D 2S", "AB 2B 10B"), deck=deck)))
    parlour.drag(parlour.at("9D"), parlour.at("5C"))
    assert parlour.tapped == ["5C"]
    parlour.tap(parlour.at("4B"))
    assert set(parlour.match.plays[-1].take) == set(cards("5C 4B"))


@pytest.mark.parametrize(
    ("card", "over", "chosen", "takeable"),
    [
        ("7D", None, "7S", "7S"),
        ("9D", "4S", "5C 4S", "5C 4S"),
        ("9D", "3B", "6B 3B", "6B 3B"),
        ("9D", None, "", "5C 4S 6B 3B"),
        ("9D", "7S", "", "5C 4S 6B 3B"),
        ("2S", None, None, None),
    ],
    ids=["one way", "one of two", "the other", "beside them", "on what it cannot take", "laid"],
)
@pytest.mark.parametrize("pointer", [MOUSE, FINGER])
def test_over_the_table_it_lights_what_it_would_take(
    card: str,
    over: str | None,
    chosen: str | None,
    takeable: str | None,
    pointer: PointerId,
    laid: Parlour,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig, end = laid.rig, laid.at(over) if over else linen(laid)
    rig.carry(laid.at(card), end, pointer)
    rig.frame()
    seen = rig.stage.canvas.copy()
    meant = laid.table.hands.meant
    if chosen is None or takeable is None:
        assert meant is None
    else:
        assert meant is not None
        assert set(meant.tapped) == set(cards(chosen))
        assert meant.takeable == set(cards(takeable))
        with monkeypatch.context() as unlit:
            unlit.setattr(laid.table.hands, "meant", None)
            rig.frame()
        assert _corners(seen, laid, takeable) != _corners(rig.stage.canvas, laid, takeable), "the picture shows it"
    rig.up(end, pointer)
    if chosen:
        assert set(laid.match.plays[-1].take) == set(cards(chosen)), "it takes what was lit"


def _corners(picture: pygame.Surface, laid: Parlour, named: str) -> list[tuple[int, ...]]:
    """The points at the upper edges of these cards, where their rings run."""
    poses = laid.showing.poses()
    return [tuple(picture.get_at((poses[card].x + 40, poses[card].y - 2))) for card in cards(named)]


def test_beside_the_table_nothing_is_lit(laid: Parlour) -> None:
    laid.rig.carry(laid.at("9D"), laid.at("4S"))
    assert laid.table.hands.meant is not None
    laid.rig.move(laid.at("9D"))
    x, y = laid.at("7D")
    laid.rig.move((x, y + 40))
    assert laid.table.hands.meant is None
    laid.rig.keys("escape")
    laid.settle()
    assert laid.table.hands.meant is None


def test_the_sum_of_what_is_lit_is_said(laid: Parlour) -> None:
    laid.rig.carry(laid.at("9D"), laid.at("4S"))
    poses = laid.showing.poses()
    first, second = sorted(cards("5C 4S"), key=lambda card: poses[card].x)
    assert laid.prompt == f"{first.rank} + {second.rank} = 9"


def test_a_card_let_go_away_from_the_table_glides_back(laid: Parlour) -> None:
    x, y = laid.at("2S")
    laid.drag((x, y), (x + 60, y + 10))
    assert laid.showing.moving
    assert laid.state == TABLE
    laid.settle()
    resting(laid)


def test_a_carried_card_lies_exactly_under_the_pointer(laid: Parlour) -> None:
    start, sprite = laid.at("2S"), laid.sprite(ITALIAN.parse("2S"))
    x, y = sprite.x, sprite.y
    laid.rig.down(start)
    for step in range(1, 30):
        laid.rig.move((start[0] - 9 * step, start[1] - 3 * step))
        assert (sprite.x, sprite.y) == (x - 9 * step, y - 3 * step)
        assert (sprite.before_x, sprite.before_y) == (sprite.x, sprite.y)


def test_a_raised_card_is_taken_along_as_it_lies(laid: Parlour) -> None:
    laid.tap(laid.at("9D"))
    start, sprite = laid.at("9D"), laid.sprite(ITALIAN.parse("9D"))
    x, y = sprite.x, sprite.y
    laid.rig.run(0.3)
    laid.rig.down(start)
    laid.rig.move((start[0] + 40, start[1] - 30))
    assert (sprite.x, sprite.y) == (x + 40, y - 30)
    assert laid.choice is None


def test_a_carry_gives_a_choice_up(laid: Parlour) -> None:
    laid.tap(laid.at("9D"))
    laid.tap(laid.at("5C"))
    laid.rig.carry(laid.at("2S"), linen(laid))
    assert laid.choice is None
    laid.rig.up(linen(laid))
    assert laid.state.table[-1] == ITALIAN.parse("2S")


@pytest.mark.parametrize(
    "cancel",
    [
        lambda laid, at: laid.rig.right_click(at),
        lambda laid, at: laid.rig.keys("escape"),
        lambda laid, at: laid.rig.gone(),
    ],
    ids=["right click", "escape", "pointer gone"],
)
def test_a_carry_is_called_off(cancel: Callable[[Parlour, Point], None], laid: Parlour) -> None:
    laid.rig.carry(laid.at("7D"), linen(laid))
    cancel(laid, linen(laid))
    assert laid.showing.moving, "it glides back"
    laid.rig.up(linen(laid))
    laid.settle()
    assert laid.state == TABLE
    assert laid.rig.window is None
    resting(laid)


@pytest.mark.parametrize("key", ["n", "f1"])
def test_a_window_opened_in_mid_carry_leaves_nothing_in_the_hand(key: str, laid: Parlour) -> None:
    laid.play(laid.match.legal_plays()[-1])
    laid.my_turn()
    card = laid.hand[0]
    laid.rig.carry(laid.at(card), linen(laid))
    laid.rig.keys(key)
    assert laid.rig.window is not None
    laid.rig.up(linen(laid))
    laid.rig.keys("escape")
    laid.rig.run(0.4)
    laid.settle()
    assert card in laid.hand
    resting(laid)
    laid.drag(laid.at(card), linen(laid))
    assert card not in laid.hand or laid.choice is not None


@pytest.mark.parametrize("by", ["second finger", "key"])
@pytest.mark.parametrize(("button", "key"), [(0, "l"), (1, ""), (2, "d"), (3, "n"), (4, "")])
def test_a_button_used_in_mid_carry_leaves_nothing_in_the_hand(
    button: int, key: str, by: str, new_parlour: NewParlour
) -> None:
    laid = new_parlour(motion="calm")
    laid.my_turn()
    laid.lay(TABLE)
    laid.play(laid.match.legal_plays()[-1])
    laid.my_turn()
    card = laid.hand[0]
    laid.rig.carry(laid.at(card), linen(laid), FINGER)
    assert laid.showing.board.held
    if by == "key" and key:
        laid.rig.keys(key)
    else:
        laid.tap(laid.button(button), OTHER_FINGER)
    assert laid.showing.board.held == []
    laid.rig.move((300, 300), FINGER)
    laid.rig.up((300, 300), FINGER)
    laid.settle()
    if laid.rig.window is not None:
        laid.rig.keys("escape")
        laid.rig.run(0.6)
    assert card in laid.hand
    resting(laid)


@pytest.mark.parametrize("button", [1, -2])
def test_a_new_match_begun_in_mid_carry_leaves_nothing_in_the_hand(button: int, new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.until(lambda: parlour.match.first == PERSON or parlour.table.my_turn)
    while parlour.match.plays:  # the computer began: deal until the person does
        parlour.room.begin()
        parlour.until(lambda: parlour.table.my_turn)
    parlour.settle()
    match = parlour.match
    parlour.rig.carry(parlour.at(parlour.hand[0]), linen(parlour), FINGER)
    parlour.tap(parlour.button(button), OTHER_FINGER)
    assert parlour.match is not match
    assert parlour.showing.board.held == []
    parlour.rig.move((300, 300), FINGER)
    parlour.rig.up((300, 300), FINGER)
    parlour.rig.run(0.6)
    parlour.rig.keys("enter")
    parlour.my_turn()
    resting(parlour)


def test_a_play_shown_again_in_mid_carry_leaves_nothing_in_the_hand(laid: Parlour) -> None:
    laid.play(laid.match.legal_plays()[-1])
    laid.my_turn()
    card = laid.hand[0]
    laid.rig.carry(laid.at(card), linen(laid), FINGER)
    laid.rig.keys("backspace")
    assert laid.showing.board.held == []
    laid.rig.move((300, 300), FINGER)
    laid.rig.up((300, 300), FINGER)
    laid.settle()
    assert card in laid.hand
    resting(laid)


@pytest.mark.parametrize(("key", "card"), [("2", "7D"), ("3", "2S")])
def test_a_key_that_plays_takes_the_card_out_of_the_hand(key: str, card: str, laid: Parlour) -> None:
    laid.rig.carry(laid.at("7D"), linen(laid))
    laid.rig.keys(key)
    laid.rig.move((300, 300))
    assert laid.showing.board.held == []
    laid.rig.up((300, 300))
    assert [str(play.card) for play in laid.match.plays] == [card]
    laid.my_turn()
    resting(laid)


def test_a_second_finger_is_ignored(laid: Parlour) -> None:
    laid.rig.carry(laid.at("2S"), linen(laid), FINGER)
    laid.rig.down(laid.at("7D"), OTHER_FINGER)
    laid.rig.move(linen(laid), OTHER_FINGER)
    laid.rig.up(linen(laid), OTHER_FINGER)
    assert laid.state == TABLE
    laid.rig.up(linen(laid), FINGER)
    assert [str(play.card) for play in laid.match.plays] == ["2S"]


def test_nothing_is_taken_up_while_the_computer_thinks(laid: Parlour) -> None:
    laid.thoughts.slow = True
    laid.play(laid.match.legal_plays()[-1])
    laid.drag(laid.at(laid.hand[0]), linen(laid))
    assert sum(play.seat == PERSON for play in laid.match.plays) == 1
    assert laid.showing.board.held == []
