"""Where things lie at the table for four in any window: to be seen, apart from one another, large enough to hit."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.cards import ITALIAN
from game.seats import OURS, PERSON, THEIRS, Seat, Side
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.four_seats import LEFT, PARTNER, RIGHT, SEATS
from scenes.match.spots import HandSpot, PileSpot, SeatSpot, TableSpot
from scenes.preferences import ITALIAN_PACKS
from scenes.table.layout import SMALL
from tests.scenes.placing import WINDOWS, apart, canvas, scales, shared
from tests.scenes.scopone.dealt import geometry, hand_of, laid, plates_of, poses_of, shown_of

every = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
packs = pytest.mark.parametrize("pack", ITALIAN_PACKS)
OTHERS = (RIGHT, PARTNER, LEFT)
FULL = 10
ROUNDING = 2


@every
@packs
@pytest.mark.parametrize("count", range(1, FULL + 1))
def test_the_persons_cards_lie_in_the_window_apart_from_all_else(
    count: int, window: tuple[int, int], pack: str
) -> None:
    table = geometry(window, pack)
    whole, strip = Box(0, 0, *table.layout.size), table.box("strip")
    for box in (table.hand_box(PERSON, place, count) for place in range(count)):
        assert whole.contains(box.x, box.y)
        assert box.right <= whole.right
        assert box.bottom <= whole.bottom
        for other in (strip, table.box("runner"), table.pile_box(OURS), table.box("prompt")):
            assert apart(box, other)


@every
@packs
@pytest.mark.parametrize("count", range(1, FULL + 1))
def test_of_every_card_of_the_hand_a_finger_has_enough_and_its_corner_shows(
    count: int, window: tuple[int, int], pack: str
) -> None:
    table, state = geometry(window, pack), laid((count, 0, 0, 0))
    poses = poses_of(table, state)
    hand = hand_of(table, state, poses)
    for place, shown in enumerate(shown_of(hand)):
        assert shown.w >= tokens.TARGET
        assert shown.h >= tokens.TARGET
        assert shown.topleft == (hand[place].x, hand[place].y), "the corner with value and suit is open"
        assert table.spot_at(*shown.center, state, poses) == HandSpot(place)
    lies_on_another = any(not apart(one, other) for one, other in combinations(hand, 2))
    assert {poses[card].marked for card in state.hands[PERSON]} == {lies_on_another}


@every
@packs
def test_the_hand_is_as_wide_until_its_cards_lie_side_by_side(window: tuple[int, int], pack: str) -> None:
    table = geometry(window, pack)
    if table.layout.tall:
        return
    spans = [
        table.hand_box(PERSON, count - 1, count).right - table.hand_box(PERSON, 0, count).x for count in range(2, 11)
    ]
    steps = [table.hand_box(PERSON, 1, count).x - table.hand_box(PERSON, 0, count).x for count in range(2, 11)]
    assert all(step > following - ROUNDING for step, following in pairwise(steps))
    for span, step in zip(spans, steps, strict=True):
        assert abs(span - spans[-1]) <= ROUNDING or step > table.card_width


def test_ten_cards_lie_as_close_as_they_were_drawn() -> None:
    for window, step in (((1280, 720), 0.67), ((800, 480), 0.59)):
        table = geometry(window)
        apart_by = table.hand_box(PERSON, 9, 10).x - table.hand_box(PERSON, 0, 10).x
        assert abs(apart_by / 9 - step * table.card_width) < 1


@every
def test_in_a_tall_window_a_hand_stands_in_two_rows_if_it_has_no_room_in_one(window: tuple[int, int]) -> None:
    table = geometry(window)
    one_row = max(5, table.box("hand_0").w // table.card_width)
    for count in range(1, FULL + 1):
        rows = table.hand_rows(count)
        assert [place for row in rows for place in row] == list(range(count))
        assert len(rows) == 1 or (table.layout.tall and count > 5)
        assert len(rows) == 2 or not table.layout.tall or count <= one_row
        heights = [{table.hand_box(PERSON, place, count).y for place in row} for row in rows]
        assert all(len(ys) == 1 for ys in heights), "a row lies level"
        if len(rows) == 2:
            back, front = rows
            down = heights[1].pop() - heights[0].pop()
            assert abs(down - 0.56 * table.card_height) <= 1
            for behind, before in zip(back, front, strict=False):
                assert table.hand_box(PERSON, behind, count).x == table.hand_box(PERSON, before, count).x


def test_the_hand_lies_by_suit_then_by_value_whatever_the_order_it_was_dealt_in() -> None:
    table, state = geometry((1280, 720)), laid((10, 0, 0, 0))
    hand, poses = table.hand_cards(state, PERSON), poses_of(geometry((1280, 720)), state)
    assert hand != state.hands[PERSON]
    assert sorted(hand, key=ITALIAN.cards.index) == list(hand)
    assert sorted(hand, key=lambda card: poses[card].x) == list(hand)


@every
@packs
def test_backs_hang_over_the_edges_and_leave_the_rest_alone(window: tuple[int, int], pack: str) -> None:
    table, state = geometry(window, pack), laid((10, 10, 10, 10))
    poses, strip = poses_of(table, state), table.box("strip")
    seen = Box(*table.seen) if table.seen else Box(0, 0, *table.layout.size)
    for seat in OTHERS:
        for place, card in enumerate(table.hand_cards(state, seat)):
            assert not poses[card].face_up
            box, lies = table.hand_box(seat, place, 10), table.card_box(poses[card])
            assert all(abs(one - other) <= 4 for one, other in zip(box, lies, strict=True))
            assert box.x < 0 or box.y < 0 or box.right > seen.right, "it hangs over an edge"
            for other in (table.box("table"), table.box("prompt"), table.pile_box(OURS)):
                assert apart(box, other)
            if seat != RIGHT or table.layout.tall:
                assert apart(box, strip)
    partner = [table.hand_box(PARTNER, place, 10) for place in range(10)]
    reach = table.pile_box(THEIRS).x - (table.card_height - table.card_width)
    assert partner[-1].right <= reach, "and the scope of their pile"


@every
def test_nothing_of_the_right_hand_shows_beyond_the_strip(window: tuple[int, int]) -> None:
    table = geometry(window)
    if table.layout.tall:
        assert table.seen is None
    else:
        strip = table.box("strip")
        assert table.seen is not None
        assert strip.x < table.seen.right < strip.right


@every
@packs
@pytest.mark.parametrize("count", [1, 4, 7, 8, 12, 18])
def test_table_cards_keep_to_their_room_and_show_enough(count: int, window: tuple[int, int], pack: str) -> None:
    table, state = geometry(window, pack), laid((0, 10, 0, 10), table=count)
    poses, room = poses_of(table, state), table.box("table")
    boxes = sorted((table.card_box(poses[card]) for card in state.table), key=lambda box: (box.y, box.x))
    for card in state.table:
        box = table.card_box(poses[card])
        assert room.x - 1 <= box.x
        assert box.right <= room.right + 1
        assert poses[card].marked == any(not apart(box, other) for other in boxes if other is not box and other != box)
        for plate in plates_of(table, 1.0):
            assert apart(box, plate)
    small = table.layout.shape == SMALL
    for box, following in pairwise(boxes):
        if box.y == following.y:
            if count <= (8 if table.layout.tall else 6 if small else 7):
                assert following.x >= box.right
            elif count <= 12:
                assert following.x - box.x >= 0.57 * table.card_width - 1
            assert following.x > box.x
    for box in boxes:
        assert isinstance(table.spot_at(box.x + 2, box.y + 2, state, poses), TableSpot)


@every
@packs
@pytest.mark.parametrize("side", [OURS, THEIRS])
@pytest.mark.parametrize("count", [0, 1, 6, 12, 16])
def test_scope_stick_out_under_the_pile_and_reach_nothing_else(
    count: int, side: Side, window: tuple[int, int], pack: str
) -> None:
    table = geometry(window, pack)
    state = laid((10, 0, 2, 0), taken=(20, 0) if side == OURS else (0, 20))
    swept = state.captured[side][:count]
    poses = poses_of(table, state, (swept, ()) if side == OURS else ((), swept))
    pile, strip = table.pile_box(side), table.box("strip")
    others = [table.card_box(poses[card]) for hand in state.hands for card in hand]
    plates = [plate for u in scales(table.layout.size) for plate in plates_of(table, u)]
    for card in swept:
        box = table.card_box(poses[card]).grown(-ROUNDING)
        assert poses[card].face_up
        assert abs(pile.x - box.x - (table.card_height - table.card_width)) <= 2 * ROUNDING
        assert pile.y - ROUNDING <= box.y
        assert box.bottom <= pile.bottom + ROUNDING
        for other in (*others, *plates, strip, table.box("runner")):
            assert apart(box, other)


@every
@pytest.mark.parametrize("turn", range(SEATS))
def test_plates_stand_apart_from_cards_and_from_each_other(turn: int, window: tuple[int, int]) -> None:
    size = canvas(window)
    for u in scales(size):
        table, state = geometry(window, u=u), laid((10, 10, 10, 10))
        poses, whole = poses_of(table, state), Box(0, 0, *size)
        plates = plates_of(table, u, turn, ("scopa with the 7 of coins", "10 took 7 + 2 + 1", "6 laid"))
        cards = [table.card_box(pose).grown(-ROUNDING) for pose in poses.values()]
        piles = [table.pile_box(OURS), table.pile_box(THEIRS), table.box("strip"), table.box("table")]
        for plate in plates:
            assert plate.x >= 0
            assert plate.right <= whole.right
            for other in (*cards, *piles):
                assert apart(plate, other)
        for one, other in combinations(plates, 2):
            assert apart(one, other)


@every
@packs
@pytest.mark.parametrize("seat", OTHERS)
def test_a_played_card_stands_at_its_seat_beside_the_strip(seat: Seat, window: tuple[int, int], pack: str) -> None:
    table = geometry(window, pack)
    place, row = table.show_place(seat), table.box("table").cy
    assert place.y >= 0
    assert apart(place, table.box("strip"))
    if seat == PARTNER:
        assert place.cy < row
        assert abs(place.cx - table.middle) <= 1
    else:
        assert (place.cx > table.middle) == (seat == RIGHT)
        assert all(apart(place, table.hand_box(seat, number, 10)) for number in range(10))


@every
@packs
@pytest.mark.parametrize("seat", OTHERS)
def test_what_a_played_card_takes_is_hidden_no_more_than_can_be(seat: Seat, window: tuple[int, int], pack: str) -> None:
    table, state = geometry(window, pack), laid((0, 0, 0, 0), table=7)
    poses = poses_of(table, state)
    for card in state.table:
        taken = table.card_box(poses[card])
        place = table.show_place(seat, [taken])
        assert place.x >= 0
        assert apart(place, table.box("strip"))
        hidden = shared(place, taken)
        assert hidden <= shared(table.show_place(seat), taken)
        if seat == PARTNER:
            assert hidden <= ROUNDING * taken.h


@every
def test_what_lies_under_a_point(window: tuple[int, int]) -> None:
    table, state = geometry(window), laid((3, 8, 8, 8), taken=(6, 6))
    poses = poses_of(table, state)
    hand = hand_of(table, state, poses)
    for place, (one, following) in enumerate(pairwise(hand)):
        assert table.spot_at(one.right + 1, one.cy, state, poses) == HandSpot(place)
        assert table.spot_at(following.x - 1, one.cy, state, poses) == HandSpot(place + 1)
    for side in (OURS, THEIRS):
        pile = table.pile_box(side)
        assert table.spot_at(pile.cx, pile.bottom - 3, state, poses) == PileSpot(side)
    left, right, partner = (table.box(f"hand_{seat}") for seat in (LEFT, RIGHT, PARTNER))
    assert table.spot_at(left.cx, left.cy, state, poses) == SeatSpot(LEFT)
    assert table.spot_at(right.cx, right.cy, state, poses) == SeatSpot(RIGHT)
    assert table.spot_at(partner.cx, partner.cy, state, poses) == SeatSpot(PARTNER)
    assert table.spot_at(table.middle, table.box("runner").cy, state, poses) is None


@every
@pytest.mark.parametrize("count", [1, 6, 10])
def test_the_area_of_a_hand_is_what_its_cards_cover(count: int, window: tuple[int, int]) -> None:
    table = geometry(window)
    area, boxes = table.hand_area(PERSON, count), [table.hand_box(PERSON, place, count) for place in range(count)]
    assert all(area.x <= box.x and area.y <= box.y for box in boxes)
    assert all(box.right <= area.right and box.bottom <= area.bottom for box in boxes)
    assert area.h <= 1.6 * table.card_height
    assert table.hand_area(PERSON, 0).w > 0
