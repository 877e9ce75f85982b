"""A hand card between press and release: tapped where it lies, or carried to the table. Decides no rule."""

from __future__ import annotations

import math

from scenes.intents import PointerDown, PointerMoved
from scenes.look import tokens
from scenes.table.sprites import CardSprite

_SLOP_MOUSE, _SLOP_TOUCH = 6, 12


class Carry:
    """One pointer on one card of the hand. Positions are table pixels."""

    def __init__(self, sprite: CardSprite, place: int, press: PointerDown, u: float) -> None:
        self.sprite = sprite
        self.place = place
        self.pointer = press.pointer
        self.carried = False
        self._press = press
        self._slop = (_SLOP_TOUCH if press.pointer[0] == "touch" else _SLOP_MOUSE) * u
        self._offset = (press.x - sprite.x, press.y - sprite.y)

    def follow(self, moved: PointerMoved) -> bool:
        """Let the card follow the pointer; True once it is carried and no longer only pressed."""
        if math.hypot(moved.x - self._press.x, moved.y - self._press.y) > self._slop:
            self.carried = True
        if self.carried:
            self.sprite.move_to(moved.x - self._offset[0], moved.y - self._offset[1])
            self.sprite.begin_step()
        return self.carried

    def middle(self, size: tuple[int, int]) -> tuple[float, float]:
        """The middle of the carried card, which is of this size."""
        return self.sprite.x + size[0] / 2, self.sprite.y + size[1] / 2

    @property
    def rising(self) -> bool:
        return self.carried and self.sprite.lift < 1

    def rise(self, dt: float, speed: float) -> None:
        """Lift the carried card a little more."""
        if self.carried:
            rise = tokens.PICK_UP * speed
            self.sprite.lift = min(1.0, self.sprite.lift + dt / rise) if rise > 0 else 1.0
