"""Passes time in fixed steps, draws when something changed, and sleeps when nothing does; knows no scene by name.

While something moves, 60 frames a second are drawn, each between the last two steps. Where nothing moves the loop
waits for an event, and an event is answered at once with one frame.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from typing import Protocol

import pygame

from scenes.intents import Intent
from scenes.manager import SceneManager
from scenes.pointer import IntentReader
from scenes.stage import Stage

STEP = 1 / 120
MOST_STEPS = 12
FRAME = 1 / 60
_PATIENCE = 0.05
"""Seconds between looks at the clock while a scene only waits for time to pass."""
_ALERT = 2.0
"""Seconds after the last input in which the next one is awaited closely; later it is looked for every `_DOZE`."""
_DOZE = 0.010
_UNTOUCHED = 20.0
"""Seconds without an input after which what moves is a show that keeps the screen saver waiting, and so long after."""
_MOST_WAIT = 0.25
"""Seconds after which the wait for an event pauses, for only then is Ctrl+C in the terminal heard."""


class FixedSteps:
    """How many steps a stretch of time holds; what is left over is how far the next step has come."""

    def __init__(self) -> None:
        self._left = 0.0

    def advance(self, elapsed: float) -> int:
        """The steps to take for `elapsed` seconds more; a backlog over `MOST_STEPS` is dropped."""
        self._left += max(elapsed, 0.0)
        steps = int(self._left / STEP)
        self._left -= steps * STEP
        return min(steps, MOST_STEPS)

    @property
    def alpha(self) -> float:
        """How far the present lies between the last step and the next, 0 to 1."""
        return min(self._left / STEP, 1.0)

    def reset(self) -> None:
        self._left = 0.0


class Ticking(Protocol):
    """What is looked at as time goes by, whether anything moves or not."""

    def look(self, now: float) -> None:
        """Time is `now`."""

    @property
    def due(self) -> float:
        """In how many seconds it wants to be looked at again, at the latest."""


class Loop:
    """Runs until no scene is left. `on_intent` takes every intent; `now` is a clock in seconds; `ticking` keeps it.

    `on_rest` is called now and then, once a second at least, while nothing moves.
    """

    def __init__(
        self,
        stage: Stage,
        scenes: SceneManager,
        scale: Callable[[tuple[int, int]], float],
        on_intent: Callable[[Intent], None],
        on_quit: Callable[[], None],
        now: Callable[[], float] = time.perf_counter,
        ticking: Ticking | None = None,
        on_rest: Callable[[], None] = lambda: None,
    ) -> None:
        self._on_rest = on_rest
        self._stage = stage
        self._scenes = scenes
        self._scale = scale
        self._on_intent = on_intent
        self._on_quit = on_quit
        self._now = now
        self._ticking = ticking
        self._reader = IntentReader()
        self._steps = FixedSteps()
        self._last = now()
        self._last_input = self._last_moved = self._last
        self._next_frame = self._last
        self._read_at = self._last

    def run(self) -> None:
        """Go on until no scene is left. `fit` must have been called before."""
        self._scenes.settle()
        while self._scenes.running:
            self.turn()

    def fit(self) -> None:
        """Lay everything out for the window's present size."""
        canvas = self._stage.fit()
        self._reader.fit(self._stage.window_size, self._stage.canvas_scale)
        self._scenes.resize(canvas, self._scale(canvas))

    def turn(self) -> None:
        """One round: time, what happened in it, a frame where one is due."""
        self._stage.look_about(self._last)
        self._stage.stay_awake(self._performs)
        # What lies there already came while the program was busy with what it read last, perhaps soon after that.
        events, came = pygame.event.get(), self._read_at
        if not events:
            events = list(self._events())
            came = self._now()
        self._read_at = self._now()
        # The time before an event first: what the event begins must not have missed a sleep it never saw.
        self._pass_time()
        if self._ticking is not None:
            self._ticking.look(self._last)
        for event in events:
            self._take(event, came)
        self._repeat()
        self._scenes.settle()
        if not self._scenes.running:
            return
        due = self._now() >= self._next_frame
        if self._scenes.changed or (self._scenes.moving and due):
            self._frame()
        if not self._scenes.moving:
            self._on_rest()

    def _frame(self) -> None:
        self._scenes.draw(self._stage.canvas, self._steps.alpha)
        self._stage.present()
        # From the time it was due, so that a late frame does not make all later ones late; but one drawn early, for
        # an input, must not put the next one off.
        now = self._now()
        self._next_frame = min(max(self._next_frame + FRAME, now), now + FRAME)

    def _events(self) -> Iterator[pygame.Event]:
        """Wait for what comes next, as long as nothing else is to be done."""
        if self._scenes.changed:
            return
        if self._scenes.moving:
            yield from self._await(self._next_frame - self._now())
        elif self._scenes.waiting:
            yield from self._await(_PATIENCE)
        elif self._now() - self._last_input < _ALERT:
            yield from self._await(_ALERT)
        else:
            yield from self._doze()

    def _await(self, seconds: float) -> Iterator[pygame.Event]:
        """The first event within so many seconds, or until a held key repeats, and what has come with it."""
        seconds = min(seconds, self._reader.repeats_at - self._now(), _MOST_WAIT)
        if seconds > 0.001:
            first = pygame.event.wait(int(seconds * 1000))
            if first.type != pygame.NOEVENT:
                yield first
        yield from pygame.event.get()

    def _doze(self) -> Iterator[pygame.Event]:
        """What happens within a second, or until there is something to look at."""
        due = 1.0 if self._ticking is None else min(1.0, self._ticking.due)
        for _ in range(max(1, math.ceil(due / _DOZE))):
            if events := pygame.event.get():
                yield from events
                return
            time.sleep(_DOZE)

    @property
    def _performs(self) -> bool:
        """Whether something has been moving for longer than anybody has touched the program: it is being watched."""
        if self._scenes.moving:
            self._last_moved = self._last
        return self._last_moved - self._last_input > _UNTOUCHED and self._last - self._last_moved < _UNTOUCHED

    def _take(self, event: pygame.Event, came: float) -> None:
        self._stage.take(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self._on_quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self.fit()
            self._scenes.settle()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._scenes.expose()
        else:
            self._tell(self._reader.read(event, self._read_at, came))

    def _repeat(self) -> None:
        """Let a key that was still held when all was read ask again: a key's end may have come since."""
        self._tell(self._reader.repeat(self._read_at))

    def _tell(self, intent: Intent | None) -> None:
        if intent is not None:
            self._last_input = self._now()
            self._on_intent(intent)

    def _pass_time(self) -> None:
        now = self._now()
        elapsed, self._last = now - self._last, now
        if not (self._scenes.moving or self._scenes.waiting):
            # Nothing was under way: time that was slept through must not be caught up.
            self._steps.reset()
            return
        for _ in range(self._steps.advance(elapsed)):
            self._scenes.update(STEP)
