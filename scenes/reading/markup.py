"""Turns a page's Markdown into our own blocks (docs/rules-pages.md); knows no game, no font and no screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from markdown_it import MarkdownIt
from markdown_it.token import Token

from game.errors import GameError

POSITION = "position"
_ID = re.compile(r"^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$")
_HEADINGS = {"h1": 1, "h2": 2, "h3": 3}

Align = Literal["left", "right"]


class Span(NamedTuple):
    """Words set alike; `link` is the id of the heading they lead to, empty for none."""

    text: str
    bold: bool = False
    italic: bool = False
    link: str = ""


Spans: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 1 (the page's title) to 3."""

    level: int
    anchor: str
    spans: Spans


@dataclass(frozen=True, slots=True)
class Paragraph:
    spans: Spans


@dataclass(frozen=True, slots=True)
class Quote:
    """What the program says, letter for letter."""

    spans: Spans


@dataclass(frozen=True, slots=True)
class ListItem:
    """One item; `number` is None for a dot."""

    spans: Spans
    number: int | None


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, the first row the head; `aligns` has one entry a column."""

    rows: tuple[tuple[Spans, ...], ...]
    aligns: tuple[Align, ...]


@dataclass(frozen=True, slots=True)
class Miniature:
    """A position to be shown, by name, with the line under it and what is to be seen in words (may be empty)."""

    name: str
    caption: str
    words: str


Block: TypeAlias = Heading | Paragraph | Quote | ListItem | Table | Miniature


def plain(spans: Spans) -> str:
    """The words alone."""
    return "".join(span.text for span in spans)


def spans_of(block: Block) -> Iterator[Span]:
    """All words of a block that may hold links."""
    if isinstance(block, Table):
        yield from (span for row in block.rows for cell in row for span in cell)
    elif not isinstance(block, Miniature):
        yield from block.spans


def parse(text: str, source: str) -> tuple[Block, ...]:
    """The blocks of a page. Raises GameError naming `source` and the line where the page holds anything else."""
    reader = _Reader(_parser().parse(text), source)
    return tuple(reader.blocks())


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table")


class _Reader:
    """Goes through the parser's tokens once, from the first to the last."""

    def __init__(self, tokens: Sequence[Token], source: str) -> None:
        self._tokens = tokens
        self._source = source
        self._at = 0
        self._line = 0
        self._anchors: set[str] = set()

    def blocks(self) -> Iterator[Block]:
        while self._at < len(self._tokens):
            token = self._next()
            match token.type:
                case "heading_open":
                    yield self._heading(token)
                case "paragraph_open":
                    yield Paragraph(self._inline("paragraph_close"))
                case "blockquote_open":
                    self._expect("paragraph_open")
                    yield Quote(self._inline("paragraph_close"))
                    self._expect("blockquote_close")
                case "bullet_list_open" | "ordered_list_open":
                    yield from self._items(token)
                case "table_open":
                    yield self._table()
                case "fence" if token.info.strip() == POSITION:
                    yield self._miniature(token)
                case _:
                    raise self._wrong(f"{token.type.removesuffix('_open')} is not for these pages")

    def _next(self) -> Token:
        token = self._tokens[self._at]
        self._at += 1
        if token.map:
            self._line = token.map[0] + 1
        return token

    def _expect(self, kind: str) -> Token:
        token = self._next()
        if token.type != kind:
            raise self._wrong(f"{token.type.removesuffix('_open')} where only words may stand")
        return token

    def _wrong(self, what: str) -> GameError:
        return GameError(f"{self._source}, line {self._line}: {what}; see docs/rules-pages.md")

    def _heading(self, token: Token) -> Heading:
        level = _HEADINGS.get(token.tag)
        if level is None:
            raise self._wrong("headings go down to the third level")
        *before, last = self._inline("heading_close") or (Span(""),)
        found = _ID.match(last.text)
        if found is None:
            raise self._wrong("expected an id after the heading, such as {#reserve}")
        words, anchor = found.groups()
        if anchor in self._anchors:
            raise self._wrong(f"the id {anchor!r} stands twice")
        self._anchors.add(anchor)
        return Heading(level, anchor, (*before, last._replace(text=words)))

    def _items(self, token: Token) -> Iterator[ListItem]:
        ordered = token.type.startswith("ordered")
        number = int(token.attrs.get("start", 1)) if ordered else None
        while (token := self._next()).type == "list_item_open":
            self._expect("paragraph_open")
            yield ListItem(self._inline("paragraph_close"), number)
            number = None if number is None else number + 1
            self._expect("list_item_close")

    def _table(self) -> Table:
        rows: list[tuple[Spans, ...]] = []
        cells: list[Spans] = []
        aligns: list[Align] = []
        while (token := self._next()).type != "table_close":
            if token.type in ("th_open", "td_open"):
                if not rows:
                    aligns.append("right" if "right" in str(token.attrs.get("style", "")) else "left")
                cells.append(self._inline(token.type.replace("open", "close")))
            elif token.type == "tr_close":
                rows.append(tuple(cells))
                cells = []
        return Table(tuple(rows), tuple(aligns))

    def _miniature(self, token: Token) -> Miniature:
        head, _, words = token.content.strip().partition("\n\n")
        name, _, caption = head.partition("\n")
        if not name or not caption:
            raise self._wrong("expected the name of a position and under it the line that goes with it")
        # Spaces that tie two words stay what they are.
        return Miniature(name.strip(), caption.strip(), " ".join(line.strip(" ") for line in words.split("\n")))

    def _inline(self, close: str) -> Spans:
        """The words up to a closing token, which is passed over."""
        children = self._expect("inline").children or []
        self._expect(close)
        spans: list[Span] = []
        bold = italic = False
        link = ""
        for child in children:
            match child.type:
                case "text":
                    if child.content:
                        spans.append(Span(child.content, bold, italic, link))
                case "softbreak":
                    spans.append(Span(" ", bold, italic, link))
                case "strong_open" | "strong_close":
                    bold = child.type == "strong_open"
                case "em_open" | "em_close":
                    italic = child.type == "em_open"
                case "link_open":
                    link = self._target(str(child.attrs.get("href", "")))
                case "link_close":
                    link = ""
                case _:
                    raise self._wrong(f"{child.type.removesuffix('_open')} is not for these pages")
        return _joined(spans)

    def _target(self, address: str) -> str:
        if not address.startswith("#"):
            raise self._wrong(f"{address!r}: links lead to headings of the page, such as #reserve")
        return address[1:]


def _joined(spans: Sequence[Span]) -> Spans:
    """Neighbours that are set alike made one."""
    joined: list[Span] = []
    for span in spans:
        if joined and joined[-1][1:] == span[1:]:
            joined[-1] = joined[-1]._replace(text=joined[-1].text + span.text)
        else:
            joined.append(span)
    return tuple(joined)
