"""Decides the window with the deals of the days: a month, a day of it, its deal; must not know how it is dealt."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import NamedTuple

import pygame

from game import clock
from game.days import FIRST_DAY, Calendar, Mark
from game.words import Words
from scenes import when
from scenes.intents import Intent, KeyPressed
from scenes.look import tokens
from scenes.scorpion.windows.day_marks import draw_mark, mark_words, meanings
from scenes.scorpion.windows.deal_finder import DealFinder
from scenes.scorpion.windows.deal_search import DealSearch, OfTheDay
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.figures import Figures
from scenes.widgets.label import BODY, SMALL, Style
from scenes.widgets.month import DayLook, Month
from scenes.widgets.pieces import Divider, Even, Item, Titled
from scenes.widgets.pieces import Words as Prose
from scenes.windows.frame import Content
from scenes.windows.window import Window

_WIDE, _NARROW = 816, 496
_ROOMY = 860
"""A canvas lower than this has things closer together, in pixels at scale 1."""
_TWO_COLUMNS = 600
"""The least inner width for two columns, in pixels at scale 1."""
_DATE = Style("semibold", tokens.SIZE_OPTION, leading=1.25)


class DaysDoors(NamedTuple):
    """`played` gives what became of the days, `deal` deals the deal of a number and of a day.

    `under_way` is the day (ISO 8601) whose deal is being played at the table, "" where none is.
    """

    played: Callable[[], dict[date, Mark]]
    deal: Callable[[int, date], None]
    under_way: str = ""


class DaysWindow(Window):
    """A month of days; the deal of the chosen one is looked for by `search` and dealt.

    `figures`: how many days were solved running is told.
    """

    def __init__(
        self, words: Words, close: Callable[[], None], doors: DaysDoors, search: DealSearch, speed: float, figures: bool
    ) -> None:
        super().__init__(words, close, speed)
        self._doors = doors
        self._finder = DealFinder(search)
        self._figures = figures
        self._played = doors.played()
        self._calendar = Calendar(self._played, clock.today())
        self.chosen = self._calendar.today
        """The day the keyboard is on, whose deal may be dealt."""

    def title(self) -> str:
        return self.words.text("Deal of the day")

    # What it holds

    def content(self) -> Content:
        self._calendar = Calendar(self._played, clock.today())
        self.chosen = self._calendar.nearest(self.chosen)
        side_by_side = self.room >= _TWO_COLUMNS and self._size[0] > self._size[1]
        self.wide = _WIDE if side_by_side else _NARROW
        text, looking = self.words.text, self._finder.awaited
        deal = Button(self._deal_word, self._deal, "primary")
        deal.enabled = self._calendar.offers(self.chosen) and not looking
        deal.why_off = text("A deal is being looked for: Cancel stops it") if looking else self._why_not
        away = Button(text("Cancel"), self.leave) if looking else Button(text("Today"), self._to_today)
        # Where height is dear the buttons stand beside the month.
        low = self.short and side_by_side
        close = self._size[1] < _ROOMY * self.u and (self.short or not side_by_side)
        month, day = self._month_column(close and not low), self._day_column(close)
        if low:
            day.append((Even(tokens.BUTTON, away, deal), 16, 0))
        return Content(
            columns=[month, day] if side_by_side else [[*month, (Divider(), 12, 0), *day]],
            shares=(1.15, 1.0) if side_by_side else (1.0,),
            foot=[] if low else [away, deal],
            default=deal,
            first=self._grid,
        )

    @property
    def _deal_word(self) -> str:
        text = self.words.text
        if self._finder.awaited:
            return text("Finding a deal…")
        return text("Keep playing") if self._under_way else text("Deal")

    @property
    def _under_way(self) -> bool:
        """Whether the chosen day's deal lies on the table."""
        return self.chosen.isoformat() == self._doors.under_way

    def _month_column(self, close: bool) -> list[Item]:
        text = self.words.text
        back = IconButton("left", text("The month before"), partial(self._turn, -1))
        forth = IconButton("right", text("The month after"), partial(self._turn, 1))
        back.enabled = _month_of(self.chosen) > _month_of(self._calendar.first)
        forth.enabled = _month_of(self.chosen) < _month_of(self._calendar.last)
        back.why_off = text("The deals of the days begin here")
        forth.why_off = text("That month is still to come")
        head = Titled(when.month_words(self.chosen, self.words), back, forth)
        names = when.weekday_marks(self.words)
        self._grid = Month(self.chosen, self._look, names, self._choose, self._walk, self._deal, close=close)
        return [(head, 0, 0), (self._grid, 0 if close else 4, 0)]

    def _day_column(self, close: bool) -> list[Item]:
        text = self.words.text
        column: list[Item] = [
            (Prose(when.full_date_words(self.chosen, self.words), _DATE), 12, 0),
            (Prose(self._said, BODY), 4, 0),
        ]
        column += [(one, 0 if number else (8 if close else 24), 0) for number, one in enumerate(meanings(self.words))]
        if self._figures:
            runs = [
                (text("Days in a row"), str(self._calendar.current)),
                (text("Most in a row"), str(self._calendar.longest)),
            ]
            column.append((Figures(runs), 10 if close else 24, 0))
            column.append((Prose(text("One missed day a week doesn't break it."), SMALL), 2 if close else 8, 0))
        return column

    def _look(self, day: date) -> DayLook:
        mark = self._calendar.mark(day)
        said = f"{when.full_date_words(day, self.words)}: {self._about(day)}"
        drawn = None if mark is None else partial(_drawn, mark)
        return DayLook(said, self._calendar.offers(day), day == self._calendar.today, drawn)

    @property
    def _said(self) -> str:
        return self._about(self.chosen)

    def _about(self, day: date) -> str:
        """What is told of a day."""
        mark = self._calendar.mark(day)
        if mark is None and not self._calendar.offers(day):
            return self._not_offered(day)
        return mark_words(mark, self.words)

    @property
    def _why_not(self) -> str:
        return self._not_offered(self.chosen)

    def _not_offered(self, day: date) -> str:
        text = self.words.text
        if day > self._calendar.today:
            return text("This day is still to come.")
        first = when.full_date_words(FIRST_DAY, self.words)
        return text("The deals of the days begin on this day: {date}").format(date=first)

    # What the person does

    def take(self, intent: Intent) -> None:
        keys: dict[str, Callable[[], None]] = {
            "pageup": partial(self._turn, -1),
            "pagedown": partial(self._turn, 1),
            "home": self._to_today,
        }
        if isinstance(intent, KeyPressed) and intent.name in keys and not self.pane.busy:
            keys[intent.name]()
        else:
            super().take(intent)

    def _choose(self, day: date) -> None:
        if day != self.chosen:
            self._look_no_longer()
            self.chosen = day
            self.rebuild()

    def _walk(self, days: int) -> None:
        ordinal = min(max(self.chosen.toordinal() + days, date.min.toordinal()), date.max.toordinal())
        self._choose(self._calendar.nearest(date.fromordinal(ordinal)))

    def _turn(self, months: int) -> None:
        """The same day of another month, or its last where it has fewer."""
        year, month = divmod(12 * self.chosen.year + self.chosen.month - 1 + months, 12)
        if not date.min.year <= year <= date.max.year:
            return
        first = date(year, month + 1, 1)
        last = _last_of(first)
        self._choose(self._calendar.nearest(min(last, first + timedelta(self.chosen.day - 1))))

    def _to_today(self) -> None:
        self._choose(clock.today())

    def _deal(self) -> None:
        if not self._calendar.offers(self.chosen):
            self.pane.say(self._why_not, self._grid)
            return
        if self._under_way:
            self.leave()
        elif not self._finder.awaited:
            day = self.chosen
            self._finder.seek(OfTheDay(day), lambda number: self._answer(number, day))
            self.rebuild()

    def _answer(self, number: int, day: date) -> None:
        self.leave(lambda: self._doors.deal(number, day))

    def _look_no_longer(self) -> None:
        self._finder.wait_no_more()
        self._finder.stop()

    def update(self, dt: float) -> None:
        super().update(dt)
        came = self._finder.look_in()
        if came:
            self.rebuild()
        if came == "failed":
            self.pane.say(self.words.text("The search for a deal didn't work."), self._grid)

    @property
    def waiting(self) -> bool:
        return super().waiting or self._finder.searching

    def leave(self, then: Callable[[], None] | None = None) -> None:
        self._finder.stop()
        super().leave(then)


def _drawn(mark: Mark, canvas: pygame.Surface, cx: float, cy: float, u: float) -> None:
    draw_mark(canvas, mark, cx, cy, u)


def _month_of(day: date) -> tuple[int, int]:
    return day.year, day.month


def _last_of(first: date) -> date:
    """The last day of the month that begins on a day."""
    return first.replace(day=monthrange(first.year, first.month)[1])
