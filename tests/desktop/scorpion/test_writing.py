"""A deal is written with real keys and a real mouse, on a keyboard of Latin letters and on a Greek one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, WASP
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.scorpion.test_which_deal import await_deal, light, open_window
from tools.desk import Desk

SIZE = (1280, 720)


@pytest.fixture
def greek(desk: Desk) -> Iterator[None]:
    """The keyboard of a Greek, until the test is over."""
    desk.layout("gr")
    yield
    desk.layout("us")


def begin(sitting: ScorpionSitting) -> None:
    sitting.start("--deal", "scorpion:classic:5", size=SIZE, at_table=False)
    await_deal(sitting, Start.numbered(CLASSIC, 5))
    open_window(sitting, light(sitting))


def press(sitting: ScorpionSitting, *keys: str) -> None:
    for key in keys:
        sitting.desk.keys.press(key)
    sitting.rest()


def test_a_whole_code_is_typed(sitting: ScorpionSitting) -> None:
    begin(sitting)
    press(sitting, *"scorpion", "shift+semicolon", *"wasp", "shift+semicolon", *"77")
    press(sitting, "shift+Left", "BackSpace", "Return")

    await_deal(sitting, Start.numbered(WASP, 7))


def test_a_deal_is_typed_on_a_greek_keyboard(greek: None, sitting: ScorpionSitting) -> None:
    begin(sitting)
    press(sitting, *"ms24", "Return")

    await_deal(sitting, Start.named(CLASSIC, "ms24"))


def test_what_is_selected_is_cut_and_pasted_on_a_greek_keyboard(greek: None, sitting: ScorpionSitting) -> None:
    begin(sitting)
    press(sitting, *"12", "ctrl+a", "ctrl+x", *"3", "ctrl+v", "ctrl+z", "ctrl+y", "Return")

    await_deal(sitting, Start.numbered(CLASSIC, 312))
