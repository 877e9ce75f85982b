"""What a teacher says of a play: values with codes and cards, for others to put in words. Judges nothing itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from game.cards import ItalianCard

M = TypeVar("M")
"""A play."""
W = TypeVar("W", bound=StrEnum)
"""What a game's reasons say."""

# No slots: a game calls these by an alias that names its own types, which slots do not bear.


@dataclass(frozen=True)
class Reason(Generic[W]):
    """One reason; which fields say something, and what, stands with its code."""

    why: W
    cards: tuple[ItalianCard, ...] = ()
    ranks: tuple[int, ...] = ()
    count: int = 0
    share: float = 0.0
    line: str = ""


@dataclass(frozen=True)
class Judged(Generic[M, W]):
    """One play of the person in a finished deal, judged from what he saw then.

    `place` is the play's among all plays of the deal, from 0. `better` is the play that comes out best instead; against
    it the play made `cost` so many points of the deal, our side's less theirs, in the mean over `worlds` ways the
    hidden cards may lie. The true cost lies within `uncertainty` of that 95 times in 100; 0 where in every way there is
    all lines were played to their end.
    """

    place: int
    made: M
    better: M
    cost: float
    uncertainty: float
    worlds: int
    reasons: tuple[Reason[W], ...] = ()

    @property
    def within_noise(self) -> bool:
        """Whether it may well have cost nothing, so that it is no mistake."""
        return self.cost - self.uncertainty <= 0

    @property
    def exact(self) -> bool:
        """Whether the cost was searched, and not told from playouts."""
        return self.uncertainty == 0


@dataclass(frozen=True)
class Advice(Generic[M, W]):
    """The play to make now; reasons compare it with the next best, `instead`, which is None where there is no other."""

    best: M
    instead: M | None
    reasons: tuple[Reason[W], ...]
