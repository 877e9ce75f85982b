"""The panel of words of an answer: pages of lines, where it stands, its buttons. Knows no card and no rule."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.words import Words
from scenes.look import lettering, tokens
from scenes.look.shadow import elevate
from scenes.look.shapes import Box, rounded
from scenes.table.answer_lines import Line, Lines, Part
from scenes.table.answer_said import Said
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.pane import Pane
from scenes.widgets.scroll import Scroll

_WIDTH, _PAD = 384, 16
_BETWEEN, _ABOVE_BUTTONS = 6, 12
_CROSS, _BUTTON = 40, tokens.BUTTON_SMALL
SHAPES = (_WIDTH, 0.34, math.inf), (264, 0.68, 1), (_WIDTH, 0.17, 6)
"""The width, how much of the room's height the sentences of a page take at most, and how many pages there may be: the
first shape, unless a later one covers fewer marks."""
_MOST_LINKS = 6
"""On a page: more arrows than that are hard to tell apart."""
_EDGE = 8
_STEPS = 12
_AIR = 8
"""Kept free round the cards, as long as there is room."""
_ON_MARKED, _ON_CARD, _HIGH, _ASIDE = 12.0, 1.0, 0.02, 0.004
"""What it costs to cover a pixel of a marked card, of another card or the air round it, and (times the width) to stand
a pixel higher, or off the middle."""


Marks = Callable[[int, int], Sequence[Box]]
"""The boxes of what is marked for so many links (the second number) from the first one on."""


class AnswerPanel:
    """A heading, numbered sentences in as many pages as they need, what ends them, and buttons."""

    def __init__(
        self,
        said: Said,
        words: Words,
        close: Callable[[], None],
        buttons: Sequence[Button],
        turned: Callable[[], None],
        four_colours: bool = False,
        wood: bool = False,
        shapes: Sequence[tuple[float, float, float]] = SHAPES,
    ) -> None:
        """`buttons` stand at the foot, the most important one last; Enter presses a primary one, or closes.

        `four_colours`: suits in the words have the colours of such a pack. `wood`: it stands on a wooden table.
        `shapes` are those it may have, the first one preferred.
        """
        self.said = said
        self._lines = Lines(said, words, four_colours, wood)
        self._ground = tokens.WOOD_WINDOW_FOOT if wood else tokens.NIGHT
        self._turned = turned
        self._shapes = shapes
        self._of = words.text("{page} of {pages}")
        self._at = 0
        self._pages: list[list[Line]] = [[]]
        self._u = 1.0
        self._room = Box(0, 0, 0, 0)
        self._marked: Marks = lambda _first, _count: ()
        self._cards: Sequence[Box] = ()
        self.box = Box(0, 0, 0, 0)
        self._buttons = tuple(buttons)
        self._cross = IconButton("close", words.text("Close"), close, size=tokens.ICON_IN_BUTTON)
        self._back = IconButton("left", words.text("Previous page"), lambda: self.turn(-1), True, tokens.ICON_IN_BUTTON)
        self._forth = IconButton("right", words.text("Next page"), lambda: self.turn(1), True, tokens.ICON_IN_BUTTON)
        self._back.why_off, self._forth.why_off = (
            words.text("This is the first page"),
            words.text("This is the last page"),
        )
        self.pane = Pane((), (), Scroll())

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def page(self) -> tuple[int, int]:
        """Which links this page speaks of: the first one's place, and how many."""
        before = sum(_numbered(page) for page in self._pages[: self._at])
        return before, _numbered(self._pages[self._at])

    @property
    def sentences(self) -> list[str]:
        """What stands on this page below the heading."""
        return [one.words for one in self._pages[self._at] if one.part not in (Part.CAPTION, Part.SOURCE)]

    def turn(self, by: int) -> None:
        """Go so many pages forth, or back; not beyond the ends, where that is said."""
        at = min(max(self._at + by, 0), self.pages - 1)
        if at == self._at and self.pages > 1:
            end = self._back if by < 0 else self._forth
            self.pane.say(end.why_off, end)
        elif at != self._at:
            self._at = at
            self._make_way()
            self._set_ends()
            self._turned()

    def lay_out(self, room: Box, marked: Marks, cards: Sequence[Box], u: float, before: Box | None = None) -> None:
        """Take a place in `room` where as little as can be of what the page marks, then of the `cards`, is covered.

        A later page stays in that place unless it would cover something it marks, and so does a panel that follows
        one that stood at `before`. `marked` gives the boxes of what is marked for so many links from the first one on.
        """
        self._u, self._room, self._marked, self._cards = u, room, marked, cards
        fewest, best = math.inf, self._shapes[0]
        for shape in self._shapes:
            width = self._shape(*shape)
            if self.pages > shape[2]:
                continue
            if self._height(width) > room.h - 2 * _EDGE * u:
                continue
            over = self._pages_over_marks(width)
            if over < fewest:
                fewest, best = over, shape
            if not over:
                break
        width = self._shape(*best)
        height = self._height(width)
        if before is not None:
            stays = Box(before.x, before.bottom - height, width, height)
            if room.rect().contains(stays.rect()) and not self._covers(stays):
                self._set_down(stays)
                return
        self._set_down(self._place_in(width, height))

    def draw(self, canvas: pygame.Surface, strength: float) -> None:
        """Draw it; `strength` 0 to 1 while it comes."""
        u, box = self._u, self.box.moved(0, round(tokens.RISE * self._u * (1 - strength)))
        dy = box.y - self.box.y
        radius = tokens.RADIUS_CONTROL * u
        elevate(canvas, box, radius, tokens.ELEVATION_TOAST, u)
        rounded(canvas, box, radius, self._ground, tokens.NIGHT_ALPHA, tokens.LINE, max(1.0, u), 0.14)
        place = box.x + _PAD * u, box.y + _EDGE * u
        heading = Box(*place, self._heading_width(box.w), self._title_height(box.w))
        y = self._lines.draw_heading(canvas, heading, self._source_width(box.w), u) + _BETWEEN * u
        for one in self._pages[self._at]:
            self._lines.draw(canvas, one, box.x + _PAD * u, y, box.w - 2 * _PAD * u, u)
            y += one.height + _BETWEEN * u
        if self.pages > 1:
            self._draw_page_number(canvas, dy)
        self.pane.draw(canvas, dy)
        self.pane.draw_above(canvas)

    # Inside

    def _heading_width(self, width: float) -> float:
        return width - (2 * _PAD + _CROSS) * self._u + _PAD / 2 * self._u

    def _source_width(self, width: float) -> float:
        return width - 2 * _PAD * self._u

    def _title_height(self, width: float) -> float:
        return max(_CROSS * self._u, self._lines.heading_height(self._heading_width(width), self._u))

    def _heading_height(self, width: float) -> float:
        """The heading with where it is known from."""
        return self._title_height(width) + self._lines.source_height(self._source_width(width), self._u)

    def _height(self, width: float) -> float:
        u = self._u
        tallest = max(sum(one.height + _BETWEEN * u for one in page) for page in self._pages)
        rows = len(self._rows(width))
        if not (tallest or rows):
            return self._heading_height(width) + 2 * _EDGE * u
        foot = (_ABOVE_BUTTONS + rows * _BUTTON + (rows - 1) * _BETWEEN) * u if rows else 0.0
        return (_EDGE + _BETWEEN) * u + self._heading_height(width) + tallest + foot + (_PAD - _BETWEEN) * u

    def _make_way(self) -> None:
        """Go elsewhere where this page's marks are covered."""
        if self._covers(self.box):
            self._set_down(self._place_in(self.box.w, self.box.h))

    def _shape(self, wide: float, part: float, _most: float) -> float:
        """Take pages for this width and part of the room; the width in table pixels."""
        u, room = self._u, self._room
        width = min(wide * u, room.w - 2 * _EDGE * u)
        lines, most = self._lines.all(width - 2 * _PAD * u, u), part * room.h
        self._at, self._pages = 0, _paged(lines, most, _BETWEEN * u)
        # What turns pages would stand alone below them: sentences that need no more room than it does, stay together.
        if not self._buttons and _numbered(lines) <= _MOST_LINKS:
            whole = _paged(lines, most + (_ABOVE_BUTTONS + _BUTTON) * u, _BETWEEN * u)
            self._pages = whole if len(whole) == 1 else self._pages
        return width

    def _pages_over_marks(self, width: float) -> int:
        """How many pages would cover something they mark, wherever they stood."""
        height, over = self._height(width), 0
        for page in range(self.pages):
            self._at = page
            over += self._covers(self._place_in(width, height))
        self._at = 0
        return over

    def _place_in(self, width: float, height: float) -> Box:
        return placed(width, height, self._room, self._marked(*self.page), self._cards, self._u)

    def _covers(self, box: Box) -> bool:
        """Whether something this page marks would lie under it."""
        return any(_shared(box, one) for one in self._marked(*self.page))

    def _set_down(self, box: Box) -> None:
        """Stand here, with all controls."""
        if box == self.box:
            return
        self.box = box
        u = self._u
        inset, side = _PAD * u, _BUTTON * u
        y = box.bottom - inset - side
        self._cross.place(Box(box.right - (_CROSS + _EDGE) * u, box.y + _EDGE * u, _CROSS * u, _CROSS * u), u)
        controls: list[Button | IconButton] = [*self._buttons]
        rows = self._rows(box.w)
        for number, row in enumerate(reversed(rows)):
            x, top = box.right - inset, y - number * (_BUTTON + _BETWEEN) * u
            most = box.w - 2 * inset if number else self._beside_pages(box.w)
            for button in reversed(row):
                width = min(button.width_for(u), most)
                button.place(Box(x - width, top, width, side), u)
                x -= width + _EDGE * u
        if self.pages > 1:
            controls += [self._back, self._forth]
            self._back.place(Box(box.x + inset, y, side, side), u)
            self._forth.place(Box(box.x + inset + side + self._number_room, y, side, side), u)
            self._set_ends()
        if not any(self.pane.widgets()):
            default = next((button for button in self._buttons if button.kind == "primary"), self._cross)
            self.pane = Pane((), (*controls, self._cross), Scroll(), default)
        self.pane.place(box, u)

    def _beside_pages(self, width: float) -> float:
        """The width buttons have at the foot, beside what turns the pages."""
        u = self._u
        pages = (2 * _BUTTON + _ABOVE_BUTTONS) * u + self._number_room if self.pages > 1 else 0.0
        return width - 2 * _PAD * u - pages

    def _rows(self, width: float) -> list[tuple[Button, ...]]:
        """The buttons at the foot, side by side where they fit, else below one another; one row at least for pages.

        The last row is the one where pages are turned; nothing else stands there where a button would be cut.
        """
        beside = self._beside_pages(width)
        wanted = sum(button.width_for(self._u) for button in self._buttons) + _EDGE * self._u * len(self._buttons)
        rows: list[tuple[Button, ...]] = [self._buttons] if self._buttons or self.pages > 1 else []
        if len(self._buttons) > 1 and wanted > beside:
            rows = [(button,) for button in self._buttons]
        if self.pages > 1 and len(rows[-1]) == 1 and not rows[-1][0].fits(beside, self._u):
            rows.append(())
        return rows

    @property
    def _number_room(self) -> float:
        px = lettering.pixels(tokens.SIZE_SECOND, self._u)
        widest = self._of.format(page=self.pages, pages=self.pages)
        return lettering.measure(widest, "regular", px) + 2 * _EDGE * self._u

    def _set_ends(self) -> None:
        self._back.enabled = self._at > 0
        self._forth.enabled = self._at < self.pages - 1

    def _draw_page_number(self, canvas: pygame.Surface, dy: float) -> None:
        px = lettering.pixels(tokens.SIZE_SECOND, self._u)
        words = self._of.format(page=self._at + 1, pages=self.pages)
        x = (self._back.box.right + self._forth.box.x) / 2
        lettering.draw(canvas, words, "regular", px, tokens.TEXT_QUIET, x, self._back.box.cy + dy, "centre")


def _numbered(page: Sequence[Line]) -> int:
    return sum(1 for one in page if one.number)


def _paged(lines: Sequence[Line], most: float, gap: float) -> list[list[Line]]:
    """The lines on as few pages as hold them, each at least one; what ends them stands below the last link."""
    pages: list[list[Line]] = [[]]
    used = 0.0
    for one in lines:
        full = used + one.height > most or (one.number and len(pages[-1]) == _MOST_LINKS)
        # What only leads to the next line is never left alone at the end of a page.
        if full and pages[-1]:
            leads = [pages[-1].pop()] if pages[-1][-1].leads and len(pages[-1]) > 1 else []
            pages.append(leads)
            used = sum(line.height + gap for line in leads)
        pages[-1].append(one)
        used += one.height + gap
    return pages


def placed(width: float, height: float, room: Box, marked: Sequence[Box], cards: Sequence[Box], u: float) -> Box:
    """Where something of this size stands in a room, off what is marked, then off the cards; rather low and central."""
    edge = _EDGE * u
    reach_x, reach_y = max(0.0, room.w - width - 2 * edge), max(0.0, room.h - height - 2 * edge)
    tried = [
        Box(round(room.x + edge + reach_x * i / _STEPS), round(room.y + edge + reach_y * j / _STEPS), width, height)
        for i in range(_STEPS + 1)
        for j in range(_STEPS + 1)
    ]

    airy = [one.grown(_AIR * u) for one in cards]

    def cost(box: Box) -> float:
        covered = _ON_MARKED * sum(_shared(box, one) for one in marked) + _ON_CARD * sum(
            _shared(box, one) for one in airy
        )
        return covered + box.w * (_HIGH * (room.bottom - box.bottom) + _ASIDE * abs(box.cx - room.cx))

    return min(tried, key=cost)


def _shared(one: Box, other: Box) -> float:
    """The area two boxes share."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
