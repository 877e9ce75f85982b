"""How plays came out over the same imagined worlds, and how sure their differences are. Knows no hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final, NamedTuple

from game.scopa.players.bits import COINS, SETTEBELLO, napola_run, primiera
from game.scopa.players.stakes import Taken
from game.scopa.points import LINES

_SURE = 1.96
"""Standard errors on each side that hold the true mean 95 times in 100."""
_NEVER_MET = 3.0
"""What so many worlds never showed may still come three times as often as once in them."""

CLOSED: Final = "closed"
"""Besides the lines of the count: how often our side captures last."""
CHANCE: Final = "chance"
"""And what the deal leaves of the chance to win the match."""
WHOLE: Final = "whole"
"""All lines together."""
_COLUMNS = {name: place for place, name in enumerate((*LINES, CLOSED, CHANCE, WHOLE))}

Outcome = tuple[float, ...]
"""What a deal came to, in the order of the columns."""


def outcome(taken: Taken, napola: bool, chance: float) -> Outcome:
    """By how many points our side is ahead at the end of a deal, line by line, with the rest of the columns."""
    ours, theirs = taken.mine, taken.his
    lines = (
        _more(ours.bit_count() - theirs.bit_count()),
        _more((ours & COINS).bit_count() - (theirs & COINS).bit_count()),
        _more((ours & SETTEBELLO) - (theirs & SETTEBELLO)),
        _more(primiera(ours) - primiera(theirs)),
        taken.my_scope - taken.his_scope,
        napola_run(ours) - napola_run(theirs) if napola else 0,
    )
    return *lines, taken.closed, chance, sum(lines)


def _more(difference: int) -> int:
    return (difference > 0) - (difference < 0)


class Gap(NamedTuple):
    """How much better one play is than another in the mean, and the half width that holds the truth 95 times in 100."""

    mean: float
    half_width: float


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of some plays over the same worlds.

    `weight` are the worlds, each counted as likely as it is. `sums` and `squares` say for each play by how much more it
    brought our side than the first one, column by column.
    """

    worlds: int
    weight: float
    exact: bool
    sums: tuple[tuple[float, ...], ...]
    squares: tuple[tuple[float, ...], ...]

    def with_more(self, other: Tally) -> Tally:
        """The same plays over these worlds and those of another tally."""
        return Tally(
            self.worlds + other.worlds,
            self.weight + other.weight,
            self.exact and other.exact,
            _added(self.sums, other.sums),
            _added(self.squares, other.squares),
        )

    def of(self, plays: Sequence[int]) -> Tally:
        """The same of some of the plays, by their places; the first one stays the first."""
        sums = tuple(self.sums[place] for place in plays)
        return replace(self, sums=sums, squares=tuple(self.squares[place] for place in plays))

    def against(self, play: int) -> Tally:
        """This play and the first one, in this order: how much better the first is than it."""
        turned = tuple(-gained for gained in self.sums[play])
        return replace(self, sums=(self.sums[0], turned), squares=(self.squares[0], self.squares[play]))

    def gap(self, play: int, column: str = WHOLE) -> Gap:
        """How much better a play, by its place, is than the first one: in one of `LINES`, or another column."""
        line = _COLUMNS[column]
        mean = self.sums[play][line] / self.weight
        if self.exact:
            return Gap(mean, 0.0)
        if self.worlds < 2:
            return Gap(mean, float("inf"))
        variance = max(0.0, self.squares[play][line] / self.weight - mean * mean) * self.worlds / (self.worlds - 1)
        return Gap(mean, max(_SURE * sqrt(variance / self.worlds), _NEVER_MET / self.worlds))


class Counting:
    """A tally being made, one world at a time."""

    def __init__(self, plays: int) -> None:
        self._sums = [[0.0] * len(_COLUMNS) for _ in range(plays)]
        self._squares = [[0.0] * len(_COLUMNS) for _ in range(plays)]
        self._worlds, self._weight = 0, 0.0

    def add(self, outcomes: Sequence[Outcome], likely: float) -> None:
        """A world in which the plays came out so."""
        self._worlds += 1
        self._weight += likely
        first = outcomes[0]
        for sums, squares, found in zip(self._sums, self._squares, outcomes, strict=True):
            if found == first:
                continue
            for column, (mine, others) in enumerate(zip(found, first, strict=True)):
                gained = mine - others
                sums[column] += likely * gained
                squares[column] += likely * gained * gained

    def tally(self, exact: bool) -> Tally:
        """What has been counted; `exact`: the worlds are all there are, and every line in them was searched."""
        return Tally(self._worlds, self._weight, exact, tuple(map(tuple, self._sums)), tuple(map(tuple, self._squares)))


def _added(one: tuple[tuple[float, ...], ...], other: tuple[tuple[float, ...], ...]) -> tuple[tuple[float, ...], ...]:
    return tuple(
        tuple(mine + his for mine, his in zip(row, others, strict=True)) for row, others in zip(one, other, strict=True)
    )
