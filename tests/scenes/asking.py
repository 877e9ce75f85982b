"""What a person does with the house's windows in several tests."""

from __future__ import annotations

from scenes.widgets.buttons import Button, RowButton
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from tests.scenes.rig import Rig

GENERAL, CARDS, SOUND, GAME = range(4)
"""The categories of the settings."""


def asked(rig: Rig) -> str:
    """The title of the dialog on top."""
    assert isinstance(rig.window, MessageWindow)
    return rig.window.title()


def answer(rig: Rig, number: int) -> None:
    """Press a button of the dialog: 0 the ghost one where there are two, the last the primary one.

    Before a game is left the ghost one leaves it, the primary one plays on.
    """
    rig.press(rig.widgets(Button)[number])


LEAVE, PLAY_ON = 0, -1
"""The buttons of the question before a game is left."""


def deal_anew(rig: Rig) -> None:
    rig.keys("n")
    rig.run(0.3)
    rig.keys("enter")
    rig.run(0.4)


def choose(rig: Rig, word: str) -> None:
    """Open the menu and press the row with this word."""
    rig.keys("escape")
    rig.run(0.3)
    assert isinstance(rig.window, MenuWindow)
    rig.press(next(row for row in rig.widgets(RowButton) if row.text == word))


def settings(rig: Rig, category: int = GENERAL) -> None:
    choose(rig, "Settings")
    rows = rig.widgets(RowButton)
    if category and rows:
        rig.press(rows[category])
