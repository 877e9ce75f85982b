"""How a column's cards overlap: never out of the room, in order, every index readable as long as there is any."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE
from scenes.scorpion.geometry import Geometry, table_map
from scenes.table.fan import FanSteps, fan
from scenes.table.layout import PORTRAIT, SHAPES
from tests.game.scorpion.boards import board, run
from tests.scenes.rig import SMALL

ROOM, CARD = 464, 112


def _steps(shape: str = "small") -> FanSteps:
    return FanSteps.of(table_map(shape).places["columns"].properties)


columns = st.tuples(st.integers(0, 52), st.integers(0, 12)).filter(lambda pair: pair[1] < max(pair[0], 1))
rooms = st.floats(130, 900)


@given(columns, rooms, st.sampled_from([*SHAPES, PORTRAIT]))
def test_a_column_never_leaves_its_room_and_goes_down_in_order(
    column: tuple[int, int], room: float, shape: str
) -> None:
    count, hidden = column
    offsets = fan(count, hidden, room, CARD, _steps(shape))
    assert len(offsets) == count
    assert offsets == sorted(offsets)
    if offsets:
        assert offsets[0] == 0
        assert offsets[-1] + CARD <= room + 0.5


@given(columns, rooms, st.integers(0, 51))
def test_an_opened_strip_is_shown_whole_where_it_stood(column: tuple[int, int], room: float, opened: int) -> None:
    count, hidden = column
    assume(hidden <= opened < count - 1)
    closed = fan(count, hidden, room, CARD, _steps())
    offsets = fan(count, hidden, room, CARD, _steps(), opened)
    assert offsets == sorted(offsets)
    assert offsets[-1] == pytest.approx(closed[-1], abs=1)
    assert offsets[opened + 1] - offsets[opened] >= closed[opened + 1] - closed[opened]
    # What was under the pointer stays under it, or the strip would close again under a hand that does not move.
    assert offsets[opened] <= closed[opened] + 1
    assert offsets[opened + 1] >= closed[opened + 1] - 1


@given(st.integers(1, 30), st.integers(0, 3))
def test_a_column_with_room_has_full_steps(count: int, hidden: int) -> None:
    assume(hidden < count)
    steps = _steps()
    offsets = fan(count, hidden, 10_000, CARD, steps)
    for place, (here, there) in enumerate(itertools.pairwise(offsets)):
        assert there - here == pytest.approx(CARD * (steps.back if place < hidden else steps.open), abs=1)


def test_the_open_cards_give_way_first_then_the_backs_then_the_open_ones_again() -> None:
    steps = _steps()
    needs = [
        (10 * steps.open + 3 * steps.back, steps.open, steps.back),
        (10 * steps.open_tight + 3 * steps.back, steps.open_tight, steps.back),
        (10 * steps.open_tight + 3 * steps.back_least, steps.open_tight, steps.back_least),
        (10 * steps.open_least + 3 * steps.back_least, steps.open_least, steps.back_least),
    ]
    for room, step, back in needs:
        offsets = fan(14, 3, (1 + room) * 1000, 1000, steps)
        assert offsets[1] == pytest.approx(back * 1000, abs=1)
        assert offsets[-1] - offsets[-2] == pytest.approx(step * 1000, abs=1)


def test_twenty_five_cards_keep_their_indexes_readable_in_the_smallest_window() -> None:
    state = board(f"?QH ?9D ?2C {run('S')} {run('D', '8', 'A')} AH / KD")
    state_cards = state.columns[0].cards
    geometry = Geometry(CLASSIC, SMALL)
    poses = geometry.poses(state)
    assert len(state_cards) == 25
    for card, above in itertools.pairwise(state_cards[3:]):
        assert poses[above].y - poses[card].y >= int(0.135 * geometry.card_height)
    assert poses[state_cards[-1]].y + geometry.card_height <= SMALL[1]


@pytest.mark.parametrize("hidden", [0, 3])
def test_the_longest_column_there_can_be_stays_inside_the_window(hidden: int) -> None:
    for rules in (CLASSIC, THREE_BLIND_MICE):
        for size in (SMALL, (720, 1280), (1920, 1080)):
            geometry = Geometry(rules, size)
            state = board(" ".join([f"{run('S')} {run('H')} {run('D')} {run('C')}"]), columns=rules.columns)
            poses = geometry.poses(state)
            assert max(pose.y for pose in poses.values()) + geometry.card_height <= size[1]
            ys = [poses[card].y for card in state.columns[0].cards]
            assert ys == sorted(ys)
            assert hidden < len(ys)
