"""Which scenes are on the screen and in what order; decides nothing inside them and knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from scenes.double import DoubleClick
from scenes.intents import MOUSE, Intent, PointerDown, PointerGone, PointerId, PointerUp


class Scene(Protocol):
    """One layer of the screen. It is given intents and fixed steps of time, and draws itself when asked."""

    opaque: bool
    """Whether nothing below it shows through; what lies below an opaque scene is neither updated nor drawn."""

    def handle(self, intent: Intent) -> None:
        """Take one intent, positions in table pixels."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: one fixed step."""

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Draw, `alpha` of the way from the last step but one to the last; must not change what is shown."""

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay out anew for a canvas of `size` table pixels at UI scale `u`; the first call comes on entry."""

    @property
    def leaving(self) -> bool:
        """Whether it is on its way out: all that is pressed is for what lies below then."""

    @property
    def moving(self) -> bool:
        """Whether frames are needed one after the other."""

    @property
    def waiting(self) -> bool:
        """Whether time has to pass for it although no frame is needed, as while a message is being read."""

    @property
    def changed(self) -> bool:
        """Whether one frame is needed."""

    def drawn(self) -> None:
        """The frame asked for by `changed` was drawn."""


class SceneManager:
    """The stack of scenes, the last on top. Changes asked for take effect between updates."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._wanted: list[Callable[[], None]] = []
        self._size = (0, 0)
        self._u = 1.0
        self._stale = True
        self._down: set[PointerId] = set()
        """Pointers that are down: what they hold must be let go where another scene comes between."""
        self._double = DoubleClick()

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All that are there, the topmost last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def front(self) -> Scene | None:
        """The scene that is pressed: the topmost one that isn't on its way out."""
        return next((scene for scene in reversed(self._scenes) if not scene.leaving), None)

    @property
    def running(self) -> bool:
        """Whether any scene is left, or about to be."""
        return bool(self._scenes or self._wanted)

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self._wanted.append(lambda: self._enter(scene))

    def remove(self, scene: Scene) -> None:
        """Take a scene away, wherever it lies; one that is gone already is no mistake."""
        self._wanted.append(lambda: self._leave(scene))

    def clear(self) -> None:
        """Take all scenes away: the program ends."""
        self._wanted.append(self._scenes.clear)

    def abandon(self) -> None:
        """Forget all scenes and all changes asked for, at once: something in them is broken."""
        self._scenes.clear()
        self._wanted.clear()

    def settle(self) -> None:
        """Carry out the changes asked for."""
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            for change in wanted:
                change()
            self._stale = True

    def resize(self, size: tuple[int, int], u: float) -> None:
        """Lay every scene out for this canvas."""
        self._size, self._u = size, u
        for scene in self._scenes:
            scene.resize(size, u)
        self._stale = True

    def expose(self) -> None:
        """The window's picture was lost: one frame is needed."""
        self._stale = True

    def handle(self, intent: Intent) -> None:
        """Give an intent to the scene in front, which may lie under one that fades: nothing waits for a fade.

        The only press that is dropped is the second half of a double click whose first half brought another scene to
        the front: it was meant for what is there no more.
        """
        if isinstance(intent, PointerDown):
            if self._double.ends_with(intent, self._u):
                return
            self._down.add(intent.pointer)
        elif isinstance(intent, PointerUp | PointerGone):
            self._down.discard(intent.pointer)
        pressed = self.front
        if pressed is not None:
            pressed.handle(intent)
        self.settle()
        if isinstance(intent, PointerDown | PointerUp) and self.front is not pressed:
            self._double.begin(intent)
        elif isinstance(intent, PointerUp):
            self._double.lifted(intent)

    def update(self, dt: float) -> None:
        was_moving = self.moving
        for scene in self._visible():
            scene.update(dt)
        self.settle()
        # What has just come to rest is to be seen at rest.
        self._stale = self._stale or (was_moving and not self.moving)

    @property
    def moving(self) -> bool:
        return any(scene.moving for scene in self._visible())

    @property
    def waiting(self) -> bool:
        return any(scene.waiting for scene in self._visible())

    @property
    def changed(self) -> bool:
        return self._stale or any(scene.changed for scene in self._visible())

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        for scene in self._visible():
            scene.draw(canvas, alpha)
            scene.drawn()
        self._stale = False

    def _visible(self) -> list[Scene]:
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]

    def _enter(self, scene: Scene) -> None:
        if (below := self.front) is not None:
            # What was under the mouse would shine for as long as the mouse is over the new one, and longer; what a
            # finger carries would hang in the air, for the new scene is told when it is lifted.
            for pointer in sorted({MOUSE, *self._down}):
                below.handle(PointerGone(pointer))
        self._scenes.append(scene)
        scene.resize(self._size, self._u)

    def _leave(self, scene: Scene) -> None:
        if scene in self._scenes:
            self._scenes.remove(scene)
