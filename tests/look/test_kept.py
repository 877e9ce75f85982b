"""Kept pictures stay within their limit, and the ones in use stay longest."""

from __future__ import annotations

import pygame

from scenes.look.kept import Kept


def _picture(side: int) -> tuple[pygame.Surface, None]:
    return pygame.Surface((side, side), pygame.SRCALPHA), None


def test_the_same_picture_comes_back() -> None:
    kept: Kept[None] = Kept(1 << 20)
    first = kept.get("a", lambda: _picture(10))
    assert kept.get("a", lambda: _picture(10)) is first


def test_the_least_used_is_let_go() -> None:
    kept: Kept[None] = Kept(3 * 400)
    first = kept.get("a", lambda: _picture(10))
    second = kept.get("b", lambda: _picture(10))
    kept.get("c", lambda: _picture(10))
    kept.get("a", lambda: _picture(10))
    kept.get("d", lambda: _picture(10))
    assert kept.bytes <= 1200
    assert kept.get("a", lambda: _picture(10)) is first
    assert kept.get("b", lambda: _picture(10)) is not second


def test_one_picture_larger_than_the_limit_is_still_given() -> None:
    kept: Kept[None] = Kept(100)
    assert kept.get("a", lambda: _picture(50))[0].get_width() == 50
    kept.get("b", lambda: _picture(4))
    assert kept.bytes == 64
