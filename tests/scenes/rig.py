"""A house on a stage without a screen, its clock in the test's hand: intents in; cards, windows and store to look at.

Positions are table pixels, times seconds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pygame

from game import records
from game.cards import FRENCH, Card
from game.scorpion import record as scorpion_record
from game.scorpion.kept import KeptGame
from game.scorpion.record import Action, ScorpionSession, Start
from game.scorpion.state import Move, State
from game.scorpion.variants import CLASSIC
from game.session import Redo, Undo
from game.store import Store
from scenes.house import House
from scenes.intents import MOUSE, KeyPressed, PointerDown, PointerGone, PointerId, PointerMoved, PointerUp, TextTyped
from scenes.look.shapes import Box
from scenes.loop import STEP, Loop
from scenes.scorpion.focus import FocusSpot, walk
from scenes.scorpion.geometry import ColumnSpot, Geometry
from scenes.scorpion.table import ScorpionTable
from scenes.sound import Sound
from scenes.stage import Stage
from scenes.table.cues import Cue
from scenes.table.sprites import CardSprite
from scenes.table.strip import Strip
from scenes.widgets.focus import ARROWS, Direction
from scenes.widgets.widget import Widget
from scenes.windows.window import Window
from tests.scenes.rooms import scorpion_room

Point = tuple[float, float]
Size = tuple[int, int]
W = TypeVar("W", bound=Widget)
SMALL: Size = (800, 480)
FINGER: PointerId = ("touch", 1, 1)
OTHER_FINGER: PointerId = ("touch", 1, 2)
DEAL = Start.numbered(CLASSIC, 48213)
LONGEST_SHOW = 30.0
"""No motion of the table lasts so long."""
_GOLDEN = Path(__file__).parents[1] / "golden" / "scorpion"


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


class Rig:
    """One run of the program over the store in `directory`, without a table until one is opened."""

    def __init__(self, directory: Path, size: Size = SMALL, locales: Sequence[str] = ("en",), **settings: str) -> None:
        pygame.display.init()
        pygame.font.init()
        self.clock = Clock()
        self.store = Store(directory)
        for name, value in settings.items():
            self.store.keep_setting(name, value)
        self.heard: list[Cue] = []
        self.house = House(self.store, list(locales), self._ears)
        self.stage = Stage("a window of the tests", size)
        self.loop = Loop(
            self.stage,
            self.house.scenes,
            self.house.preferences.scale,
            self.house.handle,
            self.house.quit,
            self.clock,
        )
        self.house.move_in(self.stage, self.loop.fit, self.clock)
        self.loop.fit()
        self._closed = False
        pygame.event.clear()

    def open(self, start: Start = DEAL, moves: Sequence[Action] = (), dealt: bool = False) -> None:
        """Open the table on a game after these moves; `dealt`: while the deal is being shown."""
        game = KeptGame.deal(self.store, start)
        for action in moves:
            game.session.play(action)
        game.save()
        scorpion_room(self.house).open_table(game, dealt)

    @property
    def table(self) -> ScorpionTable:
        table = scorpion_room(self.house).table
        assert table is not None, "no table is open"
        return table

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

    # Where things are

    @property
    def session(self) -> ScorpionSession:
        return self.table.game.session

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def geometry(self) -> Geometry:
        return self.table.showing.geometry

    def sprite(self, card: Card | str) -> CardSprite:
        return self.table.showing.board.sprite(FRENCH.parse(card) if isinstance(card, str) else card)

    def card(self, column: int, index: int) -> Card:
        return self.state.columns[column].cards[index]

    def box(self, column: int, index: int) -> Box:
        """The whole card, what others hide of it included."""
        pose = self.table.showing.poses()[self.card(column, index)]
        return Box(pose.x, pose.y, *self.geometry.card_size)

    def grip(self, column: int, index: int) -> Point:
        """The middle of what no other card hides of it."""
        box = self.box(column, index)
        last = index == len(self.state.columns[column].cards) - 1
        foot = box.bottom if last else self.box(column, index + 1).y
        return box.cx, (box.y + foot) / 2

    def end(self, column: int) -> Point:
        """The middle of a column's last card, or of its empty place."""
        count = len(self.state.columns[column].cards)
        if count:
            return self.grip(column, count - 1)
        base = self.geometry.column_base(column)
        return base.cx, base.cy

    def put(self, column: int, index: int, to: int) -> Point:
        """Where the pointer is when the card gripped there lies on the end of column `to`."""
        x, y = self.grip(column, index)
        box, end = self.box(column, index), self.end(to)
        return x + end[0] - box.cx, y + end[1] - box.cy

    def reserve(self, place: int = 0) -> Point:
        box = self.geometry.reserve_base(place)
        return box.cx, box.cy

    @property
    def cloth(self) -> Point:
        """A bare place, far from every column."""
        last = self.geometry.column_base(self.geometry.rules.columns - 1)
        return (last.right + self.geometry.strip.x) / 2, self.geometry.layout.size[1] - 2

    # What the table shows besides cards; nothing but its picture tells, so these look behind it

    @property
    def strip(self) -> Strip:
        return self.table.strip

    @property
    def ring(self) -> Box | None:
        """What the keyboard's ring on the cards goes round."""
        return self.table.keys.ring()

    @property
    def spot(self) -> FocusSpot | None:
        """What the keyboard is on."""
        return self.table.keys.spot

    def walk_to(self, goal: FocusSpot) -> None:
        """Press arrows until the keyboard is on `goal`, by the shortest way there is."""
        self.keys("right")
        places = self.table.keys.places()
        here = self.spot
        before: dict[FocusSpot | None, tuple[FocusSpot | None, Direction]] = {}
        fresh = deque([here])
        while fresh and goal not in before and goal != here:
            reached = fresh.popleft()
            for direction in ARROWS:
                there = walk(reached, direction, places)
                if there != here and there not in before:
                    before[there] = (reached, direction)
                    fresh.append(there)
        way: list[Direction] = []
        spot: FocusSpot | None = goal
        while spot != here:
            assert spot in before, f"no arrows lead from {here} to {goal}"
            spot, direction = before[spot]
            way.append(direction)
        self.keys(*reversed(way))
        assert self.spot == goal

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
    def glowing(self) -> list[int]:
        """The columns that shine as legal targets."""
        return self.table.glow.columns

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


def golden(name: str) -> tuple[Start, list[Action]]:
    """A recorded game: where it begins and what was done."""
    return scorpion_record.read(records.read_file(str(_GOLDEN / f"{name}.json")))


def a_move(action: Action) -> Move:
    """A recorded action that is a move."""
    assert not isinstance(action, Undo | Redo)
    return action


def resting(rig: Rig) -> None:
    """The cards lie exactly as the game stands; what a hand holds, and a strip it opened, apart."""
    showing, state = rig.table.showing, rig.state
    assert not showing.moving
    assert showing.state == state
    geometry = Geometry(rig.table.game.start.rules, rig.stage.canvas.get_size())
    opened = [None, *(ColumnSpot(i, j) for i, column in enumerate(state.columns) for j in range(len(column.cards)))]
    poses = showing.poses()
    assert showing.fanned or any(poses == geometry.poses(state, one) for one in opened)
    held = set(showing.board.held)
    for card, pose in poses.items():
        sprite = rig.sprite(card)
        assert sprite.card is card
        assert sprite.pose == pose
        if sprite in held:
            continue
        assert (sprite.x, sprite.y, sprite.width) == (pose.x, pose.y, pose.width), card
        assert (sprite.before_x, sprite.before_y) == (pose.x, pose.y), card
        assert sprite.turned == (1.0 if pose.face_up else 0.0), card
        assert (sprite.lift, sprite.unit_height) == (0.0, 0), card


def painted_whole(rig: Rig) -> None:
    """What was repainted in parts looks as if the whole table were painted anew."""
    rig.frame()
    seen = pygame.image.tobytes(rig.stage.canvas, "RGB")
    rig.table.showing.board.repaint()
    rig.frame()
    assert seen == pygame.image.tobytes(rig.stage.canvas, "RGB")
