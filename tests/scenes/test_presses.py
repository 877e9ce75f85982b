"""Presses that come while something opens or fades, or all at once, as after a busy moment: each is answered."""

from __future__ import annotations

import pygame
import pytest

from scenes.intents import MOUSE
from scenes.title.scene import TitleScene
from tests.scenes.rig import Point
from tests.scenes.scorpion.rig import NewRig, ScorpionRig


def _key(kind: int, key: int, scancode: int) -> pygame.Event:
    return pygame.Event(kind, key=key, scancode=scancode, mod=0, unicode="")


def _touched(*keys: tuple[int, int]) -> list[pygame.Event]:
    return [_key(kind, *key) for key in keys for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def _click(at: Point) -> list[pygame.Event]:
    pos = (round(at[0]), round(at[1]))
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [pygame.Event(kind, pos=pos, button=1, touch=False) for kind in kinds]


ESCAPE, D, M = (
    (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
    (pygame.K_d, pygame.KSCAN_D),
    (pygame.K_m, pygame.KSCAN_M),
)


def test_a_press_under_a_fading_window_is_for_the_table(rig: ScorpionRig) -> None:
    rig.keys("escape")
    rig.run(0.5)
    rig.keys("escape")
    assert rig.window is not None, "the menu is fading"
    reserve = rig.reserve()
    rig.down(reserve)
    rig.up(reserve)
    assert len(rig.session.log) == 1


def test_the_second_half_of_a_double_click_beside_the_menu_is_for_nothing(rig: ScorpionRig) -> None:
    rig.keys("escape")
    rig.run(0.5)
    reserve = rig.reserve()
    for _ in range(2):
        rig.down(reserve)
        rig.up(reserve)
        rig.run(0.1)
    assert rig.session.log == []
    rig.run(0.4)
    rig.down(reserve)
    rig.up(reserve)
    assert len(rig.session.log) == 1


def test_what_comes_all_at_once_is_answered_in_its_order(rig: ScorpionRig) -> None:
    """The menu opened and closed, the reserve dealt, and the sound put off: by the same look at the queue."""
    sounds = rig.house.preferences.now.sounds
    rig.turn(*_touched(ESCAPE, ESCAPE, D, M))
    assert len(rig.session.log) == 1
    assert rig.house.preferences.now.sounds is not sounds


@pytest.mark.parametrize("motion", ["none", "calm"])
def test_clicks_on_the_title_and_on_the_table_it_leads_to_are_both_answered(new_rig: NewRig, motion: str) -> None:
    rig = new_rig(motion=motion)
    rig.house.open_title()
    title = rig.house.scenes.top
    assert isinstance(title, TitleScene)
    play = title.pane.focus.widget
    assert play is not None
    rig.turn(*_click((play.box.cx, play.box.cy)), *_touched(D))
    assert rig.house.scenes.front is rig.table
    assert len(rig.session.log) == 1


def test_what_a_finger_holds_under_a_fading_window_is_let_go_when_another_comes(rig: ScorpionRig) -> None:
    rig.keys("escape")
    rig.run(0.5)
    rig.keys("escape")
    rig.down(rig.end(4), MOUSE)
    assert rig.table.hand.holding
    rig.house.open_rules()
    rig.house.scenes.settle()
    assert not rig.table.hand.holding
