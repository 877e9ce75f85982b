"""The strip at the Briscola table: words, numbers and the trump's sign have room in every language, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.briscola.match import Match
from game.briscola.rules import FOUR, RULE_SETS, TWO, BriscolaRules
from game.seats import PERSON, Seat
from game.words import LANGUAGES, Words
from scenes.briscola.geometry import Geometry
from scenes.briscola.strip import PACK_BUTTON, has_room_for_seal, make_strip, stats
from scenes.look import tokens
from scenes.match.doors import Doors
from scenes.table.strip import Strip
from scenes.table.strip_numbers import told
from tests.scenes.thoughts import Thoughts

SIZES = [(1280, 720), (1920, 1080), (800, 480), (1024, 768), (1280, 1024), (720, 1280), (480, 800)]
_OVER = 4
"""Pixels by which what can be pressed may reach beyond a strip that is lower than a fingertip."""
every = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
each = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)


def _nothing(*_: object) -> None:
    """Where no door leads anywhere."""


def made(
    rules: BriscolaRules,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    change: Callable[[str, str | bool], None] = _nothing,
    first: Seat = PERSON,
) -> tuple[Strip, Geometry]:
    """The strip of a match in its place."""
    words, u = Words(language), tokens.scale_for(*size)
    doors = Doors(_nothing, _nothing, _nothing, _nothing, change, lambda: False, _nothing, _nothing, Thoughts)
    match = Match("medium", 3, rules, True, (2, 1), 4, "ab" * 32, first)
    geometry = Geometry.of(size, "neapolitan", u, rules.seats)
    box = geometry.box("strip")
    strip = make_strip(match, words, "piacentine", doors, has_room_for_seal(box, u))
    strip.resize(box, u)
    strip.show(stats(match, words))
    return strip, geometry


def painted(strip: Strip, size: tuple[int, int]) -> pygame.Surface:
    canvas = pygame.Surface(size)
    strip.draw(canvas)
    return canvas


def changes(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle that holds all the points in which two pictures differ."""
    differing = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    differing.invert()
    areas = differing.get_bounding_rects()
    return areas[0].unionall(areas[1:]) if areas else pygame.Rect(0, 0, 0, 0)


@every
@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_buttons_keep_to_their_part_of_the_strip(
    size: tuple[int, int], rules: BriscolaRules, language: str
) -> None:
    strip, geometry = made(rules, size, language)
    box, first = geometry.box("strip"), strip.buttons[0].box
    for button, following in zip(strip.buttons, [*strip.buttons[1:], None], strict=True):
        target = button.target()
        assert min(target.w, target.h) >= tokens.TARGET * min(tokens.scale_for(*size), 1.0)
        assert box.x <= button.box.x
        assert button.box.right <= box.right
        assert button.box.bottom <= box.bottom + _OVER
        if following is not None:
            down, across = following.box.y - button.box.bottom, following.box.x - button.box.right
            assert max(down, across) >= 0
    with_numbers = painted(strip, size)
    strip.show(())
    numbers = changes(with_numbers, painted(strip, size))
    assert numbers.left >= box.x + 2
    assert numbers.top >= box.y + 2
    if box.h > box.w:
        assert numbers.right <= box.right - 2
        assert numbers.bottom <= first.y + first.h * 0.25
    else:
        assert numbers.bottom <= box.bottom
        assert numbers.right <= first.x + first.w * 0.25


@every
@each
def test_the_trumps_sign_is_seen_whatever_is_hidden(size: tuple[int, int], rules: BriscolaRules) -> None:
    strip, _ = made(rules, size)
    shown = strip.stats
    assert [stat.name for stat in shown[2:]] == ["To", "Trump"]
    strip.show(told(shown, scores=False))
    hidden = painted(strip, size)
    assert [stat.value for stat in strip.stats[:2]] != [stat.value for stat in shown[:2]]
    strip.show([stat._replace(sign=None, value="") for stat in told(shown, scores=False)][:4])
    sign = changes(hidden, painted(strip, size))
    assert min(sign.w, sign.h) >= 8
    assert not any(button.target().rect().colliderect(sign.inflate(-8, -8)) for button in strip.buttons)


@pytest.mark.parametrize("first", range(4))
def test_of_four_the_dot_is_at_the_side_that_is_to_play(first: int) -> None:
    them, us, *_ = made(FOUR, first=Seat(first))[0].stats
    assert (them.name, them.value, us.name, us.value) == ("Them", "1", "Us", "2")
    assert (them.lit, us.lit) == (first % 2 == 1, first % 2 == 0)


@pytest.mark.parametrize("first", range(2))
def test_of_two_the_dot_is_at_who_is_to_play(first: int) -> None:
    computer, you, goal, _ = made(TWO, first=Seat(first))[0].stats
    assert (computer.name, computer.value, you.name, you.value) == ("Computer", "1", "You", "2")
    assert (computer.lit, you.lit) == (first == 1, first == 0)
    assert goal.value == "3"


@each
def test_buttons_change_players_and_pack(rules: BriscolaRules) -> None:
    asked: list[Any] = []
    strip, _ = made(rules, change=lambda name, value: asked.append((name, value)))
    strip.buttons[1].activate()
    strip.buttons[PACK_BUTTON].activate()
    assert asked == [("players", (FOUR if rules is TWO else TWO).name), ("italian_pack", "neapolitan")]


def test_the_level_is_one_computers_or_that_of_several() -> None:
    assert made(TWO)[0].buttons[0].tooltip == "How well the computer plays"
    assert made(FOUR)[0].buttons[0].tooltip == "How well the computers play"


def test_the_seal_stands_where_there_is_room() -> None:
    high, low = (made(TWO, size)[0] for size in ((1280, 1024), (1280, 720)))
    assert len(high.buttons) == len(low.buttons) + 1 == 6
