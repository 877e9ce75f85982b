"""A void deal of Scopone lies on the table with its kings marked, is gathered, and the same player deals again."""

from __future__ import annotations

import pytest

from game.scopa.fairness import dealing
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import SCIENTIFICO, SCOPONE
from game.words import Words
from scenes.scopa.aids import void_words
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour

VOID = f"{152:064x}"
"""The first seed with a void order before its deal."""


@pytest.fixture(params=["normal", "none"])
def parlour(request: pytest.FixtureRequest, new_parlour: NewParlour, monkeypatch: pytest.MonkeyPatch) -> ParlourForFour:
    monkeypatch.setattr("game.matches.new_seed", lambda: VOID)
    made = new_parlour((1280, 720), rules="scopone", motion=request.param)
    made.thoughts.slow = True
    return made


def test_it_lies_there_with_its_kings_marked_and_is_told(parlour: ParlourForFour) -> None:
    match = parlour.match
    (order,) = match.void
    kings = SCOPONE.void_kings(order)
    parlour.until(lambda: set(parlour.showing.lit) == set(kings))
    assert parlour.prompt == void_words(kings, Words("en"))
    assert all(parlour.sprite(card).turned == 1.0 for card in order[: SCOPONE.table])
    parlour.until(lambda: not parlour.showing.moving)
    assert parlour.rig.window is None
    assert parlour.state.table == match.order[: SCOPONE.table]
    assert match.first == dealing(SCOPONE_GAME, SCOPONE).first_player(VOID), "the same player deals"
    resting(parlour)


@pytest.mark.parametrize("seconds", [0.1, 0.6, 1.2, 2.0])
def test_a_press_ends_it_anywhere(seconds: float, parlour: ParlourForFour) -> None:
    parlour.rig.run(seconds)
    parlour.rig.keys("tab")
    assert parlour.showing.void == ()
    resting(parlour)


def test_nothing_is_void_where_the_table_starts_empty(new_parlour: NewParlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.matches.new_seed", lambda: VOID)
    parlour = new_parlour()
    assert parlour.match.rules is SCIENTIFICO
    assert parlour.match.void == ()
