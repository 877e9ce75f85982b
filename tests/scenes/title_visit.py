"""A title screen with invented tables, and what a player can do there; checks nothing itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

import pygame

from game.cards import FRENCH, ITALIAN
from game.words import Words
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerId, PointerMoved, PointerUp
from scenes.look import tokens
from scenes.title.scene import TitleDoors, TitleScene
from scenes.title.strip import StripItem
from scenes.title.table import Ground, TitleFan, TitleTable
from scenes.widgets.buttons import Button
from scenes.widgets.widget import Widget

_ITALIAN = "neapolitan", 1.65, "majolica"
_TEN = ("AB", "4B", "8B", "5C", "7C", "2S", "9S", "3D", "6D", "10D")
FANS = {
    "french": TitleFan(tuple(map(FRENCH.parse, ("JD", "QS", "KH", "AS"))), "french", 1.4, "antares"),
    "four": TitleFan(tuple(map(ITALIAN.parse, ("3S", "10C", "9B", "7D"))), *_ITALIAN),
    "ten": TitleFan(tuple(map(ITALIAN.parse, _TEN)), *_ITALIAN, spread=5.6, arc=1.75, size=0.92),
    "stock": TitleFan(
        tuple(map(ITALIAN.parse, ("3C", "9B", "10S"))),
        *_ITALIAN,
        spread=9.0,
        arc=2.2,
        size=0.86,
        trump=ITALIAN.parse("AD"),
    ),
}


class Laid(NamedTuple):
    """A table that somebody may have made. `line` is what is said of it, as a player of English reads it."""

    name: str
    ground: Ground
    fan: str
    waits: bool = False
    played: float = 0.0
    line: str = "A game for an evening"


class TitleVisit:
    """A title screen and the doors gone through: `resume NAME`, `new NAME` and those of the strip."""

    def __init__(self, tables: Sequence[Laid], words: Words | None = None, speed: float = 1.0) -> None:
        self.gone: list[str] = []
        self.tables = list(tables)
        self.fans = dict(FANS)
        doors = TitleDoors(*(self._door(name) for name in TitleDoors._fields))
        self.scene = TitleScene(
            words or Words(), lambda: [self._told(table) for table in self.tables], doors, lambda: speed
        )

    def _told(self, table: Laid) -> TitleTable:
        say, fan = self.scene.words.text, self.fans[table.fan]
        resume, new = self._door(f"resume {table.name}"), self._door(f"new {table.name}")
        return TitleTable(table.name, say(table.line), table.waits, table.ground, fan, resume, new, table.played)

    def _door(self, name: str) -> Callable[[], None]:
        return lambda: self.gone.append(name)

    def enter(self, size: tuple[int, int] = (800, 480), u: float = 0.0) -> Self:
        """Come in, or have the window become another size."""
        self.scene.resize(size, u or tokens.scale_for(*size))
        return self

    @property
    def controls(self) -> dict[str, list[Widget]]:
        """All controls by their words, in walking order."""
        found: dict[str, list[Widget]] = {}
        for widget, _ in self.scene.pane.widgets():
            found.setdefault(words_of(widget), []).append(widget)
        return found

    @property
    def said(self) -> list[str]:
        """The lines under the names."""
        return [label.text for label in self.scene.lines]

    @property
    def shown(self) -> list[str]:
        """The tables that are seen, in their order."""
        return [table.name for table in self.scene.tables]

    @property
    def focused(self) -> str:
        """The control the keyboard is seen to be on; empty: it is not seen."""
        widget, (_, seen) = self.scene.pane.focus.widget, self.scene.pane.focus.place
        return words_of(widget) if widget is not None and seen else ""

    @property
    def at(self) -> str:
        """Where the keyboard is seen to be: a table's name, the words of the row for more, or "strip"."""
        widget = self.scene.pane.focus.widget
        if isinstance(widget, StripItem):
            return "strip"
        before = len(self.gone)
        assert widget is not None
        if "games" in words_of(widget):
            return words_of(widget)
        widget.activate()
        return self.gone.pop(before).split(" ", 1)[1]

    def walk(self, key: str) -> list[str]:
        """Press an arrow until it leads no farther; where that led."""
        been = [self.at]
        while True:
            self.keys(key)
            self.come_to_rest()
            if self.at == been[-1]:
                return been[1:]
            been.append(self.at)

    def press(self, words: str, index: int = 0, pointer: PointerId = MOUSE) -> None:
        """Press a control where it is seen now."""
        box = self.controls[words][index].box.moved(0, -self.scrolled)
        self.scene.handle(PointerDown(pointer, box.cx, box.cy))
        self.scene.handle(PointerUp(pointer, box.cx, box.cy))

    @property
    def scrolled(self) -> float:
        return self.scene.pane.scroll.offset

    def point(self, x: float, y: float) -> None:
        """Move the mouse there."""
        self.scene.handle(PointerMoved(MOUSE, x, y))

    def keys(self, *names: str) -> None:
        for name in names:
            self.scene.handle(KeyPressed(name))

    def picture(self, size: tuple[int, int] = (800, 480)) -> bytes:
        canvas = pygame.Surface(size)
        self.scene.draw(canvas, 1.0)
        return pygame.image.tobytes(canvas, "RGB")

    def come_to_rest(self) -> None:
        """Wait for the cards drawn in the background, and for all motion."""
        for _ in range(3000):
            if not (self.scene.waiting or self.scene.moving):
                return
            self.scene.update(1 / 120)
            time.sleep(0.002)
        raise AssertionError("the title screen never comes to rest")


def words_of(widget: Widget) -> str:
    """A control's words; of an icon those of its tooltip."""
    if isinstance(widget, Button):
        return widget.text
    return widget.words if isinstance(widget, StripItem) else widget.tooltip
