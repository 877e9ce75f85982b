"""The program ended at any moment: the table comes back exactly as the last play left it."""

from __future__ import annotations

import random

import pytest

from tests.game.scopa.tables import COMPUTER
from tests.scenes.scopa.around import again, killed_before_the_sheet, same
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import resting
from tests.soaking import some


@pytest.mark.parametrize("seed", some(range(40), 4))
def test_killed_after_any_play_it_resumes_there(seed: int, new_parlour: NewParlour) -> None:
    rng = random.Random(seed)
    parlour = new_parlour()
    for _ in range(rng.randrange(1, 17)):
        parlour.my_turn()
        parlour.play(rng.choice(parlour.match.legal_plays()))
    parlour.rig.run(rng.random() * 3)
    parlour.thoughts.slow = True
    resumed = again(new_parlour, parlour)
    resumed.thoughts.slow = True
    same(parlour, resumed)
    resting(resumed)
    assert not resumed.showing.moving, "a resumed table is at rest at once"


@pytest.mark.parametrize("seed", some(range(20), 2))
def test_resumed_after_many_sizes_it_shows_what_was_shown(seed: int, new_parlour: NewParlour) -> None:
    rng, sizes = random.Random(seed), ((720, 1280), (1280, 720), (800, 480))
    parlour = new_parlour()
    for _ in range(rng.randrange(2, 17)):
        parlour.my_turn()
        parlour.rig.resize(rng.choice(sizes))
        parlour.play(rng.choice(parlour.match.legal_plays()))
    parlour.thoughts.slow = True
    parlour.settle()
    parlour.rig.resize((800, 480))
    resumed = again(new_parlour, parlour)
    resumed.thoughts.slow = True
    same(parlour, resumed)


def test_killed_in_the_middle_of_the_computers_capture_it_has_been_made(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    rng = random.Random(5)
    while not (parlour.match.plays and parlour.match.plays[-1].seat == COMPUTER and parlour.match.plays[-1].take):
        parlour.until(lambda: parlour.table.my_turn or parlour.state.over)
        assert not parlour.state.over
        parlour.table.play(*(lambda play: (play.card, play.take))(rng.choice(parlour.match.legal_plays())))
        count = len(parlour.match.plays)
        parlour.until_played(count + 1)
    parlour.rig.run(0.1)
    assert parlour.showing.moving
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    resting(resumed)


def test_the_computers_last_play_is_shown_again_after_a_resume(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    for _ in range(4):
        parlour.my_turn()
        parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    resumed = again(new_parlour, parlour)
    lay = resumed.showing.poses()
    resumed.rig.keys("backspace")
    assert resumed.showing.moving
    resumed.settle()
    assert resumed.showing.poses() == lay
    resting(resumed)


def test_killed_while_the_computer_thinks_it_thinks_again(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.play(parlour.match.legal_plays()[0])
    parlour.rig.run(2)
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    resumed.my_turn()
    assert len(resumed.match.plays) == len(parlour.match.plays) + 1


def test_killed_in_the_middle_of_a_choice_the_cards_are_back(new_parlour: NewParlour) -> None:
    rng = random.Random(1)
    parlour = new_parlour()
    while parlour.choice is None:
        parlour.my_turn()
        assert not parlour.state.over, "this deal has no choice"
        for place in range(len(parlour.hand)):
            plays = [play for play in parlour.match.legal_plays() if play.card is parlour.hand[place]]
            if len(plays) > 1:
                parlour.table.pick(place)
                break
        else:
            parlour.play(rng.choice(parlour.match.legal_plays()))
            parlour.until(lambda: parlour.table.my_turn or parlour.state.over)
            if parlour.state.over:
                parlour.until(lambda: parlour.rig.window is not None)
                parlour.rig.run(0.4)
                parlour.rig.keys("enter")
                parlour.rig.run(0.5)
                if parlour.rig.window is not None:
                    parlour.rig.keys("enter")
                    parlour.rig.run(0.5)
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    assert resumed.choice is None
    resting(resumed)


def test_killed_before_the_sheet_it_is_shown_at_the_next_start(new_parlour: NewParlour) -> None:
    killed_before_the_sheet(new_parlour)


def test_the_promise_of_a_deal_is_kept_over_a_new_start(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    resumed = again(new_parlour, parlour)
    assert (resumed.match.seed, resumed.match.commitment) == (parlour.match.seed, parlour.match.commitment)
    assert resumed.match.order == parlour.match.order
