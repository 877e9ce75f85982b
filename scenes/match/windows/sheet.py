"""Decides how a score sheet at the end of a deal stands; must not know what is counted, nor what comes next."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from game.words import Words
from scenes import handing_out
from scenes.intents import Intent, KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.windows.sheet_rows import (
    SUBTITLE,
    UNITS,
    Captions,
    Line,
    MatchRow,
    PointsRoom,
    Row,
    heights_of,
    stacked,
)
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.clipboard import Clipboard, SystemClipboard
from scenes.widgets.label import TITLE, height_of, lay, line_height, width_of
from scenes.widgets.pieces import Item
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.widget import Widget
from scenes.windows.frame import WOOD, Content, Frame
from scenes.windows.window import Window

_TITLE_RISE = 10
"""How much higher than others a title of two lines begins."""


class _Head(NamedTuple):
    """Pixels at scale 1 from the window's top: the middle of the title, the captions, the body."""

    title: float
    captions: float
    body: float


class _Parts(NamedTuple):
    """What the window is made of, from its top to its foot."""

    subtitle: Prose
    captions: Captions
    rows: list[tuple[Row, Line]]
    total: MatchRow
    button: Button
    asides: tuple[IconButton, ...]
    """What stands at the end of the title's line, or in a narrow window before the button at the foot."""


_ROOMY, _SHORT = _Head(48, 92, 116), _Head(30, 52, 70)
_SUBTITLE_BELOW = 32
_BESIDE_TITLE = 20
#: What the match's total takes where it stands above the button; the button's least width beside it.
_TOTAL, _TOTAL_GAP = 64, 8
_BUTTON_WIDTH = 184
#: Before the buttons at the end of the title's line, and how much higher than the title their middle is.
_ASIDES_GAP, _ASIDES_RISE = 4, 3
#: Between the lines and the foot.
_AIR, _AIR_SHORT = 20, 4


class SheetDoors(NamedTuple):
    """Where a sheet leads: `next` is called once, on whatever dismisses it, and deals, or begins the next match.

    `review` looks at the deal again, play by play; the sheet is there again after that. `seal` opens the proof that the
    cards were fair, None where there is none.
    """

    next: Callable[[], None]
    review: Callable[[], None]
    seal: Callable[[], None] | None


class SheetTold(NamedTuple):
    """What a sheet says, in the words of the moment.

    `subtitle` stands under the title, `sides` over their columns and `points` over theirs. `lines` has the total last.
    `match` is the match with this deal, `go_on` and `review` the words of the buttons, `record` the deal as a game
    record for whoever wants to check or keep it; it may be empty.
    """

    subtitle: str
    sides: tuple[str, str]
    points: str
    lines: Sequence[Line]
    match: MatchRow
    go_on: str
    review: str
    record: str = ""


class SheetWindow(Window):
    """A deal's count line by line with its proof, and the match. It stays until it is dismissed."""

    wide = tokens.WINDOW_MAX_WIDTH
    ground = WOOD
    ROOM: ClassVar[PointsRoom] = UNITS
    """The room of the points' column."""

    def __init__(
        self,
        words: Words,
        close: Callable[[], None],
        doors: SheetDoors,
        speed: float = 1.0,
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(words, close, speed)
        self._doors = doors
        self._clipboard = clipboard or SystemClipboard()
        self._told: SheetTold
        self._parts: _Parts

    @abstractmethod
    def told(self) -> SheetTold:
        """What it says, made anew each time."""

    # -------------------------------------------------------------- what it holds

    def content(self) -> Content:
        self._told = self.told()
        parts = self._parts = self._make_parts(self._told)
        column: list[Item] = [(row, 0, 0) for row, _ in parts.rows]
        fixed: list[Widget] = [parts.subtitle, parts.captions, *parts.asides]
        if self._total_scrolls:
            column.append((parts.total, 0, 0))
        else:
            fixed.append(parts.total)
        return Content([column], [parts.button], default=parts.button, first=parts.button, fixed=fixed)

    def _make_parts(self, told: SheetTold) -> _Parts:
        asides = [IconButton("again", told.review, self._doors.review)]
        if self._doors.seal is not None:
            asides.append(IconButton("seal", self.words.text("Fair deal"), self._doors.seal))
        return _Parts(
            subtitle=Prose(told.subtitle, SUBTITLE),
            captions=Captions(told.sides, told.points, self.ROOM),
            rows=[(Row(line, strong=line is told.lines[-1], points=self.ROOM), line) for line in told.lines],
            total=told.match,
            button=Button(told.go_on, self.leave, "primary"),
            asides=tuple(asides),
        )

    def _copy(self) -> None:
        told = handing_out.copy(self._told.record, self.words, self._clipboard)
        self.pane.say(told.words, self._parts.asides[-1])

    def lay_out(self, _content: Content) -> Frame:
        u, size = self.u, self.room_size
        margin, inner = tokens.WINDOW_MARGIN * u, self._inner
        words = inner - self._asides_in_head
        head = self._head(words)
        foot = self._foot_height + (8 * u if self.short else self._padding)
        heights = self._row_heights(size[1] - margin - head.body * u - foot)
        tall = sum(heights) + self._below_rows
        width = math.floor(inner + 2 * self._padding)
        height = math.floor(min(size[1] - margin, head.body * u + tall + foot))
        box = Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        place = Box(box.x + self._padding, box.y, inner, height)
        body = Box(place.x, round(box.y + head.body * u), inner, tall)
        self._place_head(place, head)
        self._place_foot(Box(place.x, box.bottom - foot, inner, self._foot_height))
        self._place_rows(body, heights)
        view = Box(box.x, body.y, width - 8 * u, box.bottom - foot - body.y)
        line, lead = line_height(TITLE, u), self._title_lead(words)
        rise = _TITLE_RISE * u if lead else 0.0
        title = Box(place.x, box.y + head.title * u - rise - line / 2, words, line + lead + rise)
        return Frame(box, lay(self.title(), TITLE, title, u, vertical="top", most=2), view, tall, (body,), None)

    # -------------------------------------------------------------- where it stands

    @property
    def _width(self) -> int:
        """The whole window's width."""
        return math.floor(min(self.wide * self.u, self.room_size[0] - tokens.WINDOW_MARGIN * self.u))

    @property
    def _padding(self) -> float:
        roomy = self._width > tokens.WIDE_WINDOW * self.u and not self.short
        return (tokens.PADDING_WIDE if roomy else tokens.PADDING) * self.u

    @property
    def _inner(self) -> float:
        return self._width - 2 * self._padding

    @property
    def _stacked(self) -> bool:
        return stacked(self._inner, self.u)

    @property
    def _total_scrolls(self) -> bool:
        """Whether the match's total comes after the lines, as the canvas is too small to keep it in view."""
        return self._stacked and self.short

    def _subtitle_beside(self, inner: float) -> float:
        """The room left for the subtitle beside the title; 0 where it has to stand below."""
        left = inner - width_of(self.title(), TITLE, self.u) - _BESIDE_TITLE * self.u
        return left if width_of(self._told.subtitle, SUBTITLE, self.u) <= left else 0.0

    def _title_lead(self, inner: float) -> float:
        """What a title of two lines takes more than one of one line; it begins a little higher."""
        line = line_height(TITLE, self.u)
        return line - _TITLE_RISE * self.u if height_of(self.title(), TITLE, inner, self.u) > line else 0.0

    def _head(self, inner: float) -> _Head:
        head = _SHORT if self.short else _ROOMY
        if self._subtitle_beside(inner):
            return head
        lines = (self._title_lead(inner) + self._parts.subtitle.height_for(inner, self.u)) / self.u
        return _Head(head.title, head.captions + lines, head.body + lines)

    def _place_head(self, place: Box, head: _Head) -> None:
        u, words = self.u, place.w - self._asides_in_head
        beside = self._subtitle_beside(words)
        high = self._parts.subtitle.height_for(beside or words, u)
        middle = place.y + head.title * u
        if beside:
            self._parts.subtitle.place(Box(place.x + words - beside, middle + 2 * u - high / 2, beside, high), u)
        else:
            below = middle + self._title_lead(words) + (_SUBTITLE_BELOW - 10) * u
            self._parts.subtitle.place(Box(place.x, below, words, high), u)
        self._parts.captions.place(Box(place.x, place.y + head.captions * u, place.w, self._parts.captions.high * u), u)
        if not self._stacked:
            self._place_asides(place.right, middle - _ASIDES_RISE * u)

    def _place_asides(self, right: float, middle: float) -> None:
        side = tokens.TARGET * self.u
        for number, button in enumerate(reversed(self._parts.asides), start=1):
            button.place(Box(round(right - number * side), round(middle - side / 2), side, side), self.u)

    @property
    def _asides_in_head(self) -> float:
        """What they take of the title's line."""
        return 0.0 if self._stacked else self._asides_wide

    @property
    def _asides_wide(self) -> float:
        return (len(self._parts.asides) * tokens.TARGET + _ASIDES_GAP) * self.u

    @property
    def _foot_height(self) -> float:
        below = self._stacked and not self._total_scrolls
        return (tokens.BUTTON + (_TOTAL + _TOTAL_GAP if below else 0)) * self.u

    def _place_foot(self, foot: Box) -> None:
        """The match's total, and the button beside it or below."""
        u, high, total, button = self.u, tokens.BUTTON * self.u, self._parts.total, self._parts.button
        total.place(Box(foot.x, foot.y, foot.w, _TOTAL * u if self._stacked else high), u)
        if self._stacked:
            wide = foot.w - self._asides_wide
            self._place_asides(foot.x + len(self._parts.asides) * tokens.TARGET * u, foot.bottom - high / 2)
        else:
            wide = min(max(button.width_for(u), _BUTTON_WIDTH * u), total.room_right)
        button.place(Box(round(foot.right - wide), round(foot.bottom - high), round(wide), high), u)

    @property
    def _below_rows(self) -> float:
        """What the body has below its lines: perhaps the match's total, and air."""
        total = _TOTAL if self._total_scrolls else 0
        return (total + (_AIR_SHORT if self.short else _AIR)) * self.u

    def _row_heights(self, room: float) -> list[int]:
        """As high as they look best, or lower, all alike, where there is less room; never below the least."""
        full, least = zip(*(heights_of(line, self._inner, self.u) for _, line in self._parts.rows), strict=True)
        spare = room - self._below_rows - sum(least)
        share = min(1.0, max(0.0, spare / (sum(full) - sum(least))))
        return [math.floor(low + (high - low) * share) for high, low in zip(full, least, strict=True)]

    def _place_rows(self, body: Box, heights: list[int]) -> None:
        y, u = body.y, self.u
        for (row, _), high in zip(self._parts.rows, heights, strict=True):
            row.place(Box(body.x, y, body.w, high), u)
            y += high
        if self._total_scrolls:
            self._parts.total.place(Box(body.x, y, body.w, _TOTAL * u), u)

    # -------------------------------------------------------------- dismissing it

    def take(self, intent: Intent) -> None:
        aside = any(self.pane.focus.shows_on(button) for button in self._parts.asides)
        if isinstance(intent, KeyPressed) and intent.name == "space" and not aside:
            self.leave()
        elif isinstance(intent, KeyPressed) and intent.name == "c" and intent.ctrl and self._told.record:
            self._copy()
        else:
            super().take(intent)

    def leave(self, then: Callable[[], None] | None = None) -> None:
        super().leave(then or self._doors.next)
