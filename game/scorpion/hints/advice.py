"""Which move keeps most ways open: a hint, made from what the player knows and from nothing else.

The unseen cards are laid out in many ways. Where a way can be won, the line that wins begins with moves up to the next
card that turns up; such a beginning is a *plan*. The plan is kept after which most ways can still be won. What comes
later is decided when more is known, as a person would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from time import monotonic

from game.scorpion.back import fewest_undos
from game.scorpion.hints.knowledge import UNKNOWN, Knowledge
from game.scorpion.solver.compact import DOWN, Game, Position, Step
from game.scorpion.solver.dive import dive
from game.scorpion.solver.search import Verdict, search
from game.scorpion.state import Move

Stop = Callable[[], bool]
_NEWS = (bytes((UNKNOWN,)), bytes((UNKNOWN - DOWN,)))
"""How a column ends on which an unseen card was dealt, or turned."""


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
    LOST = "lost"
    """All cards are known, and it is proved that nobody wins from here."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work a hint may be: positions looked at, never time, so that a hint is the same on every machine."""

    ways: int = 24
    """Ways that can be won are looked for until there are so many."""
    placements: int = 600
    """Placements of the unseen cards that are tried for that."""
    nodes: int = 600
    """Positions looked at for one way."""
    work: int = 6_000
    """Positions looked at in all; the last way begun is ended."""
    parting: int = 2_000
    """The same for a second look, where no way was found without parting cards from their successors."""
    proof: int = 20_000
    """Positions met where all cards are known."""


BUDGET = Budget()
LIFE = Budget(ways=1, placements=200, work=1_000, parting=500, proof=5_000)
"""For each earlier position asked whether it can still be won: about half a dozen are."""


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


@dataclass(slots=True)
class _Beginning:
    """The moves of a line up to the next card that turns up, and the ways that can be won after them."""

    steps: tuple[Step, ...]
    won: set[int] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)


class _Search:
    """One hint in the making."""

    def __init__(self, knowledge: Knowledge, budget: Budget, keep_bonds: bool, stop: Stop) -> None:
        self.game = Game(knowledge.rules, keep_bonds=keep_bonds)
        self.knowledge = knowledge
        self.budget = budget
        self.stop = stop
        self.been = {self.game.key(position) for position in (*knowledge.path, knowledge.position)}
        """The positions of this game, as far as they are known."""
        self.path = knowledge.path if knowledge.rules.may_part else ()
        self.ways: list[tuple[Position, tuple[bytes, ...]]] = []
        """The placements that can be won, each with the keys of positions not to be returned to."""
        self.beginnings: list[_Beginning] = []
        self.tried = 0
        self.looked = 0

    def look(self) -> None:
        """Find ways that can be won, and beginnings."""
        for placement in self.knowledge.placements(self.budget.placements):
            if len(self.ways) >= self.budget.ways or self.looked >= self.budget.work or self.stop():
                return
            self.tried += 1
            start = placement.fill(self.knowledge.position)
            path = tuple(self.game.key(placement.fill(earlier)) for earlier in self.path)
            self.ways.append((start, path))
            if not (self._open_after_a_beginning() or self._begin()):
                self.ways.pop()
                for beginning in self.beginnings:
                    beginning.asked.discard(len(self.ways))

    def _open_after_a_beginning(self) -> bool:
        """Whether the newest way can be won after the best beginning found so far."""
        if not self.beginnings:
            return False
        best = max(self.beginnings, key=lambda one: len(one.won))
        return self._won(best, len(self.ways) - 1)

    def _begin(self) -> bool:
        """Look for a win of the newest way, and note how it begins."""
        number = len(self.ways) - 1
        start, path = self.ways[number]
        line = self._dive(start, path)
        if line is None:
            return False
        steps = _steps(self.game, start, line)
        until = self._until_news(steps)
        if not self._note(self._shortened(steps[:until]), number):
            self._note(steps[:until], number)
        return True

    def _note(self, steps: tuple[Step, ...], number: int) -> bool:
        known = next((one for one in self.beginnings if one.steps == steps), None)
        beginning = known or _Beginning(steps)
        if not self._won(beginning, number):
            return False
        if known is None:
            self.beginnings.append(beginning)
        return True

    def _won(self, beginning: _Beginning, number: int) -> bool:
        """Whether a way can be won after a beginning."""
        if number not in beginning.asked:
            beginning.asked.add(number)
            start, path = self.ways[number]
            end = _after(self.game, start, beginning.steps)
            if end is not None and self._dive(end, path) is not None:
                beginning.won.add(number)
        return number in beginning.won

    def _dive(self, start: Position, path: Iterable[bytes]) -> tuple[Move, ...] | None:
        line, looked = dive(self.game, start, self.budget.nodes, path, self.stop)
        self.looked += looked
        return line

    def _until_news(self, steps: tuple[Step, ...]) -> int:
        """How many steps it takes until an unseen card turns up; all of them where none does."""
        position = self.knowledge.position
        for number, step in enumerate(steps):
            found = self.game.follow(position, step)
            assert found is not None
            if _has_news(found[1]):
                return number + 1
            position = found[1]
        return len(steps)

    def _shortened(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps without those that can be left out and an unseen card still turns up at the last one."""
        kept = steps
        for number in range(len(steps) - 2, -1, -1):
            fewer = kept[:number] + kept[number + 1 :]
            if self._leads_to_news(fewer):
                kept = fewer
        return kept

    def _leads_to_news(self, steps: tuple[Step, ...]) -> bool:
        """Whether the last step, and none before it, turns up an unseen card, and no position comes back till then."""
        position, been = self.knowledge.position, set(self.been)
        for number, step in enumerate(steps):
            found = self.game.follow(position, step)
            if found is None:
                return False
            position = found[1]
            if _has_news(position):
                return number == len(steps) - 1
            key = self.game.key(position)
            if key in been:
                return False
            been.add(key)
        return False

    def best(self) -> _Beginning:
        """The beginning after which most ways can be won; of equals the shortest."""
        best: _Beginning | None = None
        for beginning in sorted(self.beginnings, key=lambda one: (-len(one.won), len(one.steps))):
            for number in range(len(self.ways)):
                lost = len(beginning.asked) - len(beginning.won)
                if best is not None and len(self.ways) - lost <= len(best.won):
                    break
                self._won(beginning, number)
            else:
                best = beginning
        assert best is not None
        return best


def hint(knowledge: Knowledge, last: Hint | None = None, budget: Budget = BUDGET, stop: Stop = _never) -> Hint:
    """The hint for a position; `last`, the hint before it, holds as long as its plan knows the position.

    The same knowledge, plan and budget give the same hint, unless `stop` says True: then it isn't sure.
    """
    if last is not None and (move := last.plan.move(knowledge.position)) is not None:
        return replace(last, move=move)
    if knowledge.complete:
        return _proved(knowledge, budget, stop)
    search = _Search(knowledge, budget, keep_bonds=True, stop=stop)
    search.look()
    if not search.ways and knowledge.rules.may_part:
        search = _Search(knowledge, replace(budget, work=budget.parting), keep_bonds=False, stop=stop)
        search.look()
    if not search.ways:
        return Hint(Kind.NONE, tried=search.tried, sure=not stop())
    best = search.best()
    plan = _plan(search.game, knowledge.position, best.steps)
    return Hint(Kind.WAYS, plan.moves[0], plan, len(best.won), len(search.ways), search.tried, sure=not stop())


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
    plan = Plan() if line is None else _plan(game, position, _steps(game, position, line))
    # A line that goes back is none: undo is the way to where it goes on from.
    if not plan.moves or any(game.key(one) in been for one in plan.positions):
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


def _has_news(position: Position) -> bool:
    """Whether an unseen card lies open."""
    return any(column[-1:] in _NEWS for column in position[0])


def _after(game: Game, position: Position, steps: Iterable[Step]) -> Position | None:
    """Where steps lead, None where one of them can't be made."""
    for step in steps:
        found = game.follow(position, step)
        if found is None:
            return None
        position = found[1]
    return position


def _steps(game: Game, position: Position, line: tuple[Move, ...]) -> tuple[Step, ...]:
    """A line by its cards."""
    steps: list[Step] = []
    for move in line:
        steps.append(game.step(position, move))
        position = next(after for made, after in game.moves(position) if made == move)
    return tuple(steps)


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint, and where it has no move how many undos lead to a position some way can still be won from, if any."""

    hint: Hint
    alive: int | None = None


def advise(knowledge: Knowledge, last: Hint | None = None, seconds: float | None = None) -> Advice:
    """The hint for a position and the way back where there is none; for the process that thinks.

    `seconds` is an emergency stop: work still going on then ends, and the hint isn't sure.
    """
    end = None if seconds is None else monotonic() + seconds

    def stop() -> bool:
        return end is not None and monotonic() >= end

    found = hint(knowledge, last, BUDGET, stop)
    return Advice(found) if found.move is not None else Advice(found, undos_to_life(knowledge, LIFE, stop))


def undos_to_life(knowledge: Knowledge, budget: Budget = LIFE, stop: Stop = _never) -> int | None:
    """How many undos lead to the latest earlier position that some way can be won from, with what is known now."""

    def alive(undos: int) -> bool:
        return not stop() and hint(knowledge.back(undos), None, budget, stop).move is not None

    return fewest_undos(len(knowledge.path), alive)
