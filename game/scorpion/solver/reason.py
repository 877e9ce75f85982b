"""What there is to say when a player asks why a game is lost: the reason, and how far back it was none. No words.

Knows all cards, unlike `why`, which it asks first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.scorpion.back import fewest_undos
from game.scorpion.rules import ScorpionRules
from game.scorpion.solver.search import DEFAULT_NODES, Solution, Verdict, solve
from game.scorpion.solver.why import Chain, Link, chain, holds
from game.scorpion.state import RUN_LENGTH, State

LIFE_NODES = 2_000
"""Budget of each search for an earlier position that can be won: such a search mostly ends soon or not at all."""


@dataclass(frozen=True, slots=True)
class StillWinnable:
    """There is nothing to explain."""


@dataclass(frozen=True, slots=True)
class LostByChain:
    """The face-up cards alone prove it.

    So many undos lead to the latest earlier position where `chain` proves nothing, and (`alive`) to one that was
    proved winnable; None where no such position is known. `never`: it is proved that undo leads to none.
    """

    chain: Chain
    broken: int | None
    alive: int | None
    never: bool = False


@dataclass(frozen=True, slots=True)
class LostBySearch:
    """The face-up cards alone don't prove it; a search of so many positions did. The rest as in `LostByChain`."""

    positions: int
    alive: int | None
    never: bool = False


@dataclass(frozen=True, slots=True)
class NotKnown:
    """The search gave up after so many positions."""

    positions: int


Reason: TypeAlias = StillWinnable | LostByChain | LostBySearch | NotKnown


def explain(
    rules: ScorpionRules, states: Sequence[State], nodes: int = DEFAULT_NODES, ranks: int = RUN_LENGTH
) -> Reason:
    """Why the last of `states` is lost; before it those that undo leads back through, oldest first.

    `nodes` is the budget of the search, in positions; earlier positions get no more than a fixed small one each.
    """
    now = states[-1]

    def search(state: State) -> Solution:
        return solve(rules, state, min(nodes, LIFE_NODES), ranks=ranks)

    def never(alive: int | None) -> bool:
        # What can be won may be reached from nothing that can't.
        return alive is None and (len(states) == 1 or search(states[0]).verdict is Verdict.UNWINNABLE)

    found = chain(rules, now, ranks)
    if found is not None:
        alive = undos_to_life(states, search)
        return LostByChain(found, undos_to_break(found.links, rules, states, ranks), alive, never(alive))
    solution = solve(rules, now, nodes, ranks=ranks)
    if solution.verdict is Verdict.WINNABLE:
        return StillWinnable()
    if solution.verdict is Verdict.UNKNOWN:
        return NotKnown(solution.nodes)
    alive = undos_to_life(states, search)
    return LostBySearch(solution.nodes, alive, never(alive))


def undos_to_break(
    links: Iterable[Link], rules: ScorpionRules, states: Sequence[State], ranks: int = RUN_LENGTH
) -> int | None:
    """How many undos from the last state lead to the latest one where these links prove nothing; None without one."""
    links = tuple(links)
    for undos, state in enumerate(reversed(states)):
        if not holds(links, rules, state, ranks):
            return undos
    return None


def undos_to_life(states: Sequence[State], search: Callable[[State], Solution]) -> int | None:
    """How many undos from the last state, which is lost, lead to the latest one that `search` proves winnable."""
    return fewest_undos(len(states) - 1, lambda undos: search(states[-1 - undos]).verdict is Verdict.WINNABLE)
