"""Decides how the games a player has finished are shown, one game's at a time; must not know how they are counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date
from typing import NamedTuple

import pygame

from game.history import Entry
from game.readings import Readings
from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box, flat
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.charts.chart import Chart
from scenes.widgets.charts.figures import Figures
from scenes.widgets.label import SECOND, TITLE, lay
from scenes.widgets.pieces import Divider, Item, column_height, stack
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.rows import Listed
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.windows.frame import Content, Frame
from scenes.windows.history.finished import FinishedRows
from scenes.windows.history.listed import finished_list
from scenes.windows.statistics.common import still_read
from scenes.windows.statistics.filters import TIME, chosen, filter_row, span_of, time_filter
from scenes.windows.statistics.numbers import NumbersWindow
from scenes.windows.statistics.parts import Beside, HeadLink, ListPart
from scenes.windows.statistics.told import Counted, GameStatistics, Played, Told
from scenes.windows.window import Window

_PAIR_FROM, _PAIR_HIGH = 896, 640
"""From a canvas so wide and so high, and no higher than wide, on charts stand beside each other."""
_SIDE, _SIDE_WIDE = 24, 28
_HEAD, _HEAD_SHORT, _FOOT = 76, 64, 12
_SEGMENT_MOST, _FOLDED, _HEAD_GAP = 113, 240, 12
_EXPORT_FROM = 700
"""From a canvas so wide on the button that exports bears its word."""
_ROWS, _ROWS_LONE = 4, 6
_READ_AT_ONCE = 25
"""So many records are read in a step; a frame has two."""


class StatisticsOf(NamedTuple):
    """A game: its name, its title, the door to what it tells, what was read of its records, and its finished games.

    `entries` gives them the oldest first; one that lies on the table still has the number 0.
    """

    name: str
    title: str
    statistics: Callable[[], GameStatistics]
    readings: Callable[[], Readings]
    entries: Callable[[], Sequence[Entry]]


class StatisticsDoors(NamedTuple):
    """What the window asks and brings about.

    `kept` and `keep` are for what a game's filter (game, name) is set to. `stamp` is another one whenever the finished
    games have changed. `hidden` says whether figures are not to be shown, `show` has them shown from now on. `history`
    opens the list of all finished games at a game of this name, `export` hands games to other programs.
    """

    kept: Callable[[str, str], str | None]
    keep: Callable[[str, str, str], None]
    stamp: Callable[[], object]
    hidden: Callable[[], bool]
    show: Callable[[], None]
    review: Callable[[Entry], None]
    history: Callable[[str], None]
    export: Callable[[Sequence[Entry]], None]
    open_window: Callable[[Callable[[Callable[[], None]], Window]], None]


class StatisticsWindow(Window):
    """What was played, won and how; the game of the name `first` at first. `rows` tells the games in the list."""

    closes_outside = True

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        games: Sequence[StatisticsOf],
        first: str,
        rows: FinishedRows,
        doors: StatisticsDoors,
        today: date,
        speed: float = 1.0,
    ) -> None:
        super().__init__(words, close, speed)
        self._games = games
        self._shown = next((place for place, game in enumerate(games) if game.name == first), 0)
        self._rows = rows
        self._doors = doors
        self._today = today
        self._stamp = doors.stamp()
        self._listed = Listed()
        self._entries: Sequence[Entry] = ()
        self._unread = False
        self._wanted: list[Entry] = []
        self._beside: list[Beside] = []

    @property
    def game(self) -> str:
        """The name of the game that is shown."""
        return self._games[self._shown].name

    def title(self) -> str:
        return self.words.text("Statistics")

    # What it holds

    @property
    def _paired(self) -> bool:
        wide, high = self._size[0] / self.u, self._size[1] / self.u
        return wide >= _PAIR_FROM and high >= _PAIR_HIGH and wide >= high

    def content(self) -> Content:
        self._beside, self._wanted = [], []
        body = self._body()
        self._segments = Segments([game.title for game in self._games], self._shown, self._turn_to)
        fixed: list[Widget] = [self._segments] if len(self._games) > 1 else []
        if not self._doors.hidden():
            fixed.append(self._export())
        return Content([body], fixed=fixed)

    def _export(self) -> Widget:
        """The button that hands the games to other programs: with its word where the head has room for it."""
        word = self.words.text("Export")
        button: Widget = IconButton("save", word, self._hand_out)
        if self._size[0] >= _EXPORT_FROM * self.u:
            button = Button(word, self._hand_out, icon="save")
        button.enabled = bool(self._wanted)
        button.why_off = self.words.text("There's no game to write down.")
        return button

    def _body(self) -> list[Item]:
        if self._doors.hidden():
            self._unread = False
            return self._hidden()
        game = self._games[self._shown]
        statistics, readings = game.statistics(), game.readings()
        self._entries = game.entries()
        self._unread = statistics.reads and readings.missing(self._entries) > 0
        if not self._entries:
            return [(Prose(statistics.none_yet(self.words)), 16, 0)]
        played = [(entry, Played(entry.over, readings.of(entry))) for entry in self._entries]
        filters = [*statistics.filters([one for _, one in played], self.words), time_filter(self.words)]
        values = chosen(filters, lambda name: self._doors.kept(game.name, name))
        since, until = span_of(values[TIME], self._today)
        wanted = [
            (entry, one)
            for entry, one in played
            if since <= entry.date and (not until or entry.date <= until) and statistics.takes(one, values)
        ]
        if self._unread and any(one.from_records and self._doors.kept(game.name, one.name) for one in filters):
            return [(Prose(still_read(self.words), SECOND), 20, 0)]
        body: list[Item] = [(filter_row(filters, values, self._set), 11, 0)]
        self._wanted = [entry for entry, _ in wanted if entry.number]
        if not any(entry.over.counts for entry, _ in wanted):
            return [*body, (Prose(self._none_here(bool(wanted)), SECOND), 20, 0), *self._listing(wanted, "")]
        counted = Counted(
            [one for entry, one in wanted if entry.over.counts],
            sum(entry.over.counts for entry in self._entries),
            values,
            not self._unread,
            self.words,
            self._today,
            self._read_numbers,
        )
        return [*body, *self._told(statistics.told(counted), wanted)]

    def _hidden(self) -> list[Item]:
        text = self.words.text
        why = text("Scores and figures are hidden, as you wished. Nothing is lost: every game is still counted.")
        where = text("This shows them again, and so does a switch in the settings, under General.")
        show = Button(text("Show figures"), self._show, "primary")
        every = Button(text("Finished games"), lambda: self._doors.history(self.game))
        return [(Prose(why), 16, 0), (Prose(where, SECOND), 12, 0), (show, 20, 0), (every, 12, 0)]

    def _none_here(self, some: bool) -> str:
        text = self.words.text
        if some:
            return text("None of these games counts: they're in the list all the same.")
        return text("No finished game is like that. Choose more above.")

    def _told(self, told: Told, wanted: Sequence[tuple[Entry, Played]]) -> list[Item]:
        items: list[Item] = [(Figures(told.figures, self._paired), 16, 0)]
        if told.sentence:
            items.append((Prose(told.sentence, SECOND), 8, 0))
        for chart in told.charts:
            chart.hint = self.words.text("Show the numbers")
        first, second, *more = told.charts
        listing = [piece for piece, _, _ in self._listing(wanted, told.games)]
        if not self._paired:
            self._beside = [Beside(*listing)]
            return [*items, *((chart, 24, 0) for chart in told.charts), (self._beside[0], 24, 0)]
        self._beside = [Beside(first, second), Beside(*more, *listing)]
        return [*items, (self._beside[0], 16, 0), (Divider(), 10, 0), (self._beside[1], 12, 0)]

    def _listing(self, wanted: Sequence[tuple[Entry, Played]], title: str) -> list[Item]:
        """The list of these games, the latest first."""
        entries = [entry for entry, _ in reversed(wanted)]
        if not entries:
            return []
        text, least = self.words.text, _ROWS if self._paired else _ROWS_LONE
        rows = finished_list(entries, self._rows, self._doors.review, self._listed)
        every = HeadLink(text("All of them"), lambda: self._doors.history(self.game))
        return [(ListPart(title or text("Finished games"), every, rows, least), 24, 0)]

    # What is done

    def _turn_to(self, place: int) -> None:
        self._shown = place
        self._listed = Listed()
        self.pane.scroll.jump(0)
        self.rebuild()

    def _set(self, name: str, value: str) -> None:
        self._doors.keep(self.game, name, value)
        self._listed = Listed()
        self.rebuild()

    def _show(self) -> None:
        self._doors.show()
        self.rebuild()

    def _read_numbers(self, chart: Chart) -> None:
        title, numbers = chart.head.title, chart.numbers
        self._doors.open_window(lambda close: NumbersWindow(self.words, close, title, numbers, self.speed))

    def _hand_out(self) -> None:
        self._doors.export(self._wanted)

    # A scene

    def update(self, dt: float) -> None:
        if not self.pane.busy:  # an open list would be taken away by what is made anew
            self._follow()
        super().update(dt)

    def _follow(self) -> None:
        """Show what has become of the games; read some more of their records, and show what they tell in the end."""
        if self._stamp != self._doors.stamp():
            self._stamp = self._doors.stamp()
            self.rebuild()
        elif self._unread and not self.pane.moving and not self._appear.moving:
            readings = self._games[self._shown].readings()
            if not readings.go_on(reversed(self._entries), _READ_AT_ONCE):
                self.rebuild()

    @property
    def waiting(self) -> bool:
        return super().waiting or self._unread or self._stamp != self._doors.stamp()

    # Where it stands

    def lay_out(self, content: Content) -> Frame:
        u, size = self.u, self._size
        width = math.floor(min(tokens.WINDOW_MAX_WIDTH * u, size[0] - tokens.WINDOW_MARGIN * u))
        height = math.floor(size[1] - tokens.WINDOW_MARGIN * u)
        box = Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        side = (_SIDE_WIDE if self._paired else _SIDE) * u
        left, inner = round(box.x + side), math.floor(width - 2 * side)
        head = round((_HEAD_SHORT if self.short else _HEAD) * u)
        view = Box(box.x, box.y + head + 1, width - 8 * u, height - head - 1 - round(_FOOT * u))
        tall = self._stretched(content.columns[0], inner, view.h)
        stack(content.columns[0], left, view.y, inner, u)
        target = tokens.TARGET * u
        middle = round(box.y + head / 2 + 2 * u)
        close = Box(round(left + inner - target + 12 * u), round(middle - target / 2), target, target)
        room = Box(left, close.y, close.x - left - 12 * u, target)
        title = self._place_head(content.fixed, room)
        column = Box(left, view.y, inner, tall)
        return Frame(box, lay(title, TITLE, room, u, most=1), view, tall, (column,), close)

    def _stretched(self, items: Sequence[Item], inner: float, room: float) -> float:
        """The height of what the window holds; what stands side by side shares out the height there is to spare."""
        tall = column_height(items, inner, self.u)
        if tall < room and self._beside:
            for beside in self._beside:
                beside.extra = (room - tall) / len(self._beside)
            return room
        return tall

    def _place_head(self, controls: Sequence[Widget], room: Box) -> str:
        """Place the choice of a game and the button; returns the words that stand there where there is no choice."""
        u = self.u
        for button in controls:
            if isinstance(button, Button | IconButton):
                wide = button.width_for(u) if isinstance(button, Button) else room.h
                button.place(Box(round(room.right - wide), room.y, round(wide), room.h), u)
                room = Box(room.x, room.y, room.w - wide - _HEAD_GAP * u, room.h)
        if self._segments not in controls:
            return self.title()
        segments = self._segments
        wide = min(room.w, _SEGMENT_MOST * len(self._games) * u)
        segments.place(Box(room.x, room.y, round(wide), room.h), u)
        if segments.folded and wide < room.w:
            segments.place(room, u)
        if segments.folded:
            segments.place(Box(room.x, room.y, round(min(room.w, _FOLDED * u)), room.h), u)
        return ""

    def draw_behind(self, canvas: pygame.Surface, frame: Frame, dy: float) -> None:
        line = Box(frame.box.x, frame.view.y - 1 + dy, frame.box.w, max(1, round(self.u)))
        flat(canvas, line, tokens.LINE, tokens.EDGE_ALPHA)
