"""A person with a rules page in a window: opens it, presses, writes, taps, looks where it stands."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.words import Words
from scenes.intents import KeyPressed, PointerDown, PointerUp, TextTyped
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.preferences import Preferences
from scenes.reading.faces import MiniatureFaces
from scenes.reading.figure import Figure
from scenes.tables import TABLES
from scenes.widgets.widget import Widget
from scenes.windows.rules import RulesWindow
from scenes.windows.rules_pages import RulesOf
from tests.windows.helper import nothing

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280)]
OTHER_SIZES = [(480, 800), (1024, 768), (3840, 2160)]
FINGER = ("touch", 1, 1)


@pytest.fixture
def no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are drawn only where a test looks at them."""
    monkeypatch.setattr(MiniatureFaces, "want_sets", nothing)


def reader(
    size: tuple[int, int] = (1280, 720),
    games: tuple[str, ...] = (TABLES[0].game.name,),
    words: Words | None = None,
    anchor: str = "",
    speed: float = 0,
    close: Callable[[], None] = nothing,
) -> RulesWindow:
    """The window, laid out, its cards there."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    figures = {entry.game.name: entry.figures() for entry in TABLES}
    pages = [RulesOf(game, figures[game]) for game in games]
    window = RulesWindow(words or Words(), close, pages, Preferences(), anchor, speed)
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
