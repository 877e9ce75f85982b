"""Taps and clicks: what moves at once, what stays lifted, what a double click is."""

from __future__ import annotations

import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED, THREE_BLIND_MICE
from scenes.intents import MOUSE
from tests.game.scorpion.boards import board, cards, run
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden, painted_whole, resting

CHOICE = Start(RELAXED, board("9C / 10H / 10S / 5C / KD"))
POINTERS = pytest.mark.parametrize("pointer", [MOUSE, FINGER], ids=["mouse", "finger"])


def _opened(new_rig: NewRig, start: Start) -> ScorpionRig:
    rig = new_rig()
    rig.open(start)
    return rig


@POINTERS
def test_a_card_with_one_target_goes_there(pointer: tuple[str, int, int], new_rig: NewRig) -> None:
    rig = _opened(new_rig, Start(CLASSIC, board("KS 9H / 10H / 5C")))
    rig.tap(rig.grip(0, 1), pointer)
    assert rig.state.columns[1].cards == cards("10H 9H")
    rig.settle()
    resting(rig)


@POINTERS
def test_a_card_with_several_targets_is_lifted_and_they_glow_until_one_is_tapped(
    pointer: tuple[str, int, int], new_rig: NewRig
) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(0, 0), pointer)
    rig.run(0.3)
    assert rig.sprite("9C").lift == 1.0
    assert rig.glowing == [1, 2]
    rig.frame()
    rig.tap(rig.end(2), pointer)
    rig.settle()
    rig.run(0.3)
    assert rig.state.columns[2].cards == cards("10S 9C")
    assert rig.glowing == []
    resting(rig)


def test_a_card_without_a_target_is_lifted_without_a_glow_and_a_column_tells_why(new_rig: NewRig) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(1, 0))
    rig.run(0.3)
    assert rig.sprite("10H").lift == 1.0
    assert rig.glowing == []
    rig.tap(rig.end(3))
    assert rig.toast == "Rule: the card must be exactly one rank lower"
    rig.settle()
    assert rig.state == CHOICE.state
    resting(rig)


@pytest.mark.parametrize("column", [0, 1], ids=["several targets", "no target"])
def test_a_tap_on_the_lifted_card_puts_it_down(column: int, new_rig: NewRig) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(column, 0))
    assert rig.table.hand.holding
    rig.tap(rig.grip(column, 0))
    assert not rig.table.hand.holding
    rig.settle()
    assert rig.toast is None
    assert rig.session.log == []
    resting(rig)


@pytest.mark.parametrize("pause", [0.05, 1.0], ids=["at once", "later"])
def test_a_lifted_card_may_be_carried_after_all(pause: float, new_rig: NewRig) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(0, 0))
    rig.run(pause)
    rig.drag(rig.grip(0, 0), rig.put(0, 0, 2))
    assert rig.state.columns[2].cards == cards("10S 9C")
    resting(rig)


def test_a_lifted_set_aside_card_may_be_carried_or_put_down(new_rig: NewRig) -> None:
    rig = _opened(new_rig, Start(THREE_BLIND_MICE, board("10S / 5C", reserve="9H 3C", columns=10)))
    rig.tap(rig.reserve(0))
    assert rig.table.hand.holding
    rig.tap(rig.reserve(0))
    assert not rig.table.hand.holding
    rig.settle()
    rig.tap(rig.reserve(0))
    rig.drag(rig.reserve(0), rig.end(1))
    assert rig.toast == "Rule: the card must be exactly one rank lower"
    resting(rig)


def test_pressing_a_lifted_card_keeps_its_targets_glowing_until_it_is_let_go(new_rig: NewRig) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(0, 0))
    rig.run(0.3)
    rig.down(rig.grip(0, 0))
    rig.run(0.3)
    assert rig.glowing == [1, 2]
    rig.gone()
    assert not rig.table.hand.holding


def test_a_tap_on_the_cloth_puts_it_down(new_rig: NewRig) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(0, 0))
    rig.tap(rig.cloth)
    rig.settle()
    assert not rig.table.hand.holding
    assert rig.toast is None
    resting(rig)


def test_the_mouse_leaving_the_window_keeps_a_lifted_card_lifted(new_rig: NewRig) -> None:
    rig = _opened(new_rig, CHOICE)
    rig.tap(rig.grip(0, 0))
    rig.gone()
    assert rig.table.hand.holding


def test_a_card_below_others_takes_them_along(new_rig: NewRig) -> None:
    rig = _opened(new_rig, Start(CLASSIC, board("KS 9H 2C 3D / 10H / 5C")))
    rig.tap(rig.grip(0, 1))
    assert rig.state.columns[1].cards == cards("10H 9H 2C 3D")


def _both_move(new_rig: NewRig) -> ScorpionRig:
    """Under the card that a tap moves lies another that a tap at the same point would move."""
    return _opened(new_rig, Start(CLASSIC, board("9D 9H / 10H / 10D / KS")))


@pytest.mark.parametrize("pause", [0.0, 0.2])
def test_a_double_click_is_one_move(pause: float, new_rig: NewRig) -> None:
    rig = _both_move(new_rig)
    x, y = rig.grip(0, 1)
    rig.tap((x, y))
    rig.run(pause)
    rig.down((x + 5, y - 5))
    rig.up((x + 5, y - 5))
    assert rig.state.columns[1].cards == cards("10H 9H")
    assert rig.state.columns[0].cards == cards("9D")
    assert not rig.table.hand.holding
    rig.settle()
    resting(rig)


@pytest.mark.parametrize(("pause", "aside"), [(0.3, 0.0), (0.05, 12.0)], ids=["later", "elsewhere"])
def test_a_second_press_later_or_elsewhere_is_a_press_of_its_own(pause: float, aside: float, new_rig: NewRig) -> None:
    rig = _both_move(new_rig)
    x, y = rig.grip(0, 1)
    rig.tap((x, y))
    rig.run(pause)
    rig.down((x + aside, y))
    rig.up((x + aside, y))
    assert rig.state.columns[2].cards == cards("10D 9D")


@POINTERS
def test_a_press_that_wanders_a_little_is_still_a_tap(pointer: tuple[str, int, int], new_rig: NewRig) -> None:
    rig = _opened(new_rig, Start(CLASSIC, board("KS 9H / 10H / 5C")))
    x, y = rig.grip(0, 1)
    way = 5 if pointer == MOUSE else 11
    rig.down((x, y), pointer)
    rig.move((x + way, y), pointer)
    rig.up((x + way, y), pointer)
    assert rig.state.columns[1].cards == cards("10H 9H")


def _ten_clicks(rig: ScorpionRig, at: tuple[float, float]) -> None:
    for _ in range(10):
        rig.down(at)
        rig.run(0.015)
        rig.up(at)
        rig.run(0.015)


def test_ten_clicks_on_a_card_leave_the_table_whole(new_rig: NewRig) -> None:
    rig = _both_move(new_rig)
    _ten_clicks(rig, rig.grip(0, 1))
    rig.keys("escape")
    rig.settle()
    assert rig.state.columns[1].cards[:2] == cards("10H 9H")
    assert rig.window is None or rig.table.showing.state == rig.state
    resting(rig)


def test_ten_clicks_on_the_reserve_deal_it_once(rig: ScorpionRig) -> None:
    _ten_clicks(rig, rig.reserve())
    rig.settle()
    assert rig.state.reserve == ()
    assert rig.session.moves == 1
    resting(rig)


def test_ten_clicks_on_undo_take_ten_moves_back(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:14])
    _ten_clicks(rig, rig.button(0))
    assert rig.session.moves == 4
    assert rig.session.undos == 10
    rig.settle()
    resting(rig)


def test_a_button_pressed_and_left_does_nothing(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:2])
    rig.down(rig.button(0))
    rig.move(rig.button(3))
    rig.up(rig.button(3))
    assert rig.session.undos == 0
    assert rig.window is None


def test_the_mouse_opens_the_strip_of_a_card_in_a_crowded_column(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board(f"{run('S')} {run('H', 'K', '2')} / KD")))
    narrow = rig.box(0, 6).y - rig.box(0, 5).y
    rig.move(rig.grip(0, 5))
    assert rig.box(0, 6).y - rig.box(0, 5).y > narrow
    resting(rig)
    rig.move(rig.cloth)
    assert rig.box(0, 6).y - rig.box(0, 5).y == narrow
    resting(rig)


@pytest.mark.parametrize("after", [0.1, 0.5, 1.0, 2.0])
def test_a_press_in_the_middle_of_a_deal_shows_the_whole_deal(after: float, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL, dealt=True)
    rig.frame()
    rig.run(after)
    rig.frame()
    assert rig.table.showing.moving
    rig.down(rig.cloth)
    resting(rig)
    painted_whole(rig)


def test_a_resize_in_the_middle_of_a_deal_shows_the_whole_deal(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL, dealt=True)
    rig.run(0.5)
    assert rig.table.showing.moving
    rig.resize((1024, 768))
    assert rig.geometry.layout.size == (1024, 768)
    resting(rig)
    rig.frame()


@pytest.mark.parametrize("ended", ["by time", "by a press"])
def test_score_and_moves_change_when_the_cards_have_arrived(ended: str, new_rig: NewRig) -> None:
    rig = _opened(new_rig, Start(CLASSIC, board("KS 9H / 10H / 5C")))
    before = rig.stats
    rig.tap(rig.grip(0, 1))
    assert rig.session.moves == 1
    while rig.table.showing.moving:
        assert rig.stats == before
        if ended == "by a press":
            rig.down(rig.cloth)
        rig.run(1 / 120)
    assert (rig.stats["Score"], rig.stats["Moves"]) == (str(rig.session.score), "1")
    rig.keys("u")
    rig.settle()
    assert rig.stats == before
