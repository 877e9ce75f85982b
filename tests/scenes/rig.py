"""A house on a stage without a screen, its clock in the test's hand: intents in; windows and store to look at.

Positions are table pixels, times seconds. It knows no game: each game's own tests have a rig for its table.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, Self, TypeVar, cast

import pygame

from game.store import Store
from scenes.entry import Table, TableEntry
from scenes.house import House
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerGone, PointerId, PointerMoved, PointerUp, TextTyped
from scenes.look.shapes import Box
from scenes.loop import STEP, Loop
from scenes.sound import Sound
from scenes.stage import Stage
from scenes.table.cues import Cue
from scenes.table.showing import TableShowing
from scenes.table.strip import Strip
from scenes.table.telling import TableTelling
from scenes.tables import TABLES
from scenes.widgets.widget import Widget
from scenes.windows.window import Window

Point = tuple[float, float]
Size = tuple[int, int]
W = TypeVar("W", bound=Widget)
SMALL: Size = (800, 480)
FINGER: PointerId = ("touch", 1, 1)
OTHER_FINGER: PointerId = ("touch", 1, 2)
LONGEST_SHOW = 30.0
"""No motion of the table lasts so long."""


class Clock:
    """Seconds that pass only when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Ears(Sound):
    """Writes down what should be heard, every cue of it, and opens no device."""

    def __init__(self, volume: float, heard: list[Cue]) -> None:
        super().__init__(volume)
        self.volume = volume
        self._heard = heard

    def begin(self) -> None:
        """No device here."""

    def play(self, cue: Cue) -> None:
        if self.volume:
            self._heard.append(cue)

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class ShownTable(Table, Protocol):
    """What tests see of any table."""

    @property
    def showing(self) -> TableShowing: ...

    @property
    def telling(self) -> TableTelling: ...

    @property
    def strip(self) -> Strip: ...


class Rig:
    """One run of the program over the store in `directory`, without a table until one is opened."""

    def __init__(
        self,
        directory: Path,
        size: Size = SMALL,
        locales: Sequence[str] = ("en",),
        tables: Sequence[TableEntry] = TABLES,
        **settings: str,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.clock = Clock()
        self.store = Store(directory)
        # Whoever plays in a test has taken first steps, unless it is about them.
        for name, value in ({"first_steps": "off"} | settings).items():
            self.store.keep_setting(name, value)
        self.heard: list[Cue] = []
        self.house = House(self.store, list(locales), self._ears, tables)
        self.stage = Stage("a window of the tests", size)
        self.loop = Loop(
            self.stage,
            self.house.scenes,
            self.house.preferences.scale,
            self.house.handle,
            self.house.quit,
            self.clock,
            self.house.time_keeper,
        )
        self.house.move_in(self.stage, self.loop.fit, self.clock)
        self.loop.fit()
        self._closed = False
        pygame.event.clear()

    @classmethod
    def seen_as(cls, run: Rig) -> Self:
        """The same run of the program in the hands of this class: another table's rig."""
        rig = cls.__new__(cls)
        rig.__dict__ = run.__dict__
        return rig

    @property
    def table(self) -> ShownTable:
        """The table one sits at."""
        here = self.house.rooms.here
        assert here is not None, "no table is open"
        return cast(ShownTable, here.table)

    def _ears(self, volume: float) -> Ears:
        return Ears(volume, self.heard)

    def close(self) -> None:
        """End the program as the person's leaving does; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        self.store.close()
        self.stage.close()

    # Time

    def run(self, seconds: float) -> None:
        """Let time pass, drawing nothing."""
        for _ in range(round(seconds / STEP)):
            self.clock.now += STEP
            self.house.scenes.update(STEP)

    def settle(self) -> None:
        """Let time pass until no card moves."""
        for _ in range(round(LONGEST_SHOW / STEP)):
            if not self.table.showing.moving:
                return
            self.run(STEP)
        raise AssertionError("the cards never come to rest")

    def frame(self) -> None:
        """Draw the scenes as a loop between two steps would."""
        self.house.scenes.draw(self.stage.canvas, 0.5)

    def resize(self, size: Size) -> None:
        """Draw the window to another size, as its edge under a hand would."""
        self.stage.window.size = size  # the window manager's doing, which no scene can ask for
        self.turn()

    def turn(self, *events: pygame.Event) -> None:
        """One round of the loop with these events; it never waits for others."""
        for event in (*events, pygame.Event(pygame.USEREVENT)):
            pygame.event.post(event)
        self.loop.turn()

    # Hands

    def down(self, at: Point, pointer: PointerId = MOUSE) -> None:
        self.house.handle(PointerDown(pointer, *at, time=self.clock.now))

    def move(self, at: Point, pointer: PointerId = MOUSE) -> None:
        self.house.handle(PointerMoved(pointer, *at, time=self.clock.now))

    def up(self, at: Point, pointer: PointerId = MOUSE) -> None:
        self.house.handle(PointerUp(pointer, *at, time=self.clock.now))

    def gone(self, pointer: PointerId = MOUSE) -> None:
        self.house.handle(PointerGone(pointer))

    def right_click(self, at: Point) -> None:
        self.house.handle(PointerDown(MOUSE, *at, "secondary", self.clock.now))

    def tap(self, at: Point, pointer: PointerId = MOUSE) -> None:
        """Press and let go on the spot, long enough after the last tap to be no double click."""
        self.run(0.3)
        self.down(at, pointer)
        self.up(at, pointer)

    def drag(self, start: Point, end: Point, pointer: PointerId = MOUSE) -> None:
        """Press, carry over a few steps, let go, and wait until the cards lie."""
        self.carry(start, end, pointer)
        self.up(end, pointer)
        self.settle()

    def carry(self, start: Point, end: Point, pointer: PointerId = MOUSE) -> None:
        """The first part of a drag: the pointer stays down at `end`."""
        self.down(start, pointer)
        for step in (0.2, 0.6, 1.0):
            self.run(0.03)
            self.move((start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step), pointer)

    def keys(self, *names: str, ctrl: bool = False, shift: bool = False, alt: bool = False) -> None:
        """Press keys one after the other."""
        for name in names:
            self.house.handle(KeyPressed(name, ctrl, shift, alt))

    def types(self, text: str) -> None:
        self.house.handle(TextTyped(text))

    @property
    def toast(self) -> str | None:
        """What the table says, None while it says nothing."""
        return self.table.telling.toast.words

    @property
    def toast_box(self) -> Box:
        box = self.table.telling.toast.box
        assert box is not None, "nothing is said"
        return box

    @property
    def strip(self) -> Strip:
        return self.table.strip

    @property
    def stats(self) -> dict[str, str]:
        """The strip's numbers by name."""
        return {stat.name: stat.value for stat in self.strip.stats}

    def button(self, number: int) -> Point:
        """The middle of a button of the strip."""
        box = self.strip.buttons[number].box
        return box.cx, box.cy

    # Windows

    @property
    def window(self) -> Window | None:
        """The window on top, None where the table is."""
        top = self.house.scenes.top
        return top if isinstance(top, Window) else None

    def widgets(self, kind: type[W]) -> list[W]:
        """The controls of one kind in the window on top, in walking order."""
        assert self.window is not None, "no window is open"
        return [widget for widget, _ in self.window.pane.widgets() if isinstance(widget, kind)]

    def read(self) -> None:
        """Wait until the window on top takes presses, if it came by itself."""
        if self.window is not None and self.window.rest > 0:
            self.run(self.window.rest + STEP)

    def press(self, widget: Widget) -> None:
        """Click a control of the window on top, which has been read, and wait until the windows have come or gone."""
        self.read()
        at = widget.box.cx, widget.box.cy
        self.down(at)
        self.up(at)
        self.run(0.4)

    # Cards

    def lies(self) -> None:
        """Every card lies exactly where the table says cards lie at rest; what a hand holds apart."""
        board, poses = self.table.showing.board, self.table.showing.poses()
        assert not self.table.showing.moving
        held = set(board.held)
        for card, pose in poses.items():
            sprite = board.sprite(card)
            assert sprite.card is card
            assert sprite.pose == pose
            if sprite in held:
                continue
            assert (sprite.x, sprite.y, sprite.width) == (pose.x, pose.y, pose.width), card
            assert (sprite.before_x, sprite.before_y) == (pose.x, pose.y), card
            assert (sprite.turned, sprite.angle) == (1.0 if pose.face_up else 0.0, pose.angle), card
            assert (sprite.lift, sprite.unit_height) == (0.0, 0), card


def painted_whole(rig: Rig) -> None:
    """What was repainted in parts looks as if the whole table were painted anew."""
    rig.frame()
    seen = pygame.image.tobytes(rig.stage.canvas, "RGB")
    rig.table.showing.board.repaint()
    rig.frame()
    assert seen == pygame.image.tobytes(rig.stage.canvas, "RGB")
