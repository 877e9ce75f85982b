"""What the player has set, and how it is kept as text; knows no window and no scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from game.store import Store
from game.words import LANGUAGES
from scenes.look import tokens
from scenes.table.packs import PACKS

SYSTEM_LANGUAGE = "system"
SCALES = ("auto", "100", "125", "150", "200")
MOTIONS = tuple(tokens.MOTION_SPEEDS)
BACKS = ("antares", "scales")
ITALIAN_PACKS = tuple(PACKS)
TARGETS = ("11", "21")
ANY_GRADE = "any"
GRADES = (ANY_GRADE, "easy", "medium", "hard")
VOLUMES = tuple(str(percent) for percent in range(0, 101, 5))
PAUSES = {"short": 0.4, "normal": 0.6, "long": 0.9}
"""What the settings that are one of several may be; a pause in seconds."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """All the player can set; the values here are those of the first start."""

    language: str = SYSTEM_LANGUAGE
    scale: str = "auto"
    motion: str = "normal"
    fullscreen: bool = False
    interactive_rules: bool = True
    four_colours: bool = False
    back: str = "antares"
    italian_pack: str = "neapolitan"
    corner_values: bool = False
    target: str = "11"
    pause: str = "normal"
    hints_know: bool = False
    light: bool = False
    winnable: bool = True
    grade: str = "any"
    sounds: bool = True
    volume: str = "80"


_ALLOWED: dict[str, tuple[str, ...]] = {
    "language": (SYSTEM_LANGUAGE, *LANGUAGES),
    "scale": SCALES,
    "motion": MOTIONS,
    "back": BACKS,
    "italian_pack": ITALIAN_PACKS,
    "target": TARGETS,
    "pause": tuple(PAUSES),
    "grade": GRADES,
    "volume": VOLUMES,
}


class KeptPreferences:
    """The settings in force. `on_change` is told the name of each one that changes, after it has."""

    def __init__(self, store: Store, on_change: Callable[[str], None]) -> None:
        self._store = store
        self._on_change = on_change
        self.now = _read(store)

    def change(self, name: str, value: str | bool) -> None:
        """Set one and keep it."""
        wanted: dict[str, Any] = {name: value}
        changed = replace(self.now, **wanted)
        if changed != self.now:
            self.now = changed
            self._store.keep_setting(name, _written(value))
            self._on_change(name)

    @property
    def speed(self) -> float:
        """The factor motion's durations are multiplied by."""
        return tokens.MOTION_SPEEDS[self.now.motion]

    @property
    def loudness(self) -> float:
        """The volume as a share of the full amplitude, 0 where sounds are off; even steps sound about even."""
        return (int(self.now.volume) / 100) ** 2 if self.now.sounds else 0.0

    @property
    def pause(self) -> float:
        """Seconds the computer takes its time for at least."""
        return PAUSES[self.now.pause]

    def scale(self, canvas: tuple[int, int]) -> float:
        """The UI scale for a canvas of this size in table pixels: the one chosen, as far as there is room for it."""
        if self.now.scale == "auto":
            return tokens.scale_for(*canvas)
        return min(int(self.now.scale) / 100, tokens.most_scale(*canvas))


def _written(value: str | bool) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else value


def _read(store: Store) -> Preferences:
    """The kept settings; one that is missing or means nothing to this program is as at the first start."""
    found: dict[str, Any] = {}
    for field in fields(Preferences):
        kept = store.setting(field.name)
        if field.name in _ALLOWED:
            if kept in _ALLOWED[field.name]:
                found[field.name] = kept
        elif kept in ("on", "off"):
            found[field.name] = kept == "on"
    return replace(Preferences(), **found)
