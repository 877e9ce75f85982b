"""Where things lie at Briscola's tables in any window: to be seen, apart from one another, large enough to hit."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.briscola.state import State
from game.cards import ITALIAN, ItalianCard
from game.seats import OURS, PERSON, SIDES, THEIRS, Seat
from scenes.briscola.geometry import Geometry, GeometryOfFour
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.four_seats import PARTNER, RIGHT
from scenes.match.spots import HandSpot, PackSpot, PileSpot, SeatSpot, TrickSpot, TrumpSpot
from scenes.preferences import ITALIAN_PACKS
from scenes.table.plates import Plate, Plates
from tests.scenes.briscola.dealt import SEATS, dealt, geometry, played, whole
from tests.scenes.placing import apart, canvas, scales

WINDOWS = (
    *((640, 360), (800, 480), (1024, 768), (1104, 640), (1280, 720), (1920, 1080), (3440, 1440)),
    *((480, 800), (600, 800), (720, 1280), (1080, 1920), (1200, 1210)),
)
"""Each shape a table has room in otherwise, the smallest and the largest."""
every = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
packs = pytest.mark.parametrize("pack", ITALIAN_PACKS)
both = pytest.mark.parametrize("seats", SEATS)
NAMES = ("Du", "Εκείνος δεξιά", "Συμπαίκτης", "Oikealla oleva")
"""Names as long as a language may need."""
ROUNDING = 2
LAYERS = 6 * 2
"""Pixels by which a pile's lowest cards reach beyond its place at scale 1."""


def hand_of(table: Geometry, seat: Seat, count: int = 3) -> list[Box]:
    return [table.hand_box(seat, place, count) for place in range(count)]


def tricks_of(table: Geometry, seats: int) -> list[Box]:
    return [table.trick_box(Seat(seat)) for seat in range(seats)]


def inside(box: Box, whole_table: Box) -> bool:
    return (
        box.x >= whole_table.x
        and box.y >= whole_table.y
        and box.right <= whole_table.right
        and box.bottom <= whole_table.bottom
    )


@every
@packs
@both
def test_what_is_to_be_seen_whole_lies_in_the_window_apart_from_all_else(
    seats: int, window: tuple[int, int], pack: str
) -> None:
    table = geometry(window, seats, pack)
    table_whole, strip = Box(0, 0, *table.layout.size), table.box("strip")
    stock = table.stock_box()._replace(w=table.card_width + LAYERS, h=table.card_height + LAYERS)
    things = {
        **{f"hand {place}": box for place, box in enumerate(hand_of(table, PERSON))},
        **{f"trick {seat}": box for seat, box in enumerate(tricks_of(table, seats))},
        "stock": stock,
        "trump": table.trump_shown()._replace(x=stock.right),
        "pile": table.pile_box(OURS),
    }
    for name, box in things.items():
        assert inside(box, table_whole), name
        assert apart(box, strip), name
    for (name, box), (other_name, other) in combinations(things.items(), 2):
        assert apart(box, other), f"{name}, {other_name}"
    prompt = Box(table.box("prompt").x, table.box("prompt").y, 40, table.box("prompt").h)
    assert all(apart(box, prompt) for name, box in things.items() if name != "stock")


@every
@packs
@both
def test_the_tricks_places_lie_on_the_linen_each_nearer_to_its_seat(
    seats: int, window: tuple[int, int], pack: str
) -> None:
    table = geometry(window, seats, pack)
    runner, places = table.box("runner"), tricks_of(table, seats)
    for box in places:
        assert runner.y <= box.y
        assert box.bottom <= runner.bottom
        assert min(box.w, box.h) >= tokens.TARGET
    if seats == SIDES:
        assert places[1].y < places[0].y
    else:
        you, right, partner, left = places
        assert partner.y < left.y == right.y < you.y or table.layout.tall
        assert partner.y < you.y
        assert left.x < right.x


@every
@packs
@both
def test_of_the_trump_its_value_shows(seats: int, window: tuple[int, int], pack: str) -> None:
    table, match = geometry(window, seats, pack), dealt(seats)
    pose = table.poses(match.state)[match.state.turned_up]
    assert pose.face_up
    assert pose.marked
    box, shows = table.card_box(pose), table.trump_shown()
    assert abs(box.right - shows.right) <= ROUNDING
    assert abs(box.cy - table.stock_box().cy) <= ROUNDING
    assert shows.w >= 0.5 * table.card_height


@every
@both
def test_the_last_trick_is_seen_beside_its_pile_and_not_over_what_lies_on_the_linen(
    seats: int, window: tuple[int, int]
) -> None:
    table, cards = geometry(window, seats), ITALIAN.cards[:seats]
    strip, table_whole = table.box("strip"), Box(0, 0, *table.layout.size)
    for side in (OURS, THEIRS):
        poses = table.looked_poses(cards, side)
        boxes = [table.card_box(poses[card]) for card in cards]
        assert all(poses[card].face_up and poses[card].marked for card in cards)
        for one, following in pairwise(boxes):
            assert following.x - one.x >= 0.3 * one.w, "its corner shows"
        for box in boxes:
            assert inside(box, table_whole)
            others = [strip, table.stock_box(), table.trump_shown(), *tricks_of(table, seats)]
            assert all(apart(box, other) for other in others)
            assert apart(box, table.pile_box(side))
        words = table.looked_words(side)
        assert inside(words, table_whole)
        plates = [place.room for place in table.plate_places.values()]
        assert all(apart(words, box) for box in (*boxes, strip, *plates))
        if table.layout.tall and seats == SIDES and window[1] >= 1280:
            assert all(apart(words, trick) for trick in tricks_of(table, seats))


@every
@both
def test_notes_stand_under_the_piles(seats: int, window: tuple[int, int]) -> None:
    for u in scales(canvas(window)):
        table = geometry(window, seats, u=u)
        for side in (OURS, THEIRS):
            note, pile = table.note_box(side), table.pile_box(side)
            assert note.y >= pile.bottom
            assert side == OURS or note.bottom <= table.box("runner").y + 6 * u, "it stands on the wood"
            assert note.h >= 10
            assert inside(note, Box(0, 0, *table.layout.size))
            assert all(apart(note, other) for other in (table.box("strip"), *tricks_of(table, seats)))


@every
@packs
def test_the_partners_open_cards_keep_off_trick_pile_and_plate(window: tuple[int, int], pack: str) -> None:
    table = geometry(window, 4, pack)
    assert isinstance(table, GeometryOfFour)
    for count in range(1, 8):
        boxes = [table.open_box(place, count) for place in range(count)]
        for box in boxes:
            assert inside(box, Box(0, 0, *table.layout.size))
            assert all(apart(box, other) for other in tricks_of(table, 4))
            assert apart(box, table.pile_box(THEIRS))
            assert apart(box, table.plates_beside(open_partner=True)[PARTNER].room)
        for one, following in pairwise(boxes):
            assert following.x > one.x
            assert count > 3 or following.x >= one.right


@every
@pytest.mark.parametrize("opens", [False, True])
@pytest.mark.parametrize("turn", [0, 2])
def test_plates_stand_apart_from_cards_and_from_each_other(turn: int, opens: bool, window: tuple[int, int]) -> None:
    for u in scales(canvas(window)):
        table, match = geometry(window, 4, u=u), played(4, 31 if opens else 8)
        assert isinstance(table, GeometryOfFour)
        plates = Plates(table.plates_beside(opens), u)
        plates.show([Plate(name, turn == seat, turn == seat) for seat, name in enumerate(NAMES)])
        boxes = [plates.box(Seat(seat)) for seat in range(4)]
        cards = [table.card_box(pose).grown(-ROUNDING) for pose in table.poses(match.state, opens).values()]
        for box in boxes:
            assert box.x >= 0
            assert box.right <= table.layout.size[0]
            for other in (*cards, *tricks_of(table, 4), table.box("strip")):
                assert apart(box, other)
        for one, other in combinations(boxes, 2):
            assert apart(one, other)


@every
@both
def test_every_state_of_a_deal_has_its_forty_cards_and_none_lies_on_another_where_it_may_not(
    seats: int, window: tuple[int, int]
) -> None:
    table = geometry(window, seats)
    for match in whole(dealt(seats)):
        state = match.state
        sees = seats > SIDES and not state.stock
        poses = table.poses(state, sees)
        assert poses.keys() == set(ITALIAN)
        alone = [*state.trick, *state.hands[PERSON], *(state.hands[PARTNER] if sees else ())]
        for card, other in combinations(alone, 2):
            assert apart(table.card_box(poses[card]), table.card_box(poses[other]))
        for card in alone:
            assert poses[card].face_up
            assert table.spot_at(*_middle(table, poses[card]), state, poses) is not None
        hidden = [card for seat, hand in enumerate(state.hands) if seat != PERSON for card in hand]
        assert not any(poses[card].face_up for card in hidden if card not in alone)
        assert not any(poses[card].face_up for taken in state.captured for card in taken)


def _middle(table: Geometry, pose: object) -> tuple[float, float]:
    box = table.card_box(pose)  # type: ignore[arg-type]
    return box.cx, box.cy


@every
@both
def test_what_lies_under_a_point(seats: int, window: tuple[int, int]) -> None:
    table, match = geometry(window, seats), played(seats, seats)
    state, poses = match.state, table.poses(match.state)
    for place, card in enumerate(table.hand_cards(state, PERSON)):
        assert table.spot_at(*_middle(table, poses[card]), state, poses) == HandSpot(place)
    stock, trump = table.stock_box(), table.trump_shown()
    assert table.spot_at(stock.cx, stock.cy, state, poses) == PackSpot()
    assert table.spot_at(trump.right - 5, trump.cy, state, poses) == TrumpSpot()
    for seat, box in enumerate(tricks_of(table, seats)):
        assert table.spot_at(box.cx, box.cy, state, poses) == TrickSpot(Seat(seat))
    for side in (OURS, THEIRS):
        pile = table.pile_box(side)
        assert table.spot_at(pile.cx, pile.bottom - 3, state, poses) == PileSpot(side)
    for number in range(1, seats):
        shown = table.box(f"hand_{number}") if seats > SIDES else table.hand_box(Seat(1), 1, 3)
        assert table.spot_at(shown.cx, max(shown.cy, 4), state, poses) == SeatSpot(Seat(number))
    assert table.spot_at(stock.cx, table.box("runner").y + 2, state, poses) is None


@every
@both
def test_where_the_stock_was_the_trump_is_asked_for(seats: int, window: tuple[int, int]) -> None:
    table, match = geometry(window, seats), played(seats, 35)
    stock = table.stock_box()
    state, poses = match.state, table.poses(match.state)
    assert not state.stock
    assert table.spot_at(stock.cx, stock.cy, state, poses) == TrumpSpot()


def _handed_in(seats: int, sizes: tuple[int, ...], trick: int, stock: int) -> State:
    """A position such as records may hold."""
    mixed: list[ItalianCard] = [ITALIAN.cards[number * 7 % len(ITALIAN)] for number in range(len(ITALIAN))]

    def some(count: int) -> tuple[ItalianCard, ...]:
        return tuple(mixed.pop() for _ in range(count))

    hands, lies, left = tuple(some(size) for size in sizes), some(trick), some(stock)
    return State(hands, lies, left, left[-1] if left else mixed[0], (tuple(mixed), ()), Seat(trick % seats), PERSON)


@every
@both
@pytest.mark.parametrize(("trick", "stock"), [(0, 0), (1, 1), (1, 9), (0, 2)])
def test_odd_positions_lie_whole(stock: int, trick: int, seats: int, window: tuple[int, int]) -> None:
    table = geometry(window, seats)
    state = _handed_in(seats, (6, 2, 5, 1)[:seats], trick, stock)
    for sees in {False, seats > SIDES}:
        poses = table.poses(state, sees)
        assert poses.keys() == set(ITALIAN)
        hand = [table.card_box(poses[card]) for card in table.hand_cards(state, PERSON)]
        for place, (one, following) in enumerate(pairwise(hand)):
            assert following.x > one.x
            assert table.spot_at(one.x + 2, one.cy, state, poses) == HandSpot(place)
            assert poses[table.hand_cards(state, PERSON)[place]].marked == (not apart(one, following))
        room = table.box("hand_0")
        assert all(room.x - ROUNDING <= box.x and box.right <= room.right + ROUNDING for box in hand)


@every
def test_nothing_of_the_right_hand_shows_beyond_the_strip(window: tuple[int, int]) -> None:
    table = geometry(window, 4)
    strip, seen = table.box("strip"), table.seen
    if seen is not None:
        assert strip.x < seen.right < strip.right
        assert all(box.x < strip.x for box in hand_of(table, RIGHT))


@every
@both
def test_the_words_of_a_won_match_have_room_where_the_hand_lay(seats: int, window: tuple[int, int]) -> None:
    table = geometry(window, seats)
    words, hand = table.feast_box, table.box("hand_0")
    assert words.w >= 2.5 * table.card_width
    assert (words.y, words.h) == (hand.y, hand.h)
    assert inside(words, Box(0, 0, *table.layout.size))
    assert all(apart(words, other) for other in (table.pile_box(OURS), table.box("strip")))
