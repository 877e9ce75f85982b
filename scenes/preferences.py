"""What the player has set, and how it is kept as text; knows no window, no scene and no game by name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.store import Store
from game.words import LANGUAGES
from scenes.look import tokens
from scenes.table.packs import PACKS

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

SYSTEM_LANGUAGE = "system"
SCALES = ("auto", "100", "125", "150", "200")
MOTIONS = tuple(tokens.MOTION_SPEEDS)
BACKS = ("antares", "scales")
ITALIAN_PACKS = tuple(PACKS)
VOLUMES = tuple(str(percent) for percent in range(0, 101, 5))
PAUSES = {"short": 0.4, "normal": 0.6, "long": 0.9}
"""What the settings that are one of several may be; a pause in seconds."""


S = TypeVar("S", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Settings(Generic[S]):
    """Which settings there are: what they are at the first start, and what each that is one of several may be.

    `owner` is whose they are, a game's name or "" for the house's: it stands before their names where they are kept,
    so that every game may have its level. `formerly` are those that older programs kept without it. `brings` gives
    what they all are once the one of a name has been set: another may go with it.
    """

    owner: str
    first: S
    allowed: Mapping[str, Sequence[str]]
    formerly: Collection[str] = field(default=())
    brings: Callable[[S, str], S] | None = None

    def key(self, name: str) -> str:
        """What a setting is called among those of all."""
        return f"{self.owner}.{name}" if self.owner else name


class KeptSettings(Generic[S]):
    """Settings in force. `on_change` is told the key of each one that is changed, after it has been."""

    def __init__(self, store: Store, settings: Settings[S], on_change: Callable[[str], None]) -> None:
        self._store = store
        self._settings = settings
        self._on_change = on_change
        self.now = _read(store, settings)

    def with_change(self, name: str, value: str | bool) -> S:
        """What they would be with one set otherwise, and with what it brings."""
        wanted: dict[str, Any] = {name: value}
        changed = replace(self.now, **wanted)
        if self._settings.brings is None or changed == self.now:
            return changed
        return self._settings.brings(changed, name)

    def change(self, name: str, value: str | bool) -> None:
        """Set one and keep it, with what it brings, which isn't told apart."""
        changed = self.with_change(name, value)
        if changed != self.now:
            self.keep(changed)
            self._on_change(self._settings.key(name))

    def keep(self, wanted: S) -> None:
        """Have all of these in force and keep them; nobody is told."""
        before, self.now = self.now, wanted
        for one in fields(wanted):
            value = getattr(wanted, one.name)
            if value != getattr(before, one.name):
                self._store.keep_setting(self._settings.key(one.name), _written(value))


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the player can set of the house, and of what its tables share."""

    language: str = SYSTEM_LANGUAGE
    scale: str = "auto"
    motion: str = "normal"
    fullscreen: bool = False
    interactive_rules: bool = True
    four_colours: bool = False
    back: str = "antares"
    italian_pack: str = "neapolitan"
    corner_values: bool = False
    pause: str = "normal"
    seen_cards: bool = False
    sounds: bool = True
    volume: str = "80"
    clock: bool = False
    show_figures: bool = True
    strip_scores: bool = True
    first_steps: bool = True


_HOUSE = Settings(
    "",
    Preferences(),
    {
        "language": (SYSTEM_LANGUAGE, *LANGUAGES),
        "scale": SCALES,
        "motion": MOTIONS,
        "back": BACKS,
        "italian_pack": ITALIAN_PACKS,
        "pause": tuple(PAUSES),
        "volume": VOLUMES,
    },
)


class KeptPreferences(KeptSettings[Preferences]):
    """The house's settings in force, and through it those of every game."""

    def __init__(self, store: Store, on_change: Callable[[str], None]) -> None:
        super().__init__(store, _HOUSE, on_change)
        self._owned: dict[str, KeptSettings[Any]] = {}

    def of(self, settings: Settings[S]) -> KeptSettings[S]:
        """A game's own settings in force: the same ones for all who ask."""
        if settings.owner not in self._owned:
            self._owned[settings.owner] = KeptSettings(self._store, settings, self._on_change)
        return self._owned[settings.owner]

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


def _read(store: Store, settings: Settings[S]) -> S:
    """The kept settings; one that is missing or means nothing to this program is as at the first start.

    What an older program kept holds until the setting is changed; it stays where that program finds it.
    """
    found: dict[str, Any] = {}
    for one in fields(settings.first):
        kept = store.setting(settings.key(one.name))
        if kept is None and one.name in settings.formerly:
            kept = store.setting(one.name)
        if one.name in settings.allowed:
            if kept in settings.allowed[one.name]:
                found[one.name] = kept
        elif kept in ("on", "off"):
            found[one.name] = kept == "on"
    return replace(settings.first, **found)
