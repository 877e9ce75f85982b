"""A game under way: counters, undo and redo, the log."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.rules import Refusal
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import DealReserve, MoveUnit, State
from game.scorpion.variants import CLASSIC, RELAXED, numbered_deal
from game.session import (
    GAME_OVER,
    NOTHING_TO_REDO,
    NOTHING_TO_RESTART,
    NOTHING_TO_UNDO,
    UNDO_LIMIT,
    Redo,
    Restart,
    Session,
    Step,
    Undo,
)
from tests.game.scorpion.boards import board, run
from tests.game.scorpion.positions import anywhere, numbers, rule_sets
from tests.game.scorpion.sessions import Game, doings, facts, play, stacks


def wandering_king(moves: int) -> Game:
    """A game in which a king has gone to and fro between two empty columns so many times."""
    session: Game = Session(CLASSIC, board("KS / -"))
    for n in range(moves):
        assert isinstance(session.apply(MoveUnit(n % 2, 0, (n + 1) % 2)), Step)
    return session


def test_a_new_game_has_done_nothing() -> None:
    session: Game = Session(CLASSIC, numbered_deal(CLASSIC, 1))

    assert facts(session) == (numbered_deal(CLASSIC, 1), 0, 0, 0, False, False, False)
    assert session.log == []
    assert session.undo() == Refusal(NOTHING_TO_UNDO)
    assert session.redo() == Refusal(NOTHING_TO_REDO)
    assert session.log == []


def test_a_move_counts_and_scores_and_undo_takes_both_back() -> None:
    session: Game = Session(CLASSIC, board("9S / 10S"), score=40)
    move = MoveUnit(0, 0, 1)

    step = session.apply(move)
    assert isinstance(step, Step)
    assert (step.move, step.before) == (move, session.start)
    assert step.transition.state == session.state
    assert (session.moves, session.score, session.undos) == (1, 45, 0)

    assert session.undo() is step
    assert (session.state, session.moves, session.score, session.undos) == (session.start, 0, 40, 1)

    assert session.redo() is step
    assert (session.state, session.moves, session.score, session.undos) == (step.transition.state, 1, 45, 1)
    assert session.log == [move, Undo(), Redo()]


def test_a_refused_move_changes_nothing_and_keeps_what_can_be_redone() -> None:
    session: Game = Session(CLASSIC, board("9S / 10S"))
    session.apply(MoveUnit(0, 0, 1))
    session.undo()
    before, log = facts(session), list(session.log)

    assert session.apply(MoveUnit(1, 0, 0)) == Refusal("wrong_rank")

    assert facts(session) == before
    assert session.can_redo
    assert session.log == log


def test_a_new_move_forgets_what_could_be_redone() -> None:
    session: Game = Session(CLASSIC, board("9S / 10S / 3H / 4H"))
    session.apply(MoveUnit(0, 0, 1))
    session.undo()

    session.apply(MoveUnit(2, 0, 3))

    assert not session.can_redo
    assert session.redo() == Refusal(NOTHING_TO_REDO)


def test_the_reserve_deal_is_one_move_and_undo_brings_it_back() -> None:
    session: Game = Session(CLASSIC, numbered_deal(CLASSIC, 7))

    session.apply(DealReserve())
    assert session.moves == 1
    session.undo()

    assert session.state == numbered_deal(CLASSIC, 7)


def test_the_last_hundred_actions_can_be_undone_and_no_more() -> None:
    assert UNDO_LIMIT == 100
    session = wandering_king(101)

    for _ in range(100):
        assert isinstance(session.undo(), Step)

    assert session.undo() == Refusal(NOTHING_TO_UNDO)
    assert (session.moves, session.undos) == (1, 100)
    assert session.state != session.start


def test_the_positions_undo_leads_back_through() -> None:
    rules = CLASSIC
    session = Session(rules, numbered_deal(rules, 48213))
    seen = [session.state]
    for _ in range(4):
        session.apply(rules.legal_moves(session.state)[0])
        seen.append(session.state)

    assert session.states == tuple(seen)
    session.undo()
    assert session.states == tuple(seen[:-1])


def test_all_hundred_can_be_redone_and_undone_again() -> None:
    session = wandering_king(130)
    end = session.state
    for _ in range(100):
        session.undo()

    for _ in range(100):
        assert isinstance(session.redo(), Step)

    assert (session.state, session.moves) == (end, 130)
    assert session.redo() == Refusal(NOTHING_TO_REDO)
    assert isinstance(session.undo(), Step)


def test_a_win_can_be_undone() -> None:
    session: Game = Session(CLASSIC, board(f"{run('C', last='2')} / AC", removed="S H D"))
    session.apply(MoveUnit(1, 0, 0))
    assert session.won
    assert session.apply(MoveUnit(1, 0, 0)) == Refusal("game_over")

    session.undo()

    assert not session.won
    assert session.score == 0


def test_beginning_again_is_one_action_that_undo_takes_back() -> None:
    session: Game = Session(CLASSIC, board("9S / 10S / 3H / 4H"), score=40)
    moves = MoveUnit(0, 0, 1), MoveUnit(2, 0, 3)
    for move in moves:
        session.apply(move)
    end = session.state

    step = session.restart()

    assert isinstance(step, Step)
    assert (step.move, step.before, step.transition.events) == (Restart(), end, ())
    assert (session.state, session.moves, session.score, session.undos) == (session.start, 0, 40, 0)

    session.undo()
    assert (session.state, session.moves, session.score, session.undos) == (end, 2, 50, 1)

    session.redo()
    assert (session.state, session.moves, session.score) == (session.start, 0, 40)
    assert session.log == [*moves, Restart(), Undo(), Redo()]


def test_moves_are_counted_from_where_the_game_was_begun_again() -> None:
    session: Game = Session(CLASSIC, board("9S / 10S / 3H / 4H"))
    session.apply(MoveUnit(0, 0, 1))
    session.restart()
    session.apply(MoveUnit(2, 0, 3))

    assert (session.moves, session.score) == (1, 5)
    assert [step.move for step in session.steps] == [MoveUnit(2, 0, 3)]
    assert session.states == (session.start, session.state)
    session.undo()
    assert (session.moves, len(session.steps), len(session.states)) == (0, 0, 1)
    session.undo()
    assert (session.moves, session.score) == (1, 5)
    assert session.states == (session.start, session.state)


def test_nothing_is_begun_again_where_nothing_stands_or_the_game_is_won() -> None:
    session: Game = Session(CLASSIC, board(f"{run('C', last='2')} / AC", removed="S H D"))
    assert session.restart() == Refusal(NOTHING_TO_RESTART)
    session.apply(MoveUnit(1, 0, 0))
    assert session.restart() == Refusal(GAME_OVER)
    session.undo()
    assert session.restart() == Refusal(NOTHING_TO_RESTART)
    assert session.can_redo, "what is refused forgets nothing"
    assert session.log == [MoveUnit(1, 0, 0), Undo()]


def test_beginning_again_takes_one_of_the_hundred_undos() -> None:
    session = wandering_king(100)
    session.restart()

    for _ in range(100):
        assert isinstance(session.undo(), Step)

    assert session.undo() == Refusal(NOTHING_TO_UNDO)
    assert session.moves == 1
    assert session.restart() != Refusal(NOTHING_TO_RESTART)


@given(anywhere(), doings)
def test_beginning_again_is_a_new_game_whatever_was_done(
    position: tuple[ScorpionRules, State], done: list[int | str]
) -> None:
    session, fresh = Session(*position), Session(*position)
    play(session, done)
    if isinstance(session.restart(), Refusal):
        assert session.won or session.state == session.start
        return

    for entry in (entry for entry in done if isinstance(entry, int)):
        play(session, [entry])
        play(fresh, [entry])
        assert facts(session)[:3] == facts(fresh)[:3]
        assert [step.move for step in session.steps] == [step.move for step in fresh.steps]
        assert session.states == fresh.states


@given(anywhere(), st.lists(st.integers(0, 9_999), max_size=100))
def test_undoing_all_leads_back_to_the_start(position: tuple[ScorpionRules, State], chosen: list[int]) -> None:
    rules, start = position
    session: Game = Session(rules, start)
    play(session, list(chosen))

    while session.can_undo:
        session.undo()

    assert facts(session)[:3] == (start, 0, 0)


@given(anywhere(), st.lists(st.integers(0, 9_999), max_size=60))
def test_redoing_all_leads_to_the_end_again(position: tuple[ScorpionRules, State], chosen: list[int]) -> None:
    session: Game = Session(*position)
    play(session, list(chosen))
    end = facts(session)[:3]

    while session.can_undo:
        session.undo()
    while session.can_redo:
        session.redo()

    assert facts(session)[:3] == end


@given(anywhere(), doings)
def test_the_score_falls_only_where_something_is_taken_back(
    position: tuple[ScorpionRules, State], done: list[int | str]
) -> None:
    session: Game = Session(*position)
    for entry in done:
        before = session.score
        play(session, [entry])
        assert session.score >= before or entry in ("undo", "redo", "restart")
        assert session.score >= 0


@given(rule_sets, numbers, doings)
def test_the_log_replays_to_the_same_session(rules: ScorpionRules, number: int, done: list[int | str]) -> None:
    session: Game = Session(rules, numbered_deal(rules, number))
    play(session, done)

    again: Game = Session(rules, numbered_deal(rules, number))
    for action in session.log:
        assert isinstance(again.play(action), Step)

    assert facts(again) == facts(session)
    assert again.log == session.log
    assert stacks(again) == stacks(session)


def test_a_log_beyond_the_undo_limit_replays_to_the_same_stacks() -> None:
    session = wandering_king(140)
    for _ in range(100):
        session.undo()
    for _ in range(30):
        session.redo()

    again: Game = Session(CLASSIC, session.start)
    for action in session.log:
        again.play(action)

    assert facts(again) == facts(session)
    assert stacks(again) == stacks(session)


def test_play_does_any_action_of_a_record() -> None:
    session: Game = Session(RELAXED, board("9S / 10H"))

    assert isinstance(session.play(MoveUnit(0, 0, 1)), Step)
    assert isinstance(session.play(Undo()), Step)
    assert isinstance(session.play(Redo()), Step)
    assert session.play(Redo()) == Refusal(NOTHING_TO_REDO)
    assert session.play(MoveUnit(0, 0, 1)) == Refusal("no_such_card")
