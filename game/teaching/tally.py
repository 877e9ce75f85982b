"""How plays came out over the same imagined worlds, and how sure their differences are. Knows no hands, no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final, NamedTuple

_SURE = 1.96
"""Standard errors on each side that hold the true mean 95 times in 100."""
_NEVER_MET = 3.0
"""What so many worlds never showed may still come three times as often as once in them."""

CHANCE: Final = "chance"
"""What the deal leaves of the chance to win the match."""
WHOLE: Final = "whole"
"""All lines of the count together."""

Outcome = tuple[float, ...]
"""What a deal came to for our side, in the order of the columns."""


class Columns(NamedTuple):
    """What a game counts: `lines`, which together make the whole, then whatever is told `besides`, `CHANCE` and
    `WHOLE` last.
    """

    lines: tuple[str, ...]
    besides: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """Every column in its place."""
        return *self.lines, *self.besides, CHANCE, WHOLE


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

    columns: Columns
    worlds: int
    weight: float
    exact: bool
    sums: tuple[tuple[float, ...], ...]
    squares: tuple[tuple[float, ...], ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the count."""
        return self.columns.lines

    def with_more(self, other: Tally) -> Tally:
        """The same plays over these worlds and those of another tally."""
        return Tally(
            self.columns,
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
        """How much better a play, by its place, is than the first one in a column."""
        line = self.columns.all.index(column)
        mean = self.sums[play][line] / self.weight
        if self.exact:
            return Gap(mean, 0.0)
        if self.worlds < 2:
            return Gap(mean, float("inf"))
        variance = max(0.0, self.squares[play][line] / self.weight - mean * mean) * self.worlds / (self.worlds - 1)
        return Gap(mean, max(_SURE * sqrt(variance / self.worlds), _NEVER_MET / self.worlds))


class Counting:
    """A tally being made, one world at a time."""

    def __init__(self, columns: Columns, plays: int) -> None:
        self._columns = columns
        width = len(columns.all)
        self._sums = [[0.0] * width for _ in range(plays)]
        self._squares = [[0.0] * width for _ in range(plays)]
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
        sums, squares = tuple(map(tuple, self._sums)), tuple(map(tuple, self._squares))
        return Tally(self._columns, self._worlds, self._weight, exact, sums, squares)


def _added(one: tuple[tuple[float, ...], ...], other: tuple[tuple[float, ...], ...]) -> tuple[tuple[float, ...], ...]:
    return tuple(
        tuple(mine + his for mine, his in zip(row, others, strict=True)) for row, others in zip(one, other, strict=True)
    )
