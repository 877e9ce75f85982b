"""The rules pages in real windows: opened from a refused move, scrolled by finger, searched, the example move played.

What the window must show is drawn here by the same window class and compared pixel for pixel.
"""

import pygame
from PIL import Image

from game.words import Words
from scenes.intents import Intent, KeyPressed, TextTyped
from scenes.look.shapes import Box
from scenes.look.tokens import scale_for
from scenes.preferences import Preferences
from scenes.reading.figure import Figure
from scenes.scorpion.page import figures
from scenes.widgets.widget import Widget
from scenes.windows.rules import RulesWindow
from scenes.windows.rules_pages import RulesOf
from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import cut, differ
from tools.desk import Desk, wait_for

SIZE = (1280, 720)


class Expected:
    """The window as it should be, driven by the same intents."""

    def __init__(self, size: tuple[int, int], anchor: str) -> None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        self._size = size
        self.window = RulesWindow(Words("en"), lambda: None, [RulesOf("scorpion", figures)], Preferences(), anchor, 0.0)
        self.window.resize(size, scale_for(*size))
        self.window.pages.take_pictures(wait=True)

    def takes(self, *intents: Intent) -> None:
        for intent in intents:
            self.window.handle(intent)
            self.window.update(1 / 120)

    def figure(self, name: str) -> Figure:
        return next(one for one in self.window.text.figures if one.name == name)

    def seen(self, widget: Widget) -> Box:
        """Where a control of the page is seen."""
        return widget.box.moved(0, -self.window.pane.scroll.offset)

    @property
    def view(self) -> Box:
        view = self.window.pane.scroll.view
        return Box(view.x, view.y + 2, view.w, view.h - 4)

    @property
    def head(self) -> Box:
        """Where the search's field is, what was found is told and the buttons beside it are."""
        boxes = [
            widget.box
            for widget, in_body in self.window.pane.widgets()
            if not in_body and widget.box.bottom < self.view.y
        ]
        left, right = min(box.x for box in boxes), max(box.right for box in boxes)
        return Box(left, boxes[0].y, right - left, boxes[0].h)

    def picture(self, part: Box | None = None) -> Image.Image:
        """A part of the window, the page if none is given."""
        canvas = pygame.Surface(self._size)
        self.window.draw(canvas, 1.0)
        return cut(Image.frombytes("RGB", self._size, pygame.image.tobytes(canvas, "RGB")), part or self.view)


def await_head(sitting: ScorpionSitting, expected: Expected) -> None:
    """Wait until the window's head looks just so."""
    head = expected.head
    wait_for(
        lambda: not differ(cut(sitting.picture().convert("RGB"), head), expected.picture(head)), "the expected head"
    )


def await_page(sitting: ScorpionSitting, expected: Expected) -> None:
    """Wait until the window shows the page just so."""
    wait_for(
        lambda: not differ(cut(sitting.picture().convert("RGB"), expected.view), expected.picture()),
        "the expected page",
    )


def test_a_refusal_leads_to_its_rule_a_search_to_the_first_move_which_plays(sitting: ScorpionSitting) -> None:
    sitting.set(motion="none")
    sitting.start(size=SIZE, record=RECORD)
    sitting.drag(5, 6, 6)  # the jack of clubs on the five of hearts
    expected = Expected(SIZE, "what-fits")
    sitting.desk.keys.press("F1")
    await_page(sitting, expected)

    sitting.desk.keys.press("ctrl+f")
    expected.takes(KeyPressed("f", ctrl=True))
    for letter in "along":
        sitting.desk.keys.press(letter)
        expected.takes(TextTyped(letter))
    for _ in range(3):
        sitting.desk.keys.press("enter")
        expected.takes(KeyPressed("enter"))
    await_page(sitting, expected)

    board = expected.figure("first-move")
    play = expected.seen(board.controls()[1])
    sitting.desk.mouse.click(sitting.inside.x + play.cx, sitting.inside.y + play.cy)
    board.controls()[1].activate()
    expected.window.update(1 / 120)
    await_page(sitting, expected)

    sitting.desk.keys.press("esc")
    sitting.desk.keys.press("esc")
    sitting.drag(1, 5, 6)
    assert sitting.await_actions(1).score == 5


def test_a_search_on_a_greek_keyboard_begins_empty_and_takes_its_letters(desk: Desk, sitting: ScorpionSitting) -> None:
    sitting.set(motion="none")
    sitting.start(size=SIZE, record=RECORD)
    sitting.desk.keys.press("F1")
    expected = Expected(SIZE, "")
    await_page(sitting, expected)
    desk.layout("gr")
    try:
        sitting.desk.keys.press("ctrl+f")
        expected.takes(KeyPressed("f", ctrl=True))
        await_head(sitting, expected)

        sitting.desk.keys.press("d")
        expected.takes(TextTyped("δ"))
        await_head(sitting, expected)
    finally:
        desk.layout("us")


def test_a_finger_scrolls_the_page_and_it_runs_on(touch_sitting: ScorpionSitting) -> None:
    touch_sitting.start(size=(1200, 680), record=RECORD)
    touch_sitting.desk.keys.press("F1")
    expected = Expected((1200, 680), "")
    await_page(touch_sitting, expected)
    before = touch_sitting.picture()
    x, y, inside = expected.view.cx, expected.view.bottom - 60, touch_sitting.inside
    touch_sitting.desk.touch.swipe((inside.x + x, inside.y + y), (inside.x + x, inside.y + y - 400))
    wait_for(
        lambda: differ(cut(before, expected.view), cut(touch_sitting.picture(), expected.view)), "the page to move"
    )

    touch_sitting.desk.keys.press("Home")
    await_page(touch_sitting, expected)
