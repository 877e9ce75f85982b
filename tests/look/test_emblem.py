"""The emblem is a card on cloth at every size a title bar or a task list asks for."""

from __future__ import annotations

import pytest

from scenes.look.emblem import emblem


@pytest.mark.parametrize("side", [16, 32, 64, 256])
def test_the_emblem_shows_a_red_star_on_paper_and_clear_corners(side: int) -> None:
    picture = emblem(side)
    assert picture.get_size() == (side, side)
    assert picture.get_at((0, 0)).a == 0
    star = picture.get_at((side // 2, side // 2))
    paper = picture.get_at((round(side * 0.40), round(side * 0.25)))
    assert star.r > 2 * star.g
    assert min(paper.r, paper.g, paper.b) > 200
