"""Nothing of a rules page is cut or overlaps, in any language, at any size."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pygame
import pytest

from game.words import LANGUAGES, Words
from scenes.intents import TextTyped
from scenes.look.shapes import Box
from scenes.reading.figure import Figure
from scenes.reading.markup import Block, Miniature, Span, Table
from scenes.reading.page import Page, read_page
from scenes.tables import TABLES
from scenes.widgets.text_field import TextField
from scenes.windows import rules_pages
from scenes.windows.rules import RulesWindow
from tests.windows.helper import LongWords, stretched
from tests.windows.reader import (
    OTHER_SIZES,
    SIZES,
    reader,
    write,
)

pytestmark = pytest.mark.usefixtures("no_cards")
GAMES = tuple(entry.game.name for entry in TABLES)

# ------------------------------------------------------------------ nothing is cut


def _longer(block: Block) -> Block:
    def spans(given: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple(span._replace(text=stretched(span.text)) if span.text.strip() else span for span in given)

    if isinstance(block, Miniature):
        return replace(block, caption=stretched(block.caption), words=stretched(block.words) if block.words else "")
    if isinstance(block, Table):
        return replace(block, rows=tuple(tuple(spans(cell) for cell in row) for row in block.rows))
    return replace(block, spans=spans(block.spans))


@cache
def _longer_page(name: str, _language: str) -> Page:
    page = read_page(name, "en")
    return replace(page, blocks=tuple(_longer(block) for block in page.blocks))


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages two fifths longer than the English ones, and all other words too."""
    monkeypatch.setattr(rules_pages, "read_page", _longer_page)


def assert_everything_fits(window: RulesWindow, size: tuple[int, int]) -> None:
    assert window.frame is not None
    frame, (column,) = window.frame.box, window.frame.columns
    assert frame.grown(1).rect().clip((0, 0, *size)) == frame.grown(1).rect()
    _assert_words_fit(window, column)
    _assert_controls_fit(window, frame)
    for one in window.text.figures:
        _assert_figure_fits(one, column)


def _assert_words_fit(window: RulesWindow, column: Box) -> None:
    places = []
    for flow, x, y in window.text.all_flows():
        assert x >= column.x
        assert x + flow.width <= column.right + 1, flow.text
        assert "…" not in "".join(piece.text for line in flow.lines for piece in line.pieces)
        assert "".join(piece.text for line in flow.lines for piece in line.pieces).replace(
            " ", ""
        ) == flow.text.replace(" ", "")
        if flow.text:
            left = min(piece.x for line in flow.lines for piece in line.pieces)
            places.append(pygame.Rect(round(x + left), round(y), round(flow.width), flow.height))
    for number, place in enumerate(places):
        assert place.collidelist(places[number + 1 :]) == -1


def _assert_controls_fit(window: RulesWindow, frame: Box) -> None:
    fixed = [widget for widget, in_body in window.pane.widgets() if not in_body]
    boxes = [widget.box.rect() for widget in fixed if not isinstance(widget, TextField)]
    for number, widget in enumerate(fixed):
        assert frame.grown(1).rect().contains(widget.box.rect()), type(widget).__name__
        for label in widget.labels():
            assert not any("…" in line for line in label.lines), label.text
            assert widget.box.grown(3 * window.u).rect().contains(label.ink), label.text
        if number < len(boxes):
            assert boxes[number].collidelist(boxes[number + 1 :]) == -1
    assert window.frame is not None
    for label in (window.frame.title,):
        assert not any("…" in line for line in label.lines)


def _assert_figure_fits(one: Figure, column: Box) -> None:
    parts = [part for part in one.parts() if part is not one]
    boxes = [part.box.rect() for part in parts]
    for number, part in enumerate(parts):
        assert one.panel.rect().contains(part.box.rect())
        assert boxes[number].collidelist(boxes[number + 1 :]) == -1
        for label in part.labels():
            assert not any("…" in line for line in label.lines), label.text
            assert part.box.grown(1).rect().contains(label.ink), label.text
    caption = next(one.flows())
    place = pygame.Rect(round(caption.x), round(caption.y), round(caption.flow.width), caption.flow.height)
    assert one.panel.grown(1).rect().contains(place)
    assert place.collidelist(boxes) == -1
    assert one.panel.right <= column.right + 1
    assert one.picture.h > 0
    assert one.picture.bottom <= caption.y


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_nothing_overlaps(language: str, game: str, size: tuple[int, int]) -> None:
    window = reader(size, (game,), Words(language))
    for one in window.text.figures:
        one.show_words()

    assert_everything_fits(window, size)


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("size", SIZES + OTHER_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_in_a_language_two_fifths_longer(game: str, size: tuple[int, int]) -> None:
    window = reader(size, (game,), LongWords())

    assert_everything_fits(window, size)


@pytest.mark.parametrize("size", SIZES + OTHER_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_title_has_every_page_and_the_search_its_field(size: tuple[int, int]) -> None:
    window = reader(size, GAMES)
    assert_everything_fits(window, size)

    window.handle(TextTyped("/"))
    write(window, "settebello")

    assert_everything_fits(window, size)


@pytest.mark.parametrize("u", [1.5, 2.0])
def test_a_large_scale_on_a_small_canvas_can_be_read(u: float) -> None:
    window = reader((800, 480))
    window.resize((800, 480), u)

    assert window.pane.scroll.view.h > 100
    window.draw(pygame.Surface((800, 480)), 1.0)
