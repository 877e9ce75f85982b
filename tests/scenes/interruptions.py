"""A person without sense or patience at any table: whatever is done while cards fly, it must be right once they lie."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.words import LANGUAGES
from scenes.intents import MOUSE, KeyPressed, PointerId, PointerMoved, Wheel
from scenes.preferences import MOTIONS
from tests.scenes.rig import FINGER, OTHER_FINGER, Point, painted_whole
from tests.scenes.sitting import Sitting

SIZES = ((800, 480), (1024, 768), (720, 1280), (1280, 720), (640, 360), (480, 800))
KEYS = ("up", "down", "left", "right", "enter", "space", "tab", "escape", "f1", "f6", "n", "backspace", "7")
ACTIONS = 70


class Restless:
    """Does one thing or another at a table, and hardly ever waits for the cards."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.rig = sitting.rig
        self.chance = chance = sitting.chance
        change = self.rig.house.preferences.change
        self.doings: list[tuple[int, Callable[[], Any]]] = [
            (8, sitting.play),
            (3, self.drag_anywhere),
            (2, self.carry_and_cancel),
            (4, self.press_anywhere),
            (5, self.press_keys),
            (2, self.press_strip),
            (2, lambda: self.rig.resize(chance.choice(SIZES))),
            (1, lambda: change("language", chance.choice(list(LANGUAGES)))),
            (1, lambda: change("motion", chance.choice(MOTIONS))),
            (2, self.second_finger),
            (2, lambda: self.rig.move(self.anywhere())),
            (1, lambda: self.rig.house.handle(Wheel(*self.anywhere(), chance.choice((-1.0, 1.0))))),
            (1, lambda: self.rig.gone(MOUSE)),
            *sitting.own(),
        ]

    def act(self) -> None:
        """One thing, and then some time, often none."""
        weights, doings = zip(*self.doings, strict=True)
        self.rig.house.scenes.settle()
        self.chance.choices(doings, weights)[0]()
        if self.chance.random() < 0.7:
            self.rig.run(self.chance.choice((0.01, 0.05, 0.15, 0.4)))
        self.sitting.come_back()

    def interrupt(self) -> None:
        """Many things, each looked at; what was painted in parts must look as if it were painted whole."""
        for _ in range(ACTIONS):
            self.act()
            self.sitting.check()
            if self.chance.random() < 0.3:
                painted_whole(self.rig)
            if self.rig.window is not None and self.chance.random() < 0.6:
                self.close_windows()
            if self.chance.random() < 0.2:
                self._rest()
        self.close_windows()
        self._rest()

    def close_windows(self) -> None:
        """Back to the table, whatever is asked there; a window may follow another."""
        for _ in range(8):
            self.rig.run(0.4)
            if self.rig.window is None:
                break
            self.rig.keys("escape")
        else:
            raise AssertionError("a window does not close")
        self.sitting.come_back()

    def _rest(self) -> None:
        self.rig.settle()
        self.sitting.check()
        painted_whole(self.rig)

    def anywhere(self) -> Point:
        width, height = self.rig.stage.canvas.get_size()
        return self.chance.randrange(width), self.chance.randrange(height)

    def pointer(self) -> PointerId:
        return self.chance.choice((MOUSE, FINGER))

    def drag_anywhere(self) -> None:
        start, end, pointer = self.anywhere(), self.anywhere(), self.pointer()
        self.rig.carry(start, end, pointer)
        self.rig.up(end, pointer)

    def carry_and_cancel(self) -> None:
        rig, end = self.rig, self.anywhere()
        rig.carry(self.sitting.grip() or self.anywhere(), end)
        self.chance.choice((
            lambda: rig.right_click(end),
            lambda: rig.keys("escape"),
            rig.gone,
            lambda: rig.resize(self.chance.choice(SIZES)),
            lambda: rig.keys("down", "enter"),
            lambda: rig.keys(self.chance.choice(self.sitting.KEYS)),
            lambda: rig.keys("n"),
        ))()  # fmt: skip
        rig.move(self.anywhere())
        rig.up(end)

    def press_anywhere(self) -> None:
        at, pointer = self.anywhere(), self.pointer()
        self.rig.down(at, pointer)
        self.rig.run(self.chance.choice((0.0, 0.02, 0.2)))
        self.rig.up(at, pointer)

    def press_keys(self) -> None:
        names = (*KEYS, *self.sitting.KEYS)
        for _ in range(self.chance.randrange(1, 6)):
            self.rig.house.handle(KeyPressed(self.chance.choice(names), repeat=self.chance.random() < 0.2))

    def press_strip(self) -> None:
        at = self.rig.button(self.chance.randrange(len(self.rig.strip.buttons)))
        self.rig.down(at)
        self.rig.up(at)

    def second_finger(self) -> None:
        """Two fingers at once, the second anywhere, lifted in either order."""
        rig, ends, fingers = self.rig, [self.anywhere(), self.anywhere()], [FINGER, OTHER_FINGER]
        rig.down(self.chance.choice((self.anywhere(), self.sitting.grip() or self.anywhere())), FINGER)
        rig.down(self.chance.choice((self.anywhere(), self.sitting.grip() or self.anywhere())), OTHER_FINGER)
        for at, finger in zip(ends, fingers, strict=True):
            rig.house.handle(PointerMoved(finger, *at))
        self.chance.shuffle(fingers)
        for finger in fingers:
            rig.up(self.chance.choice(ends), finger)
            rig.move(self.anywhere(), OTHER_FINGER)


def impatience(make: Callable[[random.Random], Sitting], kind: str, seed: int) -> None:
    """Try one table of one kind with one seed."""
    chance = random.Random(f"{kind} {seed}")
    sitting = make(chance)
    sitting.open(kind)
    Restless(sitting).interrupt()
