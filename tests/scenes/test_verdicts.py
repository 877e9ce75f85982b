"""What became of finished games is worked out while nobody asks anything else, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.scorpion import judging
from game.scorpion.kept import KeptGame
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from game.store import FinishedGame, GameVerdict, Outcome, RunningGame, Store
from game.thinking import Thinker
from scenes.verdicts import Verdicts
from tests.scenes.rig import Rig
from tests.scenes.thoughts import Thoughts

WHEN = "2026-12-01T20:15:00+01:00"
LOST_AT_7 = GameVerdict(True, 7)
PATIENCE_SECONDS = 30.0


class Patience:
    """A game whose verdicts take so many slices; what is asked about it is written down."""

    def __init__(self, slices: int = 1) -> None:
        self.slices = slices
        self.asked: list[tuple[str, Any]] = []

    def judged(self, over: FinishedGame, so_far: Any) -> GameVerdict | Any:
        self.asked.append((over.label, so_far))
        done = (so_far or 0) + 1
        return LOST_AT_7 if done == self.slices else done


class Work:
    """Verdicts over a store, with a clock in the test's hand; somebody has just touched the program, unless told."""

    def __init__(self, store: Store, patience: Patience, thoughts: Thoughts) -> None:
        self.now = 100.0
        self.last_input = 100.0
        self.verdicts = Verdicts(store, {"patience": lambda: patience}, lambda: thoughts)  # type: ignore[arg-type, return-value]

    def steps(self, count: int, seconds: float = 0.25) -> None:
        for _ in range(count):
            self.now += seconds
            self.verdicts.step(self.now, self.last_input)

    def rest(self) -> None:
        """As many steps as anything takes, while somebody is there."""
        for _ in range(100):
            self.last_input = self.now
            self.steps(1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "games")
    yield store
    store.close()


def finish(store: Store, *labels: str, table: str = "patience") -> None:
    for label in labels:
        store.save(RunningGame(table, "{}", "classic", label, 9, 9, 0, False, WHEN))
        store.finish(table, Outcome.NOT_WON, WHEN)


def verdicts(store: Store) -> dict[str, GameVerdict | None]:
    return {over.label: over.verdict for over in store.results().values()}


def test_every_game_gets_its_verdict_the_latest_first(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1", "2")
    finish(store, "3", table="pairs")
    patience = Patience()
    Work(store, patience, thoughts).rest()
    assert verdicts(store) == {"1": LOST_AT_7, "2": LOST_AT_7, "3": None}
    assert [label for label, _ in patience.asked] == ["2", "1"]


def test_what_was_worked_out_so_far_is_handed_in_again(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1")
    patience = Patience(slices=3)
    Work(store, patience, thoughts).rest()
    assert patience.asked == [("1", None), ("1", 1), ("1", 2)]
    assert verdicts(store) == {"1": LOST_AT_7}


def test_a_game_that_ends_comes_first_and_the_others_go_on_after_it(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1")
    patience = Patience(slices=3)
    work = Work(store, patience, thoughts)
    work.steps(16)
    finish(store, "2")
    work.rest()
    assert verdicts(store) == {"1": LOST_AT_7, "2": LOST_AT_7}
    assert patience.asked == [("1", None), ("2", None), ("2", 1), ("2", 2), ("1", 1), ("1", 2)]


def test_a_question_of_the_player_is_never_dropped(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1")
    patience = Patience()
    thoughts.ask(divmod, 17, 5)
    Work(store, patience, thoughts).rest()
    found = thoughts.answer()
    assert found is not None
    assert (found.ticket, thoughts.dropped) == (1, 0)
    assert patience.asked == []


def test_what_was_dropped_for_the_player_is_asked_again_afterwards(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1")
    patience = Patience()
    work = Work(store, patience, thoughts)
    work.steps(13)
    assert len(patience.asked) == 1
    thoughts.ask(divmod, 17, 5)
    work.rest()
    assert thoughts.waiting, "the answer to the player is left to who asked"
    assert verdicts(store) == {"1": None}
    thoughts.answer()
    work.rest()
    assert verdicts(store) == {"1": LOST_AT_7}


def test_soon_after_nobody_is_there_any_more_nothing_is_begun(store: Store, thoughts: Thoughts) -> None:
    finish(store, *map(str, range(200)))
    work = Work(store, Patience(), thoughts)
    work.steps(2_000)
    asked = thoughts.asked
    assert 5 < asked < 30
    work.steps(2_000)
    assert thoughts.asked == asked
    work.last_input = work.now
    work.steps(8)
    assert thoughts.asked > asked


def test_without_anything_to_work_out_no_process_is_wanted(store: Store) -> None:
    finish(store, "1", table="pairs")
    work = Work(store, Patience(), None)  # type: ignore[arg-type]
    work.rest()


def test_a_game_without_its_record_is_passed_over(tmp_path: Path, store: Store, thoughts: Thoughts) -> None:
    finish(store, "1", "2")
    over = store.results()[2]

    store.amend(2, over, replace(over, packed=b""))
    Work(store, Patience(), thoughts).rest()
    assert verdicts(store) == {"1": LOST_AT_7, "2": None}


def test_a_question_that_fails_is_not_put_again_in_this_run(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1")
    thoughts.fails = True
    work = Work(store, Patience(), thoughts)
    work.rest()
    assert thoughts.asked == 1
    assert verdicts(store) == {"1": None}


def test_a_game_deleted_meanwhile_gets_none_and_keeps_nobody_busy(store: Store, thoughts: Thoughts) -> None:
    finish(store, "1", "2")
    work = Work(store, Patience(), thoughts)
    work.steps(13)
    store.lay_by({2})
    store.delete_laid_by()
    work.rest()
    assert verdicts(store) == {"1": LOST_AT_7}
    assert thoughts.asked == 2


def lost_game(store: Store) -> None:
    game = KeptGame.deal(store, Start.numbered(CLASSIC, 1))
    for _ in range(5):
        game.apply(CLASSIC.legal_moves(game.session.state)[0])
    game.leave()


def test_the_process_that_thinks_works_it_out_for_a_game_of_scorpion(store: Store) -> None:
    lost_game(store)
    thinker, now = Thinker(), 0.0
    verdicts = Verdicts(store, {"scorpion": lambda: judging}, lambda: thinker)
    try:
        verdicts.step(now, now)
        while store.results()[1].verdict is None and now < 60:
            now += 3.0
            verdicts.step(now, now)
            thinker.answered(PATIENCE_SECONDS if thinker.busy else 0.0)
        assert store.results()[1].verdict == GameVerdict(False)
    finally:
        thinker.close()


@pytest.mark.parametrize("at_the_table", [False, True])
def test_the_house_has_it_worked_out_at_rest_and_the_title_too(
    tmp_path: Path, thoughts: Thoughts, at_the_table: bool
) -> None:
    rig = Rig(tmp_path / "house")
    lost_game(rig.store)
    rig.house.open_start("scorpion" if at_the_table else None)
    for _ in range(10):
        rig.clock.now += 1.0
        rig.house.rest()
    assert rig.store.results()[1].verdict == GameVerdict(False)
    rig.close()
    again = Store(tmp_path / "house")
    assert again.results()[1].verdict == GameVerdict(False)
    again.close()
