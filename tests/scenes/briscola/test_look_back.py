"""The last trick looked at again: slid out by tap, hold or key, put back by the next press; never an older one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.seats import OURS, PERSON, THEIRS, Seat
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.briscola.positions import COMPUTER, FOUR, TWO, position
from tests.scenes.match.parlour import resting
from tests.scenes.rig import FINGER

OLDER = "Only the last trick may be looked at: older ones stay face down"


def trick_of(parlour: Parlour) -> Parlour:
    """A trick the person has taken lies on its pile, the person to lead."""
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    parlour.play(next(play for play in parlour.match.legal_plays() if str(play.card) == "3C"))
    assert parlour.match.takers == (PERSON,)
    return parlour


def shown(parlour: Parlour) -> list[str]:
    """The cards that lie slid out."""
    return [str(card) for card in parlour.showing.looked]


def open_cards(parlour: Parlour) -> bool:
    """Whether the last trick's cards lie face up where they are looked at."""
    parlour.settle()
    looked = parlour.showing.looked
    return bool(looked) and all(parlour.sprite(card).pose == pose and pose.face_up for card, pose in looked.items())


@pytest.mark.parametrize("key", ["v", "backspace"])
def test_a_key_slides_it_out_and_escape_puts_it_back(key: str, parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.rig.keys(key)
    assert open_cards(parlour)
    assert shown(parlour) == ["4C", "3C"]
    parlour.rig.keys("escape")
    assert parlour.showing.looking_back is None
    assert parlour.rig.window is None, "Escape did nothing else"
    parlour.settle()
    resting(parlour)


def test_a_tap_on_the_pile_slides_it_out_and_another_puts_it_back(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.tap(parlour.pile(OURS))
    assert open_cards(parlour)
    parlour.rig.run(10)
    assert parlour.showing.looking_back == OURS, "it lies there until the next press"
    parlour.tap(parlour.pile(OURS))
    assert parlour.showing.looking_back is None
    parlour.settle()
    resting(parlour)


@pytest.mark.parametrize("touch", [False, True])
def test_held_down_it_lies_there_as_long_as_the_press_lasts(touch: bool, parlour: Parlour) -> None:
    trick_of(parlour)
    pointer = {"pointer": FINGER} if touch else {}
    parlour.rig.down(parlour.pile(OURS), **pointer)
    parlour.rig.run(1.0)
    assert open_cards(parlour)
    parlour.rig.up(parlour.pile(OURS), **pointer)
    assert parlour.showing.looking_back is None
    assert parlour.showing.moving, "it goes back before one's eyes"
    parlour.settle()
    resting(parlour)


def test_a_double_click_on_the_pile_leaves_it_there(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.tap(parlour.pile(OURS))
    parlour.rig.run(0.05)
    parlour.rig.down(parlour.pile(OURS))
    parlour.rig.up(parlour.pile(OURS))
    assert open_cards(parlour)


def test_enter_on_the_pile_slides_it_out_and_puts_it_back(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.rig.keys("up", "enter")
    assert open_cards(parlour)
    parlour.rig.keys("enter")
    assert parlour.showing.looking_back is None
    parlour.settle()
    resting(parlour)


def test_a_pointer_that_is_gone_lets_it_go_back(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.rig.down(parlour.pile(OURS), FINGER)
    parlour.rig.run(1.0)
    parlour.rig.gone(FINGER)
    assert parlour.showing.looking_back is None


def test_asked_again_while_it_lies_there_it_says_that_older_ones_stay_down(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.rig.keys("v", "v")
    assert parlour.showing.looking_back is None
    assert parlour.rig.toast == OLDER


def test_a_card_of_the_hand_is_played_and_the_trick_goes_back_by_itself(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.thoughts.slow = True
    parlour.rig.keys("v")
    parlour.settle()
    card = parlour.hand[0]
    parlour.tap(parlour.at(card))
    assert parlour.match.log[-1].move.card is card
    assert parlour.showing.looking_back is None
    parlour.settle()
    resting(parlour)


def test_nobody_plays_while_it_is_looked_at(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.rig.keys("1")
    parlour.settle()
    made = len(parlour.match.log)
    parlour.rig.keys("v")
    parlour.rig.run(10)
    assert len(parlour.match.log) == made
    assert parlour.showing.looking_back == OURS
    parlour.rig.keys("escape")
    parlour.until_played(made + 1)


def test_before_any_trick_was_taken_it_is_said_so(parlour: Parlour) -> None:
    parlour.lay(position(TWO))
    asks: tuple[Callable[[], None], ...] = (
        lambda: parlour.rig.keys("v"),
        lambda: parlour.tap(parlour.pile(THEIRS)),
    )
    for ask in asks:
        ask()
        assert parlour.rig.toast == "No trick has been taken in this game yet"
        parlour.rig.run(8.0)


def test_in_a_game_handed_in_with_tricks_taken_it_is_said_that_the_last_is_not_known(parlour: Parlour) -> None:
    parlour.lay(position(TWO, stock=False))
    parlour.rig.keys("v")
    assert parlour.showing.looking_back is None
    assert parlour.rig.toast == "This game began in the middle: its last trick isn't known"


def test_the_other_pile_says_who_has_the_last_one(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.tap(parlour.pile(THEIRS))
    assert parlour.showing.looking_back is None
    assert parlour.rig.toast == "The last trick is yours: older ones stay face down"


def test_only_the_last_trick_is_shown_whoever_took_the_one_before(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.play(next(play for play in parlour.match.legal_plays() if str(play.card) == "10B"))
    parlour.until(lambda: len(parlour.match.takers) == 2 and not parlour.showing.moving)
    last = [str(play.card) for play in parlour.match.tricks[-1]]
    parlour.rig.keys("v")
    assert open_cards(parlour)
    assert shown(parlour) == last


def test_of_four_all_four_cards_lie_there_and_who_took_them_is_said(four: Parlour) -> None:
    four.lay(position(FOUR, "6S 4C 5C", leader=Seat(1)))
    four.play(next(play for play in four.match.legal_plays() if str(play.card) == "4S"))
    four.thoughts.slow = True
    taker = four.match.takers[-1]
    four.rig.keys("v")
    assert open_cards(four)
    assert len(shown(four)) == 4
    assert four.table.voice.last_trick(taker) == "The last trick: Right took it"


def test_the_window_drawn_to_another_size_puts_it_back(parlour: Parlour) -> None:
    trick_of(parlour)
    parlour.rig.keys("v")
    parlour.settle()
    parlour.rig.resize((1024, 600))
    assert parlour.showing.looking_back is None
    resting(parlour)
