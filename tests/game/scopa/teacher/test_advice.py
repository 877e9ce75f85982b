"""Advice on the play to make: Hard's own, with a reason, from what the person sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.levels import Level
from game.scopa import players as players_of_two
from game.scopa import teacher as teacher_of_two
from game.scopa.observation import observe
from game.scopa.state import PlayCard, State
from game.scopa.teacher.judged import Advice, Why
from game.scopa.terms import Terms
from game.scopone import players as players_of_four
from game.scopone import teacher as teacher_of_four
from game.scopone.observation import observe as observe_for_four
from tests.game.scopa.players.test_levels import seen_of
from tests.game.scopa.players.views import deals_under_way
from tests.game.scopa.tables import play
from tests.game.scopone.players import views as views_of_four

Advise = Callable[[Any, int], Advice]
Choose = Callable[[Level, Any, int], PlayCard]


def for_two(places: tuple[int, ...] = (0, 9, 20, 27)) -> list[tuple[State, Any]]:
    """Positions of one deal, from the first plays to the last ones."""
    found = list(deals_under_way(deals=1))
    return [found[min(place, len(found) - 1)] for place in places]


def for_four() -> list[tuple[State, Any]]:
    return [next(views_of_four.deals_under_way(1, after=after)) for after in (0, 14, 26, 33)]


TABLES = [
    pytest.param(teacher_of_two.advise, players_of_two.choose, for_two, id="two"),
    pytest.param(teacher_of_four.advise, players_of_four.choose, for_four, id="four"),
]


@pytest.mark.parametrize(("advise", "choose", "positions"), TABLES)
def test_the_play_advised_is_the_one_hard_would_make(
    advise: Advise, choose: Choose, positions: Callable[[], list[tuple[State, Any]]]
) -> None:
    for _, seen in positions():
        advice = advise(seen, 7)
        assert advice.best == choose(Level.HARD, seen, 7)
        assert advice.instead not in (None, advice.best)
        assert advice.reasons
        assert advise(seen, 7) == advice


@pytest.mark.parametrize(("advise", "choose", "positions"), TABLES)
def test_the_order_in_which_cards_are_named_changes_nothing(
    advise: Advise, choose: Choose, positions: Callable[[], list[tuple[State, Any]]]
) -> None:
    for _, seen in positions():
        turned = replace(seen, hand=seen.hand[::-1], table=seen.table[::-1])
        assert advise(turned, 3) == advise(seen, 3)


def test_what_is_hidden_changes_no_advice() -> None:
    for number, (state, seen) in enumerate(for_two((0, 9, 15, 20))):
        hidden = [*state.hands[1 - seen.me], *state.deck]
        Random(number).shuffle(hidden)
        size = len(state.hands[1 - seen.me])
        other, deck = tuple(hidden[:size]), tuple(hidden[size:])
        hands = (seen.hand, other) if seen.me == 0 else (other, seen.hand)
        exchanged = replace(state, hands=hands, deck=deck)
        assert exchanged != state
        again = observe(exchanged, seen.plays, Terms(), seen.me)
        assert teacher_of_two.advise(again, 1) == teacher_of_two.advise(seen, 1)


def test_what_partner_and_opponents_hold_changes_no_advice() -> None:
    for number, (state, seen) in enumerate(for_four()):
        exchanged = views_of_four.with_hidden_exchanged(state, seen.me, Random(number))
        again = observe_for_four(exchanged, seen.plays, views_of_four.TERMS, seen.me)
        assert teacher_of_four.advise(again, 1) == teacher_of_four.advise(seen, 1)


def test_a_scopa_is_advised_with_its_reason() -> None:
    advice = teacher_of_two.advise(seen_of("4C 3S", "7C 3C 8C"), 1)

    assert advice.best == play("7C 3S 4C")
    assert advice.reasons[0].why is Why.SCOPA


def test_a_card_of_the_same_rank_is_no_other_play() -> None:
    """With two kings it doesn't matter which; the advice compares with the card that does."""
    advice = teacher_of_two.advise(seen_of("5C", "10C 10D 3C", other="9S 8B 7B", deck="AS AB 2S 2B 9B 8S"), 1)

    assert advice.best.card.rank == 10
    assert advice.instead == play("3C")
    assert {one.why for one in advice.reasons} & {Why.TOO_MUCH, Why.LEFT_SWEEP}


def test_the_only_play_needs_no_other_reason() -> None:
    advice = teacher_of_two.advise(seen_of("5C", "9C"), 1)

    assert (advice.best, advice.instead, [one.why for one in advice.reasons]) == (play("9C"), None, [Why.ONLY])


def test_an_incomplete_pack_can_be_advised_on_too() -> None:
    seen = replace(seen_of("4C 3S", "8C 2C"), captured=((), ()))

    assert teacher_of_two.advise(seen, 1).best.card in seen.hand
