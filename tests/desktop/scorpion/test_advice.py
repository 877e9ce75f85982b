"""Hints, reasons and the way shown, asked for in real windows by pointer, by key and in the menu.

Where an answer and its buttons stand is asked of a table without a screen that is asked the same.
"""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image

from game import records
from game.scorpion import record as scorpion_record
from game.scorpion.record import Action
from game.scorpion.rules_deal import WINNING_LINE
from scenes.house import House
from scenes.look.shapes import Box
from scenes.widgets.buttons import RowButton
from tests.desktop.scorpion.deal_of_the_rules import RECORD
from tests.desktop.scorpion.sitting import ScorpionSitting
from tests.desktop.sitting import cut, differ
from tests.scenes.scorpion.advised import buttons, panel
from tests.scenes.scorpion.rig import ScorpionRig
from tests.scenes.thoughts import Thoughts
from tools.desk import scorpion_places, wait_for

SIZE = (1280, 720)
STUCK = {"game": "scorpion", "rules": "classic", "deal": 9, "moves": []}
KEYS = {"Hint": "h", "Why is it lost?": "w", "Show the way": "s"}
HINT_BUTTON, NEW_GAME_BUTTON, MENU_BUTTON = 2, 3, 4
WHY, SHOW_WAY, PLAY = 0, 0, 1
"""The buttons of a hint: one without a move has the first, one with a move the others."""


class Mirror:
    """A table without a screen that shows what the one in the window should."""

    def __init__(self, rig: ScorpionRig) -> None:
        self.rig = rig

    def open(self, record: dict[str, object]) -> None:
        self.rig.open(*scorpion_record.read(records.parse(records.write(record))))

    def answer(self, key: str) -> Box:
        """Where the first line of the answer stands that this key brings; that it is thought about stands lower."""
        self.rig.keys(key)
        self.rig.run(0.5)
        box = panel(self.rig).box
        return Box(box.x, box.y, box.w, min(box.h, 40))

    def picture(self, box: Box) -> Image.Image:
        """How a part of it looks."""
        self.rig.frame()
        canvas = self.rig.stage.canvas
        return cut(Image.frombytes("RGB", canvas.get_size(), pygame.image.tobytes(canvas, "RGB")), box)

    def button(self, number: int) -> Box:
        return buttons(panel(self.rig))[number].box

    def hinted(self) -> Action:
        """The move of the hint that is told, made here."""
        self.rig.keys("enter")
        self.rig.settle()
        return self.rig.session.log[-1]

    def row(self, word: str) -> Box:
        """Where a row of the menu stands."""
        self.rig.table.adviser.answer.hide()
        self.rig.keys("escape")
        self.rig.run(0.5)
        found = next(row.box for row in self.rig.widgets(RowButton) if row.text == word)
        self.rig.keys("escape")
        self.rig.run(0.5)
        return found

    def strip(self, number: int) -> Box:
        return self.rig.strip.buttons[number].box


@pytest.fixture
def mirror(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mirror]:
    monkeypatch.setattr(House, "thinker", Thoughts())
    # The game in the window was handed in: help doesn't mark it, and nothing is said of that before.
    monkeypatch.setattr("game.kept.Kept.help_marks", False)
    # It is to find the same move however busy the machine is.
    monkeypatch.setattr("scenes.scorpion.questions._EMERGENCY", None)
    rig = ScorpionRig(tmp_path / "mirror", SIZE)
    yield Mirror(rig)
    rig.close()


def click(sitting: ScorpionSitting, box: Box) -> None:
    sitting.desk.mouse.click(sitting.inside.x + box.cx, sitting.inside.y + box.cy)


def ask(sitting: ScorpionSitting, mirror: Mirror, question: str, by: str) -> None:
    """Ask by key, in the menu, or (the hint only) on the strip."""
    if by == "key":
        sitting.desk.keys.press(KEYS[question])
    elif by == "menu":
        row, before = mirror.row(question), sitting.desk.screen.shot(sitting.seen)
        click(sitting, mirror.strip(MENU_BUTTON))
        await_change(sitting, before, row, "the menu")
        sitting.rest()
        click(sitting, row)
        wait_for(lambda: sitting.assisted(), "a question that counts as help")
        bare = mirror.strip(NEW_GAME_BUTTON)
        wait_for(lambda: not differ(cut(before, bare), sitting.look_at(bare)), "the table without the menu")
    else:
        click(sitting, mirror.strip(HINT_BUTTON))


def await_change(sitting: ScorpionSitting, before: Image.Image, box: Box, what: str) -> None:
    wait_for(lambda: differ(cut(before, box), sitting.look_at(box)), what)


def await_answer(sitting: ScorpionSitting, mirror: Mirror, box: Box, what: str) -> None:
    """Wait until the answer is there in full: words that it is being thought about come first."""
    expected = mirror.picture(box)
    sitting.point_nowhere()
    wait_for(lambda: not differ(expected, sitting.look_at(box)), what)


@pytest.mark.parametrize("by", ["key", "strip", "menu"])
def test_a_hint_lights_up_and_leads_to_the_way_that_a_hand_stops(
    sitting: ScorpionSitting, mirror: Mirror, by: str
) -> None:
    mirror.open(RECORD)
    sitting.start(size=SIZE, record=RECORD)
    before, state = sitting.picture(), sitting.game().state
    ask(sitting, mirror, "Hint", by)
    words, show_way = mirror.answer("h"), mirror.button(SHOW_WAY)
    await_answer(sitting, mirror, words, "the words of a hint")
    move = mirror.hinted()
    taken = scorpion_places.card(state, SIZE, getattr(move, "source"), getattr(move, "index"))  # noqa: B009
    goal = scorpion_places.landing(state, SIZE, getattr(move, "target"))  # noqa: B009
    for lit in (taken, goal):
        await_change(sitting, before, Box(lit.x, lit.y - 4, lit.w, 6), "light round a card")
    assert sitting.game().log == []

    if by == "strip":
        click(sitting, show_way)
    else:
        ask(sitting, mirror, "Show the way", by)
    wait_for(lambda: len(sitting.game().log) >= 2, "moves that are shown")
    if by == "strip":
        sitting.desk.mouse.click(*sitting.reserve())
    else:
        sitting.desk.keys.press("u")
    sitting.rest(still=1.0)
    stopped = sitting.game()
    assert stopped.log == list(WINNING_LINE[: len(stopped.log)]), "what stopped it did something else as well"
    sitting.rest(still=1.0)
    assert sitting.game().log == stopped.log
    sitting.desk.keys.press("u")
    sitting.await_actions(len(stopped.log) + 1)
    assert sitting.assisted()


@pytest.mark.parametrize("by", ["enter", "button"])
def test_a_hint_is_played(sitting: ScorpionSitting, mirror: Mirror, by: str) -> None:
    mirror.open(RECORD)
    sitting.start(size=SIZE, record=RECORD)
    words, play = mirror.answer("h"), mirror.button(PLAY)
    ask(sitting, mirror, "Hint", "key")
    await_answer(sitting, mirror, words, "the words of a hint")
    if by == "enter":
        sitting.desk.keys.press("enter")
    else:
        click(sitting, play)
    sitting.await_actions(1)
    sitting.rest()
    assert sitting.game().log == [mirror.hinted()]


@pytest.mark.parametrize("by", ["key", "menu", "button"])
def test_a_chain_tells_why_a_game_is_lost(sitting: ScorpionSitting, mirror: Mirror, by: str) -> None:
    mirror.open(STUCK)
    sitting.start(size=SIZE, record=STUCK)
    before = sitting.picture()
    if by == "button":
        hint, why = mirror.answer("h"), mirror.button(WHY)
        ask(sitting, mirror, "Hint", "strip")
        await_answer(sitting, mirror, hint, "the words of a hint")
        click(sitting, why)
    else:
        ask(sitting, mirror, "Why is it lost?", by)
    words = mirror.answer("w")
    await_answer(sitting, mirror, words, "the words of a reason")
    chain = mirror.rig.table.adviser.answer
    first, count = panel(mirror.rig).page
    for box in chain.marked(first, count):
        await_change(sitting, before, box, "a card of the chain marked")
    assert sitting.assisted()

    sitting.desk.keys.press("esc")
    sitting.await_same(before, "the table without the answer")
