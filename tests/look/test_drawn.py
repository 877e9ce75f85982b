"""Kept pictures stay within their limit, and the ones in use stay longest."""

from __future__ import annotations

import pygame

from scenes.look.drawn import Drawn


def _picture(side: int) -> tuple[pygame.Surface, None]:
    return pygame.Surface((side, side), pygame.SRCALPHA), None


def test_the_same_picture_comes_back() -> None:
    drawn: Drawn[None] = Drawn(1 << 20)
    first = drawn.get("a", lambda: _picture(10))
    assert drawn.get("a", lambda: _picture(10)) is first


def test_the_least_used_is_let_go() -> None:
    drawn: Drawn[None] = Drawn(3 * 400)
    first = drawn.get("a", lambda: _picture(10))
    second = drawn.get("b", lambda: _picture(10))
    drawn.get("c", lambda: _picture(10))
    drawn.get("a", lambda: _picture(10))
    drawn.get("d", lambda: _picture(10))
    assert drawn.bytes <= 1200
    assert drawn.get("a", lambda: _picture(10)) is first
    assert drawn.get("b", lambda: _picture(10)) is not second


def test_one_picture_larger_than_the_limit_is_still_given() -> None:
    drawn: Drawn[None] = Drawn(100)
    assert drawn.get("a", lambda: _picture(50))[0].get_width() == 50
    drawn.get("b", lambda: _picture(4))
    assert drawn.bytes == 64
