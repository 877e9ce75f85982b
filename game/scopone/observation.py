"""What a player of the game for four may know of a deal under way, and the one function that makes it.

Nothing else reaches a player, his partner's hand included.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scopa.observation import Seen, open_to
from game.scopa.state import CardPlayed, State
from game.scopa.terms import Terms
from game.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation(Seen):
    """A deal of the game for four: `hand_sizes` says, by seat, how many cards each holds."""

    hand_sizes: tuple[int, ...]


def observe(state: State, plays: Sequence[CardPlayed], terms: Terms, seat: Seat) -> Observation:
    """The deal as who sits there sees it; `plays` are those that led to `state`, first to last."""
    return Observation(**open_to(seat, state, plays, terms), hand_sizes=tuple(map(len, state.hands)))
