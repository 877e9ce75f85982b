"""What each level does at Scopone that makes it that level."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import ITALIAN
from game.levels import Level
from game.scopa.rules import ScopaRules
from game.scopa.state import CardPlayed, State
from game.scopa.terms import Terms
from game.scopone.observation import Observation, observe
from game.scopone.players import choose, warm_up
from game.scopone.rules import RULE_SETS, SCIENTIFICO
from game.seats import PERSON, Seat
from tests.game.scopa.tables import card, cards, play
from tests.game.scopone.players.views import SEATS, TERMS, deals_under_way, made
from tools.tournament.chances import lets_go

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""

THINKING = [Level.MEDIUM, Level.HARD]


def seen_of(table: str, hand: str, taker: Seat | None = None, terms: Terms = TERMS) -> Observation:
    """A position with the whole pack: everyone holds as many cards as I do, what is left has been captured."""
    mine = cards(hand)
    others = [one for one in ITALIAN if one not in (*mine, *cards(table))]
    size = len(mine)
    hands = (mine, *(tuple(others[step::SEATS][:size]) for step in range(1, SEATS)))
    held = {one for each in hands for one in each}
    gone = tuple(one for one in others if one not in held)
    state = State(cards(table), hands, (gone[::2], gone[1::2]), (0, 0), (), PERSON, PERSON, taker)
    return observe(state, [], terms, PERSON)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", Level)
def test_every_play_is_legal(level: Level, rules: ScopaRules) -> None:
    for seed, (state, seen) in enumerate(deals_under_way(1 if level is Level.HARD else 30, rules)):
        made(state, choose(level, seen, seed))


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_gives_the_same_play(level: Level) -> None:
    for after in (0, 12, 27, 30, 34):
        _, seen = next(deals_under_way(2, after=after))
        assert choose(level, seen, 5) == choose(level, seen, 5)


def test_another_seed_may_give_another_play() -> None:
    _, seen = next(deals_under_way(1))

    assert len({choose(Level.EASY, seen, seed) for seed in range(30)}) > 1


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("hand", ["7C 3C 8C 2S 9D", "7C 3C 8C", "7C 8C"])
def test_a_scopa_is_taken(level: Level, hand: str) -> None:
    seen = seen_of("4C 3S", hand)

    assert {choose(level, seen, seed) for seed in range(3)} == {play("7C 3S 4C")}


@pytest.mark.parametrize("level", THINKING)
def test_the_settebello_is_taken(level: Level) -> None:
    seen = seen_of("7D 8S 9C 10C", "7C 8C 10D 2C 3C 5B")

    assert {choose(level, seen, seed) for seed in range(3)} == {play("7C 7D")}


@pytest.mark.parametrize("level", THINKING)
def test_a_card_is_laid_so_that_no_scopa_is_left(level: Level) -> None:
    """With 5 on the table, the ace or the 3 would leave what one card takes; the king leaves fifteen."""
    seen = seen_of("5C", "3C 10D 4C AD 2S")

    assert {choose(level, seen, seed).card for seed in range(3)} == {card("10D")}


@pytest.mark.parametrize("level", THINKING)
def test_a_capture_that_leaves_a_scopa_is_thought_of(level: Level) -> None:
    """The 2 takes a 2 and leaves 5 for a sweep; the king takes a king and leaves nine with four cards."""
    seen = seen_of("2C 5S 10S", "2B 10B 9D 8D 6S")

    chosen = choose(level, seen, 1)

    assert chosen.take
    assert sum(one.rank for one in cards("2C 5S 10S")) - chosen.card.rank > 10


def test_hard_leaves_what_no_card_is_left_to_sweep() -> None:
    """With four on the table the 2 leaves six, and of the sixes three are gone and it holds the fourth."""
    hand, table = cards("2B 6S 5D 5S 4S"), cards("3C AC")
    sixes = cards("6D 6C 6B")
    others = [one for one in ITALIAN if one not in (*hand, *table, *sixes)]
    seen = replace(
        seen_of("3C AC", "2B 6S 5D 5S 4S"),
        captured=((*sixes, *others[: len(others) - 15]), ()),
    )
    assert not set(seen.captured[0]) & set(hand)

    chosen = {choose(Level.HARD, seen, seed).card for seed in range(3)}

    # The four takes 3 and ace, a scopa; without it the 2 is the one play that leaves nothing to sweep.
    assert chosen == {card("4S")}
    without = replace(seen, hand=cards("2B 6S 5D 5S"), hand_sizes=(4, 5, 5, 5))
    assert {choose(Level.HARD, without, seed).card for seed in range(3)} == {card("2B")}


def test_hard_lets_no_scopa_go_while_it_looks_ahead_by_playouts() -> None:
    chances = 0
    for number, (state, seen) in enumerate(deals_under_way(deals=60, until=26)):
        if not any(len(move.take) == len(state.table) > 0 for move in SCIENTIFICO.legal_moves(state)) or number % 3:
            continue
        chances += 1
        chosen = choose(Level.HARD, seen, 1)
        assert len(chosen.take) == len(state.table)
        assert not lets_go(SCIENTIFICO, state, chosen)
    assert chances > 10


def test_with_the_match_at_stake_hard_takes_what_wins_it() -> None:
    """The last cards: a scopa is worth the match, whatever the cards are worth."""
    seen = seen_of("4C 3S", "7C 10D", terms=Terms((20, 12), 21))

    assert choose(Level.HARD, seen, 1) == play("7C 3S 4C")


def test_few_plays_known_many_cards_on_the_table_and_an_incomplete_pack_can_be_played_too() -> None:
    """Positions of bug reports need not be reached by play."""
    full = Observation(
        me=Seat(2),
        hand=cards("7D 2C"),
        table=cards("AD 2D 3D 4D 5D 6D AC 3C 4C 5C 8S 9S"),
        captured=((), ()),
        scope=(0, 0),
        plays=(CardPlayed(Seat(1), card("9S"), ()),),
        hand_sizes=(2, 1, 2, 2),
        last_taker=None,
        first=Seat(1),
        terms=Terms((0, 0), 11, True),
    )
    emptied = replace(full, table=(), plays=(), hand_sizes=(0, 3, 2, 0))
    for seen in (full, emptied):
        for level in Level:
            assert choose(level, seen, 1).card in seen.hand


def test_a_full_table_with_the_last_cards_is_not_searched_for_ever() -> None:
    """From twenty-eight cards up to seven a king may take in hundreds of ways."""
    table = tuple(one for one in ITALIAN if one.rank < 8)
    seen = replace(seen_of("", "10D 10C 10S"), table=table, captured=((), ()))

    assert choose(Level.HARD, seen, 1).card in seen.hand


def test_warming_up_changes_no_choice() -> None:
    _, seen = next(deals_under_way(1, after=20))
    before = choose(Level.HARD, seen, 3)
    warm_up()

    assert choose(Level.HARD, seen, 3) == before
