"""What is found out about a game's course agrees with the solver, in questions that are short and give way."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from game import records, thinking
from game.scorpion import judging
from game.scorpion import record as scorpion_record
from game.scorpion.course import Course
from game.scorpion.judging import Judging, SoFar, judge, judged, lost_from
from game.scorpion.record import Start
from game.scorpion.solver import Verdict, solve
from game.scorpion.solver.reason import LostByChain, LostBySearch, explain
from game.scorpion.variants import CLASSIC, RELAXED, RULE_SETS, WASP
from game.session import Redo, Restart, Undo
from game.store import GameVerdict, Outcome, RunningGame
from tests.soaking import some
from tools.courses.played import played

SURE = (Verdict.WINNABLE, Verdict.UNWINNABLE)
SMALL = (200, 600)
"""Budgets for tests: what takes longer isn't decided."""
GAMES, LOOKED_AT = 15, 6
"""Of each rule set; and so many moments of each game are looked at anew."""


def worked_out(course: Course, at: int = -1) -> int:
    """Ask all there is to be asked; how many questions it took."""
    work, questions = Judging(course), 0
    while (question := work.question(at)) is not None:
        asked = pickle.loads(pickle.dumps(question.arguments))
        work.take(question, pickle.loads(pickle.dumps(judge(*asked))))
        questions += 1
        assert questions < 10_000
    return questions


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "BUDGETS", SMALL)


@pytest.mark.no_cover  # counting lines would take longer than the searches themselves
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("part", some(range(15), 1))
def test_verdicts_agree_with_the_solver(rules: str, part: int) -> None:
    """Of 60 games, 900 in a soak, each with undo and redo, some won, most lost sooner or later."""
    chance, sure = Random(f"{rules} {part}"), 0
    for deal in range(1 + part * GAMES, 1 + (part + 1) * GAMES):
        start, log = played(rules, deal, chance, 120)
        course = Course(start, log)
        worked_out(course)
        about_losses = [one for loss in course.losses[:2] for one in (course.line(loss)[-2], loss)]
        every = range(len(course.moments))
        for moment in {0, every[-1], *about_losses, *chance.sample(every, min(LOOKED_AT, len(every)))}:
            found = solve(start.rules, course.moments[moment].state, SMALL[-1]).verdict
            verdict = course.verdict(moment)
            assert verdict is not None, "nothing is left unsaid"
            assert found is Verdict.UNKNOWN or verdict in (found, Verdict.UNKNOWN), (rules, deal, moment)
            sure += verdict in SURE
    assert sure > GAMES


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_course_of_a_hundred_moves_takes_few_questions(rules: str) -> None:
    for deal in range(1, 6):
        start, log = played(rules, deal, Random(deal), 200)
        moves = [action for action in log if not isinstance(action, Undo | Redo | Restart)]
        session = start.session()
        for move in moves[:100]:
            session.apply(move)
        course = Course(start, session.log)
        looks = 2 * len(SMALL) * (len(course.moments).bit_length() + 2)
        assert worked_out(course) <= looks


def long_game() -> Course:
    """A Relaxed game by chance: what its positions are worth takes long to find out."""
    start, chance = Start.numbered(RELAXED, 1), Random(2)
    session = start.session()
    while len(session.log) < 260 and (legal := RELAXED.legal_moves(session.state)):
        session.apply(chance.choice(legal))
    return Course(start, session.log)


def test_a_question_asks_about_few_positions_of_a_long_game_and_spends_no_more_than_its_slice() -> None:
    course = long_game()
    question = Judging(course).question()
    assert question is not None
    assert len(question.states) == 100
    assert question.states[0] == course.moments[0].state
    assert question.states[-1] == course.moments[-1].state
    assert len(pickle.dumps(question.arguments)) < 40_000


def test_what_the_player_looks_at_comes_first() -> None:
    start = Start.numbered(CLASSIC, 1)
    session = start.session()
    for _ in range(2):
        session.apply(CLASSIC.legal_moves(session.state)[0])
        session.undo()
    session.apply(CLASSIC.legal_moves(session.state)[-1])
    course = Course(start, session.log)
    question = Judging(course).question(at=1)
    assert question is not None
    assert course.moments[1].state in question.states
    assert course.moments[5].state not in question.states


def test_a_question_gives_way_and_is_taken_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    course = long_game()
    work = Judging(course)
    question = work.question()
    assert question is not None
    monkeypatch.setattr(thinking, "wanted", lambda: True)
    monkeypatch.setattr(judging, "_LOOKS_APART", 1)
    work.take(question, judge(*question.arguments))
    again = work.question()
    assert again is not None
    assert course.judged == 0
    assert again.states == question.states


def test_a_budget_that_was_not_enough_is_followed_by_a_larger_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "BUDGETS", (1, 50_000))
    deal = next(number for number in range(1, 99) if solve(WASP, Start.numbered(WASP, number).state, 1_000).nodes > 9)
    course = Course(Start.numbered(WASP, deal), [])
    worked_out(course)
    assert course.verdict(0) in SURE


# Why


def lost_course(rules: str, wanted: type[Any]) -> tuple[Course, int]:
    """A game in which a move lost, for a reason of this kind, and another followed."""
    for deal in range(1, 200):
        course = Course(*played(rules, deal, Random(deal), 80))
        worked_out(course)
        for loss in course.losses:
            after = course.moments[loss + 1 : loss + 2]
            if after and after[0].before == loss and isinstance(explain(*lost_from(course, loss)), wanted):
                return course, loss
    raise AssertionError("no such game")


@pytest.mark.no_cover  # counting lines would take longer than the searches themselves
@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("rules", "wanted"), [("classic", LostByChain), ("wasp", LostBySearch)])
def test_the_reason_of_the_move_that_lost_is_the_solver_s(rules: str, wanted: type[Any]) -> None:
    course, loss = lost_course(rules, wanted)
    _, states, _ = lost_from(course, loss)
    assert states == (course.moments[course.line(loss)[-2]].state, course.moments[loss].state)
    reason = explain(*lost_from(course, loss))
    assert not getattr(reason, "never", True)


@pytest.mark.no_cover  # counting lines would take longer than the searches themselves
@pytest.mark.usefixtures("small")
def test_of_a_later_moment_the_reason_is_told_from_the_move_that_lost() -> None:
    course, loss = lost_course("classic", LostByChain)
    _, states, _ = lost_from(course, loss + 1)
    _, begun, _ = lost_from(course, loss)
    assert states == (*begun, course.moments[loss + 1].state)


# A finished game's verdict


def verdict_of(text: str) -> tuple[GameVerdict, int]:
    """What comes of a record, slice after slice, and how many slices it took."""
    so_far: SoFar | None = None
    over = RunningGame("scorpion", text, "classic", "1", 9, 9, 0, False, "").ended(Outcome.NOT_WON, "")
    for slices in range(1, 99):
        found = judged(over, so_far)
        if isinstance(found, GameVerdict):
            return found, slices
        so_far = pickle.loads(pickle.dumps(found))
    raise AssertionError("it never ends")


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_finished_game_has_the_verdict_of_its_course(rules: str) -> None:
    for deal in range(1, 12):
        start, log = played(rules, deal, Random(deal), 80)
        course = Course(start, log)
        work = Judging(course)
        for nodes in SMALL:
            while (question := work.about(-1, nodes)) is not None:
                work.take(question, judge(*question.arguments))
        found, slices = verdict_of(records.write(scorpion_record.write(start, log)))
        assert found == course.summary
        assert slices < 40


@pytest.mark.parametrize("text", ["", "{", '{"game":"scorpion"}', '{"game":"scorpion","rules":"chess"}'])
def test_of_a_record_that_cannot_be_used_nothing_is_known(text: str) -> None:
    assert verdict_of(text) == (GameVerdict(None), 1)


def test_a_question_that_always_gives_way_gives_no_game_up(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [moment.action for moment in long_game().moments if moment.action is not None]
    text = records.write(scorpion_record.write(Start.numbered(RELAXED, 1), log))
    over = RunningGame("scorpion", text, "relaxed", "1", 9, 9, 0, False, "").ended(Outcome.NOT_WON, "")
    monkeypatch.setattr(thinking, "wanted", lambda: True)
    monkeypatch.setattr(judging, "_LOOKS_APART", 1)
    so_far: SoFar | None = None
    for _ in range(30):
        found = judged(over, so_far)
        assert not isinstance(found, GameVerdict)
        so_far = found


def test_a_game_that_takes_too_long_is_given_up_with_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SLICE", 1)
    course = long_game()
    log = [moment.action for moment in course.moments if moment.action is not None]
    text = records.write(scorpion_record.write(Start.numbered(RELAXED, 1), log))
    found, slices = verdict_of(text)
    assert found == GameVerdict(True, None), "that the deal can be won is seen first"
    assert slices == 12
