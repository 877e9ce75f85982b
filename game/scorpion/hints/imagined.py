"""Games imagined with the unseen cards laid out at will: which of them can be won, and by which beginnings.

Where such a game can be won, the line that wins begins with moves up to the next card that turns up; such a beginning
may be tried in every other game too. Decides no hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game.scorpion.hints.knowledge import UNKNOWN, Knowledge
from game.scorpion.solver.compact import DOWN, Game, Position, Step
from game.scorpion.solver.dive import dive
from game.scorpion.state import Move

Stop = Callable[[], bool]
_NEWS = (bytes((UNKNOWN,)), bytes((UNKNOWN - DOWN,)))
"""How a column ends on which an unseen card was dealt, or turned."""


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
    compared: int = 3_000
    """Positions looked at to compare one other move; met, where all cards are known."""


BUDGET = Budget()
LIFE = Budget(ways=1, placements=200, work=1_000, parting=500, proof=5_000)
"""For each earlier position asked whether it can still be won: about half a dozen are."""


@dataclass(slots=True)
class Beginning:
    """The moves of a line up to the next card that turns up, and the ways that can be won after them."""

    steps: tuple[Step, ...]
    won: set[int] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)


class Imagined:
    """The games imagined for one hint."""

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
        self.beginnings: list[Beginning] = []
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
        steps = steps_of(self.game, start, line)
        until = self._until_news(steps)
        if not self._note(self._shortened(steps[:until]), number):
            self._note(steps[:until], number)
        return True

    def _note(self, steps: tuple[Step, ...], number: int) -> bool:
        known = next((one for one in self.beginnings if one.steps == steps), None)
        beginning = known or Beginning(steps)
        if not self._won(beginning, number):
            return False
        if known is None:
            self.beginnings.append(beginning)
        return True

    def _won(self, beginning: Beginning, number: int) -> bool:
        """Whether a way can be won after a beginning."""
        if number not in beginning.asked:
            beginning.asked.add(number)
            start, path = self.ways[number]
            end = after(self.game, start, beginning.steps)
            if end is not None and self._dive(end, path) is not None:
                beginning.won.add(number)
        return number in beginning.won

    def won_after(self, step: Step, fewer_than: int) -> int | None:
        """How many of the ways are won after a step; None where they are not fewer, or it takes too long to tell."""
        open_to_all, won, until = Game(self.knowledge.rules), 0, self.looked + self.budget.compared
        for start, path in self.ways:
            found = open_to_all.follow(start, step)
            won += found is not None and self._dive(found[1], path) is not None
            if won >= fewer_than or self.looked >= until or self.stop():
                return None
        return won

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

    def best(self) -> Beginning:
        """The beginning after which most ways can be won; of equals the shortest."""
        best: Beginning | None = None
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


def _has_news(position: Position) -> bool:
    """Whether an unseen card lies open."""
    return any(column[-1:] in _NEWS for column in position[0])


def turns_up(before: Position, then: Position) -> bool:
    """Whether a card that lay face down lies open."""
    return _face_down(then) < _face_down(before)


def _face_down(position: Position) -> int:
    return sum(card >= DOWN for column in position[0] for card in column)


def after(game: Game, position: Position, steps: Iterable[Step]) -> Position | None:
    """Where steps lead, None where one of them can't be made."""
    for step in steps:
        found = game.follow(position, step)
        if found is None:
            return None
        position = found[1]
    return position


def steps_of(game: Game, position: Position, line: tuple[Move, ...]) -> tuple[Step, ...]:
    """A line by its cards."""
    steps: list[Step] = []
    for move in line:
        steps.append(game.step(position, move))
        position = next(after for made, after in game.moves(position) if made == move)
    return tuple(steps)
