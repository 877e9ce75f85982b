"""The words of the window that starts a game, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.scorpion.variants import RULE_SETS
from game.words import LANGUAGES, Words
from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.scorpion.preferences import GRADES
from scenes.scorpion.winnable_words import (
    census_sentence,
    grade_sentences,
    grade_words,
    rule_set_words,
    share_words,
)
from scenes.widgets.buttons import StateButton
from scenes.widgets.segments import Segments
from tests.windows.helper import Paper
from tests.windows.scorpion.new_game import new_game_window


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_and_grade_has_words(language: str) -> None:
    words = Words(language)
    assert [name for name, _, _ in rule_set_words(words)] == list(RULE_SETS)
    assert len({share_words(name, words) for name in RULE_SETS}) == len(RULE_SETS)
    assert len(set(grade_words(words))) == len(GRADES)


PAGE = Path(__file__).resolve().parents[3] / "docs/winnability.md"
SHARES = {
    "classic": ("one", "in eight", 1 / 8),
    "relaxed": ("nearly every", "", 0.99),
    "wasp": ("seven", "in eight", 7 / 8),
    "three_blind_mice": ("one", "in five", 1 / 5),
}
"""What is said of each rule set, and which share that is."""


@pytest.mark.parametrize("rules", RULE_SETS)
def test_how_many_deals_can_be_won_is_said_as_it_was_measured(rules: str) -> None:
    row = re.search(rf"^\| {rules} \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.M)
    assert row is not None
    deals, winnable, unwinnable, unknown = map(int, row.groups())
    assert winnable + unwinnable + unknown == deals
    many, of, share = SHARES[rules]
    for said in (share_words(rules, Words()), census_sentence(rules, Words())):
        assert many in said.lower()
        assert of in said
    assert abs(winnable / (winnable + unwinnable) - share) < 0.02


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_small_window_is_seen_at_once(language: str) -> None:
    window = new_game_window(Words(language), code=None)
    window.resize((800, 480), 1.0)
    assert window.pane.scroll.reach == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_grades_that_are_folded_say_what_they_are(language: str) -> None:
    words = Words(language)
    window = new_game_window(words)
    folded = 0
    for size in ((300, 640), (800, 480), (1280, 720)):
        window.resize(size, 1.0)
        grades = next(widget for widget, _ in window.pane.widgets() if isinstance(widget, Segments))
        shown = [label.text for label in grades.labels()]
        assert shown == (grade_sentences(words)[:1] if grades.folded else grade_words(words))
        folded += grades.folded
    assert folded


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800)])
def test_what_is_said_at_the_field_is_seen_whole(language: str, size: tuple[int, int]) -> None:
    u, canvas = tokens.scale_for(*size), Box(0, 0, *size)
    for text in ("", "hello", "scorpion:three_blind_mice:whatever else there was"):
        window = new_game_window(Words(language), clipboard=Paper(text))
        window.resize(size, u)
        window.handle(KeyPressed("v", ctrl=True))
        box, field = window.pane.tooltip.place(u, canvas), window.pane.focus.widget

        assert window.pane.said
        assert field is not None
        assert box.rect().clip(canvas.rect()) == box.rect()
        assert not box.rect().colliderect(field.box.rect())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (720, 1280)])
def test_the_words_under_the_icons_are_readable(language: str, size: tuple[int, int]) -> None:
    window = new_game_window(Words(language))
    u = tokens.scale_for(*size)
    window.resize(size, u)
    for button in (one for one, _ in window.pane.widgets() if isinstance(one, StateButton)):
        _, px, lines = button.word_lines(button.box.w)
        assert len(lines) == 1, button.word
        assert px >= tokens.SIZE_LABEL * u
