"""First steps as a scene: the game's own table under one's own hand, and words that follow what is played.

A wrong move is answered kindly and put back. Escape leaves; what was open before is there again. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pygame

from game.words import Words
from scenes.commands import AREA_BEFORE, CANCEL, NEXT_AREA, NUMBERED, USE, WALK, asked
from scenes.intents import Intent, KeyPressed, PointerDown
from scenes.look.shapes import Box
from scenes.steps.practice import Practice, Tried
from scenes.table.answer_said import Said
from scenes.table.side_panel import SidePanel
from scenes.widgets.buttons import Button

_MOVING = (WALK, USE, NUMBERED, NEXT_AREA, AREA_BEFORE)
"""The commands a step may need."""
_ON = ("enter", "space", "right")
_BETWEEN = 0.5
"""Seconds between a play and the next one that follows from it."""


class _At(Enum):
    """Where a step is."""

    ASKED = "to be played"
    SHOWN = "played; what follows is being shown"
    DONE = "told of; the next press goes on"


class StepsScene:
    """The steps of one game; `close` ends them."""

    opaque = True
    leaving = False

    def __init__(self, practice: Practice, words: Words, close: Callable[[], None]) -> None:
        self.practice = practice
        self._words = words
        self._close = close
        self._step = 0
        self._at = _At.ASKED
        self._again = False
        """Whether something else was played just now, which was put back."""
        self._rest = 0.0
        self.panel = SidePanel(words, practice.wood, close)
        self._told: tuple[object, ...] = ()

    # The scene

    def resize(self, size: tuple[int, int], u: float) -> None:
        self.practice.table.resize(size, u)
        # What was half played is begun anew.
        if self._at is not _At.DONE:
            self._begin(self._step)
        self.panel.hide()

    def handle(self, intent: Intent) -> None:
        practice = self.practice
        key = intent if isinstance(intent, KeyPressed) else None
        if key is not None and CANCEL.asked_by(key):
            if practice.holding:
                practice.table.handle(key)
            else:
                self._close()
        elif self.panel.handle(intent):
            pass
        elif self._at is _At.SHOWN:
            if isinstance(intent, PointerDown | KeyPressed):
                # What follows comes at once.
                practice.finish()
                self._rest = 0.0
        elif self._at is _At.DONE:
            if isinstance(intent, PointerDown) or (key is not None and key.name in _ON):
                self.go_on()
        elif key is not None and asked(key, practice.table.commands) not in (None, *_MOVING):
            practice.tell(self._words.text("These are your first steps: Esc leads back."), practice.strip)
        elif isinstance(intent, PointerDown) and practice.strip.contains(intent.x, intent.y):
            at = Box(intent.x, intent.y, 0, 0)
            practice.tell(self._words.text("These are your first steps: the cross leads back."), at)
        else:
            practice.table.handle(intent)

    def update(self, dt: float) -> None:
        self.practice.table.update(dt)
        self.panel.step(dt)
        if not self.practice.still:
            return
        if self._at is _At.ASKED:
            self._look()
        elif self._at is _At.SHOWN:
            self._rest -= dt
            if self._rest <= 0:
                self._rest = _BETWEEN
                self._at = _At.SHOWN if self.practice.reply() else _At.DONE
        self._tell()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self.practice.table.draw(canvas, alpha)
        self.panel.draw(canvas)

    @property
    def moving(self) -> bool:
        return self.practice.table.moving or self.panel.moving

    @property
    def waiting(self) -> bool:
        played = self._at is _At.SHOWN or (self._at is _At.ASKED and self.practice.tried() is not Tried.NOTHING)
        return played or self._stale or self.practice.table.waiting or self.panel.waiting

    @property
    def changed(self) -> bool:
        return self.practice.table.changed or self.panel.changed

    def drawn(self) -> None:
        self.practice.table.drawn()
        self.panel.changed = False

    # The steps

    @property
    def step(self) -> int:
        """The number of the step, from 0."""
        return self._step

    @property
    def done(self) -> bool:
        """Whether the step was played and told of."""
        return self._at is _At.DONE

    def go_on(self) -> None:
        """The next step, or, after the last one, back."""
        if self._last:
            self._close()
        else:
            self._begin(self._step + 1)

    # Inside

    @property
    def _last(self) -> bool:
        return self._step == len(self.practice.words) - 1

    @property
    def _stale(self) -> bool:
        """Whether something else is to be said than stands there."""
        return not self.panel.shown or self._told != (self._step, self._at is _At.DONE, self._again)

    def _begin(self, step: int) -> None:
        self._step, self._at, self._again = step, _At.ASKED, False
        self.practice.open(step)

    def _look(self) -> None:
        tried = self.practice.tried()
        if tried is Tried.RIGHT:
            self._at, self._rest, self._again = _At.SHOWN, _BETWEEN, False
        elif tried is Tried.OTHER:
            self.practice.take_back()
            self._again = True

    def _tell(self) -> None:
        """Say what there is to say, beside the cards as they lie."""
        if self._at is _At.SHOWN or not self._stale:
            return
        done, text = self._at is _At.DONE, self._words.text
        self._told = (self._step, done, self._again)
        words = self.practice.words[self._step]
        number = text("First steps: {number} of {count}")
        heading = number.format(number=self._step + 1, count=len(self.practice.words))
        kindly = text("That can be played too, and was put back. Try this one here:")
        said = words.done if done else f"{kindly} {words.ask}" if self._again else words.ask
        forth = text("Back to your own game") if self._last else text("Next")
        buttons = [Button(forth, self.go_on, "primary", "check" if self._last else "right")] if done else []
        self.panel.say(Said(heading, reasons=(said,)), self.practice.around(), self.practice.table.u, buttons)
