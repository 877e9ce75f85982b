"""A whole page laid out in a column: its words, miniatures, links and the places of its headings.

It is laid out once a width, and only what lies in view is drawn. Knows no rule and no window.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes.look import tokens
from scenes.look.icons import draw_icon
from scenes.look.shapes import Box, disc, flat, rounded
from scenes.reading.figure import Figure, PlacedFlow
from scenes.reading.finding import find
from scenes.reading.flow import Look, set_flow
from scenes.reading.markup import Heading, ListItem, Miniature, Paragraph, Quote, Span, Table
from scenes.reading.page import Page
from scenes.reading.tables import lay_table
from scenes.widgets.label import Origin
from scenes.widgets.widget import Widget, focus_ring

BODY = Look(tokens.SIZE_BODY, tokens.LEADING)
_HEADINGS = {2: Look(27, 1.2, face="title", strong="title"), 3: Look(19, 1.3, face="semibold")}
_OVER = {2: 40, 3: 28}
"""Air over a heading, in pixels at scale 1; over what follows a heading, between paragraphs and between items."""
_AFTER_HEADING, _PARAGRAPH_GAP, _ITEM_GAP, _BLOCK_GAP = 10, 14, 8, 20
_INDENT = 26
_QUOTE_PAD, _QUOTE_ABOVE, _ICON_ROOM = 16, 11, 32
_FOOT = 24
_FOUND, _FOUND_NOW = 0.26, 0.55

Go = Callable[[str], None]


class Mark(NamedTuple):
    """Something drawn under the words: a dot, a number, a quote's ground, a table's lines."""

    kind: str
    box: Box


class Found(NamedTuple):
    """Words that were searched for: in which flow, from which letter up to which."""

    flow: int
    start: int
    end: int


class LinkSpot(Widget):
    """The words of a link; they are drawn with the text, this is what can be pressed and reached by keyboard."""

    def __init__(self, target: str, boxes: Sequence[Box], go: Go) -> None:
        super().__init__()
        self.target_anchor = target
        self._boxes = tuple(boxes)
        self._go = go

    def target(self) -> Box:
        """Words in a text stand close: no more than their line counts."""
        return self.box.grown(4 * self.u)

    def activate(self) -> None:
        self._go(self.target_anchor)

    def draw(self, canvas: pygame.Surface, origin: Origin, focus: bool) -> None:
        for box in self._boxes:
            place = box.moved(*origin)
            if self.hover.level:
                rounded(canvas, place, 4 * self.u, fill=tokens.LAMP, alpha=0.14 * self.hover.level)
            if focus:
                focus_ring(canvas, place.grown(-2 * self.u), 4 * self.u, self.u)


class PageText(Widget):
    """The words of a page and what belongs to them; `figures` stand for its miniatures, in order."""

    focusable = False

    def __init__(self, page: Page, figures: Sequence[Figure], go: Go, quiet: str) -> None:
        super().__init__()
        self.page = page
        self.figures = tuple(figures)
        self.links: list[LinkSpot] = []
        self.found: tuple[Found, ...] = ()
        self.current: Found | None = None
        self._go = go
        self._quiet = quiet
        self._flows: list[PlacedFlow] = []
        self._marks: list[Mark] = []
        self._tops: list[tuple[str, float]] = []
        self._blocks: list[float] = []
        self._laid: tuple[Box, float] | None = None
        self._tall = 0.0
        self.highlights = Highlights(self)

    # Layout

    @property
    def tall(self) -> float:
        """The height of the page as it was laid out last."""
        return self._tall

    def height_for(self, width: float, u: float) -> float:
        self._lay(Box(self.box.x, self.box.y, width, 0), u)
        return self._tall

    def arrange(self) -> None:
        self._lay(self.box, self.u)

    def parts(self) -> Iterator[Widget]:
        yield self
        yield from sorted(self._inside(), key=lambda one: (one.box.y, one.box.x))
        yield self.highlights

    def _inside(self) -> Iterator[Widget]:
        yield from self.links
        for figure in self.figures:
            yield from figure.parts()

    @property
    def laid(self) -> bool:
        """Whether it has been laid out at all."""
        return bool(self._blocks)

    def relay(self) -> None:
        """A miniature has changed its height: the next layout starts from nothing."""
        self._laid = None

    def _lay(self, room: Box, u: float) -> None:
        wanted = (Box(room.x, room.y, room.w, 0), u)
        if self._laid == wanted:
            return
        self._laid, self.u = wanted, u
        self._flows, self._marks, self._tops, self._blocks = [], [], [], []
        figures = iter(self.figures)
        y, before = room.y, None
        for block in self.page.blocks[1:]:
            y += round(_gap(before, block) * u)
            self._blocks.append(y)
            match block:
                case Heading(level, anchor, spans):
                    self._tops.append((anchor, y))
                    y = self._add(spans, _HEADINGS[level], room.x, y, room.w)
                case Paragraph(spans):
                    y = self._add(spans, BODY, room.x, y, room.w)
                case ListItem():
                    y = self._lay_item(block, room, y)
                case Quote(spans):
                    y = self._lay_quote(spans, room, y)
                case Table():
                    y = self._lay_table(block, room, y)
                case Miniature():
                    figure = next(figures)
                    figure.place(Box(room.x, y, room.w, figure.height_for(room.w, u)), u)
                    y = figure.box.bottom
            before = block
        self._tall = round(y - room.y + _FOOT * u)
        self._lay_links()
        self.highlights.place(Box(room.x, room.y, room.w, self._tall), u)

    def _add(self, spans: Sequence[Span], look: Look, x: float, y: float, width: float) -> float:
        flow = set_flow(tuple(spans), look, width, self.u)
        self._flows.append(PlacedFlow(flow, x, y))
        return y + flow.height

    def _lay_item(self, item: ListItem, room: Box, y: float) -> float:
        u, indent = self.u, _INDENT * self.u
        step = round(round(BODY.size * u) * BODY.leading)
        if item.number is None:
            self._marks.append(Mark("dot", Box(room.x, y, indent, step)))
        else:
            number = set_flow((Span(f"{item.number}."),), BODY._replace(face="semibold"), indent, u)
            self._flows.append(PlacedFlow(number, room.x, y))
        return self._add(item.spans, BODY, room.x + indent, y, room.w - indent)

    def _lay_quote(self, spans: Sequence[Span], room: Box, y: float) -> float:
        u = self.u
        before, pad, above = (_QUOTE_PAD + _ICON_ROOM) * u, _QUOTE_PAD * u, _QUOTE_ABOVE * u
        flow = set_flow(tuple(spans), BODY, room.w - before - pad, u)
        box = Box(room.x, y, round(min(room.w, before + flow.width + pad)), round(flow.height + 2 * above))
        self._marks.append(Mark("quote", box))
        self._flows.append(PlacedFlow(flow, room.x + before, y + above))
        return box.bottom

    def _lay_table(self, table: Table, room: Box, y: float) -> float:
        laid = lay_table(table, room.w, self.u, self._quiet)
        self._marks.append(Mark("table", Box(room.x, y, laid.width, laid.height)))
        self._marks.append(Mark("head", Box(room.x, y, laid.width, laid.head)))
        self._marks += [Mark("rule", Box(room.x, y + rule, laid.width, 1)) for rule in laid.rules]
        self._flows += [PlacedFlow(flow, room.x + dx, y + dy) for flow, dx, dy in laid.cells]
        return y + laid.height

    def _lay_links(self) -> None:
        self.links = []
        for flow, x, y in self._flows:
            for target, boxes in flow.links():
                spot = LinkSpot(target, [box.moved(x, y) for box in boxes], self._go)
                left, right = min(box.x for box in boxes), max(box.right for box in boxes)
                whole = Box(left, boxes[0].y, right - left, boxes[-1].bottom - boxes[0].y)
                spot.place(whole.moved(x, y), self.u)
                self.links.append(spot)

    # Places

    def top_of(self, anchor: str) -> float | None:
        """Where the heading of this id begins, from the page's top; None where there is none."""
        return next((y - self.box.y for name, y in self._tops if name == anchor), None)

    def section_at(self, offset: float) -> str:
        """The id of the section of the second level that lies at this distance from the top."""
        levels = {heading.anchor: heading.level for heading in self.page.headings}
        tops = [(y - self.box.y, name) for name, y in self._tops if levels[name] == 2]
        place = bisect_right([y for y, _ in tops], offset)
        return tops[max(0, place - 1)][1] if tops else ""

    def block_at(self, offset: float) -> tuple[int, float]:
        """The block at this distance from the top, and how far below the block's own top that is."""
        place = max(0, bisect_right(self._blocks, offset + self.box.y) - 1)
        return place, offset + self.box.y - self._blocks[place]

    def offset_of(self, block: int, below: float) -> float:
        """The distance from the top of a place that `block_at` gave."""
        following = self._blocks[block + 1] if block + 1 < len(self._blocks) else self.box.y + self._tall
        return min(self._blocks[block] + below, following) - self.box.y

    # Searching

    def all_flows(self) -> list[PlacedFlow]:
        """All words that are shown, those of the miniatures too."""
        return [*self._flows, *(flow for figure in self.figures for flow in figure.flows())]

    def find(self, wanted: str) -> None:
        """Mark every place where these words stand; none when they are empty."""
        flows = self.all_flows()
        self.found = tuple(
            Found(number, start, end)
            for number, placed in enumerate(flows)
            for start, end in find(placed.flow.text, wanted)
        )
        self.found = tuple(sorted(self.found, key=lambda one: (flows[one.flow].y, one.start)))
        self.current = None

    def box_of(self, found: Found) -> Box:
        """Where found words stand."""
        flow, x, y = self.all_flows()[found.flow]
        boxes = list(flow.boxes(found.start, found.end))
        first, last = boxes[0].moved(x, y), boxes[-1].moved(x, y)
        return Box(first.x, first.y, max(1.0, first.w), last.bottom - first.y)

    # Drawing

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        dx, dy = origin
        clip = canvas.get_clip()
        top, foot = float(clip.top), float(clip.bottom)
        for kind, box in self._marks:
            place = box.moved(dx, dy)
            if place.bottom >= top and place.y <= foot:
                self._draw_mark(canvas, kind, place)
        for flow, x, y in self._flows:
            if y + dy <= foot and y + dy + flow.height >= top:
                flow.draw(canvas, x + dx, y + dy, top, foot)

    def _draw_mark(self, canvas: pygame.Surface, kind: str, box: Box) -> None:
        u = self.u
        if kind == "dot":
            disc(canvas, box.x + 8 * u, box.cy, 3 * u, fill=tokens.LAMP, alpha=0.9)
        elif kind == "quote":
            line = max(1.0, u)
            rounded(canvas, box, tokens.RADIUS_CONTROL * u, tokens.NIGHT, tokens.NIGHT_ALPHA, tokens.LINE, line, 0.14)
            first = box.y + _QUOTE_ABOVE * u + round(round(BODY.size * u) * BODY.leading) / 2
            size = tokens.ICON_IN_BUTTON * u
            draw_icon(canvas, "refuse", size, box.x + _QUOTE_PAD * u + size / 2, first, tokens.DANGER, 1.0)
        elif kind == "table":
            line = max(1.0, round(u))
            rounded(canvas, box, tokens.RADIUS_INNER * u, tokens.SHADE, 0.14, tokens.LINE, line, tokens.EDGE_ALPHA)
        elif kind == "head":
            flat(canvas, box.grown(-max(1.0, round(u))), tokens.LINE, 0.04)
        else:
            flat(canvas, box, tokens.LINE, tokens.EDGE_ALPHA)


class Highlights(Widget):
    """What was found, marked; lies over the miniatures' panels and under nothing that is pressed."""

    focusable = False

    def __init__(self, text: PageText) -> None:
        super().__init__()
        self._text = text

    def draw(self, canvas: pygame.Surface, origin: Origin, _focus: bool) -> None:
        text, clip = self._text, canvas.get_clip()
        if not text.found:
            return
        flows = text.all_flows()
        for found in text.found:
            flow, x, y = flows[found.flow]
            if y + origin[1] > clip.bottom or y + flow.height + origin[1] < clip.top:
                continue
            now = found == text.current
            for box in flow.boxes(found.start, found.end):
                place = box.moved(x + origin[0], y + origin[1]).grown(text.u)
                alpha = _FOUND_NOW if now else _FOUND
                rounded(canvas, place, 4 * text.u, tokens.LAMP, alpha * 0.6, tokens.LAMP, max(1.0, text.u), alpha)


def _gap(before: object, block: object) -> float:
    """The air over a block, in pixels at scale 1."""
    if before is None:
        return 0
    if isinstance(block, Heading):
        return _OVER[block.level] * (0.5 if isinstance(before, Heading) else 1.0)
    if isinstance(before, Heading):
        return _AFTER_HEADING
    if isinstance(block, Miniature | Table) or isinstance(before, Miniature | Table):
        return _BLOCK_GAP
    if isinstance(block, ListItem) and isinstance(before, ListItem | Paragraph):
        return _ITEM_GAP
    return _PARAGRAPH_GAP
