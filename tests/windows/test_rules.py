"""The window rules are read in: nothing is cut, it scrolls and searches, links lead on, miniatures play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pygame
import pytest

from game.cards import FRENCH
from game.words import LANGUAGES, Words
from scenes.intents import Intent, KeyPressed, PointerDown, PointerMoved, PointerUp, TextTyped, Wheel
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.reading.board_figure import BoardFigure
from scenes.reading.body import LinkSpot
from scenes.reading.contents import ContentsRow
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure
from scenes.reading.markup import Block, Miniature, Span, Table
from scenes.reading.page import Page, read_page
from scenes.reading.scopa_figures import CaptureFigure
from scenes.table.faces import PackFaces
from scenes.widgets.search_field import SearchField
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.windows import rules
from scenes.windows.rules import RulesDress, RulesWindow
from tests.windows.helper import LongWords, nothing, stretched

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280)]
OTHER_SIZES = [(480, 800), (1024, 768), (3840, 2160)]
FINGER = ("touch", 1, 1)


@pytest.fixture(autouse=True)
def no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are drawn only where a test looks at them."""
    monkeypatch.setattr(MiniatureFaces, "want_sets", nothing)


def reader(
    size: tuple[int, int] = (1280, 720),
    games: tuple[str, ...] = ("scorpion",),
    words: Words | None = None,
    anchor: str = "",
    speed: float = 0,
    close: Callable[[], None] = nothing,
) -> RulesWindow:
    """The window, laid out, its cards there."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    window = RulesWindow(words or Words(), close, games, RulesDress(), anchor, speed)
    window.resize(size, tokens.scale_for(*size))
    run(window, 0.05)
    return window


def run(window: RulesWindow, seconds: float) -> None:
    for _ in range(round(seconds * 120)):
        window.update(1 / 120)


def press(window: RulesWindow, name: str, **held: bool) -> None:
    window.handle(KeyPressed(name, **held))
    run(window, 0.6)


def write(window: RulesWindow, text: str) -> None:
    for sign in text:
        window.handle(TextTyped(sign))
    run(window, 0.6)


def tap(window: RulesWindow, widget: Widget, pointer: tuple[str, int, int] = FINGER) -> None:
    """A tap in the middle of a control, which is scrolled into view first."""
    scroll = window.pane.scroll
    in_body = dict(window.pane.widgets())[widget]
    if in_body:
        scroll.jump(widget.box.cy - scroll.view.y - scroll.view.h / 2)
    y = widget.box.cy - (scroll.offset if in_body else 0)
    window.handle(PointerDown(pointer, widget.box.cx, y))
    window.handle(PointerUp(pointer, widget.box.cx, y))
    run(window, 0.6)


def offset(window: RulesWindow) -> float:
    return window.pane.scroll.offset


def in_view(window: RulesWindow, box: Box) -> bool:
    """Whether a place of the page can be seen whole."""
    view = window.pane.scroll.view
    return view.y <= box.y - offset(window) and box.bottom - offset(window) <= view.bottom


def at(window: RulesWindow, anchor: str) -> bool:
    """Whether the page is scrolled to a heading: it stands at the top, or as high as the page's end lets it."""
    top = window.text.top_of(anchor)
    assert top is not None
    return offset(window) == window.pane.scroll.reach or 0 <= top - offset(window) < 24 * window.u


def figure(window: RulesWindow, name: str) -> Figure:
    return next(one for one in window.text.figures if one.name == name)


def button(figure: Figure, words: str) -> Widget:
    return next(one for one in figure.parts() if words in (getattr(one, "text", ""), one.tooltip))


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
    monkeypatch.setattr(rules, "read_page", _longer_page)


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
    boxes = [widget.box.rect() for widget in fixed if not isinstance(widget, SearchField)]
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
@pytest.mark.parametrize("game", ["scorpion", "scopa"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_nothing_overlaps(language: str, game: str, size: tuple[int, int]) -> None:
    window = reader(size, (game,), Words(language))
    for one in window.text.figures:
        one.show_words()

    assert_everything_fits(window, size)


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("size", SIZES + OTHER_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["scorpion", "scopa"])
def test_nothing_is_cut_in_a_language_two_fifths_longer(game: str, size: tuple[int, int]) -> None:
    window = reader(size, (game,), LongWords())

    assert_everything_fits(window, size)


@pytest.mark.parametrize("size", SIZES + OTHER_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_title_has_both_pages_and_the_search_its_field(size: tuple[int, int]) -> None:
    window = reader(size, ("scorpion", "scopa"))
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


# ------------------------------------------------------------------ scrolling


def test_keys_scroll() -> None:
    window = reader()
    moved = []
    for name, held in (("down", {}), ("pagedown", {}), ("space", {}), ("up", {}), ("space", {"shift": True})):
        before = offset(window)
        press(window, name, **held)
        moved.append(offset(window) - before)
    assert [by > 0 for by in moved] == [True, True, True, False, False]

    press(window, "end")
    assert offset(window) == window.pane.scroll.reach
    press(window, "home")
    assert offset(window) == 0


def test_the_wheel_scrolls() -> None:
    window = reader()
    window.handle(Wheel(640, 400, -3))
    run(window, 0.6)
    assert offset(window) > 100


def test_a_finger_scrolls_and_the_page_runs_on() -> None:
    window = reader((720, 1280))
    time = 0.0
    window.handle(PointerDown(FINGER, 360, 900, time=time))
    for step in range(1, 13):
        time += 1 / 60
        window.handle(PointerMoved(FINGER, 360, 900 - 40 * step, time))
        run(window, 1 / 60)
    under_finger = offset(window)
    window.handle(PointerUp(FINGER, 360, 420, time))
    assert under_finger == pytest.approx(480, abs=60)

    run(window, 3.0)

    assert offset(window) > under_finger + 100
    assert not window.moving


def test_the_contents_show_what_is_being_read() -> None:
    window = reader()
    chosen = [row.text for row in window._rows if row.chosen]
    assert chosen == ["In short"]

    press(window, "end")

    assert [row.text for row in window._rows if row.chosen] == ["Sources"]


def test_another_size_keeps_what_is_being_read() -> None:
    window = reader((1280, 720))
    window.go("scoring")
    run(window, 0.5)
    top = window.text.block_at(offset(window) + 40)[0]

    window.resize((720, 1280), 1.0)

    assert abs(window.text.block_at(offset(window) + 40)[0] - top) <= 1


# ------------------------------------------------------------------ going about


@pytest.mark.parametrize("anchor", ["empty-column", "what-fits", "aces", "sources"])
def test_it_opens_at_a_heading(anchor: str) -> None:
    assert at(reader(anchor=anchor), anchor)


def test_an_unknown_heading_opens_the_top() -> None:
    assert offset(reader(anchor="nowhere")) == 0


def test_a_link_is_tapped() -> None:
    window = reader(speed=1)
    tap(window, next(link for link in window.text.links if link.target_anchor == "runs"))

    assert at(window, "runs")


def test_links_are_reached_and_followed_by_keys_and_the_keyboard_goes_on_from_there() -> None:
    window = reader()
    press(window, "tab")
    first = window.pane.focus.widget
    assert isinstance(first, LinkSpot)

    press(window, "enter")
    assert at(window, first.target_anchor)

    press(window, "tab")
    following = window.pane.focus.widget
    assert following is not None
    assert following.box.y >= first.box.bottom + 500
    assert in_view(window, following.box)


def test_every_link_leads_to_its_heading() -> None:
    window = reader()
    for link in list(window.text.links):
        link.activate()
        assert at(window, link.target_anchor)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_contents_lead_to_every_section(size: tuple[int, int]) -> None:
    window = reader(size)
    names = [heading.anchor for heading in window.page.headings if heading.level == 2]
    for number, anchor in enumerate(names):
        if not window._railed:
            tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Contents"))
        row = [w for w, _ in window.pane.widgets() if isinstance(w, ContentsRow)][number]
        tap(window, row)
        assert at(window, anchor)
        if window._railed:
            assert [one.chosen for one in window._rows].index(True) == number


def test_the_title_turns_from_one_game_to_the_other() -> None:
    window = reader(games=("scorpion", "scopa"))
    press(window, "end")
    tabs = next(w for w, _ in window.pane.widgets() if isinstance(w, Segments))
    tabs.click(tabs.box.right - 10, tabs.box.cy)
    run(window, 0.2)

    assert window.page.name == "scopa"
    assert offset(window) == 0
    assert any(isinstance(one, CaptureFigure) for one in window.text.figures)


def test_a_change_of_language_shows_the_page_in_it() -> None:
    words = Words("en")
    window = reader(words=words)
    words.speak("sk")
    window.resize((1280, 720), 1.0)

    assert window.page == read_page("scorpion", "sk")
    assert button(figure(window, "first-move"), "Ukázať ťah")


# ------------------------------------------------------------------ searching


@pytest.mark.parametrize("begin", [KeyPressed("f", ctrl=True), TextTyped("/")])
def test_what_is_searched_for_is_marked_counted_and_walked(begin: Intent) -> None:
    window = reader()
    window.handle(begin)
    write(window, "RESERVE")

    found = window.text.found
    flows = window.text.all_flows()
    assert len(found) > 5
    assert {flows[one.flow].flow.text[one.start : one.end].lower() for one in found} == {"reserve"}
    assert window.search.told == f"1 of {len(found)}"
    order = []
    for _ in range(len(found) + 1):
        assert window.text.current is not None
        order.append(found.index(window.text.current))
        assert in_view(window, window.text.box_of(window.text.current))
        press(window, "enter")
    assert order == [*range(len(found)), 0]

    press(window, "enter", shift=True)
    assert window.text.current == found[0]


def test_search_begins_below_what_is_in_view_and_buttons_go_on() -> None:
    window = reader(anchor="scoring")
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "reserve")
    assert window.text.current is not None
    assert window.text.box_of(window.text.current).bottom > offset(window)
    here = window.text.found.index(window.text.current)

    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Next"))
    assert window.text.found.index(window.text.current) == here + 1
    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Previous"))
    assert window.text.found.index(window.text.current) == here


def test_case_accents_and_spaces_do_not_matter_but_letters_do() -> None:
    window = reader(words=Words("en"))
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "émpty cólumn")
    assert len(window.text.found) > 3

    write(window, "qqq")
    assert window.text.found == ()
    assert window.search.told == "Not found"


def test_the_words_of_a_miniature_are_found_and_shown() -> None:
    window = reader(games=("scopa",))
    choice = figure(window, "capture-choice")
    assert not choice.told_shown
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "ace of swords")

    assert choice.told_shown
    assert window.text.current is not None
    assert in_view(window, window.text.box_of(window.text.current))


def test_escape_ends_the_search_and_then_the_window() -> None:
    closed: list[bool] = []
    window = reader(close=lambda: closed.append(True))
    window.handle(KeyPressed("f", ctrl=True))
    write(window, "king")
    there = offset(window)

    press(window, "escape")
    assert not window.search.open
    assert window.text.found == ()
    assert offset(window) == there
    assert not closed

    press(window, "escape")
    assert closed


def test_a_finger_ends_the_search_too() -> None:
    window = reader((480, 800))
    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Search"))
    assert window.search.open

    tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Close the search"))

    assert not window.search.open


def test_the_field_is_edited_like_any_other() -> None:
    window = reader()
    window.handle(TextTyped("/"))
    write(window, "two words")
    press(window, "home")
    press(window, "delete")
    press(window, "end")
    press(window, "backspace")
    field = window.pane.focus.widget

    assert isinstance(field, SearchField)
    assert field.written == "wo word"


# ------------------------------------------------------------------ miniatures


def _cards(board: BoardFigure, step: int) -> Iterator[tuple[float, float]]:
    for card in board.cards():
        pose = board._poses(board._board.steps[step])[card]
        yield pose.x, pose.y


@pytest.mark.parametrize("name", ["first-move", "king-to-empty", "finished-run", "relaxed-move"])
@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_a_move_plays_on_demand_and_goes_back(name: str, speed: float) -> None:
    window = reader(speed=speed)
    board = figure(window, name)
    assert isinstance(board, BoardFigure)
    assert [board.lies(card) for card in board.cards()] == list(_cards(board, 0))

    tap(window, button(board, "Show the move"))
    if speed:
        assert window.moving
        run(window, 4.0)
    assert not window.moving
    assert [board.lies(card) for card in board.cards()] == list(_cards(board, -1))

    tap(window, button(board, "Back"))
    assert [board.lies(card) for card in board.cards()] == list(_cards(board, 0))


def test_the_first_move_is_played_by_keys() -> None:
    window = reader(anchor="first-move")
    board = figure(window, "first-move")
    play = button(board, "Show the move")
    for _ in range(3):
        press(window, "tab")
        if window.pane.focus.widget is play:
            break
    press(window, "enter")

    assert isinstance(board, BoardFigure)
    assert board.shown == 1


def test_both_captures_are_shown_one_after_the_other() -> None:
    window = reader(games=("scopa",))
    choice = figure(window, "capture-choice")
    assert isinstance(choice, CaptureFigure)
    shown = []
    for _ in range(3):
        tap(window, button(choice, "Show what it takes"))
        shown.append(sorted(card.rank for card in choice.chosen))

    assert shown == [[4, 5], [1, 2, 6], [4, 5]]
    tap(window, button(choice, "Back"))
    assert choice.chosen == ()


def test_a_miniature_is_told_in_words_on_demand() -> None:
    window = reader()
    board = figure(window, "first-move")
    height, there = window.pane.scroll.content, board.box.y
    tap(window, button(board, "In words"))

    assert "column 7: ace of diamonds" in "".join(flow.flow.text for flow in board.flows())
    assert window.pane.scroll.content > height
    assert board.box.y == there

    tap(window, button(board, "In words"))
    assert window.pane.scroll.content == height


def test_cards_come_when_they_are_drawn_and_the_page_is_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MiniatureFaces, "want_sets", PackFaces.want_sets)
    window = reader(anchor="deal")
    board = figure(window, "king-to-empty")
    assert isinstance(board, BoardFigure)
    window.pane.scroll.jump(board.box.y - window.pane.scroll.view.y)
    canvas = pygame.Surface((1280, 720))
    for faces in window._faces.values():
        while faces.coming:
            window.draw(canvas, 1.0)
            run(window, 0.01)
    window.draw(canvas, 1.0)
    x, y = board.lies(FRENCH.parse("3S"))
    paper = canvas.get_at((round(board.picture.x + x) + 20, round(board.picture.y + y - offset(window)) + 90))

    assert min(paper[:3]) > 200
