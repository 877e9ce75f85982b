"""One process that thinks while the screen goes on: questions out, answers back. Knows no game and no screen.

A question is a function of a module and plain values, so that it can be pickled; the answer is what the function
returns. There is one question at a time. Nothing here waits: whoever asked looks in for the answer when it suits.
A function that looks whether it is `wanted` elsewhere gives way to the next question within the process.
A process that dies, or stays without an answer for too long (stopped, swapped out), is replaced and asked again.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

MOST_TRIES = 3
"""How often a question is put before it is held to be what kills the process."""
_GOODBYE_SECONDS = 1.0
PATIENCE = 60.0
"""Seconds a question is given the first time, unless it says otherwise; each further time twice as many, for the
machine may just be slow."""
_WARM_UP = 0
"""The ticket of what is asked of the process only to warm it up, and has no answer."""
_LOOKS_APART = 1.0
"""Seconds between two looks that count at most: while nobody looks in, or the program itself is stopped, none pass."""

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the function of question `ticket` returned."""

    ticket: int
    value: Any


@dataclass(frozen=True, slots=True)
class Failure:
    """Question `ticket` has no answer; `cause` is for the log.

    The function raised, its process died or gave no sign each time, or there is no process to be had.
    """

    ticket: int
    cause: str


@dataclass(slots=True)
class _Question:
    ticket: int
    function: Function
    arguments: tuple[Any, ...]
    warm_up: Function | None
    patience: float
    yields: bool = False
    tries: int = 0
    waited: float = 0.0
    """Seconds since it was last put."""
    looked: float = 0.0


@dataclass(frozen=True, slots=True)
class _Worker:
    process: BaseProcess
    line: Connection
    warmed: set[Function] = field(default_factory=set)


class Thinker:
    """The process and the question it works on. The first question starts it, unless `start` was called before.

    A question says how many seconds by `clock` it is waited for before the process is held to be stuck, and what warms
    a process up for it: a function that imports what thinking needs.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._worker: _Worker | None = None
        self._pending: _Question | None = None
        self._tickets = 0

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return self._pending is not None

    @property
    def ticket(self) -> int | None:
        """The ticket of the question that waits for its answer; None where there is none."""
        return None if self._pending is None else self._pending.ticket

    @property
    def process_id(self) -> int | None:
        """The process that thinks, None while there is none."""
        return None if self._worker is None else self._worker.process.pid

    def start(self, warm_up: Function | None = None) -> None:
        """Start the process unless it runs, and have it warmed up, while the player looks at something else."""
        if self._worker is None or not self._worker.process.is_alive():
            self._replace()
        worker = self._worker
        if warm_up is not None and worker is not None and warm_up not in worker.warmed:
            worker.warmed.add(warm_up)
            self._send(worker, _WARM_UP, warm_up, ())

    def ask(
        self,
        function: Function,
        *arguments: Any,
        warm_up: Function | None = None,
        patience: float = PATIENCE,
        yields: bool = False,
    ) -> int:
        """Put a question, dropping the one before it; returns the ticket its answer will carry.

        `function` must belong to a module, and it and the arguments must be picklable; `warm_up` too. `yields`: it ends
        by itself soon after it is `wanted`, so that dropping it costs no process.
        """
        self.cancel()
        self._tickets += 1
        self._pending = _Question(self._tickets, function, arguments, warm_up, patience, yields)
        self._put()
        return self._tickets

    def cancel(self) -> None:
        """Drop the question: its answer is never given. A process still at it is replaced, unless it yields."""
        question, self._pending = self._pending, None
        if question is None or question.yields or self._worker is None:
            return
        if not _has_news(self._worker, question.ticket):
            self._end()
            self.start(question.warm_up)

    def answered(self, wait_seconds: float = 0.0) -> bool:
        """Whether anything has come from the process (within so many seconds), asked for or not; it is not read yet."""
        return self._worker is not None and self._worker.line.poll(wait_seconds)

    def answer(self, wait_seconds: float = 0.0) -> Answer | Failure | None:
        """The answer to the question, once; None while there is none yet (after so many seconds)."""
        worker, question = self._worker, self._pending
        if question is None:
            return None
        if worker is None:
            return self._give_up(question, "the process cannot be started")
        try:
            if not worker.line.poll(wait_seconds):
                return self._put_again(question, "gave no sign") if self._overdue(question) else None
            found: Answer | Failure = worker.line.recv()
        except (EOFError, OSError):
            return self._put_again(question, "died")
        if found.ticket != question.ticket:
            return None
        if isinstance(found, Failure):
            return self._give_up(question, found.cause)
        self._pending = None
        return found

    def close(self) -> None:
        """End the process; a question it works on is dropped."""
        self._pending = None
        self._end()

    def _put(self) -> None:
        question = self._pending
        assert question is not None
        self.start(question.warm_up)
        question.tries += 1
        question.waited, question.looked = 0.0, self._clock()
        if self._worker is not None:
            self._send(self._worker, question.ticket, question.function, question.arguments)

    def _send(self, worker: _Worker, ticket: int, function: Function, arguments: tuple[Any, ...]) -> None:
        try:
            worker.line.send((ticket, function, arguments))
        except OSError:
            _log("the process that thinks died before question %d reached it", ticket)

    def _overdue(self, question: _Question) -> bool:
        """Whether the process has had its time, and more than that."""
        now = self._clock()
        question.waited += min(now - question.looked, _LOOKS_APART)
        question.looked = now
        return question.waited > question.patience * (1 << question.tries - 1)

    def _put_again(self, question: _Question, cause: str) -> Failure | None:
        """The process is of no use any more: put the question to a new one, unless that has been tried enough."""
        self._end()
        if question.tries >= MOST_TRIES:
            return self._give_up(question, f"the process {cause} {question.tries} times")
        _log("the process that thinks %s at question %d", cause, question.ticket)
        self._put()
        return None

    def _give_up(self, question: _Question, cause: str) -> Failure:
        _log("question %d failed: %s", question.ticket, cause)
        self._pending = None
        return Failure(question.ticket, cause)

    def _replace(self) -> None:
        self._end()
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
        except (OSError, MemoryError) as error:
            _log("the process that thinks cannot be started: %s", error)
            return
        process = context.Process(target=_think, args=(theirs,), name="thinker", daemon=True)
        try:
            process.start()
        except (OSError, MemoryError, RuntimeError) as error:
            ours.close()
            _log("the process that thinks cannot be started: %s", error)
        else:
            self._worker = _Worker(process, ours)
        finally:
            theirs.close()

    def _end(self) -> None:
        if self._worker is None:
            return
        worker, self._worker = self._worker, None
        worker.line.close()
        worker.process.kill()
        worker.process.join(_GOODBYE_SECONDS)


_line: Connection | None = None
"""In the process that thinks, what questions come through."""


def wanted() -> bool:
    """Whether the process that thinks has been asked something else meanwhile; False in any other process.

    It takes some 10 microseconds to say.
    """
    try:
        return _line is not None and _line.poll()
    except OSError:
        return True


def _log(message: str, *values: object) -> None:
    """A warning for the log."""
    import logging  # loaded only in trouble

    logging.getLogger(__name__).warning(message, *values)


def _has_news(worker: _Worker, ticket: int) -> bool:
    """Whether this question's answer, or the end of the process, has already come; answers to dropped ones are read."""
    try:
        while worker.line.poll():
            if worker.line.recv().ticket == ticket:
                return True
    except (EOFError, OSError):
        return True
    return False


def _think(line: Connection) -> None:
    """What the process does: answer questions until the other end is closed."""
    global _line  # what a question's function can reach, whoever asks it
    _line = line
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the window's process, which ends us
    while True:
        try:
            ticket, function, arguments = line.recv()
        except (EOFError, OSError):
            return
        if ticket == _WARM_UP:
            function()
            continue
        found: Answer | Failure
        try:
            found = Answer(ticket, function(*arguments))
        except Exception:
            import traceback  # loaded only in trouble

            found = Failure(ticket, traceback.format_exc())
        try:
            line.send(found)
        except OSError:
            return
