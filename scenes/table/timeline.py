"""Shows over time what has already happened: flights of cards from pose to pose. Decides nothing, delays nothing.

A flight may be ended at any moment; then its card lies exactly where it was going. What is heard goes with what is
seen: a flight carries the cues of its take-off and its landing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from scenes.table.cues import Cue, Hear, unheard
from scenes.table.sprites import CardSprite, Pose
from scenes.table.tilt import KEPT_STEP

Ease = Callable[[float], float]
_HEARD_BEFORE = 0.050
"""Seconds before a card lies that it is heard landing: it has all but come to rest, and sound takes its time too."""


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    """Quick start, soft landing."""
    return 1 - (1 - t) ** 3


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def in_out_cubic(t: float) -> float:
    """Soft at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


class Flight(NamedTuple):
    """One card on its way to a pose. Times in seconds from the start of the timeline.

    It turns over on the way where the pose shows its other side, for `turning` seconds at the end of the flight.
    `height` is how high it is lifted in mid-flight, 0 to 1; `unit_height` the pixels its shadow spans where the card
    is at its widest, 0 for none of its own. Of two flights the one with the higher `layer` is drawn above. `leaving`
    and `landing` are heard at its start and its end; a flight of no duration is heard landing, or else leaving.
    `lifted` is how high the card still is at its end, where it stands in the air until its next flight. With `stepped`
    it leans by the steps whose pictures are kept: where many turn at once.
    """

    sprite: CardSprite
    pose: Pose
    start: float
    duration: float
    ease: Ease = out_cubic
    turning: float = 0.0
    height: float = 0.0
    unit_height: int = 0
    layer: int = 0
    leaving: Cue | None = None
    landing: Cue | None = None
    lifted: float = 0.0
    stepped: bool = False

    @property
    def end(self) -> float:
        return self.start + self.duration


class _Running:
    """A flight under way, with where it set out from."""

    __slots__ = ("angle", "flight", "landing", "lift", "turned", "width", "x", "y")

    def __init__(self, flight: Flight) -> None:
        sprite = flight.sprite
        self.flight = flight
        self.landing = flight.landing
        self.x, self.y, self.width = sprite.x, sprite.y, sprite.width
        self.angle, self.turned, self.lift = sprite.angle, sprite.turned, sprite.lift

    def show(self, now: float) -> None:
        flight, sprite = self.flight, self.flight.sprite
        t = min((now - flight.start) / flight.duration, 1.0) if flight.duration > 0 else 1.0
        way = flight.ease(t)
        sprite.move_to(self.x + (flight.pose.x - self.x) * way, self.y + (flight.pose.y - self.y) * way)
        sprite.width = self.width + (flight.pose.width - self.width) * way
        angle = self.angle + (flight.pose.angle - self.angle) * way
        sprite.angle = round(angle / KEPT_STEP) * KEPT_STEP if flight.stepped else angle
        # A card that grows or shrinks on its way takes its shadow along.
        sprite.unit_height = round(flight.unit_height * sprite.width / max(self.width, flight.pose.width))
        lift = self.lift + (flight.lifted - self.lift) * way
        sprite.lift = max(lift, flight.height * math.sin(math.pi * t))
        side = 1.0 if flight.pose.face_up else 0.0
        if side != self.turned:
            left = flight.end - now
            turn = 1.0 - min(left / flight.turning, 1.0) if flight.turning > 0 else t
            sprite.turned = self.turned + (side - self.turned) * _sine(max(turn, 0.0))

    def end(self) -> None:
        """The flight is over: the card lies where it was going, or stands over it."""
        flight, sprite = self.flight, self.flight.sprite
        sprite.lay(flight.pose)
        if flight.lifted:
            sprite.lift, sprite.unit_height = flight.lifted, flight.unit_height


def _sine(t: float) -> float:
    return (1 - math.cos(math.pi * t)) / 2


class Timeline:
    """The flights under way and to come."""

    def __init__(self, hear: Hear = unheard) -> None:
        self._hear = hear
        self._waiting: list[Flight] = []
        self._running: list[_Running] = []
        self._now = 0.0

    @property
    def active(self) -> bool:
        return bool(self._waiting or self._running)

    def play(self, flights: list[Flight]) -> None:
        """Start these flights; their times count from now. A timeline still active must be finished first."""
        self._now = 0.0
        self._waiting = sorted(flights, key=lambda flight: flight.start)
        self._running = []

    def due(self, dt: float) -> list[CardSprite]:
        """The sprites that take off within `dt` seconds more."""
        return [flight.sprite for flight in self._waiting if flight.start <= self._now + dt]

    def update(self, dt: float) -> list[CardSprite]:
        """Let `dt` seconds pass; returns the sprites that have just landed."""
        self._now += dt
        heard: dict[Cue | None, None] = {}
        while self._waiting and self._waiting[0].start <= self._now:
            flight = self._waiting.pop(0)
            # The same card may fly twice in a row: the earlier flight is over when the later one starts.
            for running in [one for one in self._running if one.flight.sprite is flight.sprite]:
                running.end()
                self._running.remove(running)
                heard[running.landing] = None
            self._running.append(_Running(flight))
            if flight.duration > 0 or flight.landing is None:
                heard[flight.leaving] = None
        landed: list[CardSprite] = []
        for running in list(self._running):
            running.flight.sprite.begin_step()
            running.show(self._now)
            if running.flight.end - _HEARD_BEFORE <= self._now:
                heard[running.landing] = None
                running.landing = None
            if running.flight.end <= self._now:
                running.end()
                self._running.remove(running)
                landed.append(running.flight.sprite)
        # Of many cards that set out or land in the same step one is heard.
        for cue in heard:
            if cue is not None:
                self._hear(cue)
        return landed

    def flying(self) -> list[CardSprite]:
        """The sprites in the air, in drawing order."""
        order = sorted(self._running, key=lambda one: (one.flight.layer, one.flight.pose.pile, one.flight.pose.order))
        return [one.flight.sprite for one in order]

    def pending(self) -> list[CardSprite]:
        """The sprites of every flight under way or to come, repeats included."""
        return [one.flight.sprite for one in self._running] + [flight.sprite for flight in self._waiting]

    def sound_landing(self) -> None:
        """Let be heard, by one card, that those still under way lie: they are about to be put down on the spot."""
        landings = [running.landing for running in self._running] + [flight.landing for flight in self._waiting]
        cue = next((one for one in landings if one is not None), None)
        if cue is not None:
            self._hear(cue)

    def finish(self) -> None:
        """End every flight on the spot, unheard."""
        for running in self._running:
            running.flight.sprite.lay(running.flight.pose)
        for flight in self._waiting:
            flight.sprite.lay(flight.pose)
        self._running, self._waiting = [], []
