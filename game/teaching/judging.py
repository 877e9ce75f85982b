"""How the plays of one position are compared: over the same imagined worlds, by playouts or by search. Knows no words.

All of it starts from an observation; each function answers the same to the same arguments, and is a question for the
process that thinks. A game brings its own `Judge`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.teaching.claims import Claim
from game.teaching.judged import Reason
from game.teaching.tally import CHANCE, Columns, Counting, Outcome, Tally

M = TypeVar("M")
O = TypeVar("O")  # noqa: E741
W = TypeVar("W", bound=StrEnum)

FOLLOWED = 75_000
"""How many plays one question follows, in its playouts or its search: half a second on a slow machine."""
COMPARED = 40_000
"""The same for a piece of advice, besides Hard's own choice."""
TOLD = 2_000
"""Over so many worlds a cost is told."""
_STAGES = 3
"""To find the best play each stage has an equal part of the work; the better half of the plays goes on to the next."""
_SLIGHT = 0.0005
"""What is less than this of the chance to win a match is nothing."""
_LEAST = 2
"""So many plays go on at least, besides the one that was made."""


class Judge(ABC, Generic[M, O, W]):
    """One position as its player sees it: what he may play, how the hidden cards may lie, how a play comes out.

    An option is a play as the game's players think of it; a world whatever the game's own way of imagining one gives.
    `moment` tells the positions of a deal apart; `followed` counts the plays that were looked at.
    """

    COLUMNS: ClassVar[Columns]
    LEAST: ClassVar[float]
    """A reason explains so many points at least."""
    ONLY: ClassVar[Any]
    """That there is no other play, as a reason of the game."""
    moment: int
    followed: int

    @abstractmethod
    def __init__(self, seen: Any) -> None:
        """The position of an observation of the judge's game."""

    @abstractmethod
    def option_of(self, play: M) -> O:
        """The play as players think of it."""

    @abstractmethod
    def play_of(self, option: O) -> M:
        """The play as it is made."""

    def kind(self, play: M) -> Hashable:
        """What tells a play from others: two of a kind are hardly two plays."""
        return self.option_of(play)

    @abstractmethod
    def options(self) -> list[O]:
        """Everything that may be played."""

    @abstractmethod
    def candidates(self) -> list[O]:
        """The plays Hard would look at, those it prefers at first sight first."""

    @property
    @abstractmethod
    def exact(self) -> bool:
        """Whether `worlds` are all there are, and every line in them is searched."""

    @abstractmethod
    def worlds(self, chance: Random) -> Iterator[tuple[Any, float]]:
        """Where `exact` every way the hidden cards may lie, with how likely it is; else some, without end."""

    @abstractmethod
    def outcome(self, world: Any, option: O) -> Outcome:
        """What the deal comes to after this play, column by column."""

    @abstractmethod
    def explained_by(self, made: O, better: O, tally: Tally, sample: Any) -> list[Claim[W]]:
        """All that is true of the better play and not of the other, or the other way round, in a tally of these two.

        `sample` is what `sampled` gave.
        """

    @abstractmethod
    def sampled(self, seed: str) -> Any:
        """What others may hold, for `explained_by`."""

    @abstractmethod
    def alone(self, tally: Tally) -> Reason[W]:
        """That only playouts or search tell the difference."""


class Found(NamedTuple, Generic[M]):
    """What comes out best instead of a play, and by how many points, as a first set of playouts has it."""

    better: M
    cost: float


def find(judging: type[Judge[M, O, W]], seen: Any, made: M, seed: int, followed: int = FOLLOWED) -> Found[M] | None:
    """What would have been better than the play that was made; None where nothing was."""
    judge = judging(seen)
    first = judge.option_of(made)
    running = [first, *(option for option in judge.candidates() if option != first)]
    if len(running) == 1:
        return None
    options, tally = _sifted(judge, running, Random(f"{seed}/find/{judge.moment}"), followed)
    # What costs points and loses nothing of the match, near its end, was played right.
    better = [place for place in range(1, len(options)) if tally.gap(place, CHANCE).mean > _SLIGHT]
    best = max(better, key=lambda place: tally.gap(place).mean, default=0)
    cost = tally.gap(best).mean
    return Found(judge.play_of(options[best]), cost) if cost > 0 else None


def compared(judge: Judge[M, O, W], best: M, seed: int) -> tuple[list[M], Tally]:
    """Everything that may be played, this play first and the others best first; and the tally of them all."""
    first = judge.option_of(best)
    # Not only what Hard looks at: advice is also told against what it would not think of.
    options = [first, *(option for option in judge.options() if option != first)]
    worlds = judge.worlds(Random(f"{seed}/compare/{judge.moment}"))
    tally = _count(judge, options, worlds, COMPARED, None)
    order = [0, *sorted(range(1, len(options)), key=lambda place: tally.gap(place).mean, reverse=True)]
    return [judge.play_of(options[place]) for place in order], tally.of(order)


def tell(
    judging: type[Judge[M, O, W]], seen: Any, plays: Sequence[M], seed: str, most: int, followed: int = FOLLOWED
) -> Tally:
    """How the plays come out over `most` worlds, or over fewer where that is too much for one question."""
    judge = judging(seen)
    options = [judge.option_of(play) for play in plays]
    return _count(judge, options, judge.worlds(Random(seed)), followed, most)


def _sifted(judge: Judge[M, O, W], options: list[O], chance: Random, budget: int) -> tuple[list[O], Tally]:
    """The plays that came out best, and how over the worlds of all stages; the first of them is kept in any case."""
    tally: Tally | None = None
    for stage in range(_STAGES):
        found = _count(judge, options, judge.worlds(chance), budget // _STAGES, None)
        tally = found if tally is None else tally.with_more(found)
        if judge.exact or stage == _STAGES - 1 or len(options) == _LEAST:
            break
        means = [tally.gap(place).mean for place in range(len(options))]
        order = sorted(range(1, len(options)), key=means.__getitem__, reverse=True)
        kept = [0, *order[: max(_LEAST, len(options) // 2)]]
        options = [options[place] for place in kept]
        tally = tally.of(kept)
    assert tally is not None
    return options, tally


def _count(
    judge: Judge[M, O, W],
    options: Sequence[O],
    worlds: Iterator[tuple[Any, float]],
    budget: int,
    most: int | None,
) -> Tally:
    """The options over so many of these worlds as there are, or as the budget of plays allows: one at least."""
    counting = Counting(judge.COLUMNS, len(options))
    stop, left = judge.followed + budget, most
    for world, likely in worlds:
        counting.add([judge.outcome(world, option) for option in options], likely)
        if judge.exact:
            continue
        left = None if left is None else left - 1
        if left == 0 or judge.followed >= stop:
            break
    return counting.tally(judge.exact)
