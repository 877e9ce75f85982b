"""A panel of words on a table while it stands: how it comes, what pointers do on it. Decides no words and no place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from scenes.intents import (
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerId,
    PointerMoved,
    PointerUp,
    Pointing,
    Wheel,
)
from scenes.look import tokens
from scenes.widgets.widget import Fade

if TYPE_CHECKING:
    from scenes.table.answer_panel import AnswerPanel


class ShownPanel(ABC):
    """One panel at a time, until it is hidden; whoever shows one says what keys and presses beside it mean."""

    def __init__(self) -> None:
        self._panel: AnswerPanel | None = None
        self._fade = Fade(tokens.TOAST_IN)
        self._pressing: set[PointerId] = set()
        self.changed = False

    @property
    def shown(self) -> bool:
        return self._panel is not None

    def hide(self) -> None:
        if self._panel is not None:
            self._panel = None
            self._pressing.clear()
            self.changed = True

    def handle(self, intent: Intent) -> bool:
        """Take what is meant for it; True where it was."""
        panel = self._panel
        if panel is None:
            return False
        match intent:
            case KeyPressed():
                return self._key(panel, intent)
            case PointerDown() if not panel.box.contains(intent.x, intent.y):
                self._pressed_beside()
                return False
            case PointerDown(button="secondary"):
                self.hide()
                return True
            case PointerDown() | PointerUp() | PointerMoved() | PointerGone():
                return self._point(panel, intent)
            case Wheel() if panel.box.contains(intent.x, intent.y):
                panel.turn(-1 if intent.dy > 0 else 1)
                return True
        return False

    def step(self, dt: float) -> None:
        if self._panel is not None:
            self._fade.step(dt)
            self.changed |= self._panel.pane.step(dt, dt)

    @property
    def moving(self) -> bool:
        """Whether it is coming, or a control changes its look."""
        return self._panel is not None and (self._fade.moving or self._panel.pane.moving)

    @property
    def waiting(self) -> bool:
        """Whether a tooltip is about to appear."""
        return self._panel is not None and self._panel.pane.waiting

    @abstractmethod
    def _key(self, panel: AnswerPanel, key: KeyPressed) -> bool:
        """Take a key; True where it was for the panel."""

    @abstractmethod
    def _pressed_beside(self) -> None:
        """Something else was pressed."""

    def _come(self) -> None:
        """It comes anew."""
        self._fade = Fade(tokens.TOAST_IN)
        self._fade.to(True)

    def _point(self, panel: AnswerPanel, intent: Pointing) -> bool:
        """Give its controls what a pointer does; a press that began on it is its to the end."""
        pressing = intent.pointer in self._pressing
        if isinstance(intent, PointerDown):
            self._pressing.add(intent.pointer)
        elif isinstance(intent, PointerUp | PointerGone):
            self._pressing.discard(intent.pointer)
        self.changed |= panel.pane.handle(intent)
        return pressing or (not isinstance(intent, PointerGone) and panel.box.contains(intent.x, intent.y))
