"""Cards carried over the table: where they land, what is said where they may not, and how a carry is called off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, RELAXED
from game.words import LANGUAGES, Words
from tests.game.scorpion.boards import board, cards, run
from tests.scenes.rig import FINGER, OTHER_FINGER, Point
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, resting

TABLE = Start(CLASSIC, board("KS 9H / 10H / 5C / 9S 8H / AD / - / KD"))
EMPTY_NEEDS_KING = "Only a king may be moved to an empty column"
ON_ACE = "Rule: nothing goes on an ace"
WRONG_RANK = "Rule: the card must be exactly one rank lower"
WRONG_SUIT = "Rule: the cards must be of the same suit"


@pytest.fixture
def table(new_rig: NewRig) -> ScorpionRig:
    """A small window on a table where 9H goes on 10H only."""
    rig = new_rig()
    rig.open(TABLE)
    return rig


def test_a_legal_drop_moves_the_unit(table: ScorpionRig) -> None:
    table.drag(table.grip(0, 1), table.put(0, 1, 1))
    assert table.state.columns[1].cards == cards("10H 9H")
    assert table.state.columns[0].cards == cards("KS")
    assert table.toast is None
    resting(table)


def test_a_unit_of_ten_cards_goes_along(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board(f"9C {run('S', '9', 'A')} 5H / 10S / KD")))
    rig.carry(rig.grip(0, 1), rig.put(0, 1, 1))
    assert [sprite.card for sprite in rig.table.showing.board.held] == list(cards(f"{run('S', '9', 'A')} 5H"))
    rig.up(rig.put(0, 1, 1))
    rig.settle()
    assert rig.state.columns[1].cards == cards(f"10S {run('S', '9', 'A')} 5H")
    resting(rig)


def test_a_carried_unit_keeps_its_shape_and_lies_exactly_under_the_pointer(table: ScorpionRig) -> None:
    start = table.grip(3, 0)
    table.down(start)
    before = [(sprite.x, sprite.y) for sprite in table.table.showing.board.held]
    for step in range(1, 30):
        table.move((start[0] - 9 * step, start[1] + 3 * step))
        for sprite, (x, y) in zip(table.table.showing.board.held, before, strict=True):
            assert (sprite.x, sprite.y) == (x - 9 * step, y + 3 * step)
            assert (sprite.before_x, sprite.before_y) == (sprite.x, sprite.y)


@pytest.mark.parametrize(
    ("column", "index", "to", "said"),
    [
        (0, 1, 5, EMPTY_NEEDS_KING),
        (2, 0, 4, ON_ACE),
        (0, 1, 2, WRONG_RANK),
        (3, 0, 1, WRONG_SUIT),
        (1, 0, 6, WRONG_RANK),
    ],
)
def test_a_refused_drop_glides_back_and_says_why_under_the_column(
    column: int, index: int, to: int, said: str, table: ScorpionRig
) -> None:
    before = table.state
    end = table.put(column, index, to)
    last = table.end(to)
    table.drag(table.grip(column, index), end)
    assert table.state == before
    assert table.toast == said
    box = table.toast_box
    base = table.geometry.column_base(to)
    assert box.x < base.right
    assert base.x < box.right
    assert box.y > last[1]
    assert box.right <= table.geometry.strip.x
    assert box.bottom <= table.geometry.layout.size[1]
    table.frame()
    resting(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said_in_the_players_language(language: str, new_rig: NewRig) -> None:
    rig = new_rig(language=language)
    rig.open(TABLE)
    rig.drag(rig.grip(0, 1), rig.put(0, 1, 2))
    assert rig.toast is not None
    assert rig.toast.split() == Words(language).text(WRONG_RANK).split()


def test_without_interactive_rules_nothing_is_said(new_rig: NewRig) -> None:
    rig = new_rig(interactive_rules="off")
    rig.open(TABLE)
    rig.drag(rig.grip(0, 1), rig.put(0, 1, 2))
    assert rig.state == TABLE.state
    assert rig.toast is None
    resting(rig)


def test_a_reason_goes_with_time_and_with_the_next_press(table: ScorpionRig) -> None:
    table.drag(table.grip(0, 1), table.put(0, 1, 2))
    assert table.toast
    table.run(8.0)
    assert table.toast is None
    table.drag(table.grip(0, 1), table.put(0, 1, 2))
    assert table.toast
    table.down(table.cloth)
    assert table.toast is None


def test_a_drop_on_the_cloth_glides_back_without_a_word(table: ScorpionRig) -> None:
    table.drag(table.grip(0, 1), (table.geometry.column_base(1).right + 3, 470))
    assert table.state == TABLE.state
    assert table.toast is None
    resting(table)


def test_a_drop_on_its_own_column_glides_back_without_a_word(table: ScorpionRig) -> None:
    x, y = table.grip(3, 1)
    table.drag((x, y), (x + 3, y + 60))
    assert table.state == TABLE.state
    assert table.toast is None
    resting(table)


@pytest.mark.parametrize(("dx", "dy"), [(-0.55, 0), (0.55, 0), (0, -0.45), (0, 0.45), (0.5, 0.4), (0, 1.4)])
def test_half_a_card_off_still_lands(dx: float, dy: float, table: ScorpionRig) -> None:
    x, y = table.put(0, 1, 1)
    width, height = table.geometry.card_size
    table.drag(table.grip(0, 1), (x + dx * width, y + dy * height))
    assert table.state.columns[1].cards == cards("10H 9H")


@pytest.mark.parametrize(("dx", "dy"), [(-0.65, 0), (0, 1.6)])
def test_more_than_half_a_card_off_does_not(dx: float, dy: float, table: ScorpionRig) -> None:
    x, y = table.put(0, 1, 1)
    width, height = table.geometry.card_size
    table.drag(table.grip(0, 1), (x + dx * width, y + dy * height))
    assert table.state == TABLE.state
    assert table.toast is None
    resting(table)


@pytest.mark.parametrize(("share", "to"), [(0.4, 1), (0.6, 2)])
def test_between_two_legal_columns_the_nearer_one_wins(share: float, to: int, new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(RELAXED, board("9C / 10H / 10S / KD")))
    first, second = rig.put(0, 0, 1), rig.put(0, 0, 2)
    rig.drag(rig.grip(0, 0), (first[0] + (second[0] - first[0]) * share, first[1]))
    assert rig.state.columns[to].cards[-1:] == cards("9C")


def test_between_a_legal_and_another_column_the_legal_one_wins(table: ScorpionRig) -> None:
    legal, other = table.put(0, 1, 1), table.put(0, 1, 2)
    table.drag(table.grip(0, 1), (legal[0] + (other[0] - legal[0]) * 0.53, legal[1]))
    assert table.state.columns[1].cards == cards("10H 9H")
    assert table.toast is None


@pytest.mark.parametrize(
    "cancel",
    [
        lambda rig, at: rig.right_click(at),
        lambda rig, at: rig.keys("escape"),
        lambda rig, at: rig.gone(),
    ],
    ids=["right click", "escape", "pointer gone"],
)
def test_a_carry_is_called_off(cancel: Callable[[ScorpionRig, Point], None], table: ScorpionRig) -> None:
    end = table.put(0, 1, 1)
    table.carry(table.grip(0, 1), end)
    cancel(table, end)
    assert not table.table.hand.holding
    table.up(end)
    table.settle()
    assert table.state == TABLE.state
    assert table.toast is None
    assert table.window is None
    resting(table)


def test_a_second_finger_is_ignored(table: ScorpionRig) -> None:
    start, end = table.grip(0, 1), table.put(0, 1, 1)
    table.carry(start, end, FINGER)
    other = table.grip(3, 1)
    table.down(other, OTHER_FINGER)
    table.move((other[0] + 80, other[1] + 80), OTHER_FINGER)
    table.up((other[0] + 80, other[1] + 80), OTHER_FINGER)
    table.gone()
    assert [sprite.card for sprite in table.table.showing.board.held] == list(cards("9H"))
    table.up(end, FINGER)
    table.settle()
    assert table.state.columns[1].cards == cards("10H 9H")
    assert len(table.session.log) == 1


def test_a_key_that_plays_takes_the_cards_out_of_the_hand(table: ScorpionRig) -> None:
    """Enter puts a carried unit on the ring's place; the pointer that carried it holds nothing then."""
    end = table.put(0, 1, 4)
    table.carry(table.grip(0, 1), end)
    table.keys("down", "enter")
    assert table.state.columns[1].cards == cards("10H 9H")
    table.move((300, 300))
    table.up((300, 300))
    table.settle()
    assert len(table.session.log) == 1
    resting(table)


@pytest.mark.parametrize("key", ["n", "f1"])
def test_a_window_opened_in_mid_carry_leaves_nothing_in_the_hand(key: str, table: ScorpionRig) -> None:
    end = table.put(0, 1, 1)
    table.carry(table.grip(0, 1), end)
    table.keys(key)
    assert table.window is not None
    table.up(end)
    table.keys("escape")
    table.run(0.4)
    table.settle()
    assert table.state == TABLE.state
    resting(table)
    table.drag(table.grip(0, 1), table.put(0, 1, 1))
    assert table.state.columns[1].cards == cards("10H 9H")


def test_a_face_down_card_is_not_taken_up(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("?QH 3D / 4D / KD")))
    rig.carry(rig.grip(0, 0), rig.put(0, 0, 1))
    assert not rig.table.hand.holding
    rig.up(rig.put(0, 0, 1))
    assert rig.state.columns[0].hidden == 1


def test_a_press_while_cards_fly_ends_the_flight_and_takes_hold(table: ScorpionRig) -> None:
    table.carry(table.grip(0, 1), table.put(0, 1, 1))
    table.up(table.put(0, 1, 1))
    assert table.table.showing.moving
    table.down(table.end(1))
    assert not table.table.showing.moving
    assert [sprite.card for sprite in table.table.showing.board.held] == list(cards("9H"))
