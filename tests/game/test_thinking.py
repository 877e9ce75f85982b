"""The process that thinks: answers by ticket, nothing stale, a death survived."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import thinking
from game.levels import Level
from game.scopa.players import choose
from game.thinking import Answer, Failure, Thinker
from tests.game.scopa.players.views import deals_under_way

PATIENCE_SECONDS = 60


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    found = Thinker()
    yield found
    found.close()


def awaited(thinker: Thinker) -> Answer | Failure:
    """The answer, however often the process has to be started for it."""
    for _ in range(thinking.MOST_TRIES + 1):
        found = thinker.answer(PATIENCE_SECONDS)
        if found is not None:
            return found
    raise AssertionError("no answer came")


def awaited_past_others(thinker: Thinker) -> Answer | Failure:
    """The same where answers to dropped questions may come before it."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        found = thinker.answer(0.1)
        if found is not None:
            return found
    raise AssertionError("no answer came")


def process_after_warming() -> tuple[int, str]:
    return os.getpid(), os.environ.get("WARMED", "cold")


def warm_up() -> None:
    os.environ["WARMED"] = "warm"


def sleep_and_tell(path: str) -> str:
    """Say by a file that the work has begun, then be busy for ever."""
    Path(path).touch()
    time.sleep(3600)
    return "woken"


def think_until_wanted(path: str) -> str:
    """Say by a file that the work has begun, then go on until the process is wanted."""
    Path(path).touch()
    while not thinking.wanted():
        time.sleep(0.001)
    return "gave way"


def die_once(path: str) -> str:
    """Dies where the file isn't there yet."""
    if Path(path).exists():
        return "lived"
    Path(path).touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def die() -> None:
    os._exit(3)


def modules() -> list[str]:
    return sorted(sys.modules)


def wait_for(path: Path) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not path.exists():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_an_answer_carries_its_ticket_and_comes_once(thinker: Thinker) -> None:
    first = thinker.ask(divmod, 17, 5)
    assert thinker.busy
    assert awaited(thinker) == Answer(first, (3, 2))
    assert not thinker.busy
    assert thinker.answer() is None

    second = thinker.ask(divmod, 9, 2)
    assert second != first
    assert awaited(thinker) == Answer(second, (4, 1))


def test_thinking_is_done_in_one_other_process(thinker: Thinker) -> None:
    pids = set()
    for _ in range(3):
        thinker.ask(process_after_warming)
        found = awaited(thinker)
        assert isinstance(found, Answer)
        pids.add(found.value[0])

    assert len(pids) == 1
    assert os.getpid() not in pids
    assert pids == {thinker.process_id}


def test_the_process_is_warmed_before_the_first_question() -> None:
    thinker = Thinker()
    thinker.start(warm_up)
    started = thinker.process_id
    thinker.ask(process_after_warming, warm_up=warm_up)
    try:
        found = awaited(thinker)
        assert isinstance(found, Answer)
        assert found.value == (started, "warm")
    finally:
        thinker.close()


def test_a_process_that_runs_for_something_else_is_warmed_too(thinker: Thinker) -> None:
    thinker.ask(process_after_warming)
    cold = awaited(thinker)
    thinker.start(warm_up)
    assert not thinker.busy
    assert thinker.answer() is None, "warming up is no question"
    thinker.ask(process_after_warming)
    warm = awaited(thinker)

    assert isinstance(cold, Answer)
    assert isinstance(warm, Answer)
    assert cold.value == (thinker.process_id, "cold")
    assert warm.value == (thinker.process_id, "warm")


def test_what_yields_gives_way_to_the_next_question_in_the_same_process(thinker: Thinker, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    thinker.ask(think_until_wanted, str(begun), yields=True)
    wait_for(begun)
    process = thinker.process_id

    ticket = thinker.ask(divmod, 17, 5)

    assert thinker.ticket == ticket
    assert awaited_past_others(thinker) == Answer(ticket, (3, 2))
    assert thinker.ticket is None
    assert thinker.process_id == process


def test_a_question_after_one_that_yielded_is_dropped_like_any_other(thinker: Thinker, tmp_path: Path) -> None:
    """The answer of the one that gave way has come and was not read: it must not be taken for this one's."""
    thinker.ask(think_until_wanted, str(tmp_path / "first"), yields=True)
    wait_for(tmp_path / "first")
    thinker.ask(sleep_and_tell, str(tmp_path / "second"))
    wait_for(tmp_path / "second")
    assert thinker.answered(PATIENCE_SECONDS)

    ticket = thinker.ask(divmod, 17, 5)

    assert awaited_past_others(thinker) == Answer(ticket, (3, 2))


def test_nobody_is_wanted_where_nothing_is_asked() -> None:
    assert not thinking.wanted()


def test_the_process_after_a_dropped_question_is_warm_again(thinker: Thinker, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    thinker.ask(sleep_and_tell, str(begun), warm_up=warm_up)
    wait_for(begun)
    thinker.cancel()
    thinker.ask(process_after_warming)

    found = awaited(thinker)
    assert isinstance(found, Answer)
    assert found.value[1] == "warm"


def test_a_player_thinks_there_as_here(thinker: Thinker) -> None:
    _, seen = next(deals_under_way(1))

    ticket = thinker.ask(choose, Level.HARD, seen, 7)

    assert awaited(thinker) == Answer(ticket, choose(Level.HARD, seen, 7))


def test_a_cancelled_question_is_never_answered(thinker: Thinker, tmp_path: Path) -> None:
    thinker.ask(sleep_and_tell, str(tmp_path / "begun"))
    wait_for(tmp_path / "begun")
    busy = thinker.process_id

    thinker.cancel()

    assert not thinker.busy
    assert thinker.answer() is None
    ticket = thinker.ask(divmod, 7, 2)
    assert awaited(thinker) == Answer(ticket, (3, 1))
    assert thinker.process_id != busy


def test_an_answer_that_came_too_late_is_dropped(thinker: Thinker) -> None:
    thinker.ask(divmod, 1, 1)
    assert thinker.answered(PATIENCE_SECONDS)

    ticket = thinker.ask(divmod, 9, 4)

    assert awaited_past_others(thinker) == Answer(ticket, (2, 1))
    assert thinker.answer() is None


def test_a_new_question_drops_the_one_before(thinker: Thinker, tmp_path: Path) -> None:
    thinker.ask(sleep_and_tell, str(tmp_path / "begun"))
    ticket = thinker.ask(divmod, 5, 3)

    assert awaited(thinker) == Answer(ticket, (1, 2))


def test_a_killed_process_is_replaced_and_the_question_put_again(thinker: Thinker, tmp_path: Path) -> None:
    ticket = thinker.ask(die_once, str(tmp_path / "died"))

    assert awaited(thinker) == Answer(ticket, "lived")


def test_a_process_killed_while_idle_is_replaced_at_the_next_question(thinker: Thinker) -> None:
    thinker.ask(divmod, 1, 1)
    awaited(thinker)
    pid = thinker.process_id
    assert pid is not None
    os.kill(pid, signal.SIGKILL)

    ticket = thinker.ask(divmod, 8, 3)

    assert awaited(thinker) == Answer(ticket, (2, 2))
    assert thinker.process_id != pid


def test_a_question_that_kills_every_process_fails_in_the_end(thinker: Thinker) -> None:
    ticket = thinker.ask(die)

    assert awaited(thinker) == Failure(ticket, "the process died 3 times")
    assert not thinker.busy
    again = thinker.ask(divmod, 8, 3)
    assert awaited(thinker) == Answer(again, (2, 2))


def test_a_question_that_raises_fails_with_its_cause_and_the_process_lives(thinker: Thinker) -> None:
    ticket = thinker.ask(divmod, 1, 0)

    found = awaited(thinker)

    assert isinstance(found, Failure)
    assert found.ticket == ticket
    assert "ZeroDivisionError" in found.cause
    pid = thinker.process_id
    again = thinker.ask(divmod, 3, 2)
    assert awaited(thinker) == Answer(again, (1, 1))
    assert thinker.process_id == pid


def test_a_process_that_cannot_be_started_is_a_failure(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    class Refusing:
        def __init__(self, *words: object, **named: object) -> None:
            pass

        def start(self) -> None:
            raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing.get_context("spawn"), "Process", Refusing)
    ticket = thinker.ask(divmod, 1, 1)

    assert thinker.answer() == Failure(ticket, "the process cannot be started")
    assert not thinker.busy


def test_the_process_ends_with_the_thinker_and_may_be_started_anew(thinker: Thinker, tmp_path: Path) -> None:
    thinker.ask(sleep_and_tell, str(tmp_path / "begun"))
    wait_for(tmp_path / "begun")
    (worker,) = [one for one in multiprocessing.active_children() if one.pid == thinker.process_id]

    thinker.close()
    thinker.close()

    assert worker.exitcode is not None
    assert thinker.process_id is None
    ticket = thinker.ask(divmod, 4, 3)
    assert awaited(thinker) == Answer(ticket, (1, 1))


def test_the_process_ends_when_the_program_is_killed(tmp_path: Path) -> None:
    """The program's end closes the line, and an idle process goes with it."""
    script = tmp_path / "program.py"
    script.write_text(
        "import os, signal\n"
        "from game.thinking import Thinker\n"
        "if __name__ == '__main__':\n"
        "    thinker = Thinker()\n"
        "    thinker.ask(divmod, 1, 1)\n"
        "    while thinker.answer(60) is None: pass\n"
        "    print(thinker.process_id, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n",
        encoding="utf-8",
    )
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, str(script)], env=os.environ | {"PYTHONPATH": str(root)}, capture_output=True, check=False
    )
    pid = int(done.stdout)

    end = time.monotonic() + PATIENCE_SECONDS
    while Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_no_module_that_draws_is_loaded_there(thinker: Thinker) -> None:
    thinker.ask(modules)

    found = awaited(thinker)

    assert isinstance(found, Answer)
    assert "game.thinking" in found.value
    assert not {name for name in found.value if name.split(".")[0] in ("pygame", "scenes", "pytmx")}


def test_a_stopped_process_is_replaced_and_the_question_put_again(tmp_path: Path) -> None:
    clock = [0.0]
    thinker = Thinker(lambda: clock[0])
    try:
        thinker.ask(divmod, 1, 1)
        awaited(thinker)
        stopped = thinker.process_id
        assert stopped is not None
        os.kill(stopped, signal.SIGSTOP)
        ticket = thinker.ask(divmod, 17, 5, patience=5.0)

        for _ in range(5):
            clock[0] += 1.0
            assert thinker.answer() is None
        assert thinker.process_id == stopped
        clock[0] += 1.0
        assert thinker.answer() is None

        assert thinker.process_id != stopped
        assert awaited(thinker) == Answer(ticket, (3, 2))
        assert not Path(f"/proc/{stopped}").exists()
    finally:
        thinker.close()


def test_a_question_nobody_answers_fails_in_the_end_each_time_given_longer(tmp_path: Path) -> None:
    clock = [0.0]
    thinker = Thinker(lambda: clock[0])
    try:
        ticket = thinker.ask(sleep_and_tell, str(tmp_path / "begun"), patience=4.0)
        found = None
        while found is None:
            clock[0] += 1.0
            found = thinker.answer()
            assert clock[0] < 100
        assert found == Failure(ticket, "the process gave no sign 3 times")
        assert clock[0] == (4 + 1) + (8 + 1) + (16 + 1)
        assert not thinker.busy
    finally:
        thinker.close()


def test_time_in_which_nobody_looks_in_is_not_held_against_the_process(tmp_path: Path) -> None:
    clock = [0.0]
    thinker = Thinker(lambda: clock[0])
    try:
        thinker.ask(sleep_and_tell, str(tmp_path / "begun"), patience=4.0)
        process = thinker.process_id
        clock[0] += 3600
        assert thinker.answer() is None
        assert thinker.process_id == process
    finally:
        thinker.close()


def test_no_line_to_a_process_is_a_failure_like_no_process(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left() -> None:
        raise OSError("too many open files")

    monkeypatch.setattr(multiprocessing.get_context("spawn"), "Pipe", none_left)
    ticket = thinker.ask(divmod, 1, 1)

    assert thinker.answer() == Failure(ticket, "the process cannot be started")
