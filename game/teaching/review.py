"""The review of a finished deal: which question comes next, and what the answers make of the person's plays.

It thinks nothing itself: its questions are put to the process that thinks, one after the other, and each is a slice of
half a second at most. The dearest plays are found by one set of playouts, and their cost told by another.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar

from game.teaching.judged import Judged
from game.teaching.judging import FOLLOWED, TOLD, Found, Judge, find, tell
from game.teaching.reasons import explain
from game.teaching.tally import Tally

M = TypeVar("M")
W = TypeVar("W", bound=StrEnum)

DEAREST = 3
"""So many plays are told of."""
_FINDING = 0.7
"""How much of the work it is to find them."""


class Question(NamedTuple):
    """What the process that thinks is asked next: a function of a module and what it is given."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Turn(NamedTuple, Generic[M]):
    """One play of the person: its place in the deal, what he saw then, what he played."""

    place: int
    seen: Any
    made: M


class Review(Generic[M, W]):
    """The judging of one deal; the same turns and seed give the same.

    `question` is what to ask next, None once `judged` stands; `answered` takes what the question's function returned.
    """

    def __init__(
        self,
        turns: Sequence[Turn[M]],
        judging: type[Judge[M, Any, W]],
        seed: int,
        followed: int = FOLLOWED,
        told: int = TOLD,
    ) -> None:
        """It follows so many plays to find what is better than one, and tells a cost over so many worlds.

        `turns` are the person's plays in a deal that is over: of another one it is nobody's business what may come.
        """
        self._judging, self._seed, self._followed, self._most = judging, seed, followed, told
        self._turns = turns
        self._thoughts = self._think()
        self.judged: tuple[Judged[M, W], ...] = ()
        """The dearest plays told of so far, the dearest first: at most `DEAREST`."""
        self.done = 0.0
        """How much of the work has been answered, from 0 to 1."""
        self.question: Question | None = next(self._thoughts, None)

    def answered(self, value: Any) -> None:
        """Take the answer to `question`, and go on to the next one."""
        try:
            self.question = self._thoughts.send(value)
        except StopIteration:
            self.question, self.done = None, 1.0

    def _think(self) -> Generator[Question, Any, None]:
        """The questions in their order; what is sent back are their answers."""
        suspects: list[tuple[Found[M], Turn[M]]] = []
        for number, turn in enumerate(self._turns):
            self.done = _FINDING * number / len(self._turns)
            found: Found[M] | None = yield Question(
                find, (self._judging, turn.seen, turn.made, self._seed, self._followed)
            )
            if found is not None:
                suspects.append((found, turn))
        suspects.sort(key=lambda suspect: suspect[0].cost, reverse=True)
        dearest = suspects[:DEAREST]
        for number, (found, turn) in enumerate(dearest):
            self.done = _FINDING + (1 - _FINDING) * number / len(dearest)
            told = yield from self._told(turn, found.better)
            self.judged = tuple(sorted((*self.judged, told), key=lambda play: play.cost, reverse=True))

    def _told(self, turn: Turn[M], better: M) -> Generator[Question, Any, Judged[M, W]]:
        """What the play cost against the better one, over worlds that were not those it was found in."""
        plays = turn.made, better
        tally: Tally | None = None
        while tally is None or not (tally.exact or tally.worlds >= self._most):
            told = 0 if tally is None else tally.worlds
            seed = f"{self._seed}/tell/{turn.place}/{told}"
            more: Tally = yield Question(tell, (self._judging, turn.seen, plays, seed, self._most - told))
            tally = more if tally is None else tally.with_more(more)
        gap = tally.gap(1)
        judged: Judged[M, W] = Judged(turn.place, turn.made, better, gap.mean, gap.half_width, tally.worlds)
        if judged.within_noise:
            return judged
        seed = f"{self._seed}/why/{turn.place}"
        reasons = yield Question(explain, (self._judging, turn.seen, *plays, tally, seed))
        return replace(judged, reasons=reasons)
