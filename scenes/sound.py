"""Decides how loud a cue is heard, in which take, and when the sound device is open; must not know who gives cues.

One thread has the device to itself: it opens it, plays, and closes it when nothing has been heard for long. Where
there is no device, or it fails, the program is silent and the log says so once.
"""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.errors import GameError
from game.resources import asset
from scenes.background import started
from scenes.log import log
from scenes.table.cues import Cue
from scenes.terminal import hushed

_MORE_TAKES = {Cue.SLIDE: 3, Cue.SET: 3, Cue.DEAL: 3, Cue.FLIP: 2, Cue.GATHER: 2, Cue.TRUMP: 2}
TAKES = {cue: _MORE_TAKES.get(cue, 1) for cue in Cue}
"""How many sounds there are for a cue, heard in turn so that none repeats itself."""
_APART = {Cue.SLIDE: 0.065, Cue.SET: 0.065, Cue.DEAL: 0.065, Cue.FLIP: 0.080}
_APART_ELSE = 0.150
"""Seconds in which the same cue is heard once only."""
_CROWD, _CROWDED = 0.250, 0.6
"""A cue heard again so soon, in seconds, is one of many: it is so much softer."""
_NAME = "Osteria Antares"
"""What the system's volume control calls the program."""
_VOICES = 8
_RATE, _BUFFER = 44100, 1024
_LATE = 0.250
"""Seconds after which a cue is past: it waited while the device was being opened."""
_KEEPS_OPEN = 60.0
"""Seconds without a sound after which the device is closed: open, it wakes the processor 43 times a second."""
_FAREWELL = 2.0
"""Seconds the end of the program waits for the device to close at most."""


class Turns:
    """Which take of a cue comes next and how loud, so that many at once don't add up to noise."""

    def __init__(self) -> None:
        self._heard: dict[Cue, float] = {}
        self._takes: dict[Cue, int] = {}

    def next(self, cue: Cue, now: float) -> tuple[int, float] | None:
        """The take (from 1) and its share of the volume for a cue at `now`, seconds; None: it is not heard."""
        since = now - self._heard.get(cue, float("-inf"))
        if since < _APART.get(cue, _APART_ELSE):
            return None
        self._heard[cue] = now
        self._takes[cue] = take = self._takes.get(cue, 0) % TAKES[cue] + 1
        return take, _CROWDED if since < _CROWD else 1.0


class Note(NamedTuple):
    name: str
    loudness: float
    at: float


class Device:
    """The open sound device with all sounds loaded.

    Raises pygame.error, or NotImplementedError where pygame came without a mixer. A sound that can't be read is done
    without, and the log says so.
    """

    def __init__(self) -> None:
        os.environ.setdefault("SDL_AUDIO_DEVICE_APP_NAME", _NAME)
        with hushed():
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
        pygame.mixer.set_num_channels(_VOICES)
        names = [take_name(cue, take) for cue, takes in TAKES.items() for take in range(1, takes + 1)]
        self._sounds = {name: sound for name in names if (sound := _read(name)) is not None}

    def play(self, note: Note) -> None:
        sound = self._sounds.get(note.name)
        channel = None if sound is None else sound.play()
        if channel is not None:
            channel.set_volume(note.loudness)

    def close(self) -> None:
        self._sounds.clear()
        pygame.mixer.quit()


def _read(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(asset(f"sounds/{name}.wav"))
    except (pygame.error, OSError, GameError) as error:
        log(f"no sound {name}.wav: {error}")
        return None


_Open = Callable[[], Device]
_WAKE, _CLOSE, _END = "wake", "close", "end"


class Sound:
    """The house's sound. `volume` is 0 to 1, 0 for silence with the device closed; `now` a clock in seconds.

    Nothing is opened or heard before `begin`. No call waits for the device, and none ever raises for it.
    """

    def __init__(self, volume: float, now: Callable[[], float] = time.monotonic) -> None:
        self._volume = volume
        self._now = now
        self._turns = Turns()
        self._asked: queue.SimpleQueue[Note | str] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.asleep = False
        self._failed = False

    def begin(self) -> None:
        """The first picture is on the screen: from now on cues are heard."""
        if self._thread is None:
            thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            if not started(thread):
                log("no sound: no thread is to be had for it")
                return
            self._thread = thread
            self._ask(_WAKE)

    def play(self, cue: Cue) -> None:
        """Let a cue be heard, unless it has just been."""
        turn = self._turns.next(cue, now := self._now())
        if turn is not None:
            take, share = turn
            self._ask(Note(take_name(cue, take), self._volume * share, now))

    def wake(self) -> None:
        """The player is there: have the device open before something is to be heard."""
        if self.asleep:
            self.asleep = False
            self._ask(_WAKE)

    def set_volume(self, volume: float) -> None:
        """Another volume from the next cue on; 0 closes the device."""
        self._volume = volume
        self._failed = False  # whoever turns the volume may have plugged something in
        self._ask(_WAKE)
        if volume <= 0 and self._thread is not None:
            self._asked.put(_CLOSE)

    def close(self) -> None:
        """The program ends."""
        if self._thread is not None:
            self._asked.put(_END)
            self._thread.join(_FAREWELL)
            self._thread = None

    def _ask(self, what: Note | str) -> None:
        if self._thread is not None and self._volume > 0 and not self._failed:
            self._asked.put(what)

    # In the thread

    def _serve(self) -> None:
        device: Device | None = None
        asked: Note | str = _WAKE
        while asked is not _END:
            try:
                asked = self._asked.get(timeout=_KEEPS_OPEN if device is not None else None)
            except queue.Empty:
                self.asleep = True
                asked = _CLOSE
            if asked is _CLOSE or asked is _END:
                if device is not None:
                    device.close()
                device = None
            else:
                device = self._served(device, asked)

    def _served(self, device: Device | None, asked: Note | str) -> Device | None:
        """Do what is asked with the device, opened if it was not; None where it cannot be opened."""
        if self._failed:
            return device
        try:
            device = device or Device()
            if isinstance(asked, Note) and self._now() - asked.at < _LATE:
                device.play(asked)
        except (pygame.error, NotImplementedError, OSError, GameError) as error:
            self._failed = True
            log(f"no sound: {error}")
        return device


def take_name(cue: Cue, take: int) -> str:
    """What the file of a take is called."""
    return f"{cue}-{take}"
