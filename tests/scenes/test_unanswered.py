"""No press at a table goes unanswered: wherever it falls on a thing, and whichever bound key it is, something shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from game.scorpion.record import Start
from game.scorpion.state import DealReserve
from game.scorpion.variants import THREE_BLIND_MICE
from game.seats import OURS, THEIRS, Seat
from scenes.intents import KeyPressed
from tests.game.scopa.tables import position
from tests.scenes.rig import Point, Rig
from tests.scenes.scopa.conftest import NewParlour, new_parlour  # noqa: F401  # a fixture
from tests.scenes.scopa.parlour import Parlour, whole
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig, golden
from tests.scenes.thoughts import Thoughts

KEYS = [KeyPressed(name) for name in "urdhwsnm1234567890"]
KEYS += [KeyPressed(name) for name in ("enter", "space", "escape", "backspace", "tab", "left", "down", "f1")]
KEYS += [KeyPressed("z", ctrl=True), KeyPressed("y", ctrl=True), KeyPressed("c", ctrl=True)]
SCOPA_KEYS = [key for key in KEYS if key.name not in "hws"] + [KeyPressed("l")]


def _picture(rig: Rig) -> bytes:
    rig.frame()
    return pygame.image.tobytes(rig.stage.canvas, "RGB")


def _answered(rig: Rig, press: Callable[[], None]) -> bool:
    """Whether anything shows within a moment that did not show before."""
    before = _picture(rig)
    press()
    rig.house.scenes.settle()
    for _ in range(4):
        rig.run(0.15)
        if _picture(rig) != before:
            return True
    return False


def _fresh(rig: ScorpionRig) -> None:
    rig.open(DEAL)


def _dealt(rig: ScorpionRig) -> None:
    rig.open(DEAL, [DealReserve()])


def _mice(rig: ScorpionRig) -> None:
    rig.open(Start.numbered(THREE_BLIND_MICE, 7))


def _late(rig: ScorpionRig) -> None:
    start, moves = golden("classic-win")
    rig.open(start, moves[:44])


def _won(rig: ScorpionRig) -> None:
    rig.open(*golden("classic-win"))


SCORPION = (_fresh, _dealt, _mice, _late, _won)


def _things(rig: ScorpionRig) -> Iterator[tuple[str, Point]]:
    """Every card of every other column by the part that shows, and every place and button."""
    geometry, state = rig.geometry, rig.state
    for number, column in list(enumerate(state.columns))[::2]:
        shown = {0, column.hidden, len(column.cards) // 2, len(column.cards) - 1}
        for index in sorted(one for one in shown if 0 <= one < len(column.cards)):
            yield f"card {number}, {index}", rig.grip(number, index)
        if not column.cards:
            yield f"the empty column {number}", rig.end(number)
    for place in range(geometry.rules.reserve_size):
        yield f"the reserve's place {place}", rig.reserve(place)
    for suit in "SHDC":
        box = geometry.layout.places[f"run_{suit}"].box
        yield f"the place of the run {suit}", (box.right - 5, box.bottom - 5)
    for number in range(len(rig.strip.buttons)):
        yield f"button {number}", rig.button(number)


@pytest.mark.parametrize("table", SCORPION, ids=lambda table: table.__name__.strip("_"))
def test_a_tap_on_anything_at_the_scorpion_table(
    table: Callable[[ScorpionRig], None], new_rig: NewRig, thoughts: Thoughts
) -> None:
    thoughts.slow = True
    rig = new_rig()
    table(rig)
    silent = []
    for name, at in list(_things(rig)):
        rig.table.resize(rig.stage.canvas.get_size(), rig.table.u)
        rig.run(0.3)
        if not _answered(rig, partial(rig.tap, at)):
            silent.append(name)
        rig.close()
        rig = new_rig(home=f"after {name}")
        table(rig)
    assert silent == []


@pytest.mark.parametrize("table", SCORPION, ids=lambda table: table.__name__.strip("_"))
def test_a_key_at_the_scorpion_table(table: Callable[[ScorpionRig], None], new_rig: NewRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    silent = []
    for number, key in enumerate(KEYS):
        rig = new_rig(home=str(number))
        table(rig)
        rig.run(0.3)
        if not _answered(rig, partial(rig.house.handle, key)):
            silent.append(key)
        rig.close()
    assert silent == []


REST = "2D 3D 6D 8D 10D AC 2C 3C 6C 8C 10C 3S"
LAID = whole(position("5C 4S 6B 3B 7S", ("9D 7D 2S", "AB 2B 4B"), ("8S 10S", "10B 8B"), deck=REST))


def _my_turn(parlour: Parlour) -> None:
    parlour.my_turn()
    parlour.lay(LAID)


def _computers_turn(parlour: Parlour) -> None:
    _my_turn(parlour)
    parlour.thoughts.slow = True
    parlour.rig.keys("3")
    parlour.settle()
    parlour.rig.run(8.0)


def _choosing(parlour: Parlour) -> None:
    _my_turn(parlour)
    parlour.rig.keys("1")


SCOPA = (_my_turn, _computers_turn, _choosing)


def _scopa_things(parlour: Parlour) -> Iterator[tuple[str, Point]]:
    geometry, state = parlour.geometry, parlour.state
    for card in (*state.table, *state.hands[0]):
        yield str(card), parlour.at(card)
    for place in range(len(state.hands[1])):
        box = geometry.hand_box(Seat(1), place, len(state.hands[1]))
        yield f"the computer's card {place}", (box.cx, box.bottom - 4)
    yield "the pack", (geometry.pack_box().cx, geometry.pack_box().cy)
    for side in (OURS, THEIRS):
        yield f"the pile of {side}", parlour.pile(side)
    runner = geometry.box("runner")
    yield "the bare runner", (runner.right - 4, runner.bottom - 4)
    for number in range(len(parlour.table.strip.buttons)):
        yield f"button {number}", parlour.button(number)


@pytest.mark.parametrize("table", SCOPA, ids=lambda table: table.__name__.strip("_"))
def test_a_tap_on_anything_at_the_scopa_table(
    table: Callable[[Parlour], None],
    new_parlour: NewParlour,  # noqa: F811
) -> None:
    first = new_parlour()
    table(first)
    silent = []
    for name, at in list(_scopa_things(first)):
        parlour = new_parlour(home=f"before {name}")
        table(parlour)
        if not _answered(parlour.rig, partial(parlour.tap, at)):
            silent.append(name)
        parlour.rig.close()
    assert silent == []


@pytest.mark.parametrize("table", SCOPA, ids=lambda table: table.__name__.strip("_"))
def test_a_key_at_the_scopa_table(table: Callable[[Parlour], None], new_parlour: NewParlour) -> None:  # noqa: F811
    silent = []
    for number, key in enumerate(SCOPA_KEYS):
        parlour = new_parlour(home=str(number))
        table(parlour)
        parlour.rig.run(0.3)
        if not _answered(parlour.rig, partial(parlour.rig.house.handle, key)):
            silent.append(key)
        parlour.rig.close()
    assert silent == []
