"""Hints are legal, the same whatever can't be seen, never lead back, and lead far; the known way always wins."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.rules import Refusal
from game.scorpion.hints.advice import Hint, Kind, advise, hint, undos_to_life
from game.scorpion.hints.imagined import BUDGET
from game.scorpion.hints.knowledge import all_cards, known
from game.scorpion.record import Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.compact import Game, compact
from game.scorpion.state import MoveUnit
from game.scorpion.variants import CLASSIC, RULE_SETS, WASP
from tests.game.scorpion.boards import board
from tests.game.scorpion.hints.test_knowledge import dealt_otherwise, in_random_play
from tools.hints.following import follow

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than the searches themselves."""

SMALL = replace(BUDGET, ways=6, placements=80, work=1_500)
WINNABLE = {
    "classic": (23, 28, 53, 54, 62),
    "relaxed": (1, 2, 3, 4, 5),
    "wasp": (1, 3, 4, 10, 11),
    "three_blind_mice": (1, 4, 12, 17, 18),
}
"""Five deals of each rule set that even hurried hints win; how many of all they do: docs/winnability.md."""


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_exchanging_what_is_hidden_changes_no_hint(rules: ScorpionRules) -> None:
    rng = Random(7)
    for number in (28, 53):
        start = Start.numbered(rules, number)
        other = dealt_otherwise(start, rng)
        assert hint(known(start, start.session()), None, SMALL) == hint(known(other, other.session()), None, SMALL)


def test_exchanging_what_is_hidden_changes_no_hint_in_the_middle_of_a_game() -> None:
    """The same moves in both games; none of them turns a card, so both players have seen the same."""
    rng = Random(8)
    for number in (28, 68, 81):
        start = Start.numbered(CLASSIC, number)
        other = dealt_otherwise(start, rng)
        mine, his = start.session(), other.session()
        for move in mine.rules.legal_moves(mine.state):
            if isinstance(move, MoveUnit) and move.index > mine.state.columns[move.source].hidden:
                assert not isinstance(mine.apply(move), Refusal)
                assert not isinstance(his.apply(move), Refusal)
                break
        assert hint(known(start, mine), None, SMALL) == hint(known(other, his), None, SMALL)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_a_hint_is_legal_and_its_figures_add_up(rules: ScorpionRules) -> None:
    rng = Random(9)
    told = 0
    for number in range(1, 9):
        start = Start.numbered(rules, number)
        session = in_random_play(start, rng, rng.randrange(12))
        found = hint(known(start, session), None, SMALL)
        assert found.sure
        if found.move is None:
            assert found.kind in (Kind.NONE, Kind.LOST)
            continue
        told += 1
        assert found.move in rules.legal_moves(session.state)
        assert 0 < found.kept <= found.ways <= found.tried
    assert told >= 2


def test_a_plan_holds_until_a_card_turns_up_and_is_taken_up_again_after_an_undo() -> None:
    start = Start.numbered(CLASSIC, 28)
    session = start.session()
    first = last = hint(known(start, session), None, SMALL)
    while True:
        assert last.plan is first.plan
        assert last.move is not None
        session.apply(last.move)
        if len(known(start, session).unseen) < 15:
            break
        last = hint(known(start, session), last, SMALL)
    fresh = hint(known(start, session), last, SMALL)
    assert fresh.plan is not first.plan
    for _ in range(session.moves):
        session.undo()
    # The card that turned up is known now, so the old plan no longer speaks of this position.
    assert hint(known(start, session), first, SMALL).plan is not first.plan


@pytest.mark.parametrize("name", RULE_SETS)
def test_following_the_hints_wins(name: str) -> None:
    for deal in WINNABLE[name]:
        played = follow(name, False, deal, SMALL)
        assert played is not None, "a deal that can be won"
        assert played.won, deal
        assert not played.repeated


@pytest.mark.parametrize("name", RULE_SETS)
def test_hints_that_may_know_win_whatever_can_be_won(name: str) -> None:
    for deal in WINNABLE[name][:3]:
        played = follow(name, True, deal)
        assert played is not None
        assert played.won


def test_no_hint_parts_a_pair_without_need() -> None:
    """In Wasp any card may go to the empty column; those on their own successor stay there."""
    start = Start.numbered(WASP, 3)
    session, last, game = start.session(), None, Game(WASP, keep_bonds=True)
    while not session.won:
        last = hint(known(start, session), last, SMALL)
        assert last.move is not None
        assert last.move in [move for move, _ in game.moves(compact(session.state))]
        session.apply(last.move)


def test_where_nobody_wins_the_way_back_is_named() -> None:
    start = Start.numbered(CLASSIC, 28)
    rng = Random(3)
    while True:
        session = in_random_play(start, rng, 14)
        advice = advise(known(start, session))
        if advice.hint.move is None and advice.alive is not None:
            break
    assert advice.alive is not None
    knowledge = known(start, session)
    assert hint(knowledge.back(advice.alive)).move is not None
    if advice.alive > 1:
        assert hint(knowledge.back(advice.alive - 1)).move is None


def test_a_lost_position_known_through_and_through_is_lost_and_has_no_way_back() -> None:
    start = Start(CLASSIC, board("2S AS 3S KS QS JS 10S 9S 8S 7S 6S 5S 4S", removed="H D C", columns=1))
    advice = advise(known(start, start.session()))
    assert advice.hint.kind is Kind.LOST
    assert advice.hint.move is None
    assert advice.alive is None
    assert undos_to_life(all_cards(start, start.session())) is None


def test_work_that_is_cut_short_says_so() -> None:
    start = Start.numbered(CLASSIC, 28)
    found = hint(known(start, start.session()), stop=lambda: True)
    assert found == Hint(Kind.NONE, sure=False)


def test_a_plan_never_goes_through_a_position_twice() -> None:
    """In Relaxed a card may go to and fro; this deal's plans once did, and never ended."""
    played = follow("relaxed", False, 142)
    assert played is not None
    assert not played.repeated
