"""A storm of raw SDL events over the whole program, and a tour of its windows; knows no rule and checks nothing.

Run as `python -m tests.scenes.storm HOME COUNT SEED` it is a program of its own, to be watched from outside.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game import records
from game.history import History
from scenes.loop import STEP
from scenes.review.scene import ReviewScene
from scenes.tables import TABLES
from tests.scenes.rig import Rig
from tests.scenes.sitting import sitting_of

SIZES = ((1280, 720), (800, 480), (720, 1280), (1920, 1080), (500, 400), (641, 977))
_KEYS = [value for name, value in sorted(vars(pygame).items()) if name.startswith("K_")]
_LETTERS = "aZ9 :-č\u03b1\u0301\u200b\ud83c\udf38\x00\x7f♥\u202e"
_GAMES = [entry.game.name for entry in TABLES]
_BETWEEN = 0.05
"""Seconds that pass between two handfuls of events."""


class Storm:
    """Events of a fixed seed: mouse, touch, two fingers, keys, text, wheel, focus, size, minimised, files dropped."""

    def __init__(self, seed: int, size: tuple[int, int]) -> None:
        self.chance = random.Random(seed)
        self.size = size
        self._at = (0, 0)
        self._fingers: set[int] = set()
        self._makers: list[tuple[int, Callable[[], pygame.Event]]] = [
            (30, self._motion),
            (26, self._button),
            (14, self._finger),
            (20, self._key),
            (4, self._text),
            (4, self._wheel),
            (3, self._window),
        ]

    def event(self) -> pygame.Event:
        """The next one."""
        weights, makers = zip(*self._makers, strict=True)
        made: Callable[[], pygame.Event] = self.chance.choices(makers, weights)[0]
        return made()

    def _point(self) -> tuple[int, int]:
        if self.chance.random() < 0.03:
            return self.chance.choice([(-1, -1), (-32768, 5), (40000, 40000), (0, self.size[1])])
        return self.chance.randrange(self.size[0]), self.chance.randrange(self.size[1])

    def _motion(self) -> pygame.Event:
        old, self._at = self._at, self._point()
        rel = (self._at[0] - old[0], self._at[1] - old[1])
        buttons = tuple(self.chance.randrange(2) for _ in range(3))
        return pygame.Event(pygame.MOUSEMOTION, pos=self._at, rel=rel, buttons=buttons, touch=False)

    def _button(self) -> pygame.Event:
        kind = self.chance.choice([pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP])
        if self.chance.random() < 0.5:
            self._at = self._point()
        button = self.chance.choices([1, 2, 3, 4, 9], [12, 1, 3, 1, 1])[0]
        return pygame.Event(kind, pos=self._at, button=button, touch=False, clicks=self.chance.randrange(1, 4))

    def _finger(self) -> pygame.Event:
        finger = self.chance.randrange(3)
        if finger in self._fingers and self.chance.random() < 0.4:
            self._fingers.discard(finger)
            kind = pygame.FINGERUP
        elif finger in self._fingers or self.chance.random() < 0.1:
            kind = pygame.FINGERMOTION
        else:
            self._fingers.add(finger)
            kind = pygame.FINGERDOWN
        x, y = self.chance.random(), self.chance.random()
        return pygame.Event(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)

    def _key(self) -> pygame.Event:
        kind = self.chance.choice([pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP])
        key = self.chance.choice(_KEYS)
        mod = self.chance.choices([0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, 0xFFFF], [20, 3, 3, 2, 1])[
            0
        ]
        scancode = self.chance.randrange(300)
        return pygame.Event(kind, key=key, mod=mod, unicode="", scancode=scancode)

    def _text(self) -> pygame.Event:
        text = "".join(self.chance.choice(_LETTERS) for _ in range(self.chance.choice([0, 1, 1, 1, 3, 400])))
        kind = self.chance.choice([pygame.TEXTINPUT, pygame.TEXTEDITING])
        named: dict[str, Any] = {"start": 0, "length": len(text)} if kind == pygame.TEXTEDITING else {}
        return pygame.Event(kind, text=text, **named)

    def _wheel(self) -> pygame.Event:
        turned = self.chance.choice([-1, 1, 3, -20, 1000])
        return pygame.Event(
            pygame.MOUSEWHEEL, x=0, y=turned, flipped=False, precise_x=0.0, precise_y=float(turned), touch=False
        )

    def _window(self) -> pygame.Event:
        kinds = [
            pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER,
            pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED,
            pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED, pygame.DROPFILE,
        ]  # fmt: skip
        kind = self.chance.choice(kinds)
        named = {"file": "/dev/zero"} if kind == pygame.DROPFILE else {"x": 0, "y": 0}
        return pygame.Event(kind, **named)


def rage(rig: Rig, count: int, seed: int) -> None:
    """Let so many events come over the program, which is opened anew wherever they close it."""
    storm = Storm(seed, rig.stage.window_size)
    rig.house.open_title()
    for number in range(0, count, 4):
        if not rig.house.scenes.running:
            rig.house.open_start(storm.chance.choice([None, *_GAMES]))
        if number % 400 == 200:
            storm.size = storm.chance.choice(SIZES)
            rig.resize(storm.size)
        elif number % 400 == 0:
            _go_elsewhere(rig, storm.chance)
        rig.clock.now += storm.chance.choice([STEP, _BETWEEN, 0.4])
        rig.turn(*(storm.event() for _ in range(min(4, count - number))))


def _go_elsewhere(rig: Rig, chance: random.Random) -> None:
    """Chance alone would be long at one place."""
    house = rig.house

    def sit_down() -> None:
        if house.rooms.here is None:
            house.open_start(chance.choice(_GAMES))

    def look_back() -> None:
        played = [running for name in _GAMES if (running := rig.store.running(name)) is not None]
        over = [entry for entry in History(rig.store).entries() if entry.openable]
        if over and chance.random() < 0.5:
            entry = chance.choice(over)
            house.review(entry.over.game, records.parse(entry.over.record or ""), entry.over, entry.number)
        elif played:
            running = chance.choice(played)
            house.review(running.table, records.parse(running.record))

    chance.choice([
        house.to_title, sit_down, house.open_rules, house.open_settings, house.open_statistics, house.open_menu,
        house.finished_games.open, house.finished_games.open_record, look_back, look_back,
    ])()  # fmt: skip


def tour(rig: Rig) -> None:
    """Every table with plays of whoever sits there, every window and answer, once."""
    house = rig.house
    house.open_title()
    _look(rig)
    for opens in (house.open_rules, house.open_settings, house.open_statistics, *_finished(rig)):
        _visit(rig, opens)
    for entry in TABLES:
        sitting, room = sitting_of(entry)(rig, random.Random(1)), house.rooms.of(entry.game.name)
        house.open_start(entry.game.name)
        _look(rig, 4.0)
        for _ in range(40):
            if not sitting.rig.table.moving:
                sitting.move()
            _look(rig, 0.7)
        for key in (*sitting.KEYS, "n", "escape"):
            _visit(rig, partial(rig.keys, key))
        for row in (*room.menu_rows(), room.new_row):
            _visit(rig, row.action)
        _visit(rig, house.open_rules)
        _look_back(rig, entry.game.name)
        house.to_title()
    for opens in _finished(rig):
        _visit(rig, opens)


def _finished(rig: Rig) -> list[Callable[[], None]]:
    """The doors to finished games."""
    doors = rig.house.finished_games
    return [doors.open, doors.open_record, lambda: doors.export(History(rig.store).entries())]


def _visit(rig: Rig, opens: Callable[[], None]) -> None:
    opens()
    _look(rig, 1.5)
    while rig.window is not None or isinstance(rig.house.scenes.front, ReviewScene):
        rig.keys("escape")
        _look(rig)


def _look_back(rig: Rig, game: str) -> None:
    """Step through what is being played, where its table lets one, there and back."""
    running = rig.store.running(game)
    assert running is not None
    rig.house.review(game, records.parse(running.record))
    _look(rig)
    for key in ("home", "right", "right", "left", "space", "space", "b", "i", "tab", "m", "m", "pagedown", "end"):
        rig.keys(key)
        _look(rig, 1.0)
    rig.keys("right", "left", shift=True)
    rig.keys("escape")
    _look(rig)


def _look(rig: Rig, seconds: float = 0.6) -> None:
    rig.run(seconds)
    rig.frame()


if __name__ == "__main__":
    home, count, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    seen = Rig(home)
    try:
        tour(seen)
        rage(seen, count, seed)
    finally:
        seen.house.end()
        seen.close()
    print("done")
