"""Cards under a pointer, at any table: pressed where they lie, or carried away; and how held cards rise. No rule."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.intents import PointerDown, PointerMoved
from scenes.look import tokens
from scenes.table.sprites import CardSprite

_SLOP_MOUSE, _SLOP_TOUCH = 6, 12
"""Pixels at scale 1 a press may wander and still be a tap."""


class Carry:
    """One pointer on cards that go together, lowest first, at UI scale `u`. Positions are table pixels.

    `carried` is whether it has taken them away from the place of the press, so that this is no tap.
    """

    def __init__(self, press: PointerDown, sprites: Sequence[CardSprite], u: float) -> None:
        self.pointer = press.pointer
        self.sprites = tuple(sprites)
        self.carried = False
        self._press = press
        self._slop = (_SLOP_TOUCH if press.pointer[0] == "touch" else _SLOP_MOUSE) * u
        self._offsets = [(press.x - sprite.x, press.y - sprite.y) for sprite in sprites]

    def follow(self, moved: PointerMoved) -> bool:
        """Let the cards follow the pointer; True once they are carried and no longer only pressed."""
        if math.hypot(moved.x - self._press.x, moved.y - self._press.y) > self._slop:
            self.carried = True
        if self.carried:
            for sprite, (dx, dy) in zip(self.sprites, self._offsets, strict=True):
                sprite.move_to(moved.x - dx, moved.y - dy)
                sprite.begin_step()  # a carried card lies where the pointer is, not on its way there
        return self.carried


def rising(held: Sequence[CardSprite]) -> bool:
    """Whether held cards are still on their way up."""
    return bool(held) and held[0].lift < 1


def rise(held: Sequence[CardSprite], dt: float, speed: float) -> None:
    """Let held cards rise for `dt` seconds; `speed` is the factor motion's durations are multiplied by."""
    duration = tokens.PICK_UP * speed
    for sprite in held:
        sprite.lift = min(1.0, sprite.lift + dt / duration) if duration > 0 else 1.0
