"""A game at the screen with mouse and keys: what a person does shows and is kept."""

from collections.abc import Iterator

import pytest
from PIL import Image

from game.scorpion.state import DealReserve
from scenes.look.shapes import Box
from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import cut, differ
from tools.desk import Desk, scorpion_places, wait_for

SIZE = (1280, 720)
FOUR_ON_FIVE_OF_HEARTS = (1, 5, 6)
THREE_OF_SPADES_ON_FIVE_OF_HEARTS = (0, 6, 6)


def test_the_deal_lies_on_the_table(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    picture, state = sitting.picture(), sitting.game().state
    assert picture.size == SIZE
    for number, column in enumerate(state.columns):
        for index in range(len(column.cards)):
            shape = scorpion_places.card(state, SIZE, number, index)
            strip = Box(shape.x + shape.w * 0.1, shape.y + 2, shape.w * 0.3, shape.h * 0.08)
            levels = cut(picture, strip).convert("L").histogram()
            paper = sum(levels[225:]) / sum(levels)
            assert (paper > 0.5) == (index >= column.hidden), f"column {number}, card {index}: {paper:.0%} paper"


def test_the_first_deal_is_dealt_before_the_eyes(sitting: ScorpionSitting) -> None:
    sitting.begin("--game", "scorpion")
    seen: set[bytes] = set()

    def flying() -> bool:
        seen.add(sitting.desk.screen.sample(sitting.seen))
        return len(seen) > 10

    wait_for(flying, "cards on their way")


def test_a_legal_drag_moves_the_unit(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    before = sitting.picture()
    sitting.drag(*FOUR_ON_FIVE_OF_HEARTS)
    game = sitting.await_actions(1)
    assert [str(card) for card in game.state.columns[6].cards[-3:]] == ["5H", "4H", "7S"]
    assert game.score == 5
    seven_of_spades = scorpion_places.card(game.state, SIZE, 6, 8)
    assert differ(cut(before, seven_of_spades), cut(sitting.picture(), seven_of_spades))


def test_a_refused_drag_says_why_and_changes_nothing(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    before, state = sitting.picture(), sitting.game().state
    five = scorpion_places.landing(state, SIZE, 6)
    below = Box(five.x, five.bottom + 20, five.w, 60)
    sitting.drag(*THREE_OF_SPADES_ON_FIVE_OF_HEARTS)
    wait_for(lambda: differ(cut(before, below), sitting.look_at(below)), "words below the refused column")
    assert sitting.game().state == state
    wait_for(lambda: not differ(cut(before, below), sitting.look_at(below)), "the words going away")
    sitting.await_same(before, "the card back in its place")


def test_a_tap_moves_a_card_with_one_legal_target(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    sitting.desk.mouse.click(*sitting.grip(1, 5))
    game = sitting.await_actions(1)
    assert [str(card) for card in game.state.columns[6].cards[-2:]] == ["4H", "7S"]


def test_a_double_click_is_one_move(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    two_of_hearts = sitting.grip(6, 4)
    # The second half comes down on the six of spades, which a tap would move as well.
    sitting.desk.mouse.click(*two_of_hearts, times=2)
    sitting.await_actions(1)
    sitting.desk.keys.press("d")
    assert isinstance(sitting.await_actions(2).log[1], DealReserve)


def test_undo_and_redo_by_key(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    start, dealt = sitting.game().state, columns_of(sitting)
    # Carried about for a while: the cards must come down all the same as soon as they are let go.
    sitting.desk.mouse.drag(sitting.grip(1, 5), sitting.put(1, 5, 6), seconds=1.2)
    moved = sitting.await_actions(1)
    dropped = columns_of(sitting)
    sitting.desk.keys.press("u")
    undone = sitting.await_actions(2)
    assert (undone.state, undone.score, undone.moves) == (start, 0, 0)
    assert not differ(dealt, columns_of(sitting))
    sitting.desk.keys.press("ctrl+y")
    assert sitting.await_actions(3).state == moved.state
    assert not differ(dropped, columns_of(sitting))
    sitting.desk.keys.press("ctrl+z")
    assert sitting.await_actions(4).state == start


def columns_of(sitting: ScorpionSitting) -> Image.Image:
    """The picture of the table without the strip, where buttons come and go."""
    state = sitting.game().state
    left, right = (scorpion_places.landing(state, SIZE, column) for column in (0, len(state.columns) - 1))
    return cut(sitting.picture(), Box(left.x, 0, right.right - left.x, SIZE[1]))


@pytest.mark.parametrize("hand", ["key", "click"])
def test_the_reserve_is_dealt(sitting: ScorpionSitting, hand: str) -> None:
    sitting.start(size=SIZE, record=RECORD)
    if hand == "key":
        sitting.desk.keys.press("d")
    else:
        sitting.desk.mouse.click(*sitting.reserve())
    game = sitting.await_actions(1)
    assert game.state.reserve == ()
    assert [str(column.top) for column in game.state.columns[:3]] == ["2S", "5S", "6C"]


@pytest.fixture
def greek(desk: Desk) -> Iterator[None]:
    """A Greek keyboard layout."""
    desk.layout("gr")
    yield
    desk.layout("us")


@pytest.mark.usefixtures("greek")
def test_letters_work_under_a_greek_layout(sitting: ScorpionSitting) -> None:
    sitting.start(size=SIZE, record=RECORD)
    sitting.desk.keys.press("d")
    assert sitting.await_actions(1).state.reserve == ()
    sitting.desk.keys.press("u")
    assert len(sitting.await_actions(2).state.reserve) == 3
