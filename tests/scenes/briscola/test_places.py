"""What is drawn over the resting cards stands where it belongs: the waiting place, rings, figures, signs, notes."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.briscola.match import Match
from game.briscola.state import TrickWon
from game.seats import OURS, THEIRS, Seat
from game.words import Words
from scenes.briscola.feast import feast_poses
from scenes.briscola.marks import draw_marks, draw_note
from scenes.briscola.showing import Showing
from scenes.look.shapes import Box
from tests.scenes.briscola.dealt import FRAME, SEATS, dealt, geometry, played, shown, whole
from tests.scenes.placing import WINDOWS, apart

SIZES = ((1280, 720), (800, 480), (720, 1280))
every = pytest.mark.parametrize("window", SIZES, ids=lambda window: f"{window[0]}x{window[1]}")
both = pytest.mark.parametrize("seats", SEATS)
RING = 20
"""Pixels by which a ring's light may reach beyond its card."""
ENGLISH = Words("en")


def drawn(showing: Showing, draw: Callable[[pygame.Surface], None]) -> list[Box]:
    """Where something lighter or darker stands once `draw` has drawn on the table."""
    before = pygame.Surface(showing.geometry.layout.size)
    before.fill((90, 80, 60))
    after = before.copy()
    draw(after)
    lighter, darker = after.copy(), before.copy()
    lighter.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    darker.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    lighter.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    lighter.set_colorkey((0, 0, 0))
    # What touches is one: a card's figure and its ring.
    return [Box(*rect) for rect in pygame.mask.from_surface(lighter).get_bounding_rects()]


def marks_of(showing: Showing) -> list[Box]:
    return drawn(showing, lambda canvas: draw_marks(canvas, showing, ENGLISH, 1.0))


def within(box: Box, room: Box, reach: float = 1) -> bool:
    room = room.grown(reach)
    return box.x >= room.x and box.y >= room.y and box.right <= room.right and box.bottom <= room.bottom


@every
@both
def test_at_first_the_place_of_who_leads_waits_and_the_stock_tells_its_count(
    seats: int, window: tuple[int, int]
) -> None:
    for first in (0, seats - 1):
        showing = shown(dealt(seats, first=Seat(first)), window)
        place, stock = showing.geometry.trick_box(Seat(first)), showing.geometry.stock_box()
        marks = marks_of(showing)
        assert any(within(mark, place) and mark.h >= place.h - 2 for mark in marks)
        on_stock = [mark for mark in marks if within(mark, stock, 14)]
        assert on_stock
        assert all(within(mark, place) or mark in on_stock for mark in marks)


@both
def test_marks_keep_to_places_cards_and_stock_through_a_whole_deal(seats: int) -> None:
    showing = shown(dealt(seats))
    table = showing.geometry
    rooms = [*(table.trick_box(Seat(seat)) for seat in range(seats)), table.stock_box()]
    for match in whole(dealt(seats)):
        showing.recall(match)
        for mark in marks_of(showing):
            assert any(within(mark, room, RING) for room in rooms)


@every
@both
def test_where_the_stock_was_its_sign_and_word_stand(seats: int, window: tuple[int, int]) -> None:
    showing = shown(played(seats, 36), window)
    stock = showing.geometry.stock_box()
    there = [mark for mark in marks_of(showing) if within(mark, stock)]
    assert max(mark.h for mark in there) >= stock.h - 2


def _at_a_full_trick(match: Match) -> Showing:
    for one in whole(match):
        if any(isinstance(event, TrickWon) for event in one.log[-1].transition.events):
            break
    showing = shown(match)
    showing.replay(match, len(match.log) - 1, 1.0)
    while showing.taking is None:
        showing.update(FRAME)
    return showing


@both
def test_the_card_that_takes_a_full_trick_has_a_ring_with_its_light(seats: int) -> None:
    showing = _at_a_full_trick(dealt(seats))
    taking = showing.taking
    assert taking is not None
    place = showing.geometry.trick_box(taking)
    rings = [mark for mark in marks_of(showing) if mark.w > place.w and mark.h > place.h]
    assert len(rings) == 1
    assert within(rings[0], place, 3 * RING)


def test_of_four_each_card_of_the_trick_has_its_number() -> None:
    showing = shown(played(4, 3))
    table = showing.geometry
    feet = [table.trick_box(play.seat) for play in showing.trick]
    marks = marks_of(showing)
    assert len(feet) == 3
    for box in feet:
        assert any(mark.x < box.cx < mark.right and mark.y < box.bottom < mark.bottom for mark in marks)


@pytest.mark.parametrize("side", [OURS, THEIRS])
@every
@both
def test_a_note_keeps_to_its_place_however_long(seats: int, window: tuple[int, int], side: int) -> None:
    showing = shown(played(seats, 9), window)
    for note in ("You 34", "Ο υπολογιστής 120"):
        side_note = THEIRS if side else OURS
        place = showing.geometry.note_box(side_note)
        marks = drawn(showing, lambda canvas: draw_note(canvas, note, side_note, showing, 1.0))  # noqa: B023
        assert marks
        assert all(within(mark, place, 6) for mark in marks)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
@both
def test_the_crown_lies_in_the_window_beside_the_strip(seats: int, window: tuple[int, int]) -> None:
    table, match = geometry(window, seats), played(seats, 40)
    poses = feast_poses(table, match.state)
    whole_table, strip = Box(0, 0, *table.layout.size), table.box("strip")
    for pose in poses.values():
        box = table.card_box(pose)
        assert within(box, whole_table, 0)
        assert apart(box, strip)
        assert box.y >= table.box("runner").y - 0.1 * box.h
    tops = sorted(poses.values(), key=lambda pose: -pose.order)
    assert abs(tops[0].angle) == 0.0


def test_while_a_won_match_is_celebrated_nothing_is_drawn_over_it() -> None:
    showing = shown(played(2, 40))
    assert marks_of(showing)
    showing.feast(0.0)
    assert not marks_of(showing)
