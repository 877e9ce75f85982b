"""Outlines become crisp pixels at their final size."""

from __future__ import annotations

import pygame

from scenes.look import tokens
from scenes.look.icons import icon
from scenes.look.shapes import Box, disc, ring, rounded, svg
from scenes.look.suits import SIGNS, suit


def _canvas(size: tuple[int, int] = (80, 60)) -> pygame.Surface:
    canvas = pygame.Surface(size)
    canvas.fill((0, 0, 0))
    return canvas


def test_svg_has_the_asked_size_and_is_kept() -> None:
    body = '<rect width="7" height="5" fill="#ffffff"/>'
    assert svg(body, 7, 5).get_size() == (7, 5)
    assert svg(body, 7, 5) is svg(body, 7, 5)


def test_a_rounded_box_has_sharp_sides_and_bare_corners() -> None:
    canvas = _canvas()
    rounded(canvas, Box(10, 10, 40, 30), 8, fill="#FFFFFF")
    assert canvas.get_at((10, 25))[:3] == (255, 255, 255)
    assert canvas.get_at((9, 25))[:3] == (0, 0, 0)
    assert canvas.get_at((49, 25))[:3] == (255, 255, 255)
    assert canvas.get_at((50, 25))[:3] == (0, 0, 0)
    assert canvas.get_at((10, 10))[:3] == (0, 0, 0)


def test_a_gradient_runs_from_top_to_foot() -> None:
    canvas = _canvas()
    rounded(canvas, Box(10, 10, 40, 40), 0, fill=("#FFFFFF", "#000000"))
    assert canvas.get_at((30, 11)).r > canvas.get_at((30, 30)).r > canvas.get_at((30, 48)).r


def test_a_ring_lies_outside_its_box() -> None:
    canvas = _canvas()
    ring(canvas, Box(20, 20, 20, 20), 4, "#FFFFFF", width=2, gap=2)
    assert canvas.get_at((30, 20))[:3] == (0, 0, 0)
    assert canvas.get_at((30, 17))[:3] == (255, 255, 255)
    assert canvas.get_at((30, 16))[:3] == (255, 255, 255)
    assert canvas.get_at((30, 14))[:3] == (0, 0, 0)


def test_a_disc_is_centred() -> None:
    canvas = _canvas()
    disc(canvas, 30, 30, 10, fill="#FFFFFF")
    bounds = pygame.mask.from_threshold(canvas, (255, 255, 255), (100, 100, 100)).get_bounding_rects()[0]
    assert bounds.center == (30, 30)


def test_icons_and_suits_are_drawn_at_any_size() -> None:
    for side in (14, 24, 60):
        assert icon("dice", side).get_bounding_rect().w > side * 0.5
        for sign in SIGNS:
            surface = suit(sign, side, tokens.PAPER)
            assert surface.get_size() == (side, side)
            assert surface.get_bounding_rect().h > side * 0.8


def test_boxes_know_their_edges() -> None:
    box = Box(1, 2, 10, 20)
    assert (box.right, box.bottom, box.cx, box.cy) == (11, 22, 6, 12)
    assert box.contains(1, 2)
    assert not box.contains(11, 2)
    assert box.grown(1) == Box(0, 1, 12, 22)
