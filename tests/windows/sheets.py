"""What tests of a score sheet share: plain cards, what is written on it, its button pressed."""

from __future__ import annotations

import pygame

from game.cards import ItalianCard
from scenes.intents import PointerDown, PointerId, PointerUp
from scenes.match.windows.sheet import SheetWindow
from scenes.widgets.buttons import Button

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800), (1024, 768), (3840, 2160)]


class Pack:
    """Plain cards of the pack's proportions; remembers which were asked for."""

    def __init__(self, aspect: float = 1.65) -> None:
        self._aspect = aspect
        self.asked: set[ItalianCard] = set()

    def __call__(self, card: ItalianCard, width: int) -> pygame.Surface:
        self.asked.add(card)
        return pygame.Surface((width, round(width * self._aspect)), pygame.SRCALPHA)


class Told:
    """Counts the calls."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> None:
        self.times += 1


def said(window: SheetWindow) -> str:
    """Everything written on it in words."""
    assert window.frame is not None
    return "\n".join([window.title(), *(label.text for w, _ in window.pane.widgets() for label in w.labels())])


def button(window: SheetWindow) -> Button:
    """The button that leads on."""
    return next(widget for widget, _ in window.pane.widgets() if isinstance(widget, Button))


def press(window: SheetWindow, pointer: PointerId) -> None:
    """Press it."""
    box = button(window).box
    window.handle(PointerDown(pointer, box.cx, box.cy))
    window.handle(PointerUp(pointer, box.cx, box.cy))


def all_in_place(window: SheetWindow, size: tuple[int, int], u: float) -> None:
    """Fail where a word is cut, leaves its row or the window, or lies on another."""
    assert window.frame is not None
    frame = window.frame.box.rect()
    assert pygame.Rect((0, 0), size).contains(frame)
    assert frame.contains(window.frame.title.ink)
    placed = [(window.frame.title.text, window.frame.title.ink)]
    for widget, _ in window.pane.widgets():
        assert frame.inflate(2, 2).contains(widget.box.rect())
        for label in widget.labels():
            assert not any("…" in line for line in label.lines), f"{label.text!r} was cut"
            # What is written may reach into its row's rules, never into another row.
            assert widget.box.grown(2 * u).rect().contains(label.ink), f"{label.text!r} leaves its row"
            placed.append((label.text, label.ink))
    for k, (text, ink) in enumerate(placed):
        for other, there in placed[k + 1 :]:
            assert not ink.inflate(-2, -2).colliderect(there.inflate(-2, -2)), f"{text!r} lies on {other!r}"
