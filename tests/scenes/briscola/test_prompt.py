"""What is said between runner and hand: who deals, who leads, who takes the trick, why the partner's cards lie open."""

from __future__ import annotations

import pytest

from game.seats import OURS, PERSON, Seat
from scenes.loop import STEP
from scenes.preferences import MOTIONS, PAUSES
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.briscola.positions import COMPUTER, FOUR, TWO, position

RIGHT, PARTNER, LEFT = Seat(1), Seat(2), Seat(3)
WHY = "The stock is gone: you and your partner see each other's cards"
READ = 0.5
"""Seconds that it is to be read who takes a trick, at least."""


def test_who_deals_and_who_begins_until_the_person_has_played(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    said = {PERSON: "The computer deals, you begin", COMPUTER: "You deal, the computer begins"}[parlour.match.first]
    assert parlour.prompt == said
    parlour.my_turn()
    assert parlour.prompt == said
    parlour.play(parlour.match.legal_plays()[0])
    assert parlour.prompt != said


def test_of_a_game_that_began_in_the_middle_it_is_not_said_who_dealt(parlour: Parlour) -> None:
    parlour.lay(position(TWO, stock=False))
    assert parlour.prompt == "You lead"


@pytest.mark.parametrize(("card", "taker"), [("3C", "You take the trick"), ("10B", "The computer takes the trick")])
def test_who_takes_the_trick_is_said_as_its_card_shines(card: str, taker: str, parlour: Parlour) -> None:
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    parlour.tap(parlour.at(card))
    assert parlour.prompt == "", "not before the card lies there"
    parlour.full()
    parlour.rig.run(2 * STEP)
    assert parlour.prompt == taker


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("pause", PAUSES)
def test_a_full_trick_lies_there_until_it_was_seen_who_takes_it(
    pause: str, motion: str, new_parlour: NewParlour
) -> None:
    parlour = new_parlour(motion=motion, pause=pause)
    parlour.my_turn()
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    parlour.thoughts.slow = True
    parlour.rig.keys("1")
    parlour.full()
    start, speed = parlour.rig.clock.now, parlour.table.speed
    parlour.until(lambda: parlour.showing.taking is None)
    assert parlour.rig.clock.now - start >= READ * (speed or 1.0) - 2 * STEP


def test_then_who_leads_the_next_one(parlour: Parlour) -> None:
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    parlour.play(next(play for play in parlour.match.legal_plays() if str(play.card) == "3C"))
    parlour.rig.run(6.0)
    assert parlour.prompt == "You lead"
    parlour.rig.keys("1")
    parlour.settle()
    assert "lead" not in parlour.prompt


@pytest.mark.parametrize(("show", "said"), [("off", "You take the trick"), ("on", "You take the trick: 10 points")])
def test_points_are_said_only_where_they_are_shown(show: str, said: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(show_points=show)
    parlour.my_turn()
    parlour.lay(position(TWO, "4C", leader=COMPUTER))
    parlour.tap(parlour.at("3C"))
    parlour.full()
    parlour.rig.run(2 * STEP)
    assert parlour.prompt == said


@pytest.mark.parametrize(
    ("leader", "trick", "said"),
    [
        (RIGHT, "4C 5C 3D", "Left takes the trick"),
        (RIGHT, "4C 3D 5C", "Your partner takes the trick"),
        (RIGHT, "3D 4C 5C", "Right takes the trick"),
        (RIGHT, "4C 5C 2C", "You take the trick"),
    ],
)
def test_of_four_the_taker_is_told_by_its_seat(leader: Seat, trick: str, said: str, four: Parlour) -> None:
    hands = ("10C 3B 9B", "7D AC 2B", "5S 6C 10D", "6S 7C 5B")
    four.lay(position(hands, trick, leader=leader))
    four.tap(four.at("10C"))
    four.full()
    four.rig.run(2 * STEP)
    assert four.prompt == said


@pytest.mark.parametrize(("see", "told"), [(True, 1), (False, 0)])
def test_once_a_game_it_is_said_why_partners_see_each_others_cards(see: bool, told: int, four: Parlour) -> None:
    heard: list[str] = []
    four.match.let_partners_see(see)
    while not four.state.over:
        if four.table.my_turn and not four.showing.moving and (not four.state.stock or four.prompt != WHY):
            four.table.play(four.match.legal_plays()[0].card)
        four.rig.run(0.1)
        if four.prompt == WHY and (not heard or heard[-1] != WHY):
            assert not four.state.stock
            assert four.showing.sees_partner
        heard.append(four.prompt)
    times = sum(one == WHY and (number == 0 or heard[number - 1] != WHY) for number, one in enumerate(heard))
    assert times == told


def test_the_reason_is_not_lost_where_a_press_ends_the_showing(four: Parlour) -> None:
    while four.state.stock:
        if four.table.my_turn and not four.showing.moving:
            four.make(four.match.legal_plays()[0])
        four.rig.run(STEP)
    assert four.showing.moving
    four.rig.down(four.bare)
    four.rig.up(four.bare)
    four.rig.run(2 * STEP)
    assert four.prompt == WHY


def test_nobody_plays_over_the_reason(four: Parlour) -> None:
    while four.prompt != WHY:
        if four.table.my_turn and not four.showing.moving:
            four.table.play(four.match.legal_plays()[0].card)
        four.rig.run(0.05)
    made = len(four.match.log)
    four.rig.run(1.5)
    assert four.prompt == WHY
    assert len(four.match.log) == made


def test_a_computer_that_takes_long_is_told_of(parlour: Parlour) -> None:
    parlour.lay(position(TWO))
    parlour.thoughts.slow = True
    parlour.rig.keys("1")
    parlour.rig.run(6.0)
    assert parlour.prompt == "The computer is thinking…"


def test_of_four_who_takes_long_is_told_by_name(four: Parlour) -> None:
    four.lay(position(FOUR))
    four.thoughts.slow = True
    four.rig.keys("1")
    four.rig.run(6.0)
    assert four.prompt == "A moment more: Right is thinking…"


def test_a_match_that_is_won_is_told_before_the_sheet(new_parlour: NewParlour) -> None:
    parlour = new_parlour(target="1")
    parlour.my_turn()
    parlour.lay(position(("3C", "4C"), stock=False))
    parlour.rig.keys("1")
    parlour.until(lambda: parlour.table.turns.feasting)
    assert parlour.match.winner == OURS
    parlour.until(lambda: parlour.rig.window is not None)
