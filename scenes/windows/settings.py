"""Decides what a person can set and how it is shown; must not know what a setting changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

import pygame

from game.words import LANGUAGES, Words
from scenes.look import tokens
from scenes.look.icons import IconName
from scenes.look.shapes import Box, flat
from scenes.preferences import (
    BACKS,
    ITALIAN_PACKS,
    MOTIONS,
    PAUSES,
    SCALES,
    SYSTEM_LANGUAGE,
    TARGETS,
    VOLUMES,
    Preferences,
)
from scenes.widgets.buttons import RowButton
from scenes.widgets.choices import SwitchRow
from scenes.widgets.dropdown import DropDown
from scenes.widgets.pieces import Caption, Divider, Item, Named
from scenes.widgets.segments import Segments
from scenes.widgets.slider import Slider
from scenes.widgets.thumbnails import Thumbnails
from scenes.windows.frame import Content, Frame
from scenes.windows.window import Window

_CONTROL = 376
_ROW = 60
#: From this inner width (pixels at scale 1) the categories stand in a rail at the left.
_RAIL_FROM = 700
_RAIL_SHARES = (160.0, 560.0)

#: The picture of a card back by name at a width and height in pixels.
BackPicture = Callable[[str, int, int], pygame.Surface]


def _place(values: Sequence[str], value: str) -> int:
    """Where a value stands among the possible ones; one that is not among them counts as the first."""
    return values.index(value) if value in values else 0


class SettingsWindow(Window):
    """Shows the settings and tells each change at once by `on_change(name, value)`.

    `sample` lets a sound be heard at the volume set. `table` is the game at whose table it is opened, whose settings
    come first and need no name; "" where it is opened at none.
    """

    wide = 816

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        preferences: Preferences,
        on_change: Callable[[str, str | bool], None],
        back_picture: BackPicture,
        sample: Callable[[], None],
        speed: float = 1.0,
        table: str = "",
    ) -> None:
        super().__init__(words, close, speed)
        self._table = table
        self.preferences = preferences
        self._on_change = on_change
        self._sample = sample
        # Drawn anew with every frame, but the backs' art takes tens of milliseconds to rasterise.
        self._back_picture = lru_cache(maxsize=2 * len(BACKS))(back_picture)
        self._category = 0

    def show(self, preferences: Preferences) -> None:
        """Show these from now on: something else than this window changed them."""
        self.preferences = preferences
        self.rebuild()

    def title(self) -> str:
        return self.words.text("Settings")

    @property
    def _railed(self) -> bool:
        return self.room >= _RAIL_FROM

    def content(self) -> Content:
        text = self.words.text
        cards, game = self._cards(), self._game()
        if not self._railed:
            both = [(name, [*cards[name], *game[name]]) for name in self._games]
            return Content([_one_list([(text("General"), self._general()), *both, (text("Sound"), self._sound())])])
        categories: tuple[tuple[IconName, str, list[Item]], ...] = (
            ("gear", text("General"), self._general()),
            ("cards", text("Cards"), self._by_game(cards)),
            ("sound", text("Sound"), self._sound()),
            ("spade", text("Game"), self._by_game(game)),
        )
        rail: list[Item] = [
            (RowButton(icon, name, partial(self._turn_to, k), k == self._category), 8 if k else 0, 8)
            for k, (icon, name, _) in enumerate(categories)
        ]
        pages = [_page(name, items) for _, name, items in categories]
        return Content([rail, pages[self._category]], shares=_RAIL_SHARES, others=pages)

    @property
    def _games(self) -> tuple[str, ...]:
        """The games in the order of their settings, by the names that stand over them."""
        return ("Scopa", "Scorpion") if self._table == "scopa" else ("Scorpion", "Scopa")

    def _by_game(self, rows: dict[str, list[Item]]) -> list[Item]:
        """The rows of both games; those of the table come first and need no name."""
        first, second = self._games
        named: list[Item] = [] if self._table else [(Caption(first), 8, 0)]
        return [*named, *rows[first], (Caption(second), 8 if self.short else 16, 0), *rows[second]]

    # -------------------------------------------------------------- the rows

    def _general(self) -> list[Item]:
        text, now = self.words.text, self.preferences
        codes = (SYSTEM_LANGUAGE, *LANGUAGES)
        languages = DropDown(
            [text("System"), *LANGUAGES.values()],
            _place(codes, now.language),
            self._teller("language", codes),
        )
        sizes = [text("Auto"), *(self.words.percent(int(scale)) for scale in SCALES[1:])]
        scale = Segments(sizes, _place(SCALES, now.scale), self._teller("scale", SCALES))
        motions = [text("Calm"), text("Normal"), text("Brisk"), self.words.meant("of motion", "Off")]
        motion = Segments(motions, _place(MOTIONS, now.motion), self._teller("motion", MOTIONS))
        return [
            (Named(text("Language"), languages, _CONTROL, _ROW), 8, 0),
            (Named(text("Size"), scale, _CONTROL, _ROW), 0, 0),
            (Named(text("Motion"), motion, _CONTROL, _ROW), 0, 0),
            (self._switch("fullscreen", text("Full screen"), ""), 0, 0),
        ]

    def _cards(self) -> dict[str, list[Item]]:
        text, now = self.words.text, self.preferences
        colours = Segments(
            [text("Two colours"), text("Four colours")],
            int(now.four_colours),
            lambda index: self._tell("four_colours", bool(index)),
        )
        backs = Thumbnails(
            [text("Night sky"), text("Red fans")],
            _place(BACKS, now.back),
            self._teller("back", BACKS),
            lambda k, width, height: self._back_picture(BACKS[k], width, height),
        )
        packs = Segments(
            [text("Neapolitan"), text("Piacentine")],
            _place(ITALIAN_PACKS, now.italian_pack),
            self._teller("italian_pack", ITALIAN_PACKS),
        )
        corner = self._switch("corner_values", text("Value in the corner"), text("Helps while you learn the cards"))
        return {
            "Scorpion": [
                (Named(text("French pack"), colours, _CONTROL, _ROW), 8, 0),
                (Named(text("Card back"), backs, backs.width_for(1.0), 96), 0, 0),
            ],
            "Scopa": [(Named(text("Italian pack"), packs, _CONTROL, _ROW), 8, 0), (corner, 0, 0)],
        }

    def _sound(self) -> list[Item]:
        text, now = self.words.text, self.preferences
        volume = Slider(int(now.volume), int(VOLUMES[1]), self._set_volume, self.words.percent)
        return [
            (self._switch("sounds", text("Card sounds"), text("M turns them on and off at the table")), 4, 0),
            (Named(text("Volume"), volume, _CONTROL, _ROW), 0, 0),
        ]

    def _game(self) -> dict[str, list[Item]]:
        text, now = self.words.text, self.preferences
        second = text("Explains why a move isn't allowed")
        light = self._switch(
            "light",
            text("Win light"),
            text("Knows the hidden cards: can you still win? Such a game counts as helped"),
        )
        knowing = text("They then lead to a win whenever there is one")
        targets = Segments(list(TARGETS), _place(TARGETS, now.target), self._teller("target", TARGETS))
        names = [text("Short"), text("Normal"), text("Long")]
        pauses = Segments(names, _place(tuple(PAUSES), now.pause), self._teller("pause", tuple(PAUSES)))
        return {
            "Scorpion": [
                (self._switch("interactive_rules", text("Interactive rules"), second), 4, 0),
                (light, 0, 0),
                (self._switch("hints_know", text("Hints may peek at hidden cards"), knowing), 0, 0),
            ],
            "Scopa": [
                (Named(text("Play Scopa to"), targets, _CONTROL, _ROW), 4, 0),
                (Named(text("Pause before the computer plays"), pauses, _CONTROL, _ROW), 0, 0),
            ],
        }

    def _switch(self, name: str, title: str, second: str) -> SwitchRow:
        return SwitchRow(title, second, bool(getattr(self.preferences, name)), partial(self._tell, name))

    # -------------------------------------------------------------- changes

    def _turn_to(self, category: int) -> None:
        self._category = category
        self.pane.scroll.jump(0)
        self.rebuild()

    def _teller(self, name: str, values: Sequence[str]) -> Callable[[int], None]:
        return lambda index: self._tell(name, values[index])

    def _tell(self, name: str, value: str | bool) -> None:
        self.preferences = replace(self.preferences, **{name: value})  # type: ignore[arg-type]
        if name == "motion":
            self.speed = tokens.MOTION_SPEEDS[str(value)]
        self._on_change(name, value)
        if name == "sounds" and value:
            self._sample()

    def _set_volume(self, percent: int) -> None:
        """Whoever turns the volume wants to hear something, even where sounds were off."""
        self._tell("volume", str(percent))
        if not self.preferences.sounds:
            self._tell("sounds", True)
            self.rebuild()
        else:
            self._sample()

    def draw_behind(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:
        if self._railed:
            x = (frame.columns[0].right + frame.columns[1].x) / 2
            rule = Box(x, frame.view.y + dy, max(1, round(self.u)), frame.view.h)
            flat(canvas, rule, tokens.LINE, tokens.EDGE_ALPHA)


def _page(name: str, items: list[Item]) -> list[Item]:
    """A category's rows under its name, unless they begin with a name of their own."""
    first, _, out = items[0]
    return [(first, 0, out), *items[1:]] if isinstance(first, Caption) else [(Caption(name), 0, 0), *items]


def _one_list(categories: Sequence[tuple[str, list[Item]]]) -> list[Item]:
    column: list[Item] = []
    for k, (name, items) in enumerate(categories):
        if k:
            column.append((Divider(), 6, 0))
        column += [(Caption(name), 12 if k else 0, 0), *items]
    return column
