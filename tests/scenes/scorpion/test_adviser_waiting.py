"""What happens while a question at the table is thought about, and everything that ends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scorpion.kept import KeptGame
from scenes.intents import Wheel
from scenes.widgets.buttons import RowButton
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.advised import (
    SOME_WAYS,
    SPOILT,
    STUCK,
    THE_RULES,
    spoiling,
    told,
)
from tests.scenes.scorpion.rig import ScorpionRig
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.usefixtures("told_of_help")

SIZES = ((800, 480), (480, 800), (1280, 720), (720, 1280))
HINT_BUTTON, MENU_BUTTON = 2, 4
THINKING = "Thinking…"


# While it is thought about


def test_a_long_thought_is_announced_and_the_loop_neither_sleeps_nor_spins(
    rig: ScorpionRig, thoughts: Thoughts
) -> None:
    rig.open(STUCK)
    thoughts.slow = True
    rig.keys("w")
    assert rig.table.waiting
    rig.run(0.3)
    assert told(rig) is None
    rig.run(0.5)
    assert told(rig) == THINKING
    rig.frame()
    assert rig.table.waiting
    assert not rig.table.moving
    assert not rig.table.changed
    thoughts.slow = False
    rig.run(0.1)
    assert "must go on" in (told(rig) or "")
    rig.run(0.5)
    rig.frame()
    assert not rig.table.waiting
    assert not rig.table.moving
    assert not rig.table.changed


def _to_title(rig: ScorpionRig) -> None:
    rig.keys("escape", "escape")
    rig.house.to_title()


ENDS: dict[str, Callable[[ScorpionRig], None]] = {
    "escape": lambda rig: rig.keys("escape"),
    "undo": lambda rig: rig.keys("u"),
    "redo": lambda rig: rig.keys("r"),
    "deal": lambda rig: rig.keys("d"),
    "an arrow": lambda rig: rig.keys("home"),
    "a press on a card": lambda rig: rig.down(rig.grip(3, len(rig.state.columns[3].cards) - 1)),
    "a finger": lambda rig: rig.down(rig.grip(3, len(rig.state.columns[3].cards) - 1), FINGER),
    "the window's size": lambda rig: rig.resize((1024, 768)),
    "the language": lambda rig: rig.house.preferences.change("language", "el"),
    "the menu": lambda rig: rig.tap(rig.button(MENU_BUTTON)),
    "a new game": lambda rig: rig.table.show(KeptGame.deal(rig.store, THE_RULES)),
    "the title": _to_title,
}


@pytest.mark.parametrize("announced", [False, True], ids=["at once", "announced"])
@pytest.mark.parametrize("end", ENDS)
def test_whatever_else_is_done_ends_the_question(
    rig: ScorpionRig, thoughts: Thoughts, end: str, announced: bool
) -> None:
    rig.open(SPOILT, spoiling()[:20])
    rig.keys("u")
    rig.settle()
    thoughts.slow, thoughts.says = True, SOME_WAYS
    rig.keys("h")
    rig.run(0.8 if announced else 0.1)
    assert (told(rig) == THINKING) == announced
    table, dropped = rig.table, thoughts.dropped
    ENDS[end](rig)

    assert thoughts.dropped == dropped + 1
    assert not table.adviser.answer.shown
    thoughts.slow = False
    rig.run(1.0)
    assert not table.adviser.answer.shown
    assert not table.adviser.waiting


def test_the_wheel_and_a_hovering_mouse_let_it_think_on(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(STUCK)
    thoughts.slow = True
    rig.keys("w")
    rig.move(rig.grip(5, 3))
    rig.house.handle(Wheel(*rig.cloth, 1.0))
    thoughts.slow = False
    rig.run(0.2)
    assert told(rig) is not None


def test_what_is_asked_in_the_menu_waits_for_the_menu_to_go(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(STUCK)
    rig.keys("escape")
    rig.run(0.4)
    row = next(row for row in rig.widgets(RowButton) if row.text == "Hint")
    rig.tap((row.box.cx, row.box.cy))
    assert thoughts.waiting
    assert told(rig) is None
    rig.run(1.0)
    assert rig.window is None
    assert told(rig) is not None


def test_the_program_ends_while_it_thinks(rig: ScorpionRig, thoughts: Thoughts) -> None:
    rig.open(STUCK)
    thoughts.slow = True
    rig.keys("h")
    rig.house.quit()
    rig.house.scenes.settle()
    assert not rig.house.scenes.running
