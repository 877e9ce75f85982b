"""What the player may ask about a position: a hint, why it is lost, to be shown the way; and the light. Decides none.

Each question goes to the process that thinks; the table never waits for it. An answer belongs to the position it was
asked for: whatever changes that drops the question and hides the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.scorpion.kept import KeptGame
from game.scorpion.state import Move
from game.words import Words
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp, Wheel
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.scorpion.answer import Answer
from scenes.scorpion.answering import Acts, Answering
from scenes.scorpion.asking import Ask
from scenes.scorpion.light import Lamp, Light, Truth, place_of
from scenes.scorpion.questions import Questions
from scenes.scorpion.showing import Showing
from scenes.scorpion.shown_line import ShownLine
from scenes.table.first_help import FirstHelp
from scenes.table.question import Asked, Question, Thinking

_PRESSES = ("enter", "space")


class Table(Protocol):
    """The table the answers are shown on."""

    game: KeptGame
    showing: Showing
    u: float

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""

    @property
    def button_focused(self) -> bool:
        """Whether the keyboard is on a button of the table's own."""

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
        self._preferences = preferences
        self._question = Question(thinker)
        self._lamp = Lamp(preferences, self._question, table.relight)
        self._line = ShownLine(table, self._tell_step)
        self.answer = Answer(words, table.take_back)
        acts = Acts(self.why, self.show_way, self._play, self._line.make_next)
        self._answering = Answering(table, words, preferences, self.answer, acts)
        self._stopped_by = ""
        """The key that has stopped a way and is perhaps still held down."""
        self._questions = Questions(
            table, preferences, self._question, self._lamp, self._line, self._answering, self._begin
        )
        self._asked: Ask | None = None
        """What was asked last."""
        self._first_help = FirstHelp()
        self._put_away: Ask | None = None
        """What the answer was about that the present press has just hidden: asking it again with that press is none."""

    @property
    def light(self) -> Light:
        """What the light says."""
        return self._lamp.light

    # What the player asks

    def hint(self) -> None:
        """What to play next; the answer goes away when this is asked again."""
        self._ask(Ask.HINT)

    def why(self) -> None:
        """Why the position is lost, if it is; the answer goes away when this is asked again."""
        self._ask(Ask.WHY)

    def show_way(self) -> None:
        """Play the way to the end, move by move, until something stops it."""
        self._ask(Ask.WAY)

    # What the table tells

    def settle(self) -> None:
        """The position is another one now: what was asked or said about the last no longer holds."""
        self._question.drop()
        if self._line.moving_on:
            self.answer.unlight()
            self._lamp.learn(self._table.game, Truth(place_of(self._table.game), Light.WINNABLE))
        else:
            self._line.end()
        if not self._line.shown:
            self.answer.hide()
        self._lamp.shine(self._table.game)

    def stop(self) -> bool:
        """Something was pressed: a way that is being shown ends. True where there was one."""
        shown = self._line.end()
        if shown:
            self.answer.hide()
            self._lamp.shine(self._table.game)
        return shown

    def pause(self) -> None:
        """A window is about to cover the table, and may want the process that thinks: what is asked is dropped."""
        self._put_away = None
        self.settle()

    def dress(self) -> None:
        """The settings of help changed."""
        self._lamp.shine(self._table.game)

    def handle(self, intent: Intent) -> bool:
        """Take an intent that is for the answer on the table; True where it was."""
        if self._line.by_hand and self._steps(intent):
            return True
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
        shown, mine, asked = self.answer.shown, self._by_player, self._asked
        taken = self._to_answer(intent)
        hidden = shown and not self.answer.shown
        if hidden and pressed:
            self._put_away = asked
        if mine is not None and self._by_player is mine and (hidden or (pressed and not taken)):
            self._question.drop()  # the player goes on without waiting
            self._lamp.shine(self._table.game)
        return taken

    def step(self, dt: float) -> None:
        self.answer.step(dt)
        self._first_help.step(dt)
        self._lamp.ask(self._table.game)
        self._question.listen(dt)
        self._line.step(dt, not self._table.showing.moving)

    def draw(self, canvas: pygame.Surface) -> None:
        self.answer.draw(canvas)

    @property
    def moving(self) -> bool:
        return self.answer.moving

    @property
    def waiting(self) -> bool:
        shows = self._line.shown and not self._line.by_hand
        asked = self._question.asked is not None or self._first_help.waiting
        return self.answer.waiting or asked or self._lamp.due or shows

    # Inside

    @property
    def _by_player(self) -> Asked | None:
        """The player's question that is thought about."""
        asked = self._question.asked
        return asked if asked is not None and asked.by_player else None

    def _to_answer(self, intent: Intent) -> bool:
        """Give an intent to the answer; a button of the table that has the keyboard's focus comes first."""
        presses = isinstance(intent, KeyPressed) and intent.name in _PRESSES and self.answer.shown
        if presses and self._table.button_focused and not self.answer.focused:
            self.answer.hide()
            return False
        return self.answer.handle(intent)

    def _steps(self, intent: Intent) -> bool:
        """Take an intent while each step waits for the player; False where it is to stop the way."""
        if isinstance(intent, KeyPressed) and self._line.steps_by(intent) and not self.answer.focused:
            if not intent.repeat:
                self._line.make_next()
            return True
        panel = self.answer.panel
        on_panel = isinstance(intent, PointerDown) and panel is not None and panel.box.contains(intent.x, intent.y)
        if isinstance(intent, PointerDown | Wheel) and not on_panel:
            return False
        if isinstance(intent, KeyPressed) and intent.name not in ("tab", *_PRESSES):
            return False
        if not isinstance(intent, KeyPressed | PointerDown | PointerMoved | PointerUp | PointerGone):
            return False
        taken = self.answer.handle(intent)
        if not self.answer.shown:
            self.stop()
        return taken

    def _begin(self) -> bool:
        """Whether a question makes sense now; then the game counts as assisted."""
        self.settle()
        if self._table.game.session.won:
            return False
        self._table.game.note_help()
        return True

    def _ask(self, wanted: Ask) -> None:
        game, put_away = self._table.game, self._put_away is wanted
        if game.session.won or not game.help_marks:
            if not put_away:
                self._questions.ask(wanted)
                self._asked = wanted
        elif put_away and self._first_help.agrees(wanted):
            self._agree(wanted)
        else:
            self._tell_first(wanted)

    def _tell_first(self, wanted: Ask) -> None:
        """Say what this help makes of the game; asked once more, it is given."""
        self.settle()
        self._first_help.tell(wanted)
        self._asked = wanted
        self._answering.before_help(wanted, lambda: self._agree(wanted))

    def _agree(self, wanted: Ask) -> None:
        self.answer.hide()
        self._put_away = None
        self._questions.ask(wanted)
        self._asked = wanted

    # What answers do

    def _play(self, move: Move) -> None:
        self.answer.hide()
        self._table.try_move(move, None, False)

    def _tell_step(self, move: Move, number: int, count: int) -> None:
        self._answering.step(move, number, count, self._line.by_hand)
