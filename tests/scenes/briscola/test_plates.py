"""What the plates of the four seats tell of a trick: whose turn it is, who leads, who takes."""

from __future__ import annotations

import pytest

from game.seats import PERSON, Seat
from scenes.loop import STEP
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.briscola.positions import FOUR, position
from tests.scenes.rig import Size

RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)
SEATS = (PERSON, RIGHT, PARTNER, LEFT)


def notes(parlour: Parlour) -> dict[Seat, str]:
    """What stands on the plates besides names."""
    return {seat: note for seat in SEATS if (note := parlour.table.plates.note(seat))}


@pytest.fixture
def still(four: Parlour) -> Parlour:
    """Four at the table, the computers thinking as long as it takes."""
    four.thoughts.slow = True
    return four


@pytest.mark.parametrize("leader", SEATS)
def test_the_turn_and_who_leads_are_told_at_the_seat(leader: Seat, still: Parlour) -> None:
    still.lay(position(FOUR, leader=leader))
    assert still.table.seat_at_play() == leader
    assert notes(still) == ({leader: "leads"} if leader != PERSON else {})


def test_in_a_trick_the_turn_goes_on_and_the_leader_stays(still: Parlour) -> None:
    still.lay(position(FOUR, "6S 4C", leader=LEFT))
    assert still.table.seat_at_play() == RIGHT
    assert notes(still) == {LEFT: "leads"}


def test_who_takes_a_full_trick_is_told_until_it_goes(still: Parlour) -> None:
    still.lay(position(("10C 3B 9B", "7D AC 2B", "5S 6C 10D", "6S 7C 5B"), "4C 5C 3D", leader=RIGHT))
    still.tap(still.at("10C"))
    still.full()
    still.rig.run(2 * STEP)
    assert notes(still)[LEFT].startswith("takes")
    assert still.table.seat_at_play() is None
    still.settle()
    assert still.table.seat_at_play() == LEFT
    assert notes(still) == {LEFT: "leads"}


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_beside_open_cards_the_partners_plate_stands_apart_from_them(size: Size, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size, players="four", motion="none")
    parlour.my_turn()
    parlour.lay(position(FOUR, stock=False))
    parlour.rig.run(2 * STEP)
    plate = parlour.table.plates.box(PARTNER).rect()
    cards = [parlour.geometry.card_box(parlour.showing.poses()[card]) for card in parlour.state.hands[PARTNER]]
    assert plate.collidelist([card.rect() for card in cards]) < 0
    assert parlour.rig.stage.canvas.get_rect().contains(plate)


def test_cards_that_open_and_close_take_the_plate_along(four: Parlour) -> None:
    four.lay(position(FOUR, stock=False))
    four.thoughts.slow = True
    own = four.rig.house.preferences.of(four.SETTINGS)
    beside = four.table.plates.box(PARTNER)
    own.change("partners_see", False)
    four.settle()
    four.rig.run(2 * STEP)
    assert four.table.plates.box(PARTNER) != beside
    own.change("partners_see", True)
    four.settle()
    four.rig.run(2 * STEP)
    assert four.table.plates.box(PARTNER) == beside


def test_a_table_of_two_has_no_plates_though_four_sat_there_before(four: Parlour) -> None:
    plate = four.plate(PARTNER)
    four.rig.house.preferences.of(four.SETTINGS).change("players", "two")
    four.room.begin()
    four.my_turn()
    assert four.match.rules.seats == 2
    four.tap(plate)
    assert four.rig.toast is None
    four.rig.frame()
