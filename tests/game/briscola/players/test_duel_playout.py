"""Playouts for two keep the rules: card by card they are what the rules make of the same plays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.briscola.players.bits import ALL, coding
from game.briscola.players.duel_endgame import Search
from game.briscola.players.duel_habit import after_trick, answered, led
from game.briscola.players.duel_plain import ANSWERED, LED
from game.briscola.players.duel_playout import Playouts
from game.briscola.players.view import View
from game.briscola.points import points_in
from game.briscola.rules import TWO
from game.briscola.state import PlayCard, State
from game.seats import Seat
from tests.game.briscola.players.test_duel_endgame import best_ending
from tests.game.briscola.players.views import deals_under_way, made, seen_by


def favourite(state: State, plain: bool) -> PlayCard:
    """What is played without looking ahead, by habit or plainly."""
    code = coding(state.trump)
    gone = code.set_of((*state.captured[0], *state.captured[1], *state.trick))
    hand = [code.places[card] for card in state.hands[state.to_play]]
    left = len(hand) + len(state.stock) // 2
    if state.trick:
        lead = code.places[state.trick[0]]
        values = [ANSWERED[lead][place] for place in hand] if plain else answered(hand, lead, ALL & ~gone, left)
    else:
        values = [LED[place] for place in hand] if plain else led(hand, ALL & ~gone, left)
    return PlayCard(code.cards[hand[values.index(max(values))]])


def expected(state: State, move: PlayCard, tricks: int, plain: bool) -> float:
    """How many points ahead who is to play will be, as far as playing on by the rules for so many tricks can tell."""
    me, code = state.to_play, coding(state.trump)
    ends = len(state.stock) - 2 * (tricks + 1)
    while True:
        before, state = state, made(TWO, state, move)
        if not state.stock:
            return best_ending(state, me)
        if len(state.stock) == ends:
            break
        move = favourite(state, plain and state.to_play != me)
    taker = state.to_play
    played = (*before.trick, move.card)
    two_each = [[code.places[card] for card in hand if card not in played] for hand in before.hands]
    gone = code.set_of((*state.captured[0], *state.captured[1]))
    left = 3 + len(before.stock) // 2
    value = after_trick(two_each[taker], two_each[1 - taker], ALL & ~gone, left)
    ahead = points_in(state.captured[me]) - points_in(state.captured[1 - me])
    return ahead + (value if taker == me else -value)


def in_order(state: State) -> State:
    """The same, the hand of who is to play in the order of places: of equal cards the first is played."""
    places = coding(state.trump).places
    hands = [tuple(sorted(hand, key=places.__getitem__)) for hand in state.hands]
    hands[1 - state.to_play] = state.hands[1 - state.to_play]
    return replace(state, hands=tuple(hands))


@pytest.mark.no_cover
@pytest.mark.parametrize("plain", [False, True], ids=["by habit", "plainly"])
@pytest.mark.parametrize("tricks", [0, 1, 3])
def test_a_playout_is_what_the_rules_make_of_it(tricks: int, plain: bool) -> None:
    for at in deals_under_way(6, until=34):
        state = in_order(at[0])
        view, code = View.of(seen_by(*at)), coding(state.trump)
        other = [code.places[card] for card in state.hands[Seat(1 - state.to_play)]]
        world = other, [code.places[card] for card in state.stock]
        playouts = Playouts(view, tricks, lambda ahead, _: ahead, Search(float))
        for place in view.hand:
            found = playouts.value(place, world, plain)
            assert found == pytest.approx(expected(state, view.play_of(place), tricks, plain))
