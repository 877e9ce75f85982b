"""What a person does at a table of Scopa's family that was left, or killed, and is opened again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from scenes.scopa.windows.sheet import SheetWindow
from tests.scenes.scopa.parlour import Parlour

P = TypeVar("P", bound=Parlour)


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
