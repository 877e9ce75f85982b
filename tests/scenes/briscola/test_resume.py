"""The program ended at any moment, in the middle of a trick and of its showing too: the table comes back as it was."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from scenes.briscola.preferences import PLAYERS
from scenes.briscola.windows.sheet import GameSheet
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.match.parlour import resting
from tests.soaking import some

players = pytest.mark.parametrize("players", PLAYERS)


def again(new_parlour: Callable[..., Parlour], parlour: Parlour) -> Parlour:
    """Kill the program and start it anew; nobody plays on meanwhile."""
    parlour.thoughts.slow = True
    parlour.rig.close()
    resumed = new_parlour()
    resumed.thoughts.slow = True
    return resumed


def same(one: Parlour, other: Parlour) -> None:
    """The other run has the match as the first one left it, and shows it at rest, every card where it lay."""
    assert other.match is not one.match
    assert other.match.record() == one.match.record()
    assert other.match.takers == one.match.takers
    resting(other)
    one.showing.finish()
    assert other.showing.poses() == one.showing.poses()


@players
@pytest.mark.parametrize("seed", some(range(40), 3))
def test_killed_at_any_moment_it_resumes_there(seed: int, players: str, new_parlour: NewParlour) -> None:
    rng = random.Random(seed)
    parlour = new_parlour(motion=rng.choice(("none", "brisk")), pause="short", players=players)
    for _ in range(rng.randrange(1, 12)):
        parlour.my_turn()
        if not parlour.state.over:
            parlour.play(rng.choice(parlour.match.legal_plays()))
    parlour.rig.run(rng.random() * 3)
    same(parlour, again(new_parlour, parlour))


@players
def test_killed_while_a_full_trick_is_shown_it_has_gone(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(players=players)
    parlour.my_turn()
    while not parlour.match.tricks:
        if parlour.table.my_turn and not parlour.showing.moving:
            parlour.make(parlour.match.legal_plays()[0])
        parlour.rig.run(0.05)
    parlour.full()
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    resumed.rig.keys("v")
    resumed.settle()
    assert [play.card for play in resumed.match.tricks[-1]] == [*resumed.showing.looked]


def test_killed_once_partners_see_each_other_the_partners_cards_lie_open(new_parlour: NewParlour) -> None:
    parlour = new_parlour(players="four", motion="none", pause="short")
    while parlour.state.stock:
        parlour.my_turn()
        parlour.make(parlour.match.legal_plays()[0])
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    assert resumed.showing.sees_partner
    assert "stock" not in resumed.prompt, "it was said already"


@players
def test_a_game_that_was_over_shows_its_sheet_at_the_next_start(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players=players)
    parlour.play_on()
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    resumed.until(lambda: resumed.rig.window is not None)
    assert isinstance(resumed.rig.window, GameSheet)
    resumed.rig.run(0.5)
    resumed.rig.keys("enter")
    resumed.rig.run(0.5)
    assert resumed.match.number == 2


def test_the_promise_and_the_terms_are_kept_over_a_new_start(new_parlour: NewParlour) -> None:
    parlour = new_parlour(players="four", target="3", level="hard", partners_see="off")
    resumed = again(new_parlour, parlour)
    match, same_match = parlour.match, resumed.match
    assert (same_match.seed, same_match.commitment, same_match.order) == (match.seed, match.commitment, match.order)
    assert (same_match.rules, same_match.terms, same_match.level) == (match.rules, match.terms, "hard")
    assert (match.rules.name, match.terms.target, match.terms.partners_see) == ("four", 3, False)
    assert same_match.first == match.first
