"""The sign on a table: its words are read whole at every size, as long as they need."""

from __future__ import annotations

import pygame
import pytest

from game.words import LANGUAGES, Words
from scenes.look import tokens
from scenes.table.sign import Sign

SIZES = [(800, 480), (480, 800), (1280, 720), (720, 1280), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_its_words_lie_on_the_canvas(language: str, size: tuple[int, int]) -> None:
    pygame.font.init()
    text, u = Words(language).text, tokens.scale_for(*size)
    file = "osteria-antares-scorpion-2026-12-01-2359-999.json"
    for words in (
        text("The record is on the clipboard."),
        text("The clipboard isn't available."),
        text("Saved as {file} in {folder}").format(file=file, folder="/home/somebody/with/a/long/name/Documents"),
        text("The record could not be saved: {cause}").format(cause="/home/somebody/Documents (Permission denied)"),
    ):
        sign, canvas = Sign(), pygame.Surface(size, pygame.SRCALPHA)
        sign.show("copy", u, words)
        sign.draw(canvas)
        drawn = canvas.get_bounding_rect()

        assert sign.words == words
        assert drawn.w > tokens.SIZE_BODY * u * 6
        assert canvas.get_rect().inflate(-16, -16).contains(drawn)


def test_it_stays_as_long_as_its_words_need_and_an_icon_alone_a_second() -> None:
    pygame.font.init()
    alone, with_words = Sign(), Sign()
    alone.show("sound", 1.0)
    with_words.show("copy", 1.0, "The record is on the clipboard.")
    for _ in range(130):
        for sign in (alone, with_words):
            sign.step(1 / 120)
    assert not alone.moving
    assert not alone.waiting
    assert with_words.waiting
    for _ in range(600):
        with_words.step(1 / 120)
    assert not with_words.waiting
    assert with_words.words == ""
