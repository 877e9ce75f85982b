"""Plays that come faster than the cards; what the mouse left while a window lay there."""

from __future__ import annotations

import random

import pygame
import pytest

from scenes.preferences import ITALIAN_PACKS
from scenes.windows.message import MessageWindow
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour
from tests.scenes.scopa.sitting import TableSitting


@pytest.mark.parametrize("pack", ITALIAN_PACKS)
def test_a_whole_deal_is_shown_though_every_play_is_cut_short(pack: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(italian_pack=pack)
    rng = random.Random(7)
    sitting = TableSitting(parlour.rig, rng)
    while not parlour.state.over:
        parlour.until(lambda: parlour.table.my_turn or parlour.state.over)
        if parlour.table.my_turn:
            play = rng.choice(parlour.match.legal_plays())
            parlour.tap(parlour.at(play.card))
            for card in play.take if parlour.choice is not None else ():
                parlour.tap(parlour.at(card))
        sitting.check()
    assert len(parlour.match.plays) == 36
    parlour.until(lambda: not parlour.showing.moving)
    sitting.check()


def test_a_button_the_mouse_has_left_while_a_window_lay_there_shines_no_more(parlour: Parlour) -> None:
    parlour.my_turn()
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    rig = parlour.rig

    def seen() -> bytes:
        rig.run(1.0)
        rig.frame()
        return pygame.image.tobytes(rig.stage.canvas, "RGB")

    before = seen()
    rig.move(parlour.button(3))
    assert seen() != before
    parlour.tap(parlour.button(3))
    rig.run(1.0)
    assert isinstance(rig.window, MessageWindow)
    rig.move(parlour.bare)
    rig.keys("escape")
    rig.run(1.0)
    assert rig.window is None
    assert seen() == before
