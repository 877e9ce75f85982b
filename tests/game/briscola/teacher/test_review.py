"""The review of a finished game of Briscola: what it asks, what it says of the person's plays, what it knows."""

from __future__ import annotations

import pickle

import pytest

from game.briscola.match import Match
from game.briscola.points import points_of, taking
from game.briscola.rules import FOUR, RULE_SETS, TWO, BriscolaRules
from game.briscola.state import PlayCard
from game.briscola.teacher import judge_of, review
from game.briscola.teacher.judged import Why
from game.briscola.teacher.review import Review, turns_of
from game.errors import GameError
from game.seats import PERSON, Seat, in_turn, side_of
from game.teaching.judging import find
from game.teaching.review import DEAREST
from tests.game.briscola.teacher.lessons import FOLLOWED, TOLD, finished, reviewed

TABLES = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)


@TABLES
def test_the_dearest_plays_are_the_persons_own_and_the_better_ones_were_in_his_hand(rules: BriscolaRules) -> None:
    deal = finished(3, rules)

    judged = reviewed(deal).judged

    assert 1 <= len(judged) <= DEAREST
    assert [one.cost for one in judged] == sorted((one.cost for one in judged), reverse=True)
    for one in judged:
        step = deal.log[one.place]
        assert step.before.to_play == PERSON
        assert step.move == one.made != one.better
        assert one.better in deal.rules.legal_moves(step.before)
        assert bool(one.reasons) is not one.within_noise


@TABLES
def test_the_same_game_and_seed_give_the_same_review(rules: BriscolaRules) -> None:
    deal = finished(4, rules)

    assert reviewed(deal).judged == reviewed(deal).judged


@TABLES
def test_questions_and_answers_can_be_sent_to_another_process(rules: BriscolaRules) -> None:
    deal = finished(5, rules)
    expected = reviewed(deal).judged

    again, done = Review(turns_of(deal), judge_of(rules.seats), 1, FOLLOWED, TOLD), []
    while again.question is not None:
        function, arguments = pickle.loads(pickle.dumps(tuple(again.question)))
        again.answered(pickle.loads(pickle.dumps(function(*arguments))))
        done.append(again.done)
    assert again.judged == expected
    assert done == sorted(done)
    assert done[-1] == 1


def test_a_game_under_way_is_not_reviewed() -> None:
    deal = Match("easy", 2, TWO, seed="7" * 64)
    deal.apply(deal.legal_plays()[0])

    with pytest.raises(GameError, match="not over"):
        review(deal)


@TABLES
def test_each_turn_is_seen_as_it_was_then(rules: BriscolaRules) -> None:
    deal = finished(6, rules)

    again = Match("easy", 2, rules, seed=deal.seed, first=deal.first)
    turns = {turn.place: turn for turn in turns_of(deal)}
    for place, step in enumerate(deal.log):
        if step.before.to_play == PERSON:
            assert turns.pop(place).seen == again.observation(PERSON)
        again.apply(step.move)
    assert not turns


def _throws_loads_away(deal: Match) -> PlayCard:
    """Last to play to a trick the others hold, the dearest card that doesn't take it; else the cheapest one."""
    hand = sorted(deal.legal_plays(), key=lambda play: points_of(play.card))
    trick = deal.state.trick
    lost = [play for play in hand if trick and side_of(_taker(deal, play)) != side_of(PERSON)]
    return lost[-1] if lost and points_of(lost[-1].card) >= 10 else hand[0]


def _taker(deal: Match, play: PlayCard) -> Seat:
    """Who takes the trick as it stands after the play."""
    cards = (*deal.state.trick, play.card)
    return in_turn(deal.state.leader, deal.rules.seats)[taking(cards, deal.state.trump)]


@pytest.mark.no_cover  # counting lines would take longer than the playouts themselves
@TABLES
def test_a_load_that_was_thrown_away_is_among_the_dearest_plays_and_costs_about_what_it_counts(
    rules: BriscolaRules,
) -> None:
    """Somewhere in two games; always said with its reason."""
    told = []
    for number in (4, 5):
        for one in reviewed(finished(number, rules, _throws_loads_away), followed=3_000, told=200).judged:
            if Why.LEFT_LOAD in [reason.why for reason in one.reasons]:
                told.append(one)
    assert told
    assert all(points_of(one.made.card) >= 10 > points_of(one.better.card) for one in told)
    assert max(one.cost for one in told) > 8
    assert all(one.cost < 45 for one in told)


@TABLES
def test_the_last_tricks_have_no_uncertainty(rules: BriscolaRules) -> None:
    """For two the other's last cards are known; for four, with the partner's shown, every way is looked at."""
    deal = finished(7, rules)
    last = [turn for turn in turns_of(deal) if not turn.seen.stock and len(turn.seen.hand) > 1]
    assert last
    for turn in last:
        assert judge_of(rules.seats)(turn.seen).exact
        found = find(judge_of(rules.seats), turn.seen, turn.made, 1)
        assert found == find(judge_of(rules.seats), turn.seen, turn.made, 2)


def test_partners_cards_are_shown_to_the_teacher_only_where_they_were_to_the_person() -> None:
    deal = Match("easy", 2, FOUR, partners_see=False, seed="7" * 64, first=PERSON)
    while not deal.state.over:
        deal.apply(deal.legal_plays()[0])
    assert all(not any(turn.seen.known[2:3]) or deal.state.turned_up in turn.seen.known[2] for turn in turns_of(deal))
