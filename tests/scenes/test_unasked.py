"""A window that comes by itself takes no press meant for what lay there, and puts no button under a busy pointer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.store import Notice, StoreNotice
from scenes.loop import STEP
from scenes.scopa.windows.sheet import SheetWindow
from scenes.scorpion.windows.won import WonWindow
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.widget import Widget
from scenes.windows.window import UNASKED_REST, Window
from tests.scenes.rig import Point, Rig, Size
from tests.scenes.scopa.conftest import NewParlour, new_parlour  # noqa: F401  # a fixture
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden
from tests.scenes.scorpion.rooms import scorpion_room

SIZES: list[Size] = [(800, 480), (1280, 720), (720, 1280), (640, 360), (1024, 600), (1920, 1080)]
Coming = Callable[[], ScorpionRig]


@pytest.fixture
def win(new_rig: NewRig) -> Callable[[Size], ScorpionRig]:
    """The last move of a game is about to be made."""

    def open_it(size: Size) -> ScorpionRig:
        start, moves = golden("classic-win")
        rig = new_rig(size)
        rig.open(start, moves)
        rig.keys("u")
        rig.settle()
        return rig

    return open_it


def _win(rig: ScorpionRig) -> None:
    rig.keys("r")
    rig.keys("d")  # any key ends the show


def _notice(rig: ScorpionRig) -> None:
    rig.store.notices.append(StoreNotice(Notice.DISK_FULL, Path("games.sqlite3")))
    rig.keys("right")
    rig.house.scenes.settle()


def _window(rig: Rig) -> Window:
    assert rig.window is not None
    return rig.window


def _targets(rig: Rig) -> list[tuple[Widget, Point]]:
    pane = _window(rig).pane
    return [(widget, (widget.box.cx, widget.box.cy)) for widget, body in pane.widgets() if not body]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("comes", [_win, _notice], ids=["a win", "a notice"])
def test_no_control_lies_where_the_last_presses_fell(
    comes: Callable[[ScorpionRig], None], size: Size, win: Callable[[Size], ScorpionRig]
) -> None:
    undisturbed = win(size)
    comes(undisturbed)
    places = [at for widget, at in _targets(undisturbed) if isinstance(widget, Button | IconButton)]
    assert places
    undisturbed.close()
    for place in (*places, None):
        rig = win(size)
        pressed = places if place is None else [place]
        for at in pressed:
            rig.tap(at)
        rig.settle()
        comes(rig)
        window = _window(rig)
        assert not any(window.pane.holds(*at) for at in pressed)
        box = window.frame.box if window.frame else None
        assert box is not None
        assert rig.stage.canvas.get_rect().contains(box.rect())
        rig.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nor_on_the_score_sheet(size: Size, new_parlour: NewParlour) -> None:  # noqa: F811
    parlour = new_parlour(size)
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    places = [at for widget, at in _targets(parlour.rig) if widget.focusable]
    assert places
    busy = new_parlour(size, home="busy")
    while busy.rig.window is None:
        for at in places:
            busy.rig.right_click(at)
        busy.rig.run(0.3)
        if busy.rig.window is None and busy.table.my_turn:
            play = busy.match.legal_plays()[0]
            busy.table.play(play.card, play.take)
    window = _window(busy.rig)
    assert isinstance(window, SheetWindow)
    assert not any(window.pane.holds(*at) for at in places)
    assert window.frame is not None
    assert busy.rig.stage.canvas.get_rect().contains(window.frame.box.rect())


def test_an_old_press_moves_nothing(win: Callable[[Size], ScorpionRig]) -> None:
    plain = win((1280, 720))
    _win(plain)
    here = _window(plain).frame
    places = [at for _, at in _targets(plain)]
    plain.close()
    rig = win((1280, 720))
    for at in places:
        rig.tap(at)
    rig.run(2.5)
    _win(rig)
    assert here is not None
    assert (_window(rig).frame or here).box == here.box


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_a_fast_clicker_neither_opens_nor_closes_anything(motion: str, new_rig: NewRig) -> None:
    """He clicks all through the show of the win and into the window, there where its button would be."""
    start, moves = golden("classic-win")
    for target in ("Another deal", "Play this deal again", "close"):
        rig = new_rig(home=target, motion=motion)
        rig.open(start, moves)
        scorpion_room(rig.house).tell_won()
        rig.house.scenes.settle()
        at = next(at for one, at in _targets(rig) if target in (getattr(one, "text", ""), "close"))
        rig.close()
        rig = new_rig(home=f"{target}-again", motion=motion)
        rig.open(start, moves)
        rig.keys("u")
        rig.settle()
        rig.keys("r")
        for _ in range(20):
            rig.run(0.1)
            rig.down(at)
            rig.up(at)
        assert isinstance(rig.window, WonWindow)
        assert not rig.window.leaving
        assert rig.session.moves == len(moves)
        rig.close()


def test_it_takes_no_key_for_its_first_moment_and_every_one_after(win: Callable[[Size], ScorpionRig]) -> None:
    rig = win((800, 480))
    _win(rig)
    window = _window(rig)
    for key in ("enter", "space", "escape", "n"):
        rig.keys(key)
    rig.types("7")
    assert _window(rig) is window
    assert not window.leaving
    rig.run(UNASKED_REST - 2 * STEP)
    rig.keys("enter")
    assert not window.leaving
    rig.run(3 * STEP)
    rig.keys("enter")
    assert window.leaving
    assert rig.session.log == [], "another deal"


def test_the_loop_lets_the_moment_pass_though_nothing_moves(new_rig: NewRig) -> None:
    rig = new_rig(motion="none")
    rig.open(DEAL)
    _notice(rig)
    assert not rig.house.scenes.moving
    for turn in range(8):
        assert turn > 5 or rig.house.scenes.waiting
        rig.clock.now += 0.06
        rig.turn()
    assert not _window(rig).waiting
    rig.keys("enter")
    assert _window_gone(rig)


def _window_gone(rig: ScorpionRig) -> bool:
    rig.run(0.3)
    return rig.window is None


def test_a_window_that_was_asked_for_takes_presses_at_once(rig: ScorpionRig) -> None:
    rig.keys("escape")
    assert not _window(rig).waiting
    rig.keys("escape")
    assert _window(rig).leaving
