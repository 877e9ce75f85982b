"""What the player asks about a position, and what becomes of the answer: hint, why it is lost, the way. Decides none.

What a question and its answer need is loaded with the first one, so that the table is on the screen sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from game.scorpion.kept import KeptGame
from game.scorpion.state import Move
from scenes.preferences import KeptPreferences
from scenes.scorpion.answering import Answering
from scenes.scorpion.asking import Ask
from scenes.scorpion.light import Lamp, Light, Truth, place_of
from scenes.scorpion.preferences import SCORPION
from scenes.scorpion.shown_line import ShownLine
from scenes.table.question import Asked, Question

if TYPE_CHECKING:
    from game.scorpion.hints.advice import Advice, Hint
    from game.scorpion.solver import Solution
    from game.scorpion.solver.reason import Reason
    from scenes.table.answer_said import Source

_EMERGENCY = 10.0
"""Seconds after which a hint is given up as it stands; its budget is mostly spent within one."""
_LINE_NODES = 200_000


class Table(Protocol):
    """The table they are asked at."""

    game: KeptGame


class Questions:
    """Puts questions and tells what came of them; `begin` is whether one makes sense now."""

    def __init__(
        self,
        table: Table,
        preferences: KeptPreferences,
        question: Question,
        lamp: Lamp,
        line: ShownLine,
        answering: Answering,
        begin: Callable[[], bool],
    ) -> None:
        self._table = table
        self._preferences = preferences
        self._question = question
        self._lamp = lamp
        self._line = line
        self._answering = answering
        self._begin = begin
        self._last: tuple[KeptGame, Hint] | None = None

    def ask(self, wanted: Ask) -> None:
        """Ask this about the position on the table."""
        {Ask.HINT: self._hint, Ask.WHY: self._why, Ask.WAY: self._way}[wanted]()

    def _hint(self) -> None:
        from game.scorpion.hints.advice import advise
        from game.scorpion.hints.knowledge import all_cards, known
        from scenes.table.answer_said import Source

        game, last = self._table.game, self._last
        knows = self._preferences.of(SCORPION).now.hints_know
        look, source = (all_cards, Source.KNOWS) if knows else (known, Source.SEEN)
        # The plan of another game may know this position too: the same cards under other rules.
        plan = last[1] if last is not None and last[0] is game else None
        knowledge = look(game.start, game.session)
        self._put(lambda advice: self._tell_hint(advice, source), advise, knowledge, plan, _EMERGENCY)

    def _why(self) -> None:
        from game.scorpion.solver.reason import explain

        game = self._table.game
        self._put(self._tell_reason, explain, game.start.rules, game.session.states)

    def _way(self) -> None:
        from game.scorpion.rules_deal import rest_of_line
        from game.scorpion.solver import solve

        game = self._table.game
        line = rest_of_line(game.session.state)
        if line is None:
            self._put(self._tell_line, solve, game.start.rules, game.session.state, _LINE_NODES)
        elif self._begin():
            self._play_on(line)

    def _put(self, then: Callable[[Any], None], function: Callable[..., Any], *arguments: Any) -> None:
        if self._begin():
            self._question.put(Asked(then, self._answering.failed, self._answering.thinking), function, *arguments)

    def _tell_hint(self, advice: Advice, source: Source) -> None:
        from game.scorpion.hints.advice import Kind

        game, hint = self._table.game, advice.hint
        self._last = (game, hint) if hint.sure else None
        proved = {Kind.PROVED: Light.WINNABLE, Kind.BACK: Light.WINNABLE, Kind.LOST: Light.LOST}
        truth = self._lamp.truth(game)
        if hint.kind in proved and truth is None:
            self._lamp.learn(game, Truth(place_of(game), proved[hint.kind], advice.never))
        self._answering.hint(advice, source, truth)

    def _tell_reason(self, reason: Reason) -> None:
        from scenes.scorpion.why_words import truth_of

        game = self._table.game
        truth = truth_of(place_of(game), reason)
        self._lamp.learn(game, truth)
        self._answering.reason(reason, truth)

    def _tell_line(self, found: Solution) -> None:
        light = Light(found.verdict.value)
        self._learn(light)
        if light is Light.WINNABLE:
            self._play_on(found.moves)
        elif light is Light.LOST:
            self._why()
        else:
            self._answering.no_way()

    def _play_on(self, line: Sequence[Move]) -> None:
        self._learn(Light.WINNABLE)
        self._line.begin(line)

    def _learn(self, light: Light) -> None:
        game = self._table.game
        self._lamp.learn(game, Truth(place_of(game), light))
