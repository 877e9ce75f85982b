"""The words of the window that starts a game, in every language."""

from __future__ import annotations

import pytest

from game.scorpion.variants import RULE_SETS
from game.words import LANGUAGES, Words
from scenes.preferences import GRADES
from scenes.widgets.segments import Segments
from scenes.windows.winnable_words import grade_sentences, grade_words, rule_set_words, share_words
from tests.windows.helper import new_game_window


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_and_grade_has_words(language: str) -> None:
    words = Words(language)
    assert [name for name, _, _ in rule_set_words(words)] == list(RULE_SETS)
    assert len({share_words(name, words) for name in RULE_SETS}) == len(RULE_SETS)
    assert len(set(grade_words(words))) == len(GRADES)


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
