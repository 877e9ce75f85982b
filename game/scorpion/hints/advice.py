"""Which move keeps most ways open: a hint, made from what the player knows and from nothing else.

The unseen cards are laid out in many ways. Where a way can be won, the line that wins begins with moves up to the next
card that turns up; such a beginning is a *plan*. The plan is kept after which most ways can still be won. What comes
later is decided when more is known, as a person would.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from time import monotonic

from game.scorpion.back import fewest_undos
from game.scorpion.hints.imagined import BUDGET, LIFE, Budget, Imagined, Stop, steps_of, turns_up
from game.scorpion.hints.knowledge import Knowledge
from game.scorpion.hints.reasons import Fact, Fault, Rival, facts, tempting
from game.scorpion.solver.compact import Game, Position, Step
from game.scorpion.solver.dive import dive
from game.scorpion.solver.reason import LIFE_NODES
from game.scorpion.solver.search import Verdict, search
from game.scorpion.solver.why import locked
from game.scorpion.state import Move

_MOST_RIVALS = 2
"""So many tempting moves are compared with the hint's, until one is found to be worse."""


def _never() -> bool:
    return False


class Kind(StrEnum):
    """What a hint says."""

    WAYS = "ways"
    """This move keeps `kept` of `ways` ways open in which the unseen cards may lie."""
    PROVED = "proved"
    """All cards are known, and this move is the first of a line that wins."""
    NONE = "none"
    """No way was found to win from here."""
    BACK = "back"
    """All cards are known, and every line found that wins goes back through a position that undo leads to."""
    LOST = "lost"
    """It is proved, from what is known, that nobody wins from here."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves that hold until a card turns up, each with the position it is for."""

    moves: tuple[Move, ...] = ()
    positions: tuple[Position, ...] = ()

    def move(self, position: Position) -> Move | None:
        """The move for a position, None where the plan doesn't know it."""
        return self.moves[self.positions.index(position)] if position in self.positions else None


@dataclass(frozen=True, slots=True)
class Hint:
    """`move` is None where there is none; `tried` placements were looked at, `ways` of them can be won, and `kept`
    of those still after the plan. `sure` is False where the clock cut the work short. Where all cards are known and no
    move was found, nothing was tried.
    """

    kind: Kind
    move: Move | None = None
    plan: Plan = Plan()
    kept: int = 0
    ways: int = 0
    tried: int = 0
    sure: bool = True


def hint(knowledge: Knowledge, last: Hint | None = None, budget: Budget = BUDGET, stop: Stop = _never) -> Hint:
    """The hint for a position; `last`, the hint before it, holds as long as its plan knows the position.

    The same knowledge, plan and budget give the same hint, unless `stop` says True: then it isn't sure.
    """
    return _thought(knowledge, last, budget, stop)[0]


def _thought(knowledge: Knowledge, last: Hint | None, budget: Budget, stop: Stop) -> tuple[Hint, Imagined | None]:
    """The hint, and the games that were imagined for it."""
    if last is not None and (move := last.plan.move(knowledge.position)) is not None:
        return replace(last, move=move), None
    if knowledge.complete:
        return _proved(knowledge, budget, stop), None
    if locked(knowledge.rules, knowledge.seems(knowledge.position)):
        return Hint(Kind.LOST), None
    games = Imagined(knowledge, budget, keep_bonds=True, stop=stop)
    games.look()
    if not games.ways and knowledge.rules.may_part:
        games = Imagined(knowledge, replace(budget, work=budget.parting), keep_bonds=False, stop=stop)
        games.look()
    if not games.ways:
        return Hint(Kind.NONE, tried=games.tried, sure=not stop()), None
    best = games.best()
    plan = _plan(games.game, knowledge.position, best.steps)
    kept, ways, tried = len(best.won), len(games.ways), games.tried
    return Hint(Kind.WAYS, plan.moves[0], plan, kept, ways, tried, sure=not stop()), games


def _proved(knowledge: Knowledge, budget: Budget, stop: Stop) -> Hint:
    position, rules = knowledge.position, knowledge.rules
    game = Game(rules)
    been = set(map(game.key, knowledge.path)) if rules.may_part else set()
    line, _ = dive(Game(rules, keep_bonds=True), position, budget.proof, been, stop)
    lost = False
    if line is None:
        found = search(game, position, budget.proof, stop)
        line = found.moves if found.verdict is Verdict.WINNABLE else None
        lost = found.verdict is Verdict.UNWINNABLE
    plan = Plan() if line is None else _plan(game, position, steps_of(game, position, line))
    # A line that goes back is none: undo is the way to where it goes on from.
    if any(game.key(one) in been for one in plan.positions):
        return Hint(Kind.BACK)
    if not plan.moves:
        return Hint(Kind.LOST if lost else Kind.NONE, sure=not stop())
    return Hint(Kind.PROVED, plan.moves[0], plan, 1, 1, 1)


def _plan(game: Game, position: Position, steps: tuple[Step, ...]) -> Plan:
    moves: list[Move] = []
    positions: list[Position] = []
    for step in steps:
        found = game.follow(position, step)
        assert found is not None
        moves.append(found[0])
        positions.append(position)
        position = found[1]
    return Plan(tuple(moves), tuple(positions))


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint and what speaks for it; where it has no move, how many undos lead back to life, if that is known.

    `alive` undos lead to a position some way can still be won from; `never`: all cards known, it is proved that none
    do. `rival` is a tempting move that is worse.
    """

    hint: Hint
    alive: int | None = None
    never: bool = False
    facts: tuple[Fact, ...] = ()
    rival: Rival | None = None


def advise(knowledge: Knowledge, last: Hint | None = None, seconds: float | None = None) -> Advice:
    """The hint for a position and why, or the way back where there is none; for the process that thinks.

    `seconds` is an emergency stop: work still going on then ends, and the hint isn't sure.
    """
    end = None if seconds is None else monotonic() + seconds

    def stop() -> bool:
        return end is not None and monotonic() >= end

    found, games = _thought(knowledge, last, BUDGET, stop)
    if found.move is None:
        alive = undos_to_life(knowledge, LIFE, stop)
        return Advice(found, alive, knowledge.complete and alive is None and _never_alive(knowledge, stop))
    game = Game(knowledge.rules)
    known = zip(found.plan.positions, found.plan.moves, strict=True)
    steps = [game.step(position, move) for position, move in known]
    later = steps[found.plan.positions.index(knowledge.position) + 1 :]
    told = facts(knowledge, found.move, later)
    return Advice(found, None, False, told, _rival(knowledge, found, games, steps, stop))


def _rival(knowledge: Knowledge, found: Hint, games: Imagined | None, steps: list[Step], stop: Stop) -> Rival | None:
    """The most tempting move that is found to be worse; `steps` are those of the hint's plan."""
    for move, fact in tempting(knowledge, steps)[:_MOST_RIVALS]:
        fault = _fault(knowledge, move, found, games, stop)
        if fault is not None:
            return Rival(move, fact, *fault)
    return None


def _fault(
    knowledge: Knowledge, move: Move, found: Hint, games: Imagined | None, stop: Stop
) -> tuple[Fault, int] | None:
    game = Game(knowledge.rules)
    step = game.step(knowledge.position, move)
    made = game.follow(knowledge.position, step)
    assert made is not None
    if knowledge.complete:
        lost = search(game, made[1], BUDGET.compared, stop).verdict is Verdict.UNWINNABLE
        return (Fault.LOST, 0) if lost else None
    if not turns_up(knowledge.position, made[1]) and locked(knowledge.rules, knowledge.seems(made[1])):
        return Fault.LOCKS, 0
    won = games.won_after(step, found.kept) if games is not None and found.sure else None
    if won is None:
        return None
    return (Fault.FEWER if won else Fault.NONE), won


def undos_to_life(knowledge: Knowledge, budget: Budget = LIFE, stop: Stop = _never) -> int | None:
    """How many undos lead to the latest earlier position that some way can be won from, with what is known now.

    Where all cards are known it is what `reason` says.
    """

    def alive(undos: int) -> bool:
        if knowledge.complete:
            return _verdict(knowledge, undos, stop) is Verdict.WINNABLE
        return not stop() and hint(knowledge.back(undos), None, budget, stop).move is not None

    return fewest_undos(len(knowledge.path), alive)


def _never_alive(knowledge: Knowledge, stop: Stop) -> bool:
    """Whether the first position that undo leads to is proved lost, and so all that come after it."""
    path = len(knowledge.path)
    return not path or _verdict(knowledge, path, stop) is Verdict.UNWINNABLE


def _verdict(knowledge: Knowledge, undos: int, stop: Stop) -> Verdict:
    return search(Game(knowledge.rules), knowledge.back(undos).position, LIFE_NODES, stop).verdict
