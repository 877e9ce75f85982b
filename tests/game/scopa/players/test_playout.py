"""A playout goes as the rules say and as habit plays."""

from __future__ import annotations

from game.scopa.players.bits import set_of
from game.scopa.players.habit import habitual
from game.scopa.players.playout import play_out
from game.scopa.players.stakes import Taken
from game.scopa.players.view import View, play_of
from game.scopa.state import PlayCard, State
from tests.game.scopa.players.views import bits_of, deals_under_way, sight_of, world_of
from tests.game.scopa.tables import RULES, made


def taken(state: State, me: int) -> Taken:
    mine, his = set_of(state.captured[me]), set_of(state.captured[1 - me])
    return Taken(mine, his, state.scope[me], state.scope[1 - me], state.last_taker == me)


def played_by_rules(state: State, move: PlayCard, horizon: int) -> tuple[Taken, Taken]:
    """The same with the rules' own state."""
    me, plays, soon = state.to_play, 1, None
    state = made(state, move).state
    while not state.over:
        if plays == horizon:
            soon = taken(state, me)
        state = made(state, play_of(habitual(sight_of(state)))).state
        plays += 1
    return soon or taken(state, me), taken(state, me)


def test_a_playout_is_the_deal_the_rules_would_play() -> None:
    compared = 0
    for horizon, (state, seen) in enumerate(deals_under_way(deals=10)):
        view, world = View.of(seen), world_of(state)
        for option in view.options():
            found = play_out(view, world, option, horizon % 9 + 1)
            assert found == played_by_rules(state, play_of(option), horizon % 9 + 1)
            compared += 1
    assert compared > 500


def test_the_options_are_the_legal_plays() -> None:
    for state, seen in deals_under_way(deals=10):
        assert sorted(View.of(seen).options()) == sorted(map(bits_of, RULES.legal_moves(state)))
