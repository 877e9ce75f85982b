"""Where any number of tables stand on the title: on every canvas, nothing overlaps, leaves it or is too small."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.fan_shape import card_height, lying, width
from scenes.title.places import Place, TitlePlan
from scenes.title.plan import plan
from scenes.title.table import Ground, TitleFan
from tests.scenes.title_visit import FANS

WIDE = st.tuples(st.integers(800, 4000), st.integers(480, 2400)).filter(lambda size: size[0] >= size[1])
TALL = st.tuples(st.integers(480, 2400), st.integers(800, 4000)).filter(lambda size: size[0] < size[1])
GROUNDS = st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(lambda counts: 1 <= sum(counts) <= 9)
HANDS = [FANS[name] for name in ("french", "ten", "stock")]


def laid_out(size: tuple[int, int], counts: tuple[int, int], largest: bool, lines: int, more: bool) -> TitlePlan:
    return plan(size, scale(size, largest), grounds_of(counts), lines, more)


def scale(size: tuple[int, int], largest: bool) -> float:
    return tokens.most_scale(*size) if largest else tokens.scale_for(*size)


def grounds_of(counts: tuple[int, int]) -> list[Ground]:
    cloth: list[Ground] = ["cloth"]
    wood: list[Ground] = ["wood"]
    return cloth * counts[0] + wood * counts[1]


def fan_of(place: Place, fan: TitleFan) -> Box:
    """What a fan covers at a place, a little open."""
    high = card_height(fan, place)
    wide = width(fan) * high
    top = min(card.y for card in lying(fan)) - 0.52
    foot = max(card.y for card in lying(fan)) + 0.5
    return Box(place.fan_x - wide / 2, place.fan_y + top * high, wide, (foot - top) * high)


def name_of(place: Place) -> Box:
    high = 0.9 * place.name_size
    return Box(place.words.x, place.name_y - high / 2, place.words.w, high)


def parts(place: Place) -> list[Box]:
    return [*(fan_of(place, fan) for fan in HANDS), name_of(place), place.words, place.buttons]


def overlap(one: Box, other: Box) -> bool:
    return one.grown(-1).rect().colliderect(other.grown(-1).rect())


def within(one: Box, other: Box) -> bool:
    slack = other.grown(1.5)
    return slack.x <= one.x and slack.y <= one.y and one.right <= slack.right and one.bottom <= slack.bottom


@given(st.one_of(WIDE, TALL), GROUNDS, st.booleans(), st.integers(1, 3), st.booleans())
@example((800, 480), (2, 4), False, 3, False)
@example((1280, 720), (1, 3), False, 2, False)
@example((480, 800), (2, 4), False, 3, True)
def test_nothing_overlaps_and_nothing_leaves_its_table(
    size: tuple[int, int], counts: tuple[int, int], largest: bool, lines: int, more: bool
) -> None:
    places = laid_out(size, counts, largest, lines, more)
    foot = places.foot if places.view else places.strip_y
    assert [place.ground for place in places.places] == grounds_of(counts)
    for place in places.places:
        top = next(top.board for top in places.tops if top.ground == place.ground)
        assert within(place.box, top)
        assert within(place.buttons, Box(0, 0, size[0], foot))
        for part in parts(place):
            assert within(part, place.box), f"{part} leaves {place.box}"
        _, _, fan, name, words, buttons = parts(place)
        for part, other in combinations((fan, name, words, buttons), 2):
            assert not overlap(part, other), f"{part} lies on {other}"
    boxes = [place.box for place in places.places] + ([places.more] if places.more else [])
    for box, other in combinations(boxes, 2):
        if places.more is None or places.more not in (box, other):
            assert not overlap(box, other)
    if places.more:
        assert within(places.more, Box(0, 0, size[0], foot))
        assert not any(overlap(places.more, part) for place in places.places for part in parts(place))


@given(st.one_of(WIDE, TALL), GROUNDS, st.booleans(), st.integers(1, 3), st.booleans())
def test_everything_is_large_enough(
    size: tuple[int, int], counts: tuple[int, int], largest: bool, lines: int, more: bool
) -> None:
    u = scale(size, largest)
    places = laid_out(size, counts, largest, lines, more)
    for place in places.places:
        assert place.buttons.h >= tokens.TARGET * u - 1
        assert place.buttons.w >= 2 * tokens.TARGET * u
        assert place.words.w >= 100 * u
        assert all(card_height(fan, place) >= 40 * u for fan in HANDS)
    assert places.more is None or places.more.h >= tokens.TARGET * u - 1


@given(st.one_of(WIDE, TALL), GROUNDS, st.booleans())
def test_what_has_no_room_is_seen_through_a_view_that_shows_two_rows_at_least(
    size: tuple[int, int], counts: tuple[int, int], more: bool
) -> None:
    places = laid_out(size, counts, False, 2, more)
    if places.view is None:
        return
    assert places.view.bottom < places.strip_y
    assert places.foot > places.view.bottom
    assert places.view.h >= 2 * places.places[0].box.h


@pytest.mark.parametrize(("size", "counts"), [((1180, 720), (2, 4)), ((1280, 720), (1, 3)), ((800, 480), (1, 3))])
def test_places_stand_upright_where_they_have_the_width(size: tuple[int, int], counts: tuple[int, int]) -> None:
    places = laid_out(size, counts, False, 2, False).places
    assert len({place.buttons.y for place in places}) == 1
    assert all(place.align == "centre" for place in places)


def test_narrower_ones_are_rows_in_two_columns_and_tall_ones_in_one() -> None:
    beside = laid_out((1100, 720), (2, 4), False, 2, False)
    assert len({place.box.x for place in beside.places}) == 2
    tall = laid_out((720, 1280), (2, 4), False, 2, False)
    assert len({place.box.x for place in tall.places}) == 1
    assert [place.box.y for place in tall.places] == sorted(place.box.y for place in tall.places)


def test_a_joint_of_the_wood_runs_through_no_words() -> None:
    for size in ((1280, 720), (800, 480), (720, 1280), (1100, 720)):
        places = laid_out(size, (1, 3), False, 2, False)
        wood = next(top for top in places.tops if top.ground == "wood")
        joints = [wood.board.y + k * wood.plank for k in range(1, 6)]
        for place in places.places:
            if place.ground == "wood":
                for part in (name_of(place), place.words, place.buttons):
                    assert not any(part.y + 1 < joint < part.bottom - 1 for joint in joints), size
