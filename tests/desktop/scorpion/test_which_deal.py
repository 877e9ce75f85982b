"""Which deal comes to the table, at the screen: one that can be won, and one from a share code, by pointer and key."""

from __future__ import annotations

import pygame
import pytest
from PIL import ImageStat

from game.scorpion import record as scorpion_record
from game.scorpion.record import Start
from game.scorpion.solver import Verdict, solve
from game.scorpion.state import State
from game.scorpion.variants import CLASSIC, WASP
from game.words import Words
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.scorpion.windows.new_game import Wanted
from scenes.widgets.buttons import Button, IconButton
from scenes.widgets.widget import Widget
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import Point
from tests.windows.scorpion.new_game import new_game_window
from tools.desk import wait_for

SIZE = (1280, 720)
CODE = "scorpion:wasp:ms24"
COPY, PASTE = "Copy the code of this game", "Paste a deal"


def control(sitting: ScorpionSitting, word: str, rules: str) -> Point:
    """The middle on the screen of a button of the New game window, over a game of these rules that has a code."""
    pygame.font.init()
    window = new_game_window(Words("en"), wanted=Wanted(rules))
    window.resize(SIZE, tokens.scale_for(*SIZE))
    box = next(widget.box for widget, _ in window.pane.widgets() if called(widget) == word)
    return sitting.inside.x + box.cx, sitting.inside.y + box.cy


def called(widget: Widget) -> str:
    return widget.text if isinstance(widget, Button) else widget.tooltip if isinstance(widget, IconButton) else ""


def light(sitting: ScorpionSitting) -> float:
    """How light the foot of the table is; a window over the table dims it by half."""
    return ImageStat.Stat(sitting.look_at(Box(4, 660, 40, 50)).convert("L")).mean[0]


def open_window(sitting: ScorpionSitting, table: float) -> None:
    """Open the New game window over a table that is so light when nothing lies over it."""
    wait_for(lambda: light(sitting) > 0.9 * table, "the table without a window")
    sitting.rest()
    sitting.desk.keys.press("n")
    wait_for(lambda: light(sitting) < 0.7 * table, "the window")
    sitting.rest()


def saved_deal(sitting: ScorpionSitting) -> State | None:
    """Where the saved game began; None for the moment in which one is left and the next not yet kept."""
    record = sitting.saved()
    return None if record is None else scorpion_record.read(dict(record))[0].state


def await_deal(sitting: ScorpionSitting, start: Start) -> None:
    wait_for(lambda: saved_deal(sitting) == start.state, f"the deal {start.name}")


@pytest.mark.parametrize("hand", ["pointer", "key"])
def test_a_new_game_can_be_won(sitting: ScorpionSitting, hand: str) -> None:
    sitting.start("--deal", "scorpion:classic:1", size=SIZE, at_table=False)
    first, table = sitting.game().start, light(sitting)
    assert solve(CLASSIC, first).verdict is Verdict.UNWINNABLE

    open_window(sitting, table)
    if hand == "pointer":
        sitting.desk.mouse.click(*control(sitting, "Deal", "classic"))
    else:
        sitting.desk.keys.press("Return")
    wait_for(lambda: saved_deal(sitting) not in (None, first), "another deal")

    assert solve(CLASSIC, sitting.game().start).verdict is Verdict.WINNABLE
    assert sitting.quit() == 0


@pytest.mark.parametrize("hand", ["pointer", "key"])
def test_a_code_goes_out_and_comes_back_by_the_clipboard(sitting: ScorpionSitting, hand: str) -> None:
    shared, other = Start.named(WASP, "ms24"), Start.numbered(WASP, 5)
    sitting.start("--deal", CODE, size=SIZE, at_table=False)
    await_deal(sitting, shared)
    keys, mouse, table = sitting.desk.keys, sitting.desk.mouse, light(sitting)

    open_window(sitting, table)
    if hand == "pointer":
        mouse.click(*control(sitting, COPY, "wasp"))
        sitting.rest()
        mouse.click(*control(sitting, "Cancel", "wasp"))
    else:
        for key in ("Tab", "Tab", "Tab", "Return", "Escape"):
            keys.press(key)

    open_window(sitting, table)
    for key in ("5", "Return"):
        keys.press(key)
    await_deal(sitting, other)

    open_window(sitting, table)
    if hand == "pointer":
        mouse.click(*control(sitting, PASTE, "wasp"))
        sitting.rest()
        mouse.click(*control(sitting, "Deal", "wasp"))
    else:
        keys.press("ctrl+v")
        keys.press("Return")
    await_deal(sitting, shared)
    saved = sitting.saved()

    assert saved is not None
    assert (saved["rules"], saved["label"]) == ("wasp", "ms24")
