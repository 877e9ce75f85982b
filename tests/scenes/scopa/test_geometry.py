"""Where things lie at the sizes people play at: inside the window, apart from one another, large enough to hit."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.cards import ITALIAN, ItalianCard
from game.scopa.rules import SCOPA
from game.seats import OURS, PERSON, THEIRS, Seat, side_of
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.spots import HandSpot, PackSpot, PileSpot, TableSpot
from scenes.preferences import ITALIAN_PACKS
from scenes.scopa.geometry import Geometry
from scenes.scopa.slots import Slots
from scenes.table.tilt import bounds
from tests.game.scopa.tables import COMPUTER, cards, made, numbered, position
from tests.scenes.scopa.parlour import whole

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (800, 480), (1024, 768), (720, 1280), (2560, 1080)]
LONG = cards("AD 2D 3D 4D 5D 6D 7D 8D 9D 10D AC 2C")
MOST = 12
"""More cards than these hardly ever lie on the table."""

every = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
packs = pytest.mark.parametrize("pack", ITALIAN_PACKS)


def geometry(size: tuple[int, int], pack: str) -> Geometry:
    return Geometry(size, pack, tokens.scale_for(*size))


def slots(laid: Geometry, count: int) -> dict[ItalianCard, Box]:
    kept = Slots()
    kept.follow(LONG[:count])
    return kept.boxes(laid)


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@every
@packs
def test_the_persons_cards_lie_in_the_window_and_beside_everything_else(size: tuple[int, int], pack: str) -> None:
    laid = geometry(size, pack)
    canvas, strip, prompt = Box(0, 0, *laid.layout.size), laid.box("strip"), laid.box("prompt")
    hand = [laid.hand_box(PERSON, place, 3) for place in range(3)]
    pile = laid.pile_box(OURS)
    for box in (*hand, pile):
        assert canvas.contains(box.x, box.y)
        assert box.right <= canvas.right
        assert box.bottom <= canvas.bottom
        assert apart(box, strip)
        assert apart(box, laid.box("runner"))
        assert box.y >= prompt.y + prompt.h / 2
    for one, other in combinations([*hand, pile], 2):
        assert apart(one, other)


@every
@packs
def test_the_computers_cards_hang_over_the_upper_edge(size: tuple[int, int], pack: str) -> None:
    laid = geometry(size, pack)
    boxes = [laid.hand_box(COMPUTER, place, 3) for place in range(3)]
    for box in (*boxes, laid.pile_box(THEIRS)):
        assert box.y < 0 < box.bottom
        assert box.bottom <= laid.box("runner").y
        assert apart(box, laid.box("strip"))


@every
@packs
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_table_cards_keep_half_open_and_leave_pack_and_strip_alone(
    count: int, size: tuple[int, int], pack: str
) -> None:
    laid = geometry(size, pack)
    boxes = list(slots(laid, count).values())
    width, _ = laid.card_size
    for box in boxes:
        assert laid.box("runner").y <= box.y
        assert box.bottom <= laid.box("runner").bottom
        assert box.x >= 0
        assert apart(box, laid.box("strip"))
        assert apart(box, laid.pack_box())
    for one, other in combinations(sorted(boxes), 2):
        if count <= (8 if laid.layout.tall else 7):
            assert apart(one, other)
        else:
            assert apart(one, other) or abs(one.x - other.x) >= width / 2 - 1


@every
@packs
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_cards_overlap_only_where_there_is_no_room_for_them_side_by_side(
    count: int, size: tuple[int, int], pack: str
) -> None:
    laid = geometry(size, pack)
    boxes = list(slots(laid, count).values())
    room = laid.box("table")
    for y in {box.y for box in boxes}:
        row = [box for box in boxes if box.y == y]
        if len(row) * (laid.card_width + 1) <= room.w:
            assert all(apart(one, other) for one, other in combinations(row, 2))
        else:
            assert min(box.x for box in row) <= room.x + 1, "the whole room is used"
            assert max(box.right for box in row) >= room.right - 1


@every
@packs
def test_the_first_four_cards_lie_over_the_middle_of_the_hand(size: tuple[int, int], pack: str) -> None:
    laid = geometry(size, pack)
    boxes = slots(laid, 4).values()
    middle = laid.box("table").cx if laid.layout.tall else laid.hand_box(PERSON, 1, 3).cx
    assert abs((min(box.x for box in boxes) + max(box.right for box in boxes)) / 2 - middle) <= 1


@every
@packs
def test_what_lies_left_of_what_is_the_same_in_every_window(size: tuple[int, int], pack: str) -> None:
    ours, other = slots(geometry((1920, 1080), "neapolitan"), MOST), slots(geometry(size, pack), MOST)
    for one, following in combinations(sorted(ours, key=lambda card: ours[card].x), 2):
        assert other[one].x <= other[following].x or other[one].y != other[following].y


@every
@packs
def test_a_whole_deal_has_a_pose_for_every_card_and_open_cards_face_up(size: tuple[int, int], pack: str) -> None:
    laid, kept, state = geometry(size, pack), Slots(), numbered(48213)
    while not state.over:
        kept.follow(state.table)
        poses = laid.poses(state, kept.boxes(laid), ((), ()))
        assert set(poses) == set(ITALIAN.cards)
        face_up = {card for card, pose in poses.items() if pose.face_up}
        assert face_up == {*state.table, *state.hands[PERSON]}, "nobody sees the other's hand, the pack or a pile"
        places = [(pose.pile, pose.order) for pose in poses.values()]
        assert len(set(places)) == len(places)
        state = made(state, SCOPA.legal_moves(state)[0]).state


@every
@packs
def test_cards_of_the_pack_and_of_the_piles_lie_still(size: tuple[int, int], pack: str) -> None:
    laid, kept, state = geometry(size, pack), Slots(), numbered(48213)
    before: dict[ItalianCard, tuple[int, int]] = {}
    while not state.over:
        kept.follow(state.table)
        poses = laid.poses(state, kept.boxes(laid), ((), ()))
        still = {*state.deck, *state.captured[0], *state.captured[1]}
        for card in still & before.keys():
            assert (poses[card].x, poses[card].y) == before[card]
        before = {card: (poses[card].x, poses[card].y) for card in still}
        state = made(state, SCOPA.legal_moves(state)[-1]).state


@every
@packs
@pytest.mark.parametrize("count", [1, 2, 3, 6, 8])
@pytest.mark.parametrize("player", [PERSON, COMPUTER])
def test_scopa_cards_show_under_the_pile_and_reach_nothing_else(
    player: Seat, count: int, size: tuple[int, int], pack: str
) -> None:
    laid = geometry(size, pack)
    swept, pile_text = LONG[:count], " ".join(map(str, LONG))
    state = whole(position("", ("", ""), (pile_text, "") if player == PERSON else ("", pile_text)))
    scope = (swept, ()) if player == PERSON else ((), swept)
    poses = laid.poses(state, {}, scope)
    width, height = laid.card_size
    pile = laid.pile_box(side_of(player))
    lowest_plain = min((poses[card].pile, poses[card].order) for card in LONG if card not in swept)
    for card in swept:
        pose = poses[card]
        assert pose.face_up
        assert (pose.pile, pose.order) < lowest_plain, "it lies under the pile"
        covered = bounds(width, height, pose.angle).move(pose.x, pose.y)
        assert abs((pile.x - covered.x) - (height - width)) <= 4, "it sticks out by its height less its width"
        assert pile.y - 2 <= covered.top
        assert covered.bottom <= pile.bottom + 2
        for place in range(3):
            hand = laid.hand_box(player, place, 3)
            assert not covered.inflate(-4, -4).colliderect(hand.rect())


@every
@packs
@pytest.mark.parametrize("player", [PERSON, COMPUTER])
def test_eight_scope_of_a_player_are_all_to_be_seen(player: Seat, size: tuple[int, int], pack: str) -> None:
    laid = geometry(size, pack)
    swept, pile_text = LONG[:8], " ".join(map(str, LONG))
    state = whole(position("", ("", ""), (pile_text, "") if player == PERSON else ("", pile_text)))
    poses = laid.poses(state, {}, (swept, ()) if player == PERSON else ((), swept))
    width, height = laid.card_size
    canvas = Box(0, 0, *laid.layout.size).rect()
    covered = [bounds(width, height, poses[card].angle).move(poses[card].x, poses[card].y) for card in swept]
    for box, following in zip(covered, [*covered[1:], None], strict=True):
        seen = box.clip(canvas)
        if following is not None:
            upper = pygame.Rect(seen.left, seen.top, seen.w, following.top - seen.top)
            lower = pygame.Rect(seen.left, following.bottom, seen.w, seen.bottom - following.bottom)
            seen = max(upper, lower, key=lambda part: part.h)
        assert seen.h >= 0.06 * width, "the edge of each shows beside the next"


@every
@packs
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_a_table_card_tells_its_value_in_the_corner_exactly_where_it_lies_on_another_or_under_one(
    count: int, size: tuple[int, int], pack: str
) -> None:
    laid = geometry(size, pack)
    state = whole(position(" ".join(map(str, LONG[:count])), ("7S", "7B"), deck="AS 2S 3S 4S 5S 6S"))
    places = slots(laid, count)
    poses = laid.poses(state, places, ((), ()))
    for card in state.table:
        touches = any(not apart(places[card], places[other]) for other in state.table if other is not card)
        assert poses[card].marked is touches
    assert not any(pose.marked for card, pose in poses.items() if card not in state.table)


@every
@packs
def test_what_is_pointed_at_is_what_lies_on_top(size: tuple[int, int], pack: str) -> None:
    laid, kept = geometry(size, pack), Slots()
    state = whole(position(" ".join(map(str, LONG)), ("7S 8S 9S", "7B 8B 9B"), deck="AS 2S 3S 4S 5S 6S"))
    kept.follow(state.table)
    poses = laid.poses(state, kept.boxes(laid), ((), ()))
    for card in state.table:
        pose = poses[card]
        assert laid.spot_at(pose.x + 2, pose.y + 2, state, poses) == TableSpot(card)
    for place, card in enumerate(state.hands[PERSON]):
        pose = poses[card]
        middle = pose.x + laid.card_width / 2, pose.y + laid.card_height / 2
        assert laid.spot_at(*middle, state, poses) == HandSpot(place)
    for side in (OURS, THEIRS):
        pile = laid.pile_box(side)
        assert laid.spot_at(pile.cx, pile.bottom - 3, state, poses) == PileSpot(side)
    pack_box = laid.pack_box()
    assert laid.spot_at(pack_box.x + 3, pack_box.y + 3, state, poses) == PackSpot()
    assert laid.spot_at(pack_box.x + 3, pack_box.y + 3, replace(state, deck=()), poses) is None


@every
def test_the_front_card_lies_over_its_neighbours(size: tuple[int, int]) -> None:
    laid, kept = geometry(size, "neapolitan"), Slots()
    state = whole(position(" ".join(map(str, LONG)), ("7S", "7B"), deck="AS 2S 3S 4S 5S 6S"))
    kept.follow(state.table)
    for card in state.table:
        poses = laid.poses(state, kept.boxes(laid), ((), ()), card)
        middle = poses[card].x + laid.card_width / 2, poses[card].y + laid.card_height / 2
        assert laid.spot_at(*middle, state, poses) == TableSpot(card)


@every
def test_both_packs_lie_in_the_same_heights(size: tuple[int, int]) -> None:
    heights = {geometry(size, pack).card_height for pack in ITALIAN_PACKS}
    widths = [geometry(size, pack).card_width for pack in ("neapolitan", "piacentine")]
    assert len(heights) == 1
    assert widths[0] > widths[1]
