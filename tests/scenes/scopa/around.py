"""What a person does round a table of Scopa's family: answers, chooses a level, looks behind the seal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.levels import LEVELS
from game.store import Outcome
from scenes.match.windows.fair_deal import FairDealWindow
from scenes.match.windows.level_choice import LevelWindow
from scenes.scopa.windows.sheet import SheetWindow
from scenes.widgets.buttons import Button, RowButton
from scenes.widgets.choices import RadioRow
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from tests.scenes.scopa.parlour import Parlour

P = TypeVar("P", bound=Parlour)

LEVEL = 0
"""The strip's button for the level; the last two are the same at every table too."""
NEW, MENU = -2, -1


def outcomes(parlour: Parlour) -> list[Outcome]:
    return [game.outcome for game in parlour.rig.store.finished(parlour.KEPT.TABLE)]


def buttons(parlour: Parlour) -> list[Button]:
    return parlour.rig.widgets(Button)


LEAVE = 0
"""The button that leaves, in the question before a match is left."""


def answer(parlour: Parlour, number: int = -1) -> None:
    """Press a button at the window's foot: the last one has the keyboard."""
    parlour.rig.press(buttons(parlour)[number])


def told(parlour: Parlour) -> str:
    window = parlour.rig.window
    assert isinstance(window, MessageWindow)
    return window.message


def choose_level(parlour: Parlour, number: int) -> None:
    """Press a level in the small choice that the strip's button opens."""
    parlour.tap(parlour.button(LEVEL))
    parlour.rig.run(0.3)
    assert isinstance(parlour.rig.window, LevelWindow)
    parlour.rig.press(parlour.rig.widgets(RadioRow)[number])


def ask_for_another(parlour: Parlour, button: int) -> None:
    """Press a button of the strip that begins a new match: the level after the present one, a rule, or a new one."""
    if button == LEVEL:
        choose_level(parlour, LEVELS.index(parlour.match.level) + 1)
    else:
        parlour.tap(parlour.button(button))


def fair_deal(parlour: Parlour) -> str:
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


def title(parlour: Parlour) -> str:
    assert parlour.rig.window is not None
    return parlour.rig.window.title()


def again(new_parlour: Callable[..., P], parlour: P) -> P:
    """Kill the program and start it anew."""
    parlour.rig.close()
    return new_parlour()


def same(one: Parlour, other: Parlour) -> None:
    """The other run of the program has the match as the first one left it, and shows it so."""
    assert other.match is not one.match
    assert other.match.record() == one.match.record()
    assert other.state == one.state
    assert other.match.swept == one.match.swept
    one.showing.raised = {}
    assert other.showing.poses() == one.showing.poses(), "every card lies where it lay"


def killed_before_the_sheet(new_parlour: Callable[..., P]) -> None:
    """The count that was not seen yet opens at the next start, and the match goes on behind it."""
    parlour = new_parlour(motion="none", pause="short")
    parlour.play_on()
    resumed = again(new_parlour, parlour)
    same(parlour, resumed)
    resumed.until(lambda: resumed.rig.window is not None)
    assert isinstance(resumed.rig.window, SheetWindow)
    resumed.rig.run(0.5)
    resumed.rig.keys("enter")
    resumed.rig.run(0.5)
    assert resumed.match.number == 2
