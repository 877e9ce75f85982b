"""Pictures of leaning cards: what many cards turning at once need is made once."""

from __future__ import annotations

import pygame

from scenes.table.tilt import KEPT_STEP, tilted_at_rest

LARGEST = (364, 600)
"""A Neapolitan card on a screen of 2160x3840."""


def test_a_card_turned_to_either_side_again_and_again_is_drawn_once_by_step() -> None:
    pygame.display.init()
    back = pygame.Surface(LARGEST, pygame.SRCALPHA)
    steps = [side * KEPT_STEP * number for number in range(1, 10) for side in (1, -1)]
    once, again = ([tilted_at_rest(back, angle)[0] for angle in steps] for _ in range(2))
    assert all(one is other for one, other in zip(once, again, strict=True))
