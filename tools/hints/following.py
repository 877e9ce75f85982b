"""Plays one deal to its end by following every hint; decides no hint and counts nothing over deals."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time

from game.rules import Refusal
from game.scorpion.hints.advice import Hint, hint
from game.scorpion.hints.imagined import BUDGET, Budget
from game.scorpion.hints.knowledge import all_cards, known
from game.scorpion.record import Start
from game.scorpion.solver import Verdict, solve
from game.scorpion.variants import RULE_SETS

SOLVED_WITHIN = 20_000
"""Positions the solver may meet to find out whether a deal can be won; undecided ones are left out."""
_ENDLESS = 1_000


@dataclass(frozen=True, slots=True)
class Followed:
    """A deal played by the hints: `repeated` counts positions that came back, `times_ms` are those of hints that had
    to be thought about, on the processor; the others went on with a plan.
    """

    won: bool
    moves: int
    repeated: int
    times_ms: tuple[float, ...]


def follow(rules: str, knowing: bool, deal: int, budget: Budget = BUDGET) -> Followed | None:
    """Play a deal by hints that may know the hidden cards or not; None where it can't be won, or nobody can say."""
    start = Start.numbered(RULE_SETS[rules], deal)
    if solve(start.rules, start.state, SOLVED_WITHIN).verdict is not Verdict.WINNABLE:
        return None
    session, look = start.session(), all_cards if knowing else known
    seen, repeated = {(start.state.columns, start.state.reserve)}, 0
    times_ms: list[float] = []
    last: Hint | None = None
    while not session.won and session.moves < _ENDLESS:
        knowledge = look(start, session)
        began = thread_time()
        found = hint(knowledge, last, budget)
        if last is None or found.plan is not last.plan:
            times_ms.append(1000 * (thread_time() - began))
        if found.move is None:
            break
        if isinstance(refusal := session.apply(found.move), Refusal):
            raise RuntimeError(f"{rules} {deal}: the hint {found.move} is refused: {refusal.reason}")
        last = found
        repeated += (session.state.columns, session.state.reserve) in seen
        seen.add((session.state.columns, session.state.reserve))
    return Followed(session.won, session.moves, repeated, tuple(times_ms))
