"""The stack of scenes: who gets intents, who is drawn, and that changes wait until it is safe to make them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.intents import (
    MOUSE,
    Intent,
    KeyPressed,
    PointerDown,
    PointerGone,
    PointerMoved,
    PointerUp,
    TextTyped,
    Wheel,
)
from scenes.manager import SceneManager

CANVAS = pygame.Surface((8, 8))


class Layer:
    """A scene that writes down what it is given into a diary shared with others."""

    def __init__(self, name: str, diary: list[str], opaque: bool = False) -> None:
        self.name = name
        self.opaque = opaque
        self.moving = self.waiting = self.changed = self.leaving = False
        self._diary = diary

    def handle(self, intent: Intent) -> None:
        lost = intent == PointerGone(MOUSE)
        self._diary.append(f"{self.name} {'loses the mouse' if lost else 'handles'}")

    def update(self, dt: float) -> None:
        self._diary.append(f"{self.name} updates")

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self._diary.append(f"{self.name} draws")

    def resize(self, size: tuple[int, int], u: float) -> None:
        self._diary.append(f"{self.name} {size[0]}x{size[1]} at {u}")

    def drawn(self) -> None:
        self.changed = False


def _stack(*layers: Layer) -> SceneManager:
    scenes = SceneManager()
    scenes.resize((800, 480), 1.5)
    for layer in layers:
        scenes.push(layer)
    scenes.settle()
    return scenes


def test_a_scene_is_laid_out_on_entry_and_with_every_new_size() -> None:
    diary: list[str] = []
    scenes = _stack(Layer("table", diary), Layer("menu", diary))
    scenes.resize((1024, 768), 1.0)
    assert [line for line in diary if " at " in line] == [
        "table 800x480 at 1.5",
        "menu 800x480 at 1.5",
        "table 1024x768 at 1.0",
        "menu 1024x768 at 1.0",
    ]


def test_a_scene_that_comes_takes_the_mouse_from_the_one_below() -> None:
    diary: list[str] = []
    scenes = _stack(Layer("table", diary), Layer("menu", diary))
    diary.clear()
    scenes.push(Layer("dialog", diary))
    scenes.settle()
    assert diary == ["menu loses the mouse", "dialog 800x480 at 1.5"]


def test_only_the_top_scene_gets_intents_all_are_drawn_from_below() -> None:
    diary: list[str] = []
    scenes = _stack(Layer("table", diary, opaque=True), Layer("menu", diary))
    diary.clear()
    scenes.handle(KeyPressed("u"))
    scenes.update(0.1)
    scenes.draw(CANVAS, 1.0)
    assert diary == ["menu handles", "table updates", "menu updates", "table draws", "menu draws"]


def test_what_lies_below_an_opaque_scene_rests() -> None:
    diary: list[str] = []
    scenes = _stack(Layer("title", diary), Layer("table", diary, opaque=True), Layer("menu", diary))
    diary.clear()
    scenes.update(0.1)
    scenes.draw(CANVAS, 1.0)
    assert "title updates" not in diary
    assert "title draws" not in diary


def test_a_change_asked_for_during_an_intent_is_made_after_it() -> None:
    diary: list[str] = []
    scenes = _stack(Layer("table", diary))
    menu = Layer("menu", diary)

    class Opener(Layer):
        def handle(self, intent: Intent) -> None:
            if isinstance(intent, KeyPressed):
                scenes.push(menu)
                diary.append("asked")
                assert scenes.top is self

    opener = Opener("opener", diary)
    scenes.push(opener)
    scenes.settle()
    diary.clear()
    scenes.handle(KeyPressed("n"))
    assert diary == ["asked", "menu 800x480 at 1.5"]
    assert scenes.top is menu


def test_a_scene_may_be_taken_away_from_anywhere_and_twice() -> None:
    diary: list[str] = []
    table, menu, dialog = Layer("table", diary), Layer("menu", diary), Layer("dialog", diary)
    scenes = _stack(table, menu, dialog)
    scenes.remove(menu)
    scenes.remove(menu)
    scenes.settle()
    assert scenes.top is dialog
    scenes.remove(dialog)
    scenes.settle()
    assert scenes.top is table


def test_it_runs_until_the_last_scene_is_gone() -> None:
    scenes = _stack(Layer("table", []))
    assert scenes.running
    scenes.clear()
    assert scenes.running, "the change is only asked for"
    scenes.settle()
    assert not scenes.running
    scenes.handle(KeyPressed("u"))
    assert scenes.top is None


def test_broken_scenes_are_forgotten_with_all_they_asked_for() -> None:
    scenes = _stack(Layer("table", []))
    scenes.push(Layer("menu", []))
    scenes.abandon()
    assert not scenes.running


def test_one_frame_follows_every_change_and_every_exposure() -> None:
    table = Layer("table", [])
    scenes = _stack(table)
    changes: list[Callable[[], None]] = [
        lambda: None,
        scenes.expose,
        lambda: scenes.resize((8, 8), 1.0),
        lambda: _mark(table),
    ]
    for change in changes:
        change()
        assert scenes.changed
        scenes.draw(CANVAS, 1.0)
        assert not scenes.changed


def _mark(layer: Layer) -> None:
    layer.changed = True


def test_it_moves_and_waits_as_long_as_one_of_its_scenes_does() -> None:
    table, menu = Layer("table", []), Layer("menu", [])
    scenes = _stack(table, menu)
    assert not scenes.moving
    assert not scenes.waiting
    table.moving = menu.waiting = True
    assert scenes.moving
    assert scenes.waiting


class Glider(Layer):
    """A scene that comes to rest with its next step."""

    def update(self, dt: float) -> None:
        self.moving = False


def test_what_comes_to_rest_is_drawn_once_more() -> None:
    glider = Glider("table", [])
    scenes = _stack(glider)
    scenes.draw(CANVAS, 1.0)
    glider.moving = True
    scenes.update(1 / 120)
    assert scenes.changed
    scenes.draw(CANVAS, 1.0)
    scenes.update(1 / 120)
    assert not scenes.changed


def _fading(diary: list[str]) -> tuple[SceneManager, Layer]:
    """A table under a window that is on its way out."""
    window = Layer("window", diary)
    scenes = _stack(Layer("table", diary, opaque=True), window)
    window.leaving = True
    diary.clear()
    return scenes, window


@pytest.mark.parametrize(
    "intent",
    [
        KeyPressed("h"),
        TextTyped("7"),
        PointerDown(MOUSE, 1, 1),
        PointerMoved(MOUSE, 1, 1),
        PointerUp(MOUSE, 1, 1),
        Wheel(1, 1, 1.0),
    ],
    ids=lambda intent: type(intent).__name__,
)
def test_nothing_waits_for_a_scene_on_its_way_out(intent: Intent) -> None:
    diary: list[str] = []
    scenes, _ = _fading(diary)
    scenes.handle(intent)
    assert diary == ["table handles"]


def test_what_a_finger_holds_under_a_fading_window_is_let_go_when_another_comes() -> None:
    diary: list[str] = []
    scenes, _ = _fading(diary)
    scenes.push(Layer("dialog", diary))
    scenes.settle()
    assert diary == ["table loses the mouse", "dialog 800x480 at 1.5"]


class Door(Layer):
    """A scene that goes away, and brings another where there is one, with a press or at its end."""

    def __init__(self, scenes: SceneManager, diary: list[str], opens_with: type[Intent], then: Layer | None) -> None:
        super().__init__("door", diary)
        self._scenes, self._opens_with, self._then = scenes, opens_with, then

    def handle(self, intent: Intent) -> None:
        super().handle(intent)
        if isinstance(intent, self._opens_with):
            self.leaving = True
            self._scenes.remove(self)
            if self._then:
                self._scenes.push(self._then)


@pytest.mark.parametrize("opens_with", [PointerDown, PointerUp])
@pytest.mark.parametrize("brings_another", [False, True])
def test_only_the_second_half_of_a_double_click_on_a_door_is_dropped(
    opens_with: type[Intent], brings_another: bool
) -> None:
    """Behind a door something else lies where it was: a window that closed, or one that came."""
    for seconds, way, answered in ((0.1, 3, False), (0.1, 40, True), (0.6, 3, True)):
        diary: list[str] = []
        scenes = _stack(Layer("table", diary, opaque=True))
        then = Layer("window", diary) if brings_another else None
        scenes.push(Door(scenes, diary, opens_with, then))
        scenes.settle()
        scenes.handle(PointerDown(MOUSE, 100, 100, time=5.0))
        scenes.handle(PointerUp(MOUSE, 100, 100, time=5.1))
        diary.clear()
        scenes.handle(PointerDown(MOUSE, 100 + way, 100, time=5.1 + seconds))
        assert diary == ([f"{'window' if then else 'table'} handles"] if answered else [])


def test_clicks_that_bring_nothing_are_all_answered() -> None:
    """Two quick clicks on an undo button are two."""
    diary: list[str] = []
    scenes = _stack(Layer("table", diary))
    diary.clear()
    for click in range(4):
        scenes.handle(PointerDown(MOUSE, 100, 100, time=5 + 0.1 * click))
        scenes.handle(PointerUp(MOUSE, 100, 100, time=5.05 + 0.1 * click))
    assert diary == ["table handles"] * 8


def test_what_a_finger_holds_is_let_go_when_a_window_comes_between() -> None:
    taken: list[Intent] = []

    class Table(Layer):
        def handle(self, intent: Intent) -> None:
            taken.append(intent)

    first, second = ("touch", 1, 1), ("touch", 1, 2)
    scenes = _stack(Table("table", []))
    for pointer in (first, second):
        scenes.handle(PointerDown(pointer, 100, 100))
    scenes.handle(PointerUp(second, 100, 100))
    taken.clear()
    scenes.push(Layer("window", []))
    scenes.settle()

    assert taken == [PointerGone(MOUSE), PointerGone(first)], "the second finger is up already"
