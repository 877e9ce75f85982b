"""The review of a finished deal: what it asks, what it says of the person's plays, and from what it knows it."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from game.errors import GameError
from game.scopa.family import SCOPA_GAME, ScopaGame
from game.scopa.match import Match
from game.scopa.rules import SCOPA, ScopaRules
from game.scopa.teacher import review
from game.scopa.teacher.judging import Judge
from game.scopa.teacher.review import Review, turns_of
from game.scopa.teacher.two import JudgeForTwo
from game.scopa.terms import Terms
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import SCIENTIFICO, SCOPONE
from game.scopone.teacher.four import JudgeForFour
from game.seats import PERSON
from game.teaching.judging import find
from game.teaching.review import DEAREST
from tests.game.scopa.players.test_levels import seen_of
from tests.game.scopa.tables import play
from tests.game.scopa.teacher.lessons import FOLLOWED, TOLD, finished, reviewed

TABLES = [
    pytest.param(SCOPA_GAME, SCOPA, JudgeForTwo, id="scopa"),
    pytest.param(SCOPONE_GAME, SCIENTIFICO, JudgeForFour, id="scientifico"),
    pytest.param(SCOPONE_GAME, SCOPONE, JudgeForFour, id="scopone"),
]


@pytest.mark.parametrize(("game", "rules", "judging"), TABLES)
def test_the_dearest_plays_are_the_persons_own_and_the_better_ones_were_allowed(
    game: ScopaGame, rules: ScopaRules, judging: type[Judge]
) -> None:
    deal = finished(3, game, rules)

    judged = reviewed(deal, judging).judged

    assert 1 <= len(judged) <= DEAREST
    assert [one.cost for one in judged] == sorted((one.cost for one in judged), reverse=True)
    for one in judged:
        step = deal.log[one.place]
        assert step.before.to_play == PERSON
        assert step.move == one.made != one.better
        allowed = rules.legal_moves(step.before)
        assert any(move.card is one.better.card and set(move.take) == set(one.better.take) for move in allowed)
        assert bool(one.reasons) is not one.within_noise


@pytest.mark.parametrize(("game", "rules", "judging"), TABLES)
def test_the_same_deal_and_seed_give_the_same_review(game: ScopaGame, rules: ScopaRules, judging: type[Judge]) -> None:
    deal = finished(4, game, rules)

    assert reviewed(deal, judging).judged == reviewed(deal, judging).judged
    assert reviewed(deal, judging, seed=2).judged != reviewed(deal, judging).judged


@pytest.mark.parametrize(("game", "rules", "judging"), TABLES)
def test_questions_and_answers_can_be_sent_to_another_process(
    game: ScopaGame, rules: ScopaRules, judging: type[Judge]
) -> None:
    deal = finished(5, game, rules)
    expected = reviewed(deal, judging).judged

    again, done = Review(turns_of(deal), judging, 1, FOLLOWED, TOLD), []
    while again.question is not None:
        function, arguments = pickle.loads(pickle.dumps(tuple(again.question)))
        again.answered(pickle.loads(pickle.dumps(function(*arguments))))
        done.append(again.done)
    assert again.judged == expected
    assert done == sorted(done)
    assert done[-1] == 1


def test_a_deal_under_way_is_not_reviewed() -> None:
    deal = Match("easy", 11, False, seed="7" * 64)
    deal.apply(deal.legal_plays()[0])

    with pytest.raises(GameError, match="not over"):
        review(deal)


def test_each_turn_is_seen_as_it_was_then() -> None:
    deal = finished(6)

    again = Match("medium", 11, False, seed=deal.seed, first=deal.first)
    turns = {turn.place: turn for turn in turns_of(deal)}
    for place, step in enumerate(deal.log):
        if step.before.to_play == PERSON:
            assert turns.pop(place).seen == again.observation(PERSON)
        again.apply(step.move)
    assert not turns


def test_what_costs_points_and_nothing_of_the_match_is_no_mistake() -> None:
    """The last capture is thrown away: that costs points as a match begins, and nothing once two scope have won it."""
    seen = seen_of("2S 3S 4S AS 9D", "5C", other="3D", deck="")
    made = play("5C 4S AS")

    found = find(JudgeForTwo, seen, made, 1)

    assert found is not None
    assert found.better == play("5C 2S 3S")
    won = replace(seen, terms=Terms(match=(10, 0)), scope=(2, 0))
    assert find(JudgeForTwo, won, made, 1) is None


@pytest.mark.parametrize(
    ("made", "allowed"),
    [("7C 3S 4C", set()), ("8C", {"7C 3S 4C"})],
)
def test_nothing_is_held_up_against_a_scopa(made: str, allowed: set[str]) -> None:
    """Before the last cards Hard never passes one by, and neither does the teacher."""
    found = find(JudgeForTwo, seen_of("4C 3S", "7C 3C 8C"), play(made), 1)

    assert (found is None) is not bool(allowed)
    assert found is None or found.better in set(map(play, allowed))
