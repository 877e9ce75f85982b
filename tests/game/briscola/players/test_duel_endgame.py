"""The last tricks for two: the search finds what playing every line by the rules finds."""

from __future__ import annotations

import pytest

from game.briscola.players.bits import Coding, coding
from game.briscola.players.duel_endgame import Search
from game.briscola.points import points_in
from game.briscola.rules import TWO
from game.briscola.state import State
from game.seats import Seat, other_side, side_of
from tests.game.briscola.players.views import deals_under_way, made


def best_ending(state: State, seat: Seat) -> int:
    """How many points ahead who sits there ends if both play as well as they can, hands open."""
    if state.over:
        ours = side_of(seat)
        return points_in(state.captured[ours]) - points_in(state.captured[other_side(ours)])
    endings = [best_ending(made(TWO, state, move), seat) for move in TWO.legal_moves(state)]
    return max(endings) if state.to_play == seat else min(endings)


def searched(state: State, code: Coding, search: Search) -> dict[str, float]:
    me = state.to_play
    other = Seat(1 - me)
    mine, his = code.set_of(state.hands[me]), code.set_of(state.hands[other])
    ahead = points_in(state.captured[side_of(me)]) - points_in(state.captured[side_of(other)])
    found = {}
    for card in state.hands[me]:
        place = code.places[card]
        if state.trick:
            found[str(card)] = search.answer(mine, his, code.places[state.trick[0]], place, ahead)
        else:
            found[str(card)] = search.lead(mine, his, place, ahead)
    return found


@pytest.mark.no_cover
def test_every_card_is_worth_what_the_rules_say() -> None:
    for state, _, _ in deals_under_way(25, after=34):
        me = state.to_play
        expected = {str(move.card): best_ending(made(TWO, state, move), me) for move in TWO.legal_moves(state)}
        assert searched(state, coding(state.trump), Search(float)) == expected


def test_what_an_ending_is_worth_is_what_is_sought() -> None:
    """Who wants nothing but to win finds the same winning cards as who plays every line."""
    decided = 0
    for state, _, _ in deals_under_way(25, after=36):
        me = state.to_play
        found = searched(state, coding(state.trump), Search(lambda ahead: (ahead > 0) - (ahead < 0)))
        for move in TWO.legal_moves(state):
            ending = best_ending(made(TWO, state, move), me)
            assert found[str(move.card)] == (ending > 0) - (ending < 0)
        decided += len(set(found.values())) > 1
    assert decided
