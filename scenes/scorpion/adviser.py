"""What the player may ask about a position: a hint, why it is lost, to be shown the way; and the light. Decides none.

Each question goes to the process that thinks; the table never waits for it. An answer belongs to the position it was
asked for: whatever changes that drops the question and hides the answer.

What a question and its answer need is loaded with the first one, so that the table is on the screen sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.scorpion.kept import KeptGame
from game.scorpion.state import DealReserve, Move, MoveUnit, PlayReserve, State
from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown, Wheel
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scorpion.answer import Answer
from scenes.scorpion.focus import landing, ring_box
from scenes.scorpion.geometry import ColumnSpot, ReserveSpot
from scenes.scorpion.light import Light
from scenes.scorpion.showing import Showing
from scenes.widgets.buttons import Button

if TYPE_CHECKING:
    from game.scorpion.hints.advice import Advice, Hint
    from game.scorpion.solver import Solution
    from game.scorpion.solver.reason import Reason
    from game.thinking import Answer as Thought
    from game.thinking import Failure
    from scenes.scorpion.why_words import Said

_EMERGENCY = 10.0
"""Seconds after which a hint is given up as it stands; its budget is mostly spent within one."""
_LIGHT_NODES = 50_000
_LINE_NODES = 200_000
_PATIENCE = 0.4
"""Seconds without an answer after which the table says that it thinks."""
_FIRST_LOOK, _BETWEEN_MOVES = 1.2, 0.3
"""Seconds before the first move that is shown, and between moves."""

Place = tuple[str, State]
"""A position and the name of the rules it is played by."""


class Thinking(Protocol):
    """What is needed of the process that thinks (`game.thinking.Thinker`)."""

    def ask(self, function: Callable[..., Any], *arguments: Any) -> int:
        """Put a question, dropping the one before it."""

    def cancel(self) -> None:
        """Drop the question."""

    def answer(self) -> Thought | Failure | None:
        """The answer, once; None while there is none yet."""


class Table(Protocol):
    """The table the answers are shown on."""

    game: KeptGame
    showing: Showing
    u: float

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""

    def answer_room(self) -> Box:
        """Where words may stand."""

    def try_move(self, move: Move, near: int | None, from_hand: bool) -> None:
        """Make a move."""

    def take_back(self, count: int) -> None:
        """Undo so many moves."""

    def relight(self) -> None:
        """The light has changed."""


class Adviser:
    """One question at a time; `thinker` is asked for only once something is to be thought about."""

    def __init__(
        self, table: Table, words: Words, preferences: KeptPreferences, thinker: Callable[[], Thinking]
    ) -> None:
        self._table = table
        self._words = words
        self._preferences = preferences
        self._thinker = thinker
        self.answer = Answer(words, table.take_back)
        self.light = Light.OFF
        self._then: Callable[[Any], None] | None = None
        """What is done with the answer to the question now asked; None while there is none."""
        self._patience = 0.0
        self._light_due = False
        self._known: tuple[Place, Light] | None = None
        """The position last judged and what the light says of it."""
        self._line: list[Move] = []
        self._rest = 0.0
        self._moving_on = False
        self._stopped_by = ""
        """The key that has stopped a way and is perhaps still held down."""
        self._last: tuple[KeptGame, Hint] | None = None
        self._asked: Callable[[], None] | None = None
        self._put_away: Callable[[], None] | None = None
        """The question whose answer the present press has just hidden: asking it again with that press is none."""

    # What the player asks

    def hint(self) -> None:
        """What to play next; the answer goes away when this is asked again."""
        if self._put_away == self.hint:
            return
        from game.scorpion.hints.advice import advise
        from game.scorpion.hints.knowledge import all_cards, known

        game, last = self._table.game, self._last
        look = all_cards if self._preferences.now.hints_know else known
        # The plan of another game may know this position too: the same cards under other rules.
        plan = last[1] if last is not None and last[0] is game else None
        self._ask(self._tell_hint, advise, look(game.start, game.session), plan, _EMERGENCY)
        self._asked = self.hint

    def why(self) -> None:
        """Why the position is lost, if it is; the answer goes away when this is asked again."""
        if self._put_away == self.why:
            return
        self._explain()
        self._asked = self.why

    def show_me(self) -> None:
        """Play the way to the end, move by move, until something stops it."""
        if self._put_away == self.show_me:
            return
        from game.scorpion.rules_deal import rest_of_line
        from game.scorpion.solver import solve

        game = self._table.game
        line = rest_of_line(game.session.state)
        if line is None:
            self._ask(self._tell_line, solve, game.start.rules, game.session.state, _LINE_NODES)
        elif self._begin():
            self._play_on(line)
        self._asked = self.show_me

    # What the table tells

    def settle(self) -> None:
        """The position is another one now: what was asked or said about the last no longer holds."""
        if not self._moving_on:
            self._line = []
        self._drop()
        self.answer.hide()
        self._want_light()

    def stop(self) -> bool:
        """Something was pressed: a way that is being shown ends. True where there was one."""
        shown = bool(self._line)
        if shown:
            self._line = []
            self.answer.hide()
            self._want_light()
        return shown

    def pause(self) -> None:
        """A window is about to cover the table, and may want the process that thinks: what is asked is dropped."""
        self._put_away = None
        self.settle()

    def dress(self) -> None:
        """The settings of help changed."""
        self._want_light()

    def handle(self, intent: Intent) -> bool:
        """Take an intent that is for the answer on the table; True where it was."""
        pressed = isinstance(intent, PointerDown | KeyPressed)
        if (pressed or isinstance(intent, Wheel)) and self.stop():
            self._stopped_by = intent.name if isinstance(intent, KeyPressed) else ""
            return True
        if isinstance(intent, KeyPressed):
            if intent.repeat and intent.name == self._stopped_by:
                return True
            self._stopped_by = ""
        if pressed:
            self._put_away = None
        shown, then, asked = self.answer.shown, self._then, self._asked
        taken = self.answer.handle(intent)
        hidden = shown and not self.answer.shown
        if hidden and pressed:
            self._put_away = asked
        waits = then is not None and then != self._take_light and self._then is then
        if waits and (hidden or (pressed and not taken)):
            self._drop()  # the player goes on without waiting
            self._want_light()
        return taken

    def step(self, dt: float) -> None:
        self.answer.step(dt)
        self._listen(dt)
        if self._line and not self._table.showing.moving:
            self._rest -= dt
            if self._rest <= 0:
                self._move_on()

    def draw(self, canvas: pygame.Surface) -> None:
        self.answer.draw(canvas)

    @property
    def moving(self) -> bool:
        return self.answer.moving

    @property
    def waiting(self) -> bool:
        return self.answer.waiting or self._then is not None or self._light_due or bool(self._line)

    # Inside

    def _begin(self) -> bool:
        """Whether a question makes sense now; then the game counts as assisted."""
        self.settle()
        if self._table.game.session.won:
            return False
        self._table.game.note_help()
        return True

    def _ask(self, then: Callable[[Any], None], function: Callable[..., Any], *arguments: Any) -> None:
        if self._begin():
            self._put(then, function, *arguments)
            self._patience = _PATIENCE

    def _explain(self) -> None:
        from game.scorpion.solver.reason import explain

        game = self._table.game
        self._ask(self._tell_reason, explain, game.start.rules, game.session.states)

    def _put(self, then: Callable[[Any], None], function: Callable[..., Any], *arguments: Any) -> None:
        self._drop()
        self._then = then
        self._thinker().ask(function, *arguments)

    def _drop(self) -> None:
        if self._then is not None:
            self._then = None
            self._thinker().cancel()

    def _listen(self, dt: float) -> None:
        then = self._then
        if then is None:
            if self._light_due:
                self._ask_light()
            return
        found = self._thinker().answer()
        if found is not None:
            from game.thinking import Failure

            self._then = None
            if isinstance(found, Failure):
                self._fail(then)
            else:
                then(found.value)
        elif self._patience > 0 and then != self._take_light:
            self._patience -= dt
            if self._patience <= 0:
                self._say(self._words.text("Thinking…"))

    def _fail(self, then: Callable[[Any], None]) -> None:
        text = self._words.text
        if then == self._take_light:
            self._set_light(Light.UNKNOWN)
        else:
            self._say(text("No answer"), text("Something went wrong. Please ask again."))

    def _say(self, heading: str, closing: str = "") -> None:
        from scenes.scorpion.why_words import Said

        self._tell(Said(heading, (), closing))

    def _tell(self, words: Said, move: Move | None = None, buttons: Sequence[Button] = ()) -> None:
        table = self._table
        lit = None if move is None else lambda: self._lit(move)
        self.answer.tell(words, table.showing, table.answer_room(), table.u, lit, buttons)

    def _tell_hint(self, advice: Advice) -> None:
        from scenes.scorpion.advice_words import hint_words

        text, hint = self._words.text, advice.hint
        self._last = (self._table.game, hint) if hint.sure else None
        session = self._table.game.session
        words = hint_words(advice, session.state, self._words, len(session.states) > 1)
        if hint.move is None:
            buttons = [Button(text("Why?"), self.why, icon="info")]
        else:
            buttons = [
                Button(text("Why?"), self.why, icon="info"),
                Button(text("Show the way"), self.show_me, icon="play"),
            ]
        self._tell(words, hint.move, buttons)

    def _tell_reason(self, reason: Reason) -> None:
        table = self._table
        played = len(table.game.session.states) > 1
        self.answer.show(reason, table.showing, table.answer_room(), table.u, played)

    def _tell_line(self, found: Solution) -> None:
        light = Light(found.verdict.value)
        if light is Light.WINNABLE:
            self._play_on(found.moves)
        elif light is Light.LOST:
            self._explain()
        else:
            text = self._words.text
            self._say(text("No way to win is known"), text("The search stopped before finding one."))

    def _play_on(self, line: Sequence[Move]) -> None:
        self._line = list(line)
        self._rest = _FIRST_LOOK
        self._want_light()
        text = self._words.text
        self._say(text("The way to win"), text("Press any key or tap to stop."))

    def _move_on(self) -> None:
        move = self._line.pop(0)
        self._rest = _BETWEEN_MOVES * max(self._table.speed, 0.5)
        self._moving_on = True
        self._table.try_move(move, None, False)
        self._moving_on = False

    def _lit(self, move: Move) -> list[tuple[Box, bool]]:
        """What a hint lights up: what is taken and where it goes."""
        showing = self._table.showing
        geometry, state, poses = showing.geometry, showing.state, showing.poses()
        match move:
            case DealReserve():
                return [(geometry.reserve_reach(0, state), False)]
            case MoveUnit(source, index, target):
                taken = ring_box(ColumnSpot(source, index), geometry, state, poses)
            case PlayReserve(place, target):
                taken = ring_box(ReserveSpot(place), geometry, state, poses)
        return [(taken, False), (landing(target, geometry, state, poses), not state.columns[target].cards)]

    # The light

    def _want_light(self) -> None:
        """Say what is known of the position, or that it is to be thought about."""
        game = self._table.game
        if not self._preferences.now.light or game.session.won:
            self._light_due = False
            self._set_light(Light.OFF)
            return
        game.note_help()
        if self._line:
            self._known = self._place, Light.WINNABLE  # a way from here is being shown
        self._light_due = self._known is None or self._known[0] != self._place
        self._set_light(Light.THINKING if self._known is None or self._light_due else self._known[1])

    @property
    def _place(self) -> Place:
        game = self._table.game
        return game.start.rules.name, game.session.state

    def _ask_light(self) -> None:
        from game.scorpion.solver import solve

        self._light_due = False
        game = self._table.game
        self._put(self._take_light, solve, game.start.rules, game.session.state, _LIGHT_NODES)

    def _take_light(self, found: Solution) -> None:
        light = Light(found.verdict.value)
        self._known = self._place, light
        self._set_light(light)

    def _set_light(self, light: Light) -> None:
        if light is not self.light:
            self.light = light
            self._table.relight()
