"""How answers at the table look: nothing cut, nothing covered that need not be, in every language and size."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import Suit
from game.scorpion.hints.advice import Advice, Hint, Kind
from game.scorpion.solver import Solution, Verdict
from game.words import LANGUAGES
from scenes.widgets.buttons import RowButton
from tests.scenes.conftest import NewRig
from tests.scenes.rig import Rig, Size
from tests.scenes.scorpion.advised import (
    PAGES_MOVE,
    REASONED,
    SOME_WAYS,
    asks,
    panel,
    the_rules,
    told,
)
from tests.scenes.thoughts import Thoughts

SIZES = ((800, 480), (480, 800), (1280, 720), (720, 1280), (640, 360))
HINT_BUTTON, MENU_BUTTON = 2, 4
THINKING = "Thinking…"


# How it looks


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hint_holds_its_words_and_buttons_in_every_language(new_rig: NewRig, thoughts: Thoughts, size: Size) -> None:
    rig = new_rig(size)
    every = [
        SOME_WAYS,
        REASONED,
        Advice(replace(SOME_WAYS.hint, sure=False)),
        Advice(Hint(Kind.PROVED, PAGES_MOVE, tried=1)),
        Advice(Hint(Kind.NONE, tried=600), 88),
        Advice(Hint(Kind.NONE, tried=600, sure=False)),
        Advice(Hint(Kind.LOST), 1),
    ]
    for language in LANGUAGES:
        rig.house.preferences.change("language", language)
        the_rules(rig)
        for advice in every:
            thoughts.says = advice
            rig.keys("escape") if told(rig) else None
            assert asks(rig, "h")
            _whole(rig, language)
        rig.keys("escape")
        thoughts.says = Solution(Verdict.UNKNOWN)
        assert asks(rig, "s")
        _whole(rig, language)
        rig.table.adviser.answer.hide()


def test_the_answer_leaves_cards_and_runs_open_where_there_is_room(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = the_rules(new_rig((1280, 720)))
    thoughts.says = SOME_WAYS
    asks(rig, "h")
    box = panel(rig).box.rect()
    for suit in Suit:
        assert not box.colliderect(rig.geometry.run_base(suit).rect())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_row_of_the_menu_is_seen_at_once(new_rig: NewRig, size: Size, language: str) -> None:
    rig = new_rig(size, language=language)
    rig.open()
    rig.keys("escape")
    rig.run(0.4)
    assert rig.window is not None
    assert rig.window.frame is not None
    rows = rig.widgets(RowButton)
    assert len(rows) == 10
    for row in rows:
        assert rig.window.frame.view.rect().contains(row.box.grown(-8).rect())
        assert row.box.bottom <= rig.window.frame.view.bottom
        for label in row.labels():
            assert "…" not in "".join(label.lines)
    rig.keys("down", "down", "enter")
    rig.run(0.4)


def _whole(rig: Rig, language: str) -> None:
    """The panel stands in its room, its controls in the panel and apart, no word cut."""
    shown, room = panel(rig), rig.table.answer_room()
    assert room.rect().contains(shown.box.rect()), language
    widgets = [widget for widget, _ in shown.pane.widgets()]
    for widget in widgets:
        assert shown.box.rect().contains(widget.box.rect())
        assert not any(widget.box.rect().colliderect(one.box.rect()) for one in widgets if one is not widget)
        for label in widget.labels():
            assert widget.box.rect().contains(label.ink), (language, label.text)
            assert "…" not in "".join(label.lines), (language, label.text)
    foot = min((button.box.y for button in shown._buttons), default=shown.box.bottom)
    words = sum(line.height for line in shown._pages[shown._at]) + shown._heading_height(shown.box.w)
    assert shown.box.y + words < foot, language
