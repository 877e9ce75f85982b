"""The Scopone table without a pointer: ten cards by number, arrows within one row or two, captures, the areas."""

from __future__ import annotations

import pytest

from game.cards import ITALIAN
from game.seats import OURS, PERSON, THEIRS
from scenes.match.keys import HAND, PILES
from scenes.match.spots import HandSpot, PileSpot
from scenes.table.areas import STRIP, ButtonSpot
from tests.game.scopa.tables import cards
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import position

TEN = "2D 7D 9D 4C 7C 10C AS 5S 3B 9B"
REST = [str(card) for card in ITALIAN if str(card) not in (*TEN.split(), "3C", "6B", "8D", "6S")]
FULL = position("3C 6B 8D 6S", (TEN, " ".join(REST[:10]), " ".join(REST[10:20]), " ".join(REST[20:])), ("", ""))


@pytest.fixture
def ten(parlour: ParlourForFour) -> ParlourForFour:
    """A full hand, the person to play."""
    parlour.lay(FULL)
    parlour.thoughts.slow = True
    return parlour


@pytest.fixture
def tall(new_parlour: NewParlour) -> ParlourForFour:
    """The same in a window whose hand has two rows."""
    parlour = new_parlour((720, 1280), motion="none", pause="short")
    parlour.my_turn()
    parlour.lay(FULL)
    parlour.thoughts.slow = True
    return parlour


@pytest.mark.parametrize("key", list("1234567890"))
def test_a_number_plays_that_card_of_ten_as_they_lie(key: str, ten: ParlourForFour) -> None:
    card = ten.hand[(int(key) - 1) % 10]
    assert card == cards(TEN)[(int(key) - 1) % 10], "by suit, then by value"
    ten.rig.keys(key)
    if ten.choice is not None:
        assert ten.choice.card == card
    else:
        assert ten.match.plays[0].card == card


def test_arrows_change_the_capture_and_enter_confirms_it(ten: ParlourForFour) -> None:
    ten.rig.keys("0", "right", "right")
    assert ten.tapped == ["3C", "6S"]
    ten.rig.keys("enter")
    assert [str(card) for card in ten.match.plays[0].take] == ["3C", "6S"]


def test_a_number_that_is_no_cards_says_how_many_there_are(parlour: ParlourForFour) -> None:
    parlour.lay(position())
    parlour.rig.keys("0")
    assert parlour.rig.toast == "You hold 4 cards"


def test_up_and_down_go_between_the_rows_and_on_from_them(tall: ParlourForFour) -> None:
    rows = tall.geometry.hand_rows(10)
    assert [len(row) for row in rows] == [5, 5]
    tall.rig.keys("right")
    seen = []
    for key in ("right", "down", "up", "up", "down", "down", "down"):
        tall.rig.keys(key)
        seen.append(tall.table.keys.spot)
    there = [HandSpot(1), HandSpot(6), HandSpot(1), PileSpot(OURS), HandSpot(0), HandSpot(5), ButtonSpot(0)]
    assert seen == there


def test_left_and_right_go_through_both_rows(tall: ParlourForFour) -> None:
    tall.rig.keys(*["right"] * 6)
    assert tall.table.keys.spot == HandSpot(5)
    tall.rig.keys("left")
    assert tall.table.keys.spot == HandSpot(4)


def test_the_ring_stays_in_the_hand_as_it_grows_smaller(tall: ParlourForFour) -> None:
    tall.rig.keys("left", "left")
    assert tall.table.keys.spot == HandSpot(9)
    tall.rig.keys("1")
    assert len(tall.hand) == 9
    assert tall.table.keys.spot == HandSpot(8)


def test_no_area_is_called_after_a_pack_that_is_not_there(ten: ParlourForFour) -> None:
    assert [area.name for area in ten.table.keys.areas()] == [HAND, STRIP, PILES]


def test_enter_on_a_pile_shows_the_last_plays(parlour: ParlourForFour) -> None:
    parlour.lay(position())
    parlour.rig.keys("4")
    parlour.my_turn()
    assert len(parlour.match.plays) == 4
    parlour.rig.keys("up", "enter")
    assert parlour.table.keys.spot == PileSpot(OURS)
    assert parlour.table.turns.seen_again
    parlour.rig.keys("tab")
    resting(parlour)


def test_the_piles_tell_what_lies_there(ten: ParlourForFour) -> None:
    ten.lay(position(captured=("8S 10S 2D", "8B")))
    ten.rig.keys("up")
    ten.rig.run(1.0)
    assert ten.table.piles.words.replace("\u00a0", " ") == "Our pile: 3 cards"
    ten.rig.keys("left")
    ten.rig.run(1.0)
    assert ten.table.keys.spot == PileSpot(THEIRS)
    assert "Their pile" in ten.table.piles.words


def test_a_whole_deal_by_keys_alone(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short")
    while not parlour.state.over:
        parlour.my_turn()
        if parlour.state.over:
            break
        parlour.rig.keys("1")
        if parlour.choice is not None:
            parlour.rig.keys("right", "enter")
    assert sum(play.seat == PERSON for play in parlour.match.plays) == 10
