"""The search of the last round finds what playing every line by the rules finds."""

from __future__ import annotations

from dataclasses import replace

from game.scopa.players import endgame
from game.scopa.players.bits import points, set_of
from game.scopa.players.stakes import Taken
from game.scopa.players.view import View, play_of
from game.scopa.state import State
from tests.game.scopa.players.views import deals_under_way
from tests.game.scopa.tables import RULES, made


def worth(taken: Taken) -> float:
    mine, his = points(taken.mine, taken.his, napola=True)
    return mine + taken.my_scope - his - taken.his_scope


def by_rules(state: State, me: int) -> float:
    """What the deal is worth to `me` with best play, every line played by the rules."""
    if state.over:
        mine, his = set_of(state.captured[me]), set_of(state.captured[1 - me])
        return worth(Taken(mine, his, state.scope[me], state.scope[1 - me], False))
    values = [by_rules(made(state, move).state, me) for move in RULES.legal_moves(state)]
    return max(values) if state.to_play == me else min(values)


def test_the_search_finds_the_best_play() -> None:
    compared = 0
    for state, seen in deals_under_way(deals=60):
        view = View.of(seen)
        assert endgame.is_open(view) is not bool(state.deck)
        if state.deck:
            continue
        chosen = play_of(endgame.best(view, view.options(), worth))
        assert by_rules(made(state, chosen).state, state.to_play) == by_rules(state, state.to_play)
        compared += 1
    assert compared > 100


def test_with_cards_missing_from_the_pack_the_other_hand_is_not_known() -> None:
    state, seen = next((state, seen) for state, seen in deals_under_way(1) if not state.deck)
    fewer = View.of(seen)
    assert endgame.is_open(fewer)
    assert state.hands[1 - seen.me]

    captured = (seen.captured[0][1:], seen.captured[1])
    assert not endgame.is_open(View.of(replace(seen, captured=captured)))


def test_of_equal_plays_the_first_is_kept() -> None:
    _, seen = next((state, seen) for state, seen in deals_under_way(1) if not state.deck)
    options = View.of(seen).options()

    for order in (options, options[::-1]):
        assert endgame.best(View.of(seen), order, lambda taken: 0.0) == order[0]
