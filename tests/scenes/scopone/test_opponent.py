"""Three computers at the table: asked one after the other, each with its own observation; nobody is kept."""

from __future__ import annotations

import pytest

from game.scopone.observation import Observation
from game.scopone.players import choose
from game.seats import PERSON, Seat
from scenes.scopone.room import ScoponeRoom
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour
from tests.scenes.scopone.positions import LEFT, PARTNER, RIGHT, position


@pytest.fixture
def slow(parlour: ParlourForFour) -> ParlourForFour:
    """The person has played; nobody's play comes before the test says so."""
    parlour.lay(position())
    parlour.thoughts.questions.clear()
    parlour.thoughts.slow = True
    parlour.rig.keys("1")
    parlour.settle()
    return parlour


def test_each_is_asked_once_in_turn_with_what_its_own_seat_sees(slow: ParlourForFour) -> None:
    slow.thoughts.slow = False
    slow.my_turn()
    seen = [question[1][1] for question in slow.thoughts.questions]
    assert [one.me for one in seen] == [RIGHT, PARTNER, LEFT]
    assert all(question[0] is choose for question in slow.thoughts.questions)
    for one in seen:
        assert isinstance(one, Observation)
        assert set(one.hand) == set(slow.match.laid.hands[one.me])
    assert [play.seat for play in slow.match.plays] == [PERSON, RIGHT, PARTNER, LEFT]
    assert slow.thoughts.dropped == 0
    resting(slow)


def test_a_whole_deal_goes_round_the_table_and_each_turn_is_asked_about_once(parlour: ParlourForFour) -> None:
    parlour.play_on()
    seats = [play.seat for play in parlour.match.plays]
    assert seats == [(parlour.match.first + turn) % 4 for turn in range(40)]
    assert parlour.thoughts.asked == 30
    assert parlour.thoughts.dropped == 0


@pytest.mark.parametrize("pressed", ["hand", "number", "backspace", "plate", "table"])
def test_whatever_is_asked_meanwhile_is_answered_with_whose_turn_it_is(pressed: str, slow: ParlourForFour) -> None:
    state = slow.state
    {
        "hand": lambda: slow.tap(slow.at(slow.hand[0])),
        "number": lambda: slow.rig.keys("2"),
        "backspace": lambda: slow.rig.keys("backspace"),
        "plate": lambda: slow.tap(slow.plate(PARTNER)),
        "table": lambda: slow.tap(slow.at(slow.state.table[0])),
    }[pressed]()
    assert slow.state == state
    assert slow.rig.toast == "One moment: Right is to play"


@pytest.mark.parametrize(("seat", "said"), [(RIGHT, "Right"), (PARTNER, "Partner"), (LEFT, "Left")])
def test_a_press_on_anothers_hand_tells_how_many_cards_it_holds_and_no_more(
    seat: Seat, said: str, parlour: ParlourForFour
) -> None:
    parlour.lay(position())
    hand = parlour.geometry.box(f"hand_{seat}")
    parlour.tap((hand.cx, hand.cy))
    assert parlour.table.piles.words.replace("\u00a0", " ") == f"{said}: 4 cards"


def test_a_press_ends_the_flight_and_is_taken(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    parlour.lay(position(to_play=LEFT))
    parlour.until_played(1)
    assert parlour.showing.moving
    parlour.rig.keys("3")
    assert [play.seat for play in parlour.match.plays] == [LEFT, PERSON]


def test_it_is_told_who_is_thinking(slow: ParlourForFour) -> None:
    slow.until(lambda: slow.prompt == "A moment more: Right is thinking…")
    slow.thoughts.slow = False
    slow.until_played(2)
    slow.thoughts.slow = True
    slow.until(lambda: slow.prompt == "A moment more: your partner is thinking…")


def test_it_is_told_once_that_nothing_is_thought(slow: ParlourForFour) -> None:
    slow.rig.keys("escape", "escape")
    slow.thoughts.fails, slow.thoughts.slow = True, False
    told = set()
    slow.table.turns.begin(slow.table.kept)
    slow.until_played(2)
    told.add(slow.prompt)
    slow.my_turn()
    assert told == {"The computers can't think now and play as on Easy"}
    assert len(slow.match.plays) == 4


@pytest.mark.parametrize("count", [1, 2, 3])
def test_it_is_gone_on_in_the_middle_of_their_plays(count: int, new_parlour: NewParlour) -> None:
    first = new_parlour(home="kept", pause="short")
    first.my_turn()
    plays = len(first.match.plays)
    first.play(first.match.legal_plays()[0])
    first.until_played(plays + count)
    log = [step.move for step in first.match.log]
    first.rig.close()

    second = new_parlour(home="kept", pause="short")
    assert [step.move for step in second.match.log] == log
    second.my_turn()
    assert [step.move for step in second.match.log][: len(log)] == log
    assert second.match.state.to_play == PERSON
    assert len(second.match.plays) == plays + 4
    resting(second)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_window_that_changes_size_meanwhile_loses_nothing(size: tuple[int, int], slow: ParlourForFour) -> None:
    slow.thoughts.slow = False
    slow.until_played(2)
    slow.rig.resize(size)
    slow.my_turn()
    assert len(slow.match.plays) == 4
    resting(slow)


def test_they_wait_while_a_window_lies_over_the_table(slow: ParlourForFour) -> None:
    slow.thoughts.slow = False
    slow.rig.keys("escape")
    slow.rig.run(5)
    assert len(slow.match.plays) == 1
    slow.rig.keys("escape")
    slow.my_turn()
    assert len(slow.match.plays) == 4


def test_a_new_match_drops_what_is_being_thought(slow: ParlourForFour) -> None:
    slow.rig.run(2)
    room = slow.room
    assert isinstance(room, ScoponeRoom)
    assert slow.thoughts.waiting
    room.begin()
    assert slow.thoughts.dropped == 1
