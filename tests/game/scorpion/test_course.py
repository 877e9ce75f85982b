"""What became of a game: its positions through every action, and what follows from a verdict for the others."""

from __future__ import annotations

from random import Random

import pytest

from game.errors import RecordError
from game.rules import Refusal
from game.scorpion import record as scorpion_record
from game.scorpion.course import Course
from game.scorpion.record import Action, Start
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.session import Redo, Restart, Undo
from game.store import GameVerdict
from tools.courses.played import played

WON, LOST = Verdict.WINNABLE, Verdict.UNWINNABLE


def game(*wanted: str, rules: str = "classic", deal: int = 1) -> tuple[Start, list[Action]]:
    """A game by short words: a move (the first legal one, or another by its number), undo, redo, anew."""
    start = Start.numbered(RULE_SETS[rules], deal)
    session = start.session()
    for word in wanted:
        legal = start.rules.legal_moves(session.state)
        actions: dict[str, Action] = {"undo": Undo(), "redo": Redo(), "anew": Restart()}
        result = session.play(actions.get(word) or legal[int(word.removeprefix("move") or 0)])
        assert not isinstance(result, Refusal)
    return start, list(session.log)


def learned(course: Course, moment: int, verdict: Verdict) -> list[Verdict | None]:
    """Every moment's verdict after one of them was judged."""
    place = course.unsure(moment)[-1]
    assert course.states([place]) == (course.moments[moment].state,)
    course.take([place], [verdict], 100)
    return [course.verdict(one) for one in range(len(course.moments))]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_its_moments_are_the_positions_of_the_session(rules: str) -> None:
    for deal in range(1, 6):
        start, log = played(rules, deal, Random(deal), 150)
        session = start.session()
        course = Course(start, log)
        assert course.moments[0][:4] == (None, start.state, 0, 0)
        assert len(course.moments) == len(log) + 1
        for moment, action in zip(course.moments[1:], log, strict=True):
            session.play(action)
            assert moment[:4] == (action, session.state, session.moves, session.score)


def test_refused_actions_are_left_out() -> None:
    start, log = game("move", "move")
    course = Course(start, [Redo(), log[0], log[0], Redo(), log[1]])
    assert course.moments == Course(start, log).moments


def test_a_line_goes_back_through_what_stands_beyond_the_last_undo() -> None:
    course = Course(*game("move", "move", "undo", "move1", "undo", "redo"))
    assert [moment.stands for moment in course.moments] == [0, 1, 2, 1, 4, 1, 4]
    assert course.line() == [0, 1, 4]
    assert course.line(2) == [0, 1, 2]
    assert course.line(3) == [0, 1]
    assert [*course.ends] == [4, 2]


def test_a_game_begun_again_has_a_line_of_its_own_which_undo_leaves() -> None:
    course = Course(*game("move", "move", "anew", "move1", "undo", "undo", "redo"))
    assert course.line(4) == [3, 4]
    assert course.line(6) == [0, 1, 2]
    assert course.line() == [3]
    assert course.moments[3].state == course.moments[0].state
    assert course.moments[4].moves == 1


def test_more_than_a_hundred_moves_stand_though_undo_ends() -> None:
    start, log = played("wasp", 3, Random(5), 150)
    course = Course(start, log)
    assert len(course.line()) == course.moments[-1].moves + 1


def test_a_winnable_position_makes_winnable_what_led_to_it() -> None:
    course = Course(*game("move", "move", "undo", "move1"))
    assert learned(course, 4, WON) == [WON, WON, None, WON, WON]


def test_a_lost_position_loses_what_it_led_to() -> None:
    course = Course(*game("move", "move", "undo", "move1"))
    assert learned(course, 1, LOST) == [None, LOST, LOST, LOST, LOST]


def test_to_begin_again_is_no_move_from_the_position_that_was_left() -> None:
    course = Course(*game("move", "anew"))
    assert learned(course, 1, LOST) == [None, LOST, None]
    assert learned(course, 2, WON) == [WON, LOST, WON]


def test_the_same_position_reached_twice_has_one_verdict() -> None:
    start, log = game("move", "move")
    course = Course(start, [*log, Undo(), Undo(), *log])
    assert learned(course, 5, LOST)[1] is LOST


def test_what_a_search_gave_up_on_is_said_to_be_unknown_and_may_be_tried_harder() -> None:
    course = Course(*game("move"))
    assert learned(course, 1, Verdict.UNKNOWN) == [None, Verdict.UNKNOWN]
    places = course.unsure(1)
    assert course.found(places, 100) == (None, Verdict.UNKNOWN)
    assert course.found(places, 101) == (None, None)
    course.take(places, [None, LOST], 101)
    assert course.verdict(1) is LOST


def test_the_move_that_lost_is_told_and_what_was_only_redone_is_not_told_again() -> None:
    course = Course(*game("move", "move", "undo", "redo", "move"))
    learned(course, 1, WON)
    learned(course, 2, LOST)
    assert course.losses == [2]
    assert course.lost_by() == course.lost_by(4) == 2
    assert course.lost_by(3) is None
    assert course.summary == GameVerdict(True, 2)


def test_what_was_lost_and_taken_back_is_not_what_the_game_was_lost_by() -> None:
    course = Course(*game("move", "move", "undo", "move1"))
    learned(course, 2, LOST)
    learned(course, 4, WON)
    assert course.losses == [2]
    assert course.summary == GameVerdict(True, None)


def test_a_deal_that_could_not_be_won_was_lost_by_no_move() -> None:
    course = Course(*game("move", "move"))
    learned(course, 0, LOST)
    assert course.summary == GameVerdict(False, None)
    assert course.losses == []
    assert course.judged == 3


def test_a_game_that_was_won_needs_no_search() -> None:
    deal = next(number for number in range(1, 99) if solve(CLASSIC, Start.numbered(CLASSIC, number).state).moves)
    start = Start.numbered(CLASSIC, deal)
    won = list(solve(CLASSIC, start.state).moves)
    course = Course(start, [*won, Undo(), Undo()])
    assert {course.verdict(moment) for moment in range(len(course.moments))} == {WON}
    assert course.summary == GameVerdict(True, None)


def test_what_one_course_knows_another_of_the_same_game_can_learn() -> None:
    start, log = game("move", "move", "undo", "move1")
    course = Course(start, log)
    learned(course, 2, LOST)
    learned(course, 4, Verdict.UNKNOWN)
    other = Course(start, log)
    other.learn(course.known)
    assert [other.verdict(one) for one in range(5)] == [course.verdict(one) for one in range(5)]
    assert other.found(other.unsure(4), 100) == course.found(course.unsure(4), 100)


def test_a_record_gives_the_course_of_its_game() -> None:
    start, log = game("move", "undo")
    assert Course.of_record(scorpion_record.write(start, log)).moments == Course(start, log).moments
    with pytest.raises(RecordError):
        Course.of_record({"game": "scorpion", "rules": "classic", "moves": []})
