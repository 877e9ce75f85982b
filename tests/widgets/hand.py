"""A hand for tests: points, presses and types on a pane, and lets a made-up clock run."""

from __future__ import annotations

from scenes.intents import (
    MOUSE,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerId,
    PointerMoved,
    PointerUp,
    TextTyped,
)
from scenes.look.shapes import Box
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

FINGER: PointerId = ("touch", 1, 1)
CANVAS = Box(0, 0, 800, 600)


class Hand:
    """Acts on a pane as a person would; `clock` is in seconds."""

    def __init__(self, pane: Pane) -> None:
        self.pane = pane
        self.clock = 0.0

    def move(self, x: float, y: float, pointer: PointerId = MOUSE) -> None:
        self.pane.handle(PointerMoved(pointer, x, y, self.clock))

    def down(self, x: float, y: float, pointer: PointerId = MOUSE) -> None:
        self.pane.handle(PointerDown(pointer, x, y, time=self.clock))

    def up(self, x: float, y: float, pointer: PointerId = MOUSE) -> None:
        self.pane.handle(PointerUp(pointer, x, y, self.clock))

    def gone(self, pointer: PointerId = MOUSE) -> None:
        self.pane.handle(PointerGone(pointer))

    def press(self, widget: Widget, dx: float = 0.0) -> None:
        """Click the middle of a widget, or dx beside it."""
        self.press_at(widget.box.cx + dx, widget.box.cy)

    def press_at(self, x: float, y: float) -> None:
        """Click at a point."""
        self.down(x, y)
        self.up(x, y)

    def keys(self, *names: str) -> None:
        for name in names:
            self.pane.handle(KeyPressed(name))

    def types(self, text: str) -> None:
        self.pane.handle(TextTyped(text))

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 120)):
            self.pane.step(1 / 120, 1 / 120)
        self.clock += seconds


def column(*widgets: Widget, view: float = 560, u: float = 1.0, default: Widget | None = None) -> Hand:
    """Widgets one under the other, 8 apart, each 48 high, seen through a view of this height."""
    y = 20.0
    for widget in widgets:
        widget.place(Box(40, y, 400, 48 * u), u)
        y += 56 * u
    scroll = Scroll()
    scroll.place(Box(0, 20, 480, view), y - 20, u)
    pane = Pane(widgets, (), scroll, default)
    pane.place(CANVAS, u)
    return Hand(pane)
