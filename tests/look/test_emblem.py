"""The emblem is a red star over three cards at every size a title bar, a task list or a menu asks for."""

from __future__ import annotations

import pytest

from scenes.look.emblem import emblem


@pytest.mark.parametrize("side", [16, 22, 32, 64, 256])
def test_the_emblem_shows_a_red_star_over_three_cards_and_clear_corners(side: int) -> None:
    picture = emblem(side)
    assert picture.get_size() == (side, side)
    assert picture.get_at((0, 0)).a < 128
    star = picture.get_at((side // 2, round(side * 0.35)))
    assert star.r > 2 * max(star.g, star.b)
    for across, down in ((0.2, 0.6), (0.5, 0.76), (0.8, 0.6)):
        card = picture.get_at((int(side * across), round(side * down)))
        assert min(card.r, card.g, card.b) > 150, (across, down)
