"""A quiet line at a table where nothing was played yet: three first steps, if one likes. Decides no step.

It takes nothing but presses on itself, and goes with its cross and with the first move; keys are the table's, and the
rules lead to the same.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.words import Words
from scenes.intents import Intent, PointerDown, PointerGone, PointerMoved, PointerUp
from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, flat, rounded
from scenes.widgets.label import Label, Style, lay, width_of
from scenes.widgets.widget import Fade

_HIGH, _PAD, _ICON, _GAP, _CROSS = 52, 16, 22, 10, 48
_WORDS = Style("regular", tokens.SIZE_SECOND, leading=1.25)
_MOST = 340
"""Its width at scale 1; its words stand on two lines."""
Place = Callable[[float, float], Box]
"""Where something so wide and high stands at the table, off its cards."""


class Offer:
    """The line, once it is due; `place` says where it stands, `wood` on what."""

    def __init__(self, words: Words, place: Place, wood: bool) -> None:
        self._words = words
        self._place = place
        self._ground = tokens.WOOD_WINDOW_FOOT if wood else tokens.NIGHT
        self._accept: Callable[[], None] | None = None
        self._label: Label | None = None
        self._fade = Fade(tokens.TOAST_IN)
        self._down: tuple[object, bool] | None = None
        """The pointer that is down on it, and whether on its cross."""
        self.box: Box | None = None
        """Where it stands, None while it does not."""
        self._u = 1.0
        self.changed = False

    def make(self, accept: Callable[[], None]) -> None:
        """Offer it as soon as nothing moves; `accept` is called where it is taken up."""
        self._accept = accept

    def withdraw(self) -> None:
        """It is offered no more: something was played, or the table is another one."""
        self._accept = None
        self.relay()

    def relay(self) -> None:
        """The window is another one: it is shown anew."""
        self.changed |= self.box is not None
        self.box = self._label = self._down = None

    @property
    def cross(self) -> Box | None:
        """What puts it away."""
        box, side = self.box, _CROSS * self._u
        return None if box is None else Box(box.right - side, box.y, side, box.h)

    def handle(self, intent: Intent) -> bool:
        """Take a press on it; True where it was."""
        if self.box is None or self.cross is None:
            return False
        match intent:
            case PointerDown() if self.box.contains(intent.x, intent.y):
                self._down = intent.pointer, self.cross.contains(intent.x, intent.y)
                return True
            case PointerMoved() | PointerUp() if self._down is not None and self._down[0] == intent.pointer:
                if isinstance(intent, PointerUp):
                    self._let_go(intent)
                return True
            case PointerGone() if self._down is not None and self._down[0] == intent.pointer:
                self._down = None
        return False

    def step(self, dt: float, u: float, still: bool) -> None:
        """Let `dt` seconds pass at a table that lies open; `still`: nothing moves there."""
        self._fade.step(dt)
        if self._accept is None or self.box is not None or not still:
            return
        said = self._words.text("New at this table? Three first steps by your own hand")
        beside = (2 * _PAD + _ICON + _GAP + _CROSS) * u
        # Two lines, as even as they can be.
        wide = min((_MOST * u) - beside, width_of(said, _WORDS, u) * 0.56 + 24 * u)
        width = round(wide + beside)
        self._u, self.box = u, self._place(width, round(_HIGH * u))
        room = Box(self.box.x + (_PAD + _ICON + _GAP) * u, self.box.y, wide + _PAD * u, self.box.h)
        self._label = lay(said, _WORDS, room, u, most=2)
        self._fade = Fade(tokens.TOAST_IN)
        self._fade.to(True)
        self.changed = True

    def covers(self, place: Box) -> bool:
        """Whether it stands there."""
        return self.box is not None and bool(self.box.rect().colliderect(place.rect()))

    @property
    def labels(self) -> list[Label]:
        """What it says."""
        return [] if self._label is None else [self._label]

    @property
    def moving(self) -> bool:
        return self.box is not None and self._fade.moving

    @property
    def waiting(self) -> bool:
        """Whether time brings something although nothing moves."""
        return self._accept is not None and self.box is None

    def draw(self, canvas: pygame.Surface) -> None:
        if self.box is None or self.cross is None or self._label is None:
            return
        u, box, cross = self._u, self.box, self.cross
        radius, strength = tokens.RADIUS_CONTROL * u, self._fade.value
        elevate(canvas, box, radius, tokens.ELEVATION_TOAST, u)
        rounded(canvas, box, radius, self._ground, tokens.NIGHT_ALPHA, tokens.LINE, max(1.0, u), 0.14)
        draw_icon(canvas, "play", _ICON * u, box.x + (_PAD + _ICON / 2) * u, box.cy, tokens.LAMP, strength)
        self._label.draw(canvas, alpha=strength)
        flat(canvas, Box(cross.x, box.y + 12 * u, max(1.0, u), box.h - 24 * u), tokens.LINE, 0.2)
        draw_icon(canvas, "close", tokens.ICON_IN_BUTTON * u, cross.cx, cross.cy, tokens.TEXT, strength)

    def _let_go(self, up: PointerUp) -> None:
        down, self._down = self._down, None
        if self.box is None or self.cross is None or down is None or not self.box.contains(up.x, up.y):
            return
        on_cross, accept = self.cross.contains(up.x, up.y), self._accept
        if on_cross != down[1]:
            return
        self.withdraw()
        if not on_cross and accept is not None:
            accept()
