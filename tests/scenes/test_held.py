"""A key held for a second does what it does when it is only touched; undo, walking and writing go on meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC
from scenes.commands import WINDOWS
from scenes.held import may_repeat
from scenes.host import Asked
from scenes.intents import KeyPressed, TextTyped
from scenes.loop import STEP
from scenes.scorpion.geometry import ColumnSpot
from scenes.tables import TABLES
from scenes.widgets.text_field import TextField
from scenes.widgets.widget import Widget
from scenes.windows.window import Window
from tests.game.scorpion.boards import board
from tests.scenes.asking import choose
from tests.scenes.scopa.conftest import NewParlour, new_parlour  # noqa: F401  # a fixture
from tests.scenes.scopa.rooms import scopa_room
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, golden
from tests.scenes.thoughts import Thoughts

_DELAY, _INTERVAL, _HELD = 0.35, 0.045, 1.0
_SHORTCUTS = (
    *(KeyPressed(sign) for sign in "abcdefghijklmnopqrstuvwxyz1234567890"),
    *(KeyPressed(name) for name in ("enter", "space", "escape", "backspace", "delete", "f1", "f11")),
    *(KeyPressed(sign, ctrl=True) for sign in "cvfxa"),
    KeyPressed("enter", alt=True),
)


def _hold(rig: ScorpionRig, key: KeyPressed, seconds: float, before: bool = False) -> None:
    """Keep a key down, perhaps `before` already: presses, and text from a key that types, come as from a keyboard."""
    text = " " if key.name == "space" else key.name if len(key.name) == 1 and not key.ctrl else ""
    if rig.window is not None and any(widget.writes for widget in rig.widgets(Widget)):
        text = ""  # a field is written in for as long as the key is down
    steps, due = round(seconds / STEP), 0
    for step in range(steps):
        if step >= due:
            repeat = before or step > 0
            rig.house.handle(key._replace(repeat=repeat))
            if text:
                rig.house.handle(TextTyped(text, key.name, repeat))
            due = step + round((_INTERVAL if repeat else _DELAY) / STEP)
        rig.run(STEP)


def _seen(rig: ScorpionRig) -> tuple[object, ...]:
    """What there is to see, and what is kept."""
    rig.frame()
    running = [rig.store.running(entry.game.name) for entry in TABLES]
    return (
        [type(scene).__name__ for scene in rig.house.scenes.scenes],
        pygame.image.tobytes(rig.stage.canvas, "RGB"),
        [None if one is None else (one.moves, one.undos, one.assisted) for one in running],
        rig.house.preferences.now,
    )


def _scorpion(rig: ScorpionRig) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves[:12])
    rig.keys("right")


def _lifted(rig: ScorpionRig) -> None:
    _scorpion(rig)
    rig.keys("enter")


def _new_game(rig: ScorpionRig) -> None:
    _scorpion(rig)
    rig.keys("n")


def _settings(rig: ScorpionRig) -> None:
    _scorpion(rig)
    choose(rig, "Settings")


def _rules(rig: ScorpionRig) -> None:
    _scorpion(rig)
    rig.keys("f1")


def _question(rig: ScorpionRig) -> None:
    _scorpion(rig)
    house = rig.house
    house.ask(Asked("Leave?", "It is lost then.", ("Menu", house.open_menu), ("Rules", house.open_rules)))


def _menu(rig: ScorpionRig) -> None:
    _scorpion(rig)
    rig.keys("escape")
    rig.run(0.5)
    rig.keys("escape", "escape")


def _title(rig: ScorpionRig) -> None:
    rig.house.open_title()
    while rig.house.scenes.waiting:  # cards are being drawn
        rig.run(0.1)


def _statistics(rig: ScorpionRig) -> None:
    _title(rig)
    rig.house.open_statistics()


def _scopa(rig: ScorpionRig) -> None:
    rig.house.open_start("scopa")


def _won(rig: ScorpionRig) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves)
    rig.keys("u", "r", "x")


def _sheet(rig: ScorpionRig) -> None:
    rig.house.open_start("scopa")
    table = scopa_room(rig.house).table
    assert table is not None
    while not table.match.state.over:
        table.kept.apply(table.match.legal_plays()[0])
    table.show(table.kept, dealt=False)


_PLACES = (
    _scorpion,
    _lifted,
    _new_game,
    _settings,
    _rules,
    _question,
    _menu,
    _title,
    _statistics,
    _scopa,
    _won,
    _sheet,
)


@pytest.fixture
def still(new_parlour: NewParlour, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """Nobody thinks: an answer comes when it comes, and would be a difference."""
    thoughts.slow = True
    monkeypatch.setattr("tests.scenes.thoughts.Thoughts.slow", True, raising=False)


@pytest.mark.parametrize("place", _PLACES, ids=lambda place: place.__name__.strip("_"))
def test_a_shortcut_held_for_a_second_is_pressed_once(
    place: Callable[[ScorpionRig], None], new_rig: NewRig, still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    del still
    monkeypatch.setattr("scenes.scorpion.room.ScorpionRoom.new_number", lambda _: 48213)
    rigs: list[ScorpionRig] = []

    def sit_down(name: str) -> ScorpionRig:
        monkeypatch.setattr("game.matches.new_seed", lambda: f"{7:064x}")
        rig = new_rig(home=f"{name}{len(rigs)}", motion="none")
        rigs.append(rig)
        place(rig)
        rig.run(1.5)
        return rig

    touched, held = sit_down("touched"), sit_down("held")
    asleep = _seen(touched)
    assert asleep == _seen(held)
    writing = isinstance(touched.window, Window)
    assert writing == (place not in (_scorpion, _lifted, _title, _scopa))
    commands = getattr(touched.house.scenes.front, "commands", WINDOWS)
    for key in (one for one in _SHORTCUTS if not may_repeat(one, commands)):
        _hold(touched, key, 0.1)
        touched.run(_HELD - 0.1)
        _hold(held, key, _HELD)
        after = _seen(touched)
        assert [a == b for a, b in zip(_seen(held), after, strict=True)] == [True] * 4, key
        if after != asleep:
            touched.close()
            held.close()
            touched, held = sit_down("touched"), sit_down("held")


def test_what_walks_undoes_and_writes_goes_on_while_it_is_held(new_rig: NewRig) -> None:
    start, moves = golden("classic-win")
    rig = new_rig()
    rig.open(start, moves[:30])
    _hold(rig, KeyPressed("u"), 0.6)
    assert rig.session.moves == 30 - 1 - 6
    _hold(rig, KeyPressed("y", ctrl=True), 0.6)
    assert rig.session.moves == 30
    rig.close()
    rig = new_rig(home="another")
    rig.open()
    rig.walk_to(ColumnSpot(0, len(rig.state.columns[0].cards) - 1))
    _hold(rig, KeyPressed("right"), 0.43)
    assert isinstance(rig.spot, ColumnSpot)
    assert rig.spot.column > 1
    rig.keys("n")
    rig.run(0.5)
    rig.types("123456789")
    _hold(rig, KeyPressed("backspace"), 0.6)
    field = rig.widgets(TextField)[0]
    assert field.written == "12"


def test_a_window_does_not_hear_the_key_that_opened_it(new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text of N, of the first press and of those that follow while it is held, is for no field of the window."""
    rig = new_rig()
    rig.open(Start(CLASSIC, board("QS KH / - / 9D")))
    heard: list[object] = []
    _hold(rig, KeyPressed("n"), 0.1)
    window = rig.window
    assert window is not None
    monkeypatch.setattr(window, "handle", heard.append)
    _hold(rig, KeyPressed("n"), 0.6, before=True)
    assert heard == []
    rig.house.handle(KeyPressed("7"))
    rig.house.handle(TextTyped("7", "7"))
    assert heard == [KeyPressed("7"), TextTyped("7", "7")]
