"""How the plays of one position are compared: over the same imagined worlds, by playouts or by search. Knows no words.

All of it starts from an observation; each function answers the same to the same arguments, and is a question for the
process that thinks. A game of the family brings its own `Judge`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from game.scopa.observation import Seen
from game.scopa.players.bits import PLACES, set_of
from game.scopa.players.stakes import Stakes, Taken
from game.scopa.players.view import Board, Option, play_of
from game.scopa.state import PlayCard
from game.scopa.teacher.facts import Claim, Sample, claims
from game.scopa.teacher.tally import CHANCE, Counting, Outcome, Tally, outcome

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


class Judge(ABC):
    """One position as its player sees it: what he may play, how the hidden cards may lie, how a play comes out.

    `followed` counts the plays it has looked at. A world is whatever the game's own way of imagining one gives.
    """

    board: Board
    napola: bool
    stakes: Stakes
    followed: int

    @abstractmethod
    def __init__(self, seen: Any) -> None:
        """The position of an observation of the judge's game."""

    @abstractmethod
    def candidates(self) -> list[Option]:
        """The plays Hard would look at, those it prefers at first sight first."""

    @property
    @abstractmethod
    def exact(self) -> bool:
        """Whether `worlds` are all there are, and every line in them is searched."""

    @abstractmethod
    def worlds(self, chance: Random) -> Iterator[tuple[Any, float]]:
        """Where `exact` every way the hidden cards may lie, with how likely it is; else some, without end."""

    @abstractmethod
    def taken(self, world: Any, option: Option) -> Taken:
        """What will have been taken at the end of the deal after this play."""

    @abstractmethod
    def following(self, world: Any) -> tuple[int, ...]:
        """The hands of those who play after me until it is my turn again or cards are dealt, as sets, in order."""

    def outcome(self, world: Any, option: Option) -> Outcome:
        """What the deal comes to after this play."""
        taken = self.taken(world, option)
        return outcome(taken, self.napola, self.stakes.at_the_end(taken))

    def claims(self, made: Option, better: Option, sample: Sample) -> Iterable[Claim]:
        """What is true of the better play and not of the other, or the other way round; a game adds its own."""
        return claims(self.board, made, better, sample, self.napola)


class Found(NamedTuple):
    """What comes out best instead of a play, and by how many points, as a first set of playouts has it."""

    better: PlayCard
    cost: float


def find(judging: type[Judge], seen: Seen, made: PlayCard, seed: int, followed: int = FOLLOWED) -> Found | None:
    """What would have been better than the play that was made; None where nothing was."""
    judge = judging(seen)
    first = option_of(made)
    running = [first, *(option for option in judge.candidates() if option != first)]
    if len(running) == 1:
        return None
    options, tally = _sifted(judge, running, Random(f"{seed}/find/{len(seen.plays)}"), followed)
    # What costs points and loses nothing of the match, near its end, was played right.
    better = [place for place in range(1, len(options)) if tally.gap(place, CHANCE).mean > _SLIGHT]
    best = max(better, key=lambda place: tally.gap(place).mean, default=0)
    cost = tally.gap(best).mean
    return Found(play_of(options[best]), cost) if cost > 0 else None


def compared(judge: Judge, seen: Seen, best: PlayCard, seed: int) -> tuple[list[PlayCard], Tally]:
    """Everything that may be played, this play first and the others best first; and the tally of them all."""
    first = option_of(best)
    # Not only what Hard looks at: a scopa is compared with what is none.
    options = [first, *(option for option in judge.board.options() if option != first)]
    worlds = judge.worlds(Random(f"{seed}/compare/{len(seen.plays)}"))
    tally = _count(judge, options, worlds, COMPARED, None)
    order = [0, *sorted(range(1, len(options)), key=lambda place: tally.gap(place).mean, reverse=True)]
    return [play_of(options[place]) for place in order], tally.of(order)


def tell(
    judging: type[Judge], seen: Seen, plays: Sequence[PlayCard], seed: str, most: int, followed: int = FOLLOWED
) -> Tally:
    """How the plays come out over `most` worlds, or over fewer where that is too much for one question."""
    judge = judging(seen)
    options = [option_of(play) for play in plays]
    return _count(judge, options, judge.worlds(Random(seed)), followed, most)


def option_of(play: PlayCard) -> Option:
    """The play as players think of it."""
    return PLACES[play.card], set_of(play.take)


def _sifted(judge: Judge, options: list[Option], chance: Random, budget: int) -> tuple[list[Option], Tally]:
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
    judge: Judge,
    options: Sequence[Option],
    worlds: Iterator[tuple[Any, float]],
    budget: int,
    most: int | None,
) -> Tally:
    """The options over so many of these worlds as there are, or as the budget of plays allows: one at least."""
    counting = Counting(len(options))
    stop, left = judge.followed + budget, most
    for world, likely in worlds:
        counting.add([judge.outcome(world, option) for option in options], likely)
        if judge.exact:
            continue
        left = None if left is None else left - 1
        if left == 0 or judge.followed >= stop:
            break
    return counting.tally(judge.exact)
