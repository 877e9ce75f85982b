"""Decides what a person can set and how it is shown; must not know what a setting changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.words import LANGUAGES, Words
from scenes.commands import FULL_SCREEN
from scenes.look import tokens
from scenes.look.icons import IconName
from scenes.look.shapes import Box, flat
from scenes.preferences import MOTIONS, SCALES, SYSTEM_LANGUAGE, VOLUMES, Preferences
from scenes.widgets.buttons import RowButton
from scenes.widgets.dropdown import DropDown
from scenes.widgets.pieces import Caption, Divider, Item
from scenes.widgets.slider import Slider
from scenes.windows.frame import Content, Frame
from scenes.windows.settings_rows import GameSettings, Group, SettingsRows, Tell, grouped, place
from scenes.windows.window import Window

#: From this inner width (pixels at scale 1) the categories stand in a rail at the left.
_RAIL_FROM = 700
_RAIL_SHARES = (160.0, 560.0)


class SettingsOf(NamedTuple):
    """A game's name over its settings, and what makes their rows."""

    title: str
    make: Callable[[SettingsRows], GameSettings]


class SettingsDoors(NamedTuple):
    """What the window brings about: each change is told at once, and `sample` lets a sound be heard."""

    change: Tell
    sample: Callable[[], None]


class SettingsWindow(Window):
    """Shows the settings, those of `games` in their order.

    `at_table`: it is opened at the table of the first one, whose settings need no name.
    """

    wide = 816

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        preferences: Preferences,
        doors: SettingsDoors,
        games: Sequence[SettingsOf],
        speed: float = 1.0,
        at_table: bool = False,
    ) -> None:
        super().__init__(words, close, speed)
        self._games = games
        self._at_table = at_table
        self.preferences = preferences
        self._doors = doors
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
        text, rows = self.words.text, SettingsRows(self.words, self.preferences, self._tell, self.rebuild)
        made = [(game.title, game.make(rows)) for game in self._games]
        general, sound = self._general(rows), self._sound(rows)
        cards = grouped([(title, game.cards, game.shared_cards) for title, game in made], self._at_table)
        play = grouped([(title, game.game, game.shared_game) for title, game in made], self._at_table)
        if not self._railed:
            games = _merged(cards, play)
            return Content([_one_list([(text("General"), general), *games, (text("Sound"), sound)])])
        categories: tuple[tuple[IconName, str, list[Item]], ...] = (
            ("gear", text("General"), general),
            ("cards", text("Cards"), self._by_game(cards)),
            ("sound", text("Sound"), sound),
            ("spade", text("Game"), self._by_game(play)),
        )
        rail: list[Item] = [
            (RowButton(icon, name, partial(self._turn_to, k), k == self._category), 8 if k else 0, 8)
            for k, (icon, name, _) in enumerate(categories)
        ]
        pages = [_page(name, items) for _, name, items in categories]
        return Content([rail, pages[self._category]], shares=_RAIL_SHARES, others=pages)

    def _by_game(self, games: Sequence[Group]) -> list[Item]:
        """The rows of every game under its name; those of the table come first and need no name."""
        items: list[Item] = []
        for number, (title, rows) in enumerate(games):
            if rows and (number or not self._at_table):
                items.append((Caption(title), 16 if number and not self.short else 8, 0))
            items += rows
        return items

    # -------------------------------------------------------------- the rows

    def _general(self, rows: SettingsRows) -> list[Item]:
        text, now = self.words.text, self.preferences
        codes = (SYSTEM_LANGUAGE, *LANGUAGES)
        languages = DropDown(
            [text("System"), *LANGUAGES.values()],
            place(codes, now.language),
            rows.teller("language", codes),
        )
        sizes = [text("Auto"), *(self.words.percent(int(scale)) for scale in SCALES[1:])]
        motions = [text("Calm"), text("Normal"), text("Brisk"), self.words.meant("of motion", "Off")]
        return [
            (rows.named(text("Language"), languages), 8, 0),
            (rows.one_of(text("Size"), "scale", SCALES, sizes), 0, 0),
            (rows.one_of(text("Motion"), "motion", MOTIONS, motions), 0, 0),
            (rows.switch("fullscreen", text(FULL_SCREEN.name), "", self.short), 0, 0),
            (
                rows.switch(
                    "clock",
                    text("Clock"),
                    text("Times your games from the first move, and rests when you do"),
                    self.short,
                ),
                0,
                0,
            ),
            (
                rows.switch(
                    "show_figures", text("Scores and figures"), text("In windows and on the title"), self.short
                ),
                0,
                0,
            ),
        ]

    def _sound(self, rows: SettingsRows) -> list[Item]:
        text, now = self.words.text, self.preferences
        volume = Slider(int(now.volume), int(VOLUMES[1]), self._set_volume, self.words.percent)
        return [
            (rows.switch("sounds", text("Card sounds"), text("M turns them on and off at the table")), 4, 0),
            (rows.named(text("Volume"), volume), 0, 0),
        ]

    # -------------------------------------------------------------- changes

    def _turn_to(self, category: int) -> None:
        self._category = category
        self.pane.scroll.jump(0)
        self.rebuild()

    def _tell(self, name: str, value: str | bool) -> None:
        changed: dict[str, Any] = {name: value}
        self.preferences = replace(self.preferences, **changed)
        if name == "motion":
            self.speed = tokens.MOTION_SPEEDS[str(value)]
        self._doors.change(name, value)
        if name == "sounds" and value:
            self._doors.sample()

    def _set_volume(self, percent: int) -> None:
        """Whoever turns the volume wants to hear something, even where sounds were off."""
        self._tell("volume", str(percent))
        if not self.preferences.sounds:
            self._tell("sounds", True)
            self.rebuild()
        else:
            self._doors.sample()

    def draw_behind(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:
        if self._railed:
            x = (frame.columns[0].right + frame.columns[1].x) / 2
            rule = Box(x, frame.view.y + dy, max(1, round(self.u)), frame.view.h)
            flat(canvas, rule, tokens.LINE, tokens.EDGE_ALPHA)


def _page(name: str, items: list[Item]) -> list[Item]:
    """A category's rows under its name, unless they begin with a name of their own."""
    first, _, out = items[0]
    return [(first, 0, out), *items[1:]] if isinstance(first, Caption) else [(Caption(name), 0, 0), *items]


def _merged(cards: Sequence[Group], play: Sequence[Group]) -> list[Group]:
    """The rows of both kinds together under each name that has any."""
    both: dict[str, list[Item]] = {}
    for title, rows in (*cards, *play):
        both.setdefault(title, []).extend(rows)
    return [(title, rows) for title, rows in both.items() if rows]


def _one_list(categories: Sequence[tuple[str, list[Item]]]) -> list[Item]:
    column: list[Item] = []
    for k, (name, items) in enumerate(categories):
        if k:
            column.append((Divider(), 6, 0))
        column += [(Caption(name), 12 if k else 0, 0), *items]
    return column
