"""Keys of a review: each means one thing, and the slider's keys are those that every keyboard has."""

from __future__ import annotations

import pytest

from game.words import LANGUAGES, Words
from scenes.review.commands import COMMANDS
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things


def test_no_key_means_two_things() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_name_is_in_the_catalogue(language: str) -> None:
    words = Words(language)
    assert [one.name for one in COMMANDS if words.text(one.name) == one.name] == []
