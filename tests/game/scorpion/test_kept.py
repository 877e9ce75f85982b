"""A game that outlives the program: what is there when the player comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from game.errors import RecordError
from game.rules import Refusal
from game.scorpion.kept import TABLE, KeptGame
from game.scorpion.record import Action, Start
from game.scorpion.rules import ScorpionRules
from game.scorpion.state import DealReserve, MoveUnit, State
from game.scorpion.variants import CLASSIC, RELAXED, WASP
from game.session import Step
from game.store import Outcome, Store
from tests.game.scorpion.boards import board, run
from tests.game.scorpion.positions import anywhere
from tests.game.scorpion.sessions import doings, facts, stacks

BACK = MoveUnit(1, 0, 0)
NEARLY_WON = board(f"{run('C', last='2')} / AC", removed="S H D")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games")
    yield opened
    opened.close()


def outcomes(store: Store) -> list[Outcome]:
    return [game.outcome for game in store.finished(TABLE)]


def test_a_dealt_game_is_kept_at_once(store: Store) -> None:
    game = KeptGame.deal(store, Start.numbered(RELAXED, 48213))

    kept = store.running(TABLE)
    assert kept is not None
    assert (kept.kind, kept.label, kept.moves, kept.score, kept.undos) == ("relaxed", "48213", 0, 0, 0)
    assert kept.record == game.record_text()
    assert datetime.fromisoformat(kept.started).tzinfo is not None
    assert not game.under_way


def test_a_named_deal_keeps_its_name(store: Store) -> None:
    game = KeptGame.deal(store, Start.named(CLASSIC, "pysol:24"))
    game.apply(DealReserve())
    game.undo()

    resumed = KeptGame.resume(store)

    kept = store.running(TABLE)
    assert kept is not None
    assert resumed is not None
    assert (kept.label, resumed.label, resumed.start) == ("pysol:24", "pysol:24", game.start)
    resumed.redo()
    for _ in range(2):
        resumed.apply(resumed.session.rules.legal_moves(resumed.session.state)[0])
    resumed.leave()
    assert [game.label for game in store.finished(TABLE)] == ["pysol:24"]


def test_every_action_is_kept_as_it_is_made(store: Store) -> None:
    game = KeptGame.deal(store, Start.numbered(CLASSIC, 7))

    steps: list[tuple[Callable[[], object], int, int]] = [
        (lambda: game.apply(DealReserve()), 1, 0),
        (game.undo, 0, 1),
        (game.redo, 1, 1),
    ]
    for act, moves, undos in steps:
        assert isinstance(act(), Step)
        kept = store.running(TABLE)
        assert kept is not None
        assert (kept.moves, kept.undos) == (moves, undos)
        assert kept.record == game.record_text()


def test_a_refused_move_is_not_kept(store: Store) -> None:
    game = KeptGame.deal(store, Start.numbered(CLASSIC, 7))
    before = store.running(TABLE)

    assert isinstance(game.apply(MoveUnit(0, 0, 1)), Refusal)
    assert isinstance(game.undo(), Refusal)
    assert isinstance(game.redo(), Refusal)

    assert store.running(TABLE) == before


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(anywhere(), doings)
def test_a_resumed_game_stands_where_it_stood(
    store: Store, position: tuple[ScorpionRules, State], done: list[int | str]
) -> None:
    game = KeptGame.deal(store, Start(*position, score=35))
    for entry in done:
        if entry == "undo":
            game.undo()
        elif entry == "redo":
            game.redo()
        elif entry == "restart":
            game.restart()
        elif (legal := game.session.rules.legal_moves(game.session.state)) and isinstance(entry, int):
            game.apply(legal[entry % len(legal)])

    again = KeptGame.resume(store)

    assert again is not None
    assert (again.start, again.started) == (game.start, game.started)
    assert facts(again.session) == facts(game.session)
    assert again.session.log == game.session.log
    assert stacks(again.session) == stacks(game.session)


def test_with_nothing_kept_there_is_nothing_to_resume(store: Store) -> None:
    assert KeptGame.resume(store) is None


def test_a_game_is_there_after_the_store_was_closed(tmp_path: Path) -> None:
    first = Store(tmp_path)
    KeptGame.deal(first, Start.numbered(WASP, 99)).apply(DealReserve())
    first.close()

    second = Store(tmp_path)
    game = KeptGame.resume(second)
    second.close()

    assert game is not None
    assert (game.session.moves, game.label, game.start.rules) == (1, "99", WASP)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text[:-4], "expected JSON"),
        (lambda text: text.replace("classic", "bees"), 'rules is "bees"'),
        (lambda text: text.replace('{"deal":true}', '{"deal":true},{"deal":true}'), r"moves\[1\] is not allowed"),
        (lambda text: text.replace('{"deal":true}', '{"undo":true}'), r"moves\[0\] is not allowed"),
    ],
)
def test_a_game_that_cannot_be_used_is_set_aside_and_said(
    store: Store, spoil: Callable[[str], str], message: str
) -> None:
    KeptGame.deal(store, Start.numbered(CLASSIC, 7)).apply(DealReserve())
    kept = store.running(TABLE)
    assert kept is not None
    store.save(replace(kept, record=spoil(kept.record)))

    with pytest.raises(RecordError, match=message):
        KeptGame.resume(store)

    assert store.running(TABLE) is None
    assert KeptGame.resume(store) is None


def test_a_won_game_is_counted_when_it_is_left(store: Store) -> None:
    game = KeptGame.deal(store, Start(CLASSIC, NEARLY_WON, score=300))
    game.apply(BACK)
    assert not game.under_way
    game.leave()

    (finished,) = store.finished(TABLE)
    assert (finished.outcome, finished.score, finished.moves, finished.label) == (Outcome.WON, 405, 1, "")
    assert finished.started == game.started


def test_a_win_that_was_undone_is_under_way_again(store: Store) -> None:
    game = KeptGame.deal(store, Start(CLASSIC, NEARLY_WON))
    game.apply(BACK)
    game.undo()

    assert game.under_way
    assert game.outcome is None


def test_a_record_that_is_handed_in_is_played_without_its_refused_moves(store: Store) -> None:
    actions: list[Action] = [MoveUnit(0, 0, 1), DealReserve(), DealReserve()]

    game = KeptGame.reopen(store, Start.numbered(CLASSIC, 7), actions)

    assert game.session.log == [DealReserve()]
    again = KeptGame.resume(store, handed_in=True)
    assert again is not None
    assert again.session.log == [DealReserve()]
    assert (again.handed_in, again.counts) == (True, False)


def test_a_record_that_is_handed_in_stands_beside_the_game_under_way_and_leaves_no_trace(store: Store) -> None:
    mine = KeptGame.deal(store, Start.numbered(CLASSIC, 7))
    mine.apply(DealReserve())
    before = store.running(TABLE)
    handed = KeptGame.reopen(store, Start(CLASSIC, NEARLY_WON), [])
    handed.apply(BACK)
    handed.note_help()
    assert handed.outcome is Outcome.WON

    again = KeptGame.resume(store, handed_in=True)
    assert again is not None
    assert (again.assisted, again.session.log) == (True, [BACK])
    again.leave()

    assert KeptGame.resume(store, handed_in=True) is None
    assert store.finished(TABLE) == []
    assert store.running(TABLE) == before


def test_another_record_takes_the_place_of_the_last_one_handed_in(store: Store) -> None:
    KeptGame.reopen(store, Start.numbered(CLASSIC, 7), [])
    KeptGame.reopen(store, Start.numbered(WASP, 8), [])

    game = KeptGame.resume(store, handed_in=True)

    assert game is not None
    assert game.label == "8"
    assert KeptGame.resume(store) is None
