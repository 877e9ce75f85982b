"""Shadows are soft, fall straight down and grow when a card is lifted."""

from __future__ import annotations

import pygame
import pytest

from scenes.look.shadow import CardLevel, card_shadow, glow, soft


def _weight(surface: pygame.Surface) -> int:
    return sum(pygame.image.tobytes(surface, "RGBA")[3::4])


def test_a_soft_box_fades_from_its_middle_to_nothing() -> None:
    surface, margin = soft(60, 60, 6, 8, 0.5)
    middle = surface.get_height() // 2
    row = [surface.get_at((x, middle)).a for x in range(margin + 30)]
    assert row == sorted(row)
    assert row[0] == 0
    assert abs(row[-1] - 127) <= 6
    assert abs(row[margin] - 64) <= 6


def test_a_large_box_has_the_same_edge_as_a_small_one() -> None:
    small, margin = soft(100, 100, 10, 5, 1.0)
    large, large_margin = soft(900, 700, 10, 5, 1.0)
    assert large_margin == margin
    assert large.get_size() == (900 + 2 * margin, 700 + 2 * margin)
    edge = 2 * margin
    assert [small.get_at((x, 60)).a for x in range(edge)] == [large.get_at((x, 400)).a for x in range(edge)]
    corner = [(k, k) for k in range(edge)]
    assert [small.get_at(p).a for p in corner] == [large.get_at(p).a for p in corner]


@pytest.mark.parametrize("size", [(56, 78), (184, 256)])
def test_card_shadows_grow_with_the_height(size: tuple[int, int]) -> None:
    levels: tuple[CardLevel, ...] = ("covered", "end", "lifted")
    weights = [_weight(card_shadow(*size, level)[0]) for level in levels]
    assert weights == sorted(weights)
    assert weights[0] > 0


def test_a_card_shadow_falls_straight_down() -> None:
    surface, (dx, dy) = card_shadow(100, 140, "lifted")
    left = -dx
    assert surface.get_width() == 100 + 2 * left
    below = surface.get_height() - 140 + dy
    assert below > -dy


def test_a_glow_surrounds_its_box_evenly() -> None:
    surface, (dx, dy) = glow(80, 112, 4, 1.0)
    assert dx == dy < 0
    assert surface.get_size() == (80 - 2 * dx, 112 - 2 * dy)
    r, g, b, a = surface.get_at((-dx + 40, 4))
    assert a == 0 or r > g > b


def test_a_glow_is_as_bright_at_its_rim_as_at_its_box() -> None:
    surface, (dx, dy) = glow(80, 112, 4, 1.0)
    column = [surface.get_at((-dx + 40, y)) for y in range(-dy)]
    for r, g, b, a in column:
        if a > 8:
            assert (r, g, b) == pytest.approx((0xF2, 0xC9, 0x6D), abs=8)


def test_a_glow_leaves_what_it_surrounds_clear() -> None:
    surface, (dx, dy) = glow(80, 112, 4, 1.0)
    inside = pygame.Rect(-dx + 2, -dy + 2, 76, 108)
    assert not any(surface.get_at((x, y)).a for x in range(inside.left, inside.right) for y in (inside.top, -dy + 56))


def test_a_dim_glow_is_as_wide_as_a_bright_one() -> None:
    bright, at = glow(80, 112, 4, 1.0)
    dim, there = glow(80, 112, 4, 1.0, 0.5)
    assert (dim.get_size(), there) == (bright.get_size(), at)
    assert 0 < _weight(dim) < _weight(bright)
