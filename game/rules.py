"""The contract every game keeps: what applying a move gives back. Knows no game and keeps no history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

S = TypeVar("S")
M_contra = TypeVar("M_contra", contravariant=True)
M = TypeVar("M")


class Event:
    """Something that happened on the table; each game has one frozen dataclass an event, named in the past."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Transition(Generic[S]):
    """What a legal move did: the state it leads to, the events in order, the points it earned."""

    state: S
    events: tuple[Event, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move the rules do not allow; `reason` is the code of `formats` such as `wrong_suit`."""

    reason: str


class Rules(Protocol[S, M]):
    """One rule set of one game. All methods are pure."""

    @property
    def name(self) -> str:
        """What records call this rule set."""

    def apply(self, state: S, move: M) -> Transition[S] | Refusal:
        """What `move` does in `state`, or why it may not be made. Any move value may be asked about."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """Every move `apply` accepts, once each; empty when the game is over."""


class SolitaireRules(Rules[S, M], Protocol[S, M]):
    """One rule set of a game for one, which ends when it is won."""

    def won(self, state: S) -> bool:
        """Whether the game is over and won."""
