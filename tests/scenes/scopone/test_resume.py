"""The program ended at any moment, in the middle of the three computers' plays too: the table comes back as it was."""

from __future__ import annotations

import random

import pytest

from game.seats import PERSON
from scenes.scopone.preferences import DEALS
from tests.scenes.scopa.around import again, killed_before_the_sheet, same
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.soaking import some


@pytest.mark.parametrize("rules", DEALS)
@pytest.mark.parametrize("seed", some(range(40), 3))
def test_killed_after_any_play_it_resumes_there(seed: int, rules: str, new_parlour: NewParlour) -> None:
    rng = random.Random(seed)
    parlour = new_parlour(motion=rng.choice(("none", "brisk")), pause="short", rules=rules, target="21")
    for _ in range(rng.randrange(1, 9)):
        parlour.my_turn()
        parlour.play(rng.choice(parlour.match.legal_plays()))
    parlour.rig.run(rng.random() * 6)
    parlour.thoughts.slow = True
    resumed = again(new_parlour, parlour)
    resumed.thoughts.slow = True
    same(parlour, resumed)
    resting(resumed)
    assert not resumed.showing.moving, "a resumed table is at rest at once"


@pytest.mark.parametrize("played", [1, 2])
def test_killed_between_the_plays_of_the_computers_those_that_are_left_are_made(
    played: int, new_parlour: NewParlour
) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    before = len(parlour.match.plays)
    parlour.play(parlour.match.legal_plays()[0])
    parlour.until_played(before + 1 + played)
    assert parlour.showing.moving
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    resting(resumed)
    assert resumed.state.to_play != PERSON
    resumed.my_turn()
    assert resumed.state.to_play == PERSON
    assert len(resumed.match.plays) == before + 4


def test_killed_before_the_sheet_it_is_shown_at_the_next_start(new_parlour: NewParlour) -> None:
    killed_before_the_sheet(new_parlour)


def test_the_promise_and_the_terms_are_kept_over_a_new_start(new_parlour: NewParlour) -> None:
    parlour = new_parlour(rules="scopone", target="16", napola="on", level="hard")
    resumed = again(new_parlour, parlour)
    match, same_match = parlour.match, resumed.match
    assert (same_match.seed, same_match.commitment, same_match.order) == (match.seed, match.commitment, match.order)
    assert (same_match.rules, same_match.terms, same_match.level) == (match.rules, match.terms, "hard")
    assert (match.rules.name, match.terms.target, match.terms.napola) == ("scopone", 16, True)
