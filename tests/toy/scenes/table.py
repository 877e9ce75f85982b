"""The Ladder table as a scene: a person's intents become moves, what happened is shown. Decides no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.rules import Refusal
from game.words import Words
from scenes.commands import AT_EVERY_TABLE, CANCEL, NEW, REDO, RULES, UNDO, Command, asked
from scenes.intents import Intent, KeyPressed, PointerDown, PointerGone, PointerMoved, PointerUp
from scenes.look.shapes import Box
from scenes.preferences import KeptPreferences
from scenes.table.cues import Hear
from scenes.table.faces import CardFaces
from scenes.table.played import time_stats
from scenes.table.rings import draw_focus
from scenes.table.sign import Sign
from scenes.table.strip import Stat, Strip
from scenes.table.strip_numbers import told
from scenes.widgets.buttons import IconButton
from tests.toy.game.kept import KeptLadder
from tests.toy.game.state import Lay
from tests.toy.scenes.geometry import Geometry
from tests.toy.scenes.hand import Hand
from tests.toy.scenes.keys import Keys
from tests.toy.scenes.showing import Showing
from tests.toy.scenes.telling import Telling

COMMANDS = (*AT_EVERY_TABLE, NEW)


class Doors(NamedTuple):
    """Where the table's buttons and keys lead; the rules open at the heading of an id."""

    menu: Callable[[], None]
    new: Callable[[], None]
    rules: Callable[[str], None]


class LadderTable:
    """One table, one game at a time."""

    opaque = True
    leaving = False
    commands = COMMANDS

    def __init__(
        self, game: KeptLadder, words: Words, preferences: KeptPreferences, faces: CardFaces, doors: Doors, hear: Hear
    ) -> None:
        self.game = game
        self._words, self._preferences, self._doors = words, preferences, doors
        self.u = 1.0
        self._size = (0, 0)
        self.sign = Sign()
        self.showing = Showing(faces, hear, lambda: (preferences.now.back, preferences.now.four_colours))
        self.telling = Telling(self.showing, words, preferences)
        self.hand = Hand(self.showing, self._lay, lambda: preferences.speed)
        self.strip = self._make_strip()
        self.keys = Keys(self.showing, self.strip, self._lay)
        self._changed = True

    # What the house does with the table

    def dress(self) -> None:
        """Another back, other colours, a strip with or without the score."""
        self.showing.dress()
        self._refresh()

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._size, self.u, self.telling.u = size, u, u
        self.hand.forget()
        self.showing.place(Geometry(self.game.start.rules.columns, size), self.game.session.state, u)
        self.strip = self._make_strip()
        self.strip.resize(self.showing.geometry.strip, u)
        self.keys = Keys(self.showing, self.strip, self._lay)
        self.telling.toast.hide()
        self.sign.hide()
        self._refresh()

    def show(self, game: KeptLadder, dealt: bool) -> None:
        """Show this game as it stands; `dealt`: begin it with a deal."""
        self.game = game
        self.resize(self._size, self.u)
        if dealt:
            self.showing.deal(game.session.state, self._preferences.speed)

    def tick(self) -> None:
        """The time shown is another one."""
        self._refresh()

    # Moves

    def _lay(self, column: int) -> None:
        result = self.game.apply(Lay(column))
        if isinstance(result, Refusal):
            self.showing.glide_back(self._preferences.speed)
            self.telling.refuse(result.reason, self._place(column))
            return
        self.showing.show_step(result, self._preferences.speed)
        self._refresh()
        if self.game.outcome is not None:
            text = self._words.text
            self.sign.show("check", self.u, text("All laid" if self.game.session.won else "No card fits any more"))

    def _undo(self) -> None:
        step = self.game.undo()
        if isinstance(step, Refusal):
            self.telling.refuse(step.reason, self.strip.buttons[0].box)
        else:
            self.showing.show_undo(step, self._preferences.speed)
            self._refresh()

    def _redo(self) -> None:
        step = self.game.redo()
        if isinstance(step, Refusal):
            self.telling.refuse(step.reason, self.strip.buttons[1].box)
        else:
            self.showing.show_step(step, self._preferences.speed)
            self._refresh()

    # The scene

    def handle(self, intent: Intent) -> None:
        if isinstance(intent, PointerDown) and self.hand.is_double(intent, self.u):
            return
        if isinstance(intent, PointerDown | KeyPressed):
            self.showing.finish()
            self.telling.toast.hide()
            self.sign.hide()
            self._changed = True
        if self.strip.handle(intent):
            return
        match intent:
            case PointerDown(button="secondary"):
                self.hand.put_down()
            case PointerDown():
                self.keys.hide()
                self.hand.press(intent, self.u)
            case PointerMoved():
                self.hand.move(intent)
            case PointerUp():
                self.hand.release(intent)
            case PointerGone(pointer):
                self.hand.gone(pointer)
            case KeyPressed():
                self._key(intent)

    def update(self, dt: float) -> None:
        for part in (self.hand, self.showing):
            part.update(dt)
        for one in (self.strip, self.telling, self.sign):
            one.step(dt)

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.showing.board.draw(canvas)
        self.strip.draw(canvas)
        if self.keys.ring is not None:
            draw_focus(canvas, self.keys.ring, self.u)
        self.showing.board.draw_movers(canvas, alpha)
        self.telling.draw(canvas)
        self.sign.draw(canvas)
        self.strip.draw_tooltip(canvas)

    @property
    def moving(self) -> bool:
        parts = (self.showing, self.hand, self.strip, self.telling.toast, self.sign)
        return any(part.moving for part in parts)

    @property
    def waiting(self) -> bool:
        return any(part.waiting for part in (self.showing, self.strip, self.telling, self.sign))

    @property
    def changed(self) -> bool:
        parts = (self.showing, self.hand, self.strip, self.telling.toast, self.sign)
        return self._changed or any(part.changed for part in parts)

    def drawn(self) -> None:
        self._changed = False
        for part in (self.showing, self.hand, self.strip, self.telling.toast, self.sign):
            part.changed = False

    # Inside

    def _key(self, key: KeyPressed) -> None:
        command = asked(key, COMMANDS)
        if command is CANCEL and self.hand.holding:
            self.hand.put_down()
            return
        self.hand.put_down()
        if command is None or self.keys.handle(command, key):
            return
        acts: dict[Command, Callable[[], None]] = {
            CANCEL: self._doors.menu,
            UNDO: self._undo,
            REDO: self._redo,
            NEW: self._doors.new,
            RULES: lambda: self._doors.rules(self.telling.broken.section),
        }
        if command in acts:
            acts[command]()

    def _place(self, column: int) -> Box:
        known = min(column, self.showing.geometry.columns - 1)
        return self.showing.geometry.end(known, self.showing.state)

    def _make_strip(self) -> Strip:
        text = self._words.text
        return Strip(
            [
                IconButton("undo", text(UNDO.name), self._undo),
                IconButton("redo", text(REDO.name), self._redo),
                IconButton("new", text(NEW.name), self._doors.new),
                IconButton("menu", text("Menu"), self._doors.menu),
            ],
            parted=2,
        )

    def _refresh(self) -> None:
        session = self.game.session
        now = self._preferences.now
        time = time_stats(self.game.time.seconds, now.clock, self._words)
        self.strip.show(
            told([Stat(self._words.text("Score"), str(session.score), score=True), *time], now.strip_scores)
        )
        self.strip.enable(self.strip.buttons[0], session.can_undo)
        self.strip.enable(self.strip.buttons[1], session.can_redo)
        self._changed = True
