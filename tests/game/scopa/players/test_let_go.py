"""Hard lets no scopa and no settebello go for nothing: never before the last round, then only for a better end."""

from __future__ import annotations

from random import Random

from game.scopa.players import endgame, hard
from game.scopa.players.outlook import FOR_TWO
from game.scopa.players.stakes import Stakes
from game.scopa.players.view import Option, View, play_of
from game.scopa.rules import SCOPA
from game.scopa.state import State
from game.seats import side_of
from tests.game.scopa.players.views import deals_under_way
from tools.tournament.chances import lets_go

FEW = 15
"""Playouts: so few that chance alone would often let go."""


def test_before_the_last_round_it_never_does() -> None:
    to_be_had = 0
    for state, seen in deals_under_way(deals=40, until=30):
        view = View.of(seen)
        if endgame.is_open(view) or not _can_let_go(state, view):
            continue
        to_be_had += 1
        chosen = play_of(hard.choose(view, seen, Random(1), FEW))
        assert not lets_go(SCOPA, state, chosen), (state, chosen)
    assert to_be_had > 60


def test_in_the_last_round_only_for_an_end_that_is_better() -> None:
    """Whatever takes one of both at once ends worse than the play that lets it go."""
    let_go = 0
    for state, seen in deals_under_way(deals=400):
        view = View.of(seen)
        if not endgame.is_open(view) or not _can_let_go(state, view):
            continue
        chosen = hard.choose(view, seen, Random(1), FEW)
        if not lets_go(SCOPA, state, play_of(chosen)):
            continue
        let_go += 1
        worth = Stakes(side_of(seen.me), seen.terms, FOR_TWO).at_the_end
        taking = [option for option in view.options() if not lets_go(SCOPA, state, play_of(option))]
        # The first of equals is kept: were any of them as good, it would be found before the play that lets go.
        assert endgame.best(view, [*taking, chosen], worth) == chosen
    assert let_go, "no deal asked the question"


def _can_let_go(state: State, view: View) -> bool:
    plays: list[Option] = view.options()
    return any(lets_go(SCOPA, state, play_of(option)) for option in plays)
