"""The strip at the table for four: words and numbers have room in every language, the dot is at who is to play."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.scopa.match import Match
from game.scopone.family import SCOPONE_GAME
from game.scopone.rules import RULE_SETS, SCIENTIFICO, SCOPONE
from game.seats import PERSON, Seat
from game.words import LANGUAGES, Words
from scenes.look import tokens
from scenes.match.doors import Doors
from scenes.match.strip import has_room_for_seal as has_room_for_seal_of_two
from scenes.scopone.geometry import Geometry
from scenes.scopone.strip import PACK_BUTTON, has_room_for_seal, make_strip, stats
from scenes.table.strip import Strip
from tests.scenes.scopa.test_strip import changes, painted
from tests.scenes.thoughts import Thoughts

SIZES = [(1280, 720), (1920, 1080), (800, 480), (1024, 768), (720, 1280), (480, 800)]
WORDED_FROM = 620
_OVER = 4
every = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def _nothing(*_: object) -> None:
    """Where no door leads anywhere."""


def made(
    size: tuple[int, int], language: str = "en", changed: list[Any] | None = None, **match: Any
) -> tuple[Strip, Geometry]:
    """The strip of a match, and what its doors were asked to change."""
    words, u = Words(language), tokens.scale_for(*size)

    def change(name: str, value: str | bool) -> None:
        assert changed is not None
        changed.append((name, value))

    doors = Doors(_nothing, _nothing, _nothing, _nothing, change, lambda: False, _nothing, _nothing, Thoughts)
    fields = {"first": PERSON, "rules": SCIENTIFICO, **match}
    playing = Match("medium", 21, True, (19, 20), 2, "ab" * 32, game=SCOPONE_GAME, **fields)
    geometry = Geometry(size, "neapolitan", u)
    box = geometry.box("strip")
    strip = make_strip(playing, words, "piacentine", doors, has_room_for_seal(box, u))
    strip.resize(box, u)
    strip.show(stats(playing, words))
    return strip, geometry


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_buttons_keep_to_their_part_of_the_strip(size: tuple[int, int], language: str) -> None:
    strip, geometry = made(size, language)
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
    with_numbers = painted(strip, geometry.layout.size)
    strip.show(())
    told = changes(with_numbers, painted(strip, geometry.layout.size))
    assert told.left >= box.x + 2
    assert told.top >= box.y + 2
    if geometry.layout.tall:
        assert told.bottom <= box.bottom
        assert told.right <= first.x + first.w * 0.25
    else:
        assert told.right <= box.right - 2
        assert told.bottom <= first.y + first.h * 0.25


@every
def test_words_stand_under_the_buttons_from_a_height_on_and_all_buttons_are_always_there(size: tuple[int, int]) -> None:
    strip, geometry = made(size)
    box, u = geometry.box("strip"), tokens.scale_for(*size)
    sealed = has_room_for_seal(box, u)
    assert len(strip.buttons) == 6 + sealed
    worded = not geometry.layout.tall and box.h >= WORDED_FROM * u
    assert all(button.shows_word == worded for button in strip.buttons)
    assert not sealed or has_room_for_seal_of_two(box, u), "one button more takes more room"


def test_no_button_speaks_of_one_computer() -> None:
    strip, _ = made((1280, 720))
    assert strip.buttons[0].tooltip == "How well the computers play"
    assert not [button.tooltip for button in strip.buttons if "computer " in button.tooltip]


@pytest.mark.parametrize("first", range(4))
def test_the_dot_is_at_the_side_that_is_to_play(first: int) -> None:
    strip, _ = made((1280, 720), first=Seat(first))
    them, us, target = strip.stats
    assert (them.name, us.name, target.value) == ("Them", "Us", "21")
    assert (them.value, us.value) == ("20", "19")
    assert (them.lit, us.lit) == (first % 2 == 1, first % 2 == 0)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_button_changes_to_the_other_deal(rules: Any) -> None:
    asked: list[Any] = []
    strip, _ = made((1280, 720), changed=asked, rules=rules)
    strip.buttons[1].activate()
    other = SCOPONE if rules is SCIENTIFICO else SCIENTIFICO
    assert asked == [("rules", other.name)]
    strip.buttons[2].activate()
    strip.buttons[PACK_BUTTON].activate()
    assert asked[1:] == [("napola", False), ("italian_pack", "neapolitan")]


def test_little_shows_through_the_strip_of_what_lies_under_it() -> None:
    strip, geometry = made((1280, 720))
    strip.show(())
    shown = []
    for ground in ("white", "black"):
        canvas = pygame.Surface(geometry.layout.size)
        canvas.fill(ground)
        strip.draw(canvas)
        shown.append(canvas.get_at((round(geometry.box("strip").cx), round(geometry.box("strip").y) + 20))[0])
    assert abs(shown[0] - shown[1]) <= 0.08 * 255
