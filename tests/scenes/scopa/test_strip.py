"""The strip at the Scopa table: its words and numbers have room in every language, at every size people play at."""

from __future__ import annotations

import pygame
import pytest

from game.scopa.match import Match
from game.seats import PERSON
from game.words import LANGUAGES, Words
from scenes.look import tokens
from scenes.match.doors import Doors
from scenes.preferences import ITALIAN_PACKS
from scenes.scopa.geometry import Geometry
from scenes.scopa.strip import make_strip, stats
from scenes.table.strip import Strip
from tests.scenes.thoughts import Thoughts

SIZES = [(1280, 720), (1920, 1080), (800, 480), (1024, 768), (720, 1280), (480, 800)]
HIGH = (19, 20)
_OFF = 4
"""Pixels by which words keep off the edges."""
_OVER = 4
"""Pixels by which what can be pressed may reach beyond a strip that is lower than a fingertip."""


def _nothing(*_: object) -> None:
    """Where no door leads anywhere."""


def strip(size: tuple[int, int], language: str, pack: str = "neapolitan", number: int = 2) -> tuple[Strip, Geometry]:
    words = Words(language)
    match = Match("medium", 21, True, HIGH, number, "ab" * 32, PERSON)
    doors = Doors(_nothing, _nothing, _nothing, _nothing, _nothing, lambda: False, _nothing, _nothing, Thoughts)
    made = make_strip(match, words, pack, doors)
    u = tokens.scale_for(*size)
    geometry = Geometry(size, pack, u)
    made.resize(geometry.box("strip"), u)
    made.show(stats(match, words))
    return made, geometry


def painted(made: Strip, size: tuple[int, int]) -> pygame.Surface:
    canvas = pygame.Surface(size)
    made.draw(canvas)
    return canvas


def changes(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle that holds all the points in which two pictures differ."""
    differing = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    differing.invert()
    areas = differing.get_bounding_rects()
    return areas[0].unionall(areas[1:]) if areas else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_numbers_keep_to_their_part_of_the_strip(size: tuple[int, int], language: str) -> None:
    made, geometry = strip(size, language)
    with_numbers = painted(made, geometry.layout.size)
    made.show(())
    told = changes(with_numbers, painted(made, geometry.layout.size))
    box, first = geometry.box("strip"), made.buttons[0].box
    assert told.w > 0
    assert told.left >= box.x + _OFF
    assert told.top >= box.y + 2
    if box.h > box.w:
        assert told.right <= box.right - _OFF
        assert told.bottom <= first.y + first.h * 0.25
    else:
        assert told.bottom <= box.bottom
        assert told.right <= first.x + first.w * 0.25


@pytest.mark.parametrize("pack", ITALIAN_PACKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_buttons_lie_on_the_strip_one_beside_the_other_and_are_large_enough(
    size: tuple[int, int], language: str, pack: str
) -> None:
    made, geometry = strip(size, language, pack)
    box = geometry.box("strip")
    for button in made.buttons:
        target = button.target()
        assert min(target.w, target.h) >= 48 * min(tokens.scale_for(*size), 1.0)
        assert box.x <= button.box.x
        assert button.box.right <= box.right
        assert button.box.bottom <= box.bottom + _OVER
    for one, following in zip(made.buttons, made.buttons[1:], strict=False):
        apart = following.box.y - one.box.bottom if box.h > box.w else following.box.x - one.box.right
        assert apart >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_under_the_buttons_stay_on_the_strip(language: str) -> None:
    made, geometry = strip((1280, 720), language, "piacentine")
    size, box = geometry.layout.size, geometry.box("strip")
    empty = pygame.Surface(size)
    told = changes(painted(made, size), empty)
    assert told.left >= box.x - 1
    assert told.right <= box.right + 1


@pytest.mark.parametrize("pack", ITALIAN_PACKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 480)])
def test_words_and_numbers_keep_off_the_strips_edges(size: tuple[int, int], language: str, pack: str) -> None:
    made, geometry = strip(size, language, pack)
    told = painted(made, size)
    for button in made.buttons:
        button.shows_word = False
    made.show(())
    bare = painted(made, size)
    traces = pygame.mask.from_threshold(told, (0, 0, 0), (40, 40, 40, 255), bare)
    traces.invert()
    box, rects = geometry.box("strip"), traces.get_bounding_rects()
    assert min(rect.left for rect in rects) - box.x >= 4
    assert box.right - max(rect.right for rect in rects) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_three_names_are_set_in_one_form(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, geometry = strip(size, language)
    capitals: list[str] = []
    monkeypatch.setattr("scenes.look.lettering.draw_label", lambda _canvas, name, *_: capitals.append(name))
    made.draw(pygame.Surface(geometry.layout.size))
    assert len(capitals) in ((3,) if size == (720, 1280) else (0, 3))


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_dot_tells_whose_turn_it_is(size: tuple[int, int]) -> None:
    made, geometry = strip(size, "en")
    words, match = Words("en"), Match("medium", 11, False, (0, 0), 1, "ab" * 32, PERSON)
    mine = stats(match, words)
    assert [stat.lit for stat in mine] == [False, True, False]
    made.show(mine)
    before = painted(made, geometry.layout.size)
    match.apply(match.legal_plays()[0])
    other = stats(match, words)
    assert [stat.lit for stat in other] == [True, False, False]
    made.show(other)
    assert changes(before, painted(made, geometry.layout.size)).w > 0


def test_a_finished_deal_is_nobodys_turn() -> None:
    match = Match("medium", 11, False, (0, 0), 1, "ab" * 32, PERSON)
    while not match.state.over:
        match.apply(match.legal_plays()[0])
    assert [stat.lit for stat in stats(match, Words("en"))] == [False, False, False]
    assert [stat.value for stat in stats(match, Words("en"))][:2] == [
        str(match.score_after[1]),
        str(match.score_after[0]),
    ]
