"""The keyboard alone: the ring walks every card, Enter lifts and places, letters play."""

from __future__ import annotations

import pytest

from game.scorpion.record import Start
from game.scorpion.state import DealReserve, MoveUnit, PlayReserve, State
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, THREE_BLIND_MICE
from scenes.intents import KeyPressed
from scenes.scorpion.focus import FocusSpot, columns_area, reserve_area
from scenes.scorpion.geometry import ColumnSpot, Geometry, ReserveSpot
from scenes.scorpion.windows.new_game import NewGameWindow
from scenes.table.areas import ButtonSpot, walk
from scenes.widgets.choices import RadioRow
from scenes.widgets.focus import ARROWS
from scenes.windows.menu import MenuWindow
from scenes.windows.rules import RulesWindow
from tests.game.scorpion.boards import board, cards
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden, resting

pytestmark = pytest.mark.usefixtures("told_of_help")

CHOICE = Start(RELAXED, board("9C / 10H / 10S / 5C / KD"))
SIZES = ((800, 480), (720, 1280), (1024, 768))


def _reached(state: State, geometry: Geometry) -> tuple[set[FocusSpot], set[FocusSpot]]:
    """The places arrows lead to from the first one, and all there are."""
    places = [*columns_area(geometry, state, geometry.poses(state)).places, *reserve_area(geometry, state).places]
    first = walk(None, "down", places)
    assert first is not None
    reached, fresh = {first}, [first]
    while fresh:
        here = fresh.pop()
        for direction in ARROWS:
            there = walk(here, direction, places)
            if there is not None and there not in reached:
                reached.add(there)
                fresh.append(there)
    return reached, {spot for spot, _ in places}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_arrows_lead_to_every_open_card(rules: str, size: tuple[int, int]) -> None:
    start, moves = golden(f"{rules}-win")
    session = start.session()
    geometry = Geometry(start.rules, size)
    for number, move in enumerate(moves):
        if number % 5 == 0:
            reached, places = _reached(session.state, geometry)
            assert reached == places
            open_cards = sum(len(column.cards) - column.hidden for column in session.state.columns)
            assert len([spot for spot in places if isinstance(spot, ColumnSpot)]) == open_cards
        session.play(move)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_game_is_won_by_keys_alone(rules: str, new_rig: NewRig) -> None:
    start, moves = golden(f"{rules}-win")
    rig = new_rig()
    rig.open(start, moves[:-8])
    for move in moves[-8:]:
        if isinstance(move, DealReserve):
            rig.keys("d")
            continue
        assert isinstance(move, MoveUnit | PlayReserve)
        rig.walk_to(ColumnSpot(move.source, move.index) if isinstance(move, MoveUnit) else ReserveSpot(move.place))
        rig.keys("enter")
        rig.walk_to(ColumnSpot(move.target, len(rig.state.columns[move.target].cards)))
        rig.keys("enter")
    assert rig.session.log == moves
    assert rig.session.won
    rig.keys("space")
    rig.run(0.4)
    assert rig.window is not None


def test_the_ring_shows_for_keys_only(rig: ScorpionRig) -> None:
    assert rig.ring is None
    rig.keys("right")
    assert rig.ring is not None
    rig.frame()
    rig.down(rig.cloth)
    assert rig.ring is None
    rig.up(rig.cloth)
    rig.tap(rig.end(6))
    assert rig.ring is None


def test_the_ring_starts_on_a_columns_last_card_and_goes_round_all_that_lies_on_it(rig: ScorpionRig) -> None:
    rig.keys("right")
    assert rig.spot == ColumnSpot(0, 6)
    rig.keys("right", "right", "right", "right")
    assert rig.spot == ColumnSpot(4, 6)
    rig.keys("up", "up")
    assert rig.spot == ColumnSpot(4, 4)
    assert rig.ring is not None
    assert rig.ring.y == rig.box(4, 4).y
    assert rig.ring.bottom == rig.box(4, 6).bottom


def test_tab_goes_to_the_strip_and_back(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:3])
    rig.keys("tab")
    assert (rig.spot, rig.strip.focus) == (ButtonSpot(0), 0)
    assert rig.ring is None
    rig.frame()
    rig.keys("tab")
    assert rig.spot == ButtonSpot(2), "redo has nothing to do"
    rig.keys("tab", "tab", "tab")
    assert isinstance(rig.spot, ColumnSpot)
    assert rig.strip.focus is None


def test_enter_works_the_strip(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:3])
    rig.keys("tab", "enter")
    assert rig.session.moves == 2
    rig.keys("tab", "space")
    assert rig.session.moves == 3
    rig.keys("tab", "tab", "tab", "enter")
    assert isinstance(rig.window, MenuWindow)


def test_escape_puts_down_before_it_opens_the_menu_and_closes_it(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(CHOICE)
    rig.walk_to(ColumnSpot(0, 0))
    rig.keys("enter")
    assert rig.table.hand.holding
    assert rig.spot == ColumnSpot(1, 1)
    rig.keys("escape")
    assert not rig.table.hand.holding
    assert rig.window is None
    assert rig.spot == ColumnSpot(0, 0), "the ring goes back with the card"
    rig.keys("escape")
    assert isinstance(rig.window, MenuWindow)
    rig.keys("escape")
    rig.run(0.4)
    assert rig.window is None
    resting(rig)


def test_arrows_walk_the_targets_of_a_lifted_card(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(CHOICE)
    rig.walk_to(ColumnSpot(0, 0))
    rig.keys("enter", "right")
    assert rig.spot == ColumnSpot(2, 1)
    rig.keys("right")
    assert rig.spot == ColumnSpot(2, 1)
    rig.keys("space")
    assert rig.state.columns[2].cards == cards("10S 9C")
    assert rig.spot == ColumnSpot(2, 1)


def test_a_card_without_a_target_may_be_tried_and_the_reason_is_said(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(CHOICE)
    rig.walk_to(ColumnSpot(3, 0))
    rig.keys("enter")
    assert rig.table.hand.holding
    rig.keys("right", "enter")
    assert rig.toast == "Rule: the card must be exactly one rank lower"
    assert rig.state == CHOICE.state
    assert rig.spot == ColumnSpot(3, 0), "the ring goes back with the card"
    rig.keys("enter", "enter")
    assert not rig.table.hand.holding
    rig.settle()
    resting(rig)


def test_letters_and_control_keys_play(rig: ScorpionRig) -> None:
    rig.keys("d")
    dealt = rig.state
    for undo, redo in (("u", "r"), ("z", "y")):
        rig.keys(undo, ctrl=undo == "z")
        assert rig.state == DEAL.state
        rig.keys(redo, ctrl=redo == "y")
        assert rig.state == dealt
    rig.keys("z", ctrl=True)
    rig.keys("z", ctrl=True, shift=True)
    assert rig.state == dealt
    rig.settle()
    resting(rig)


def test_letters_with_a_modifier_are_no_letters(rig: ScorpionRig) -> None:
    rig.keys("d", ctrl=True)
    rig.keys("d", alt=True)
    rig.keys("n", alt=True)
    assert rig.session.log == []
    assert rig.window is None


def test_letters_open_windows(rig: ScorpionRig) -> None:
    rig.keys("n")
    assert isinstance(rig.window, NewGameWindow)
    rig.keys("escape")
    rig.run(0.4)
    rig.keys("f1")
    assert isinstance(rig.window, RulesWindow)


def test_a_held_key_repeats_undo_only(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:5])
    for name in ("n", "d", "enter", "escape"):
        rig.house.handle(KeyPressed(name, repeat=True))
    assert rig.window is None
    assert rig.session.moves == 5
    for _ in range(3):
        rig.house.handle(KeyPressed("u", repeat=True))
    assert rig.session.moves == 2


def test_undo_held_for_five_seconds_stops_after_a_hundred_moves(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("KS / - / QD")))
    for _ in range(60):
        rig.drag(rig.grip(0, 0), rig.end(1))
        rig.drag(rig.grip(1, 0), rig.end(0))
    assert rig.session.moves == 120
    rig.house.handle(KeyPressed("z", ctrl=True))
    rig.run(0.35)
    for _ in range(round(4.65 / 0.045)):
        rig.house.handle(KeyPressed("z", ctrl=True, repeat=True))
        rig.run(0.045)
        assert rig.table.showing.state == rig.state
    assert rig.session.undos == 100
    assert rig.session.moves == 20
    rig.settle()
    resting(rig)


def test_the_ring_never_stays_on_a_card_that_is_gone(new_rig: NewRig) -> None:
    """Undo, redo and deals change what lies under the ring."""
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves)
    for _ in range(len(moves)):
        rig.keys("up", "u")
        _ring_is_on_something(rig)
    for _ in range(len(moves)):
        rig.keys("up", "r")
        _ring_is_on_something(rig)


def test_the_ring_leaves_a_set_aside_card_that_is_played(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(THREE_BLIND_MICE, board("10H / KD / 4C", reserve="9H 3C", columns=10)), [PlayReserve(0, 0)])
    rig.keys("u")
    rig.walk_to(ReserveSpot(0))
    rig.keys("r")
    _ring_is_on_something(rig)
    assert rig.spot != ReserveSpot(0)


def test_the_ring_leaves_the_reserve_once_it_is_dealt(rig: ScorpionRig) -> None:
    rig.walk_to(ReserveSpot(2))
    rig.keys("enter")
    assert rig.state.reserve == ()
    _ring_is_on_something(rig)


def _ring_is_on_something(rig: ScorpionRig) -> None:
    spot, state = rig.spot, rig.state
    if isinstance(spot, ReserveSpot):
        assert state.reserve[spot.place] is not None
    elif isinstance(spot, ColumnSpot):
        column = state.columns[spot.column]
        assert column.hidden <= spot.index < max(len(column.cards), 1)


def test_the_ring_stays_where_it_is_when_the_window_changes(rig: ScorpionRig) -> None:
    rig.walk_to(ColumnSpot(4, 3))
    rig.resize((720, 1280))
    assert rig.spot == ColumnSpot(4, 3)
    assert rig.ring is not None
    assert rig.ring.y == rig.box(4, 3).y


def test_the_ring_leaves_a_column_that_the_next_game_does_not_have(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start.numbered(THREE_BLIND_MICE, 1))
    rig.walk_to(ColumnSpot(9, 4))
    rig.keys("n")
    rig.run(0.3)
    rig.press(rig.widgets(RadioRow)[0])
    rig.keys("enter")
    rig.run(0.4)
    assert rig.table.game.start.rules == CLASSIC
    assert rig.ring is None
    rig.frame()


def test_enter_on_an_empty_column_lifts_nothing(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(Start(CLASSIC, board("QS KH / - / 9D")))
    rig.walk_to(ColumnSpot(0, 1))
    rig.keys("enter", "enter")
    assert rig.state.columns[1].cards == cards("KH")
    rig.keys("u")
    assert rig.spot == ColumnSpot(1, 0)
    rig.frame()
    rig.keys("enter")
    assert not rig.table.hand.holding


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_ring_goes_round_the_whole_reserve(new_rig: NewRig, size: tuple[int, int]) -> None:
    rig = new_rig(size)
    rig.open(DEAL)
    rig.walk_to(ReserveSpot(2))
    first, last = rig.geometry.reserve_base(0), rig.geometry.reserve_base(2)
    assert rig.ring is not None
    assert (rig.ring.x, rig.ring.y) == (first.x, first.y)
    assert (rig.ring.right, rig.ring.bottom) == pytest.approx((last.right, last.bottom), abs=1)


def test_the_ring_rises_with_a_lifted_card(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    rig.open(Start(CLASSIC, board("3C 9D / KD / 5S")))
    rig.walk_to(ColumnSpot(0, 0))
    lying = rig.ring
    rig.keys("enter")
    rig.run(0.5)
    lifted = rig.ring
    assert lying is not None
    assert lifted is not None
    assert lifted.y == rig.table.showing.board.sprite(rig.state.columns[0].cards[0]).corner()[1] < lying.y
    assert lifted.h == lying.h
    rig.keys("escape")
    rig.settle()
    assert rig.ring == lying


def test_the_ring_leaves_out_cards_that_are_still_to_come(rig: ScorpionRig) -> None:
    rig.walk_to(ColumnSpot(2, 6))
    before = rig.ring
    rig.keys("d")
    assert len(rig.state.columns[2].cards) == 8
    assert rig.ring == before
    rig.settle()
    assert before is not None
    assert rig.ring is not None
    assert rig.ring.bottom == rig.box(2, 7).bottom > before.bottom


def test_there_is_no_ring_while_its_card_is_being_dealt(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.open(DEAL)
    rig.walk_to(ColumnSpot(6, 6))
    rig.table.deal(rig.table.game)
    assert rig.ring is None
    rig.settle()
    _ring_is_on_something(rig)
    assert rig.ring is not None
