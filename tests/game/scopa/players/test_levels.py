"""What each level does that makes it that level."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from game.cards import ITALIAN
from game.levels import Level
from game.scopa.engine import read_observation
from game.scopa.observation import Observation, observe
from game.scopa.players import choose
from game.scopa.state import PlayCard, State
from game.scopa.terms import Terms
from game.seats import PERSON, Seat
from tests.game.scopa.players.views import deals_under_way
from tests.game.scopa.tables import RULES, card, made, play, position

THINKING = [Level.MEDIUM, Level.HARD]
DECK = "AS AB 2S 2B 4S 4B"


def seen_of(table: str, hand: str, other: str = "9S 9B 10B", deck: str = DECK) -> Observation:
    """A position with the whole pack accounted for: what isn't named has been captured."""
    state = position(table, (hand, other), deck=deck)
    named = {*state.table, *state.hands[0], *state.hands[1], *state.deck}
    gone = tuple(c for c in ITALIAN if c not in named)
    captured = (gone[::2], gone[1::2])
    return observe(
        State(state.table, state.hands, captured, (0, 0), state.deck, PERSON, PERSON, Seat(1)), [], Terms(), PERSON
    )


@pytest.mark.parametrize("level", Level)
def test_every_play_is_legal(level: Level) -> None:
    for seed, (state, seen) in enumerate(deals_under_way(deals=1 if level is Level.HARD else 40)):
        made(state, choose(level, seen, seed))


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_gives_the_same_play(level: Level) -> None:
    for state, seen in deals_under_way(deals=1, until=5):
        assert choose(level, seen, 5) == choose(level, seen, 5), state


def test_another_seed_may_give_another_play() -> None:
    _, seen = next(deals_under_way(1))

    assert len({choose(Level.EASY, seen, seed) for seed in range(30)}) > 1


@pytest.mark.parametrize("level", Level)
def test_the_order_in_which_cards_are_named_changes_nothing(level: Level) -> None:
    _, seen = next(deals_under_way(1))
    turned = replace(seen, hand=seen.hand[::-1], table=seen.table[::-1])

    for seed in range(4):
        assert choose(level, turned, seed) == choose(level, seen, seed)


@pytest.mark.parametrize("level", Level)
def test_a_scopa_is_taken(level: Level) -> None:
    seen = seen_of("4C 3S", "7C 3C 8C")

    assert {choose(level, seen, seed) for seed in range(5)} == {play("7C 3S 4C")}


@pytest.mark.parametrize("level", THINKING)
def test_the_settebello_is_taken(level: Level) -> None:
    seen = seen_of("7D 8S 9C 10C", "7C 8C 10D")

    assert {choose(level, seen, seed) for seed in range(5)} == {play("7C 7D")}


@pytest.mark.parametrize("level", THINKING)
def test_a_card_is_laid_so_that_no_scopa_is_left(level: Level) -> None:
    """With 5 on the table, an ace or the 3 would leave what one card takes; the king leaves fifteen."""
    seen = seen_of("5C", "3C 10D 4C", other="9S 8B 7B", deck="AS AB 2S 2B 9B 8S")

    assert {choose(level, seen, seed).card for seed in range(5)} == {card("10D")}


def test_easy_is_blind_to_what_it_leaves() -> None:
    seen = seen_of("5C", "3C 10D 4C", other="9S 8B 7B", deck="AS AB 2S 2B 9B 8S")

    laid = Counter(choose(Level.EASY, seen, seed).card for seed in range(300))

    assert set(laid) == {card("3C"), card("10D"), card("4C")}
    assert min(laid.values()) > 60


def test_easy_often_takes_but_not_always() -> None:
    seen = seen_of("7C 6S 9C", "7B 2C 3C")

    taking = sum(bool(choose(Level.EASY, seen, seed).take) for seed in range(300))

    assert 100 < taking < 250


def brings(state: State, move: PlayCard) -> bool:
    """Whether a play makes a scopa or takes the settebello."""
    swept = made(state, move).state.scope != state.scope
    return swept or (bool(move.take) and card("7D") in (move.card, *move.take))


def test_medium_never_lets_a_scopa_or_the_settebello_go() -> None:
    chances = 0
    for state, seen in deals_under_way(deals=150):
        if any(brings(state, move) for move in RULES.legal_moves(state)):
            chances += 1
            assert brings(state, choose(Level.MEDIUM, seen, 1))
    assert chances > 100


def test_an_incomplete_pack_can_be_played_too() -> None:
    """Positions of bug reports need not have all forty cards."""
    question = {
        "me": 1, "hand": ["7D", "2C"], "table": ["4C", "3S"], "captured": [[], []], "scope": [0, 0], "plays": [],
        "deck_left": 0, "other_hand_size": 3, "last_taker": None, "match": [0, 0], "target": 11, "napola": True,
        "first": 0,
    }  # fmt: skip
    for level in Level:
        assert choose(level, read_observation(question), 1) == play("7D 3S 4C")
