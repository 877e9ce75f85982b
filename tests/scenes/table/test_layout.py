"""Where the places of the table lie: apart from each other, inside the window, large enough to be hit."""

from __future__ import annotations

import itertools

import pytest

from game.cards import Suit
from game.scorpion.rules import ScorpionRules
from game.scorpion.variants import CLASSIC, RULE_SETS, THREE_BLIND_MICE
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.scorpion.geometry import Geometry
from scenes.table.art import ArtSpec
from scenes.table.layout import fit
from scenes.table.maps import MapPlace, TableMap
from scenes.table.strip import Strip
from scenes.widgets.buttons import IconButton

SIZES = (
    (800, 480),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (720, 1280),
    (480, 800),
    (3440, 1440),
    (2560, 600),
    (800, 800),
    (1400, 1000),
    (3840, 2160),
    (768, 1024),
    (777, 999),
    (600, 800),
    (1000, 1001),
)
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
rule_sets = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def _places(geometry: Geometry) -> dict[str, Box]:
    """All a table consists of; a column with all the room it may fill."""
    room = geometry.layout.places["columns"].box
    places = {"strip": geometry.strip}
    for number in range(geometry.rules.columns):
        base = geometry.column_base(number)
        places[f"column {number}"] = Box(base.x, room.y, base.w, room.h)
    for suit in Suit:
        places[f"run {suit}"] = geometry.run_base(suit)
    shown = [geometry.rules.reserve_size - 1] if geometry.rules.reserve_is_dealt else range(geometry.rules.reserve_size)
    for place in shown:
        places[f"reserve {place}"] = geometry.reserve_base(place)
    return places


def _apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@sizes
@rule_sets
def test_nothing_overlaps_and_all_lies_inside(rules: ScorpionRules, size: tuple[int, int]) -> None:
    places = _places(Geometry(rules, size))
    for name, box in places.items():
        assert box.x >= 0, name
        assert box.y >= 0, name
        assert box.right <= size[0], name
        assert box.bottom <= size[1], name
    for (one, here), (other, there) in itertools.combinations(places.items(), 2):
        assert _apart(here, there), f"{one} {here} overlaps {other} {there}"


@sizes
@rule_sets
def test_columns_are_evenly_apart_and_alike(rules: ScorpionRules, size: tuple[int, int]) -> None:
    geometry = Geometry(rules, size)
    steps = [there - here for here, there in itertools.pairwise(geometry.column_x)]
    assert max(steps) - min(steps) <= 1
    assert min(steps) > geometry.card_width
    assert geometry.card_width / geometry.card_height == pytest.approx(geometry.layout.card_aspect, abs=0.02)


@sizes
def test_what_is_pressed_is_large_enough(size: tuple[int, int]) -> None:
    geometry = Geometry(CLASSIC, size)
    u = tokens.scale_for(*size)
    strip = Strip([IconButton("undo", "", lambda: None) for _ in range(4)], parted=2)
    strip.resize(geometry.strip, u)
    boxes = [button.box for button in strip.buttons]
    for box in boxes:
        assert min(box.w, box.h) >= tokens.TARGET * u
        assert geometry.strip.x <= box.x
        assert geometry.strip.y <= box.y
        assert box.right <= geometry.strip.right
        assert box.bottom <= geometry.strip.bottom
    for here, there in itertools.combinations(boxes, 2):
        assert _apart(here, there)
    assert min(geometry.card_size) >= 48
    narrow = Geometry(THREE_BLIND_MICE, size)
    assert narrow.card_width >= 40


@pytest.mark.parametrize(
    ("size", "card"),
    [((1920, 1080), (184, 256)), ((800, 480), (80, 112)), ((1024, 768), (100, 140)), ((720, 1280), (88, 124))],
)
def test_cards_have_the_size_the_window_was_drawn_for(size: tuple[int, int], card: tuple[int, int]) -> None:
    width, height = Geometry(CLASSIC, size).card_size
    assert width == pytest.approx(card[0], rel=0.03)
    assert height == pytest.approx(card[1], rel=0.03)


@rule_sets
@pytest.mark.parametrize("size", [(768, 1024), (777, 999)], ids=["768x1024", "777x999"])
def test_a_portrait_window_uses_its_width(rules: ScorpionRules, size: tuple[int, int]) -> None:
    here, turned = Geometry(rules, size), Geometry(rules, (1024, 768))
    assert here.card_height >= turned.card_height
    assert here.card_width >= turned.card_width
    left, right = here.column_x[0], size[0] - here.column_x[-1] - here.card_width
    assert left <= here.card_width / 4
    assert left == pytest.approx(right, abs=2)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_ten_columns_keep_the_full_faces(size: tuple[int, int]) -> None:
    assert ArtSpec(Geometry(THREE_BLIND_MICE, size).card_size, ()).form == "full"


def test_an_ultra_wide_window_keeps_the_columns_together_in_the_middle() -> None:
    geometry = Geometry(CLASSIC, (3440, 1080))
    room = geometry.layout.places["columns"].box
    left = geometry.column_x[0] - room.x
    right = room.right - (geometry.column_x[-1] + geometry.card_width)
    assert left == pytest.approx(right, abs=2)
    assert geometry.gap <= geometry.card_width / 2 + 1


def test_a_centred_place_stays_in_the_middle_and_one_at_an_edge_keeps_its_margin() -> None:
    places = {
        "lamp": MapPlace("lamp", "light", 40, 40, 20, 10, "centre", "centre", {}),
        "sign": MapPlace("sign", "sign", 80, 90, 15, 5, "right", "bottom", {}),
    }
    table = TableMap("scorpion-wide", 100, 100, 20, 0.7, 0.0, places)
    found = fit(lambda shape: table, (400, 200)).places
    assert found["lamp"].box == Box(180, 80, 40, 20)
    assert found["sign"].box == Box(400 - 10 - 30, 200 - 10 - 10, 30, 10)


def test_a_tall_window_has_its_strip_at_the_foot_and_others_at_the_right() -> None:
    tall, wide = Geometry(CLASSIC, (720, 1280)), Geometry(CLASSIC, (1280, 720))
    assert tall.layout.tall
    assert tall.strip.w > tall.strip.h
    assert tall.strip.bottom > 1200
    assert not wide.layout.tall
    assert wide.strip.h > wide.strip.w
    assert wide.strip.right > 1200
