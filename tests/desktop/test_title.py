"""From the title to every table and back, with the pointer and with keys alone."""

import pytest
from PIL import Image

from scenes.look.shapes import Box
from scenes.tables import TABLES
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import cut, differ
from tools.desk import wait_for

LOGOTYPE = Box(400, 0, 480, 120)
NAMES = [entry.game.name for entry in TABLES]


@pytest.fixture
def person() -> type[ScorpionSitting]:
    """Any game would do."""
    return ScorpionSitting


def at_the_title(sitting: ScorpionSitting, title: Image.Image) -> bool:
    """Whether the title lies there, and nothing over it."""
    return not differ(cut(title, LOGOTYPE), sitting.look_at(LOGOTYPE))


def back_to_the_title(sitting: ScorpionSitting, title: Image.Image) -> None:
    """Through the menu, whose last row but one it is, before the cross that closes it."""
    for key in ("esc", "shift+tab", "shift+tab", "shift+tab", "enter"):
        sitting.desk.keys.press(key)
    wait_for(lambda: at_the_title(sitting, title), "the title")


def test_every_table_by_pointer(sitting: ScorpionSitting) -> None:
    sitting.start(at_table=False)
    title = sitting.picture()
    for number, table in enumerate(NAMES):
        assert sitting.saved(table) is None
        sitting.desk.mouse.click(*sitting.title_button(number))
        sitting.await_game(table)
        wait_for(lambda: not at_the_title(sitting, title), "the table")
        back_to_the_title(sitting, title)
    dealt = sitting.game().state
    sitting.desk.mouse.click(*sitting.title_button(0))  # by now that is "Resume"
    wait_for(lambda: not at_the_title(sitting, title), "the table")
    sitting.desk.keys.press("d")
    assert sitting.await_actions(1).start == dealt


def test_every_table_by_keys(sitting: ScorpionSitting) -> None:
    sitting.start(at_table=False)
    title = sitting.picture()
    sitting.desk.keys.press("enter")  # "Play" is ready on the first table
    sitting.await_game(NAMES[0])
    back_to_the_title(sitting, title)
    for table in NAMES[1:]:
        for key in ("tab", "tab", "enter"):  # from "Resume" past "New game" to the next table
            sitting.desk.keys.press(key)
        sitting.await_game(table)
        back_to_the_title(sitting, title)
