"""What a person does round a table where a match is played: answers, chooses a level, looks behind the seal."""

from __future__ import annotations

from typing import Any, Protocol

from game.kept_match import KeptMatch
from game.levels import LEVELS
from game.matches import Match
from game.store import Outcome
from scenes.match.windows.fair_deal import FairDealWindow
from scenes.match.windows.level_choice import LevelWindow
from scenes.widgets.buttons import Button, RowButton
from scenes.widgets.choices import RadioRow
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from tests.scenes.rig import Point, Rig


class Seated(Protocol):
    """A run of the program at such a table."""

    @property
    def KEPT(self) -> type[KeptMatch[Any]]: ...  # noqa: N802  (a class names its own)

    @property
    def rig(self) -> Rig: ...

    @property
    def match(self) -> Match[Any, Any]: ...

    def tap(self, at: Point) -> None: ...

    def button(self, number: int) -> Point: ...


LEVEL = 0
"""The strip's button for the level; the last two are the same at every table too."""
NEW, MENU = -2, -1


def outcomes(parlour: Seated) -> list[Outcome]:
    return [game.outcome for game in parlour.rig.store.finished(parlour.KEPT.TABLE)]


def buttons(parlour: Seated) -> list[Button]:
    return parlour.rig.widgets(Button)


LEAVE = 0
"""The button that leaves, in the question before a match is left."""


def answer(parlour: Seated, number: int = -1) -> None:
    """Press a button at the window's foot: the last one has the keyboard."""
    parlour.rig.press(buttons(parlour)[number])


def told(parlour: Seated) -> str:
    window = parlour.rig.window
    assert isinstance(window, MessageWindow)
    return window.message


def choose_level(parlour: Seated, number: int) -> None:
    """Press a level in the small choice that the strip's button opens."""
    parlour.tap(parlour.button(LEVEL))
    parlour.rig.run(0.3)
    assert isinstance(parlour.rig.window, LevelWindow)
    parlour.rig.press(parlour.rig.widgets(RadioRow)[number])


def ask_for_another(parlour: Seated, button: int) -> None:
    """Press a button of the strip that begins a new match: the level after the present one, a rule, or a new one."""
    if button == LEVEL:
        choose_level(parlour, LEVELS.index(parlour.match.level) + 1)
    else:
        parlour.tap(parlour.button(button))


def fair_deal(parlour: Seated) -> str:
    """What the window behind the seal says, without the gaps in its codes; it is closed again."""
    parlour.rig.house.open_menu()
    parlour.rig.run(0.3)
    assert isinstance(parlour.rig.window, MenuWindow)
    parlour.rig.press(next(row for row in parlour.rig.widgets(RowButton) if row.text == "Fair deal"))
    assert isinstance(parlour.rig.window, FairDealWindow)
    said = " ".join(prose.text for prose in parlour.rig.widgets(Prose)).replace(" ", "")
    parlour.rig.keys("escape")
    parlour.rig.run(0.3)
    return said


def title(parlour: Seated) -> str:
    assert parlour.rig.window is not None
    return parlour.rig.window.title()
