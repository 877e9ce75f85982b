"""How answers at the table look: nothing cut, nothing covered that need not be, in every language and size."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.cards import Suit
from game.scorpion.hints.advice import Advice, Hint, Kind
from game.scorpion.hints.reasons import Joins, OpensFor
from game.scorpion.record import write
from game.scorpion.solver import Solution, Verdict
from game.scorpion.state import DealReserve
from game.words import LANGUAGES
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.scorpion.advice_words import spoken_cards
from scenes.scorpion.preferences import SCORPION
from scenes.scorpion.why_marks import shown_boxes
from scenes.table.answer_said import Source
from scenes.widgets.buttons import RowButton
from tests.game.scorpion.boards import cards
from tests.locales.written import Pen
from tests.scenes.rig import Size
from tests.scenes.scorpion.advised import (
    PAGES_MOVE,
    REASONED,
    SOME_WAYS,
    SPOILT,
    asks,
    panel,
    spoiling,
    the_rules,
    told,
)
from tests.scenes.scorpion.rig import DEAL, NewRig, ScorpionRig
from tests.scenes.thoughts import Thoughts

pytestmark = pytest.mark.usefixtures("told_of_help")

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
            # The longest reasons there can be fill the narrowest tables.
            if advice is not REASONED or max(size) >= 1280:
                _open(rig, language)
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
    rig.house.play_on("scorpion", write(DEAL, [DealReserve()]))
    rig.keys("escape")
    rig.run(0.4)
    assert rig.window is not None
    assert rig.window.frame is not None
    rows = rig.widgets(RowButton)
    assert len(rows) == 14, "a game handed in has the most"
    for row in rows:
        assert rig.window.frame.view.rect().contains(row.box.grown(-8).rect())
        assert row.box.bottom <= rig.window.frame.view.bottom
        for label in row.labels():
            assert "…" not in "".join(label.lines)
    rig.keys("down", "down", "enter")
    rig.run(0.4)


@pytest.mark.parametrize("key", ["h", "w"])
def test_suits_in_the_words_have_the_colours_of_the_pack_in_use(new_rig: NewRig, thoughts: Thoughts, key: str) -> None:
    """Diamonds and clubs are blue and green with four colours, and with two never."""
    fourth = {tokens.BLUE_ON_DARK, tokens.GREEN_ON_DARK}
    for colours, wanted in ((False, set()), (True, fourth)):
        rig = new_rig((1280, 720), home=str(colours), motion="none")
        rig.house.preferences.change("four_colours", colours)
        rig.open(SPOILT, spoiling() if key == "w" else ())
        hint = Advice(SOME_WAYS.hint, facts=(Joins(*cards("8D 5D")), OpensFor(*cards("6C 5C"))))
        thoughts.says = hint if key == "h" else None
        asks(rig, key)
        rig.run(0.5)
        rig.frame()
        shown = rig.stage.canvas.subsurface(panel(rig).box.rect())
        seen = {shown.get_at((x, y))[:3] for x in range(shown.get_width()) for y in range(shown.get_height())}
        assert {colour for colour in fourth if tuple(pygame.Color(colour))[:3] in seen} == wanted


def test_each_answer_has_the_sign_of_where_it_is_known_from(new_rig: NewRig, thoughts: Thoughts) -> None:
    rig = the_rules(new_rig((1280, 720)))
    thoughts.says = SOME_WAYS
    asks(rig, "h")
    assert panel(rig).said.source is Source.SEEN
    seen = _head(rig)
    rig.keys("escape")
    rig.house.preferences.of(SCORPION).change("hints_know", True)
    asks(rig, "h")
    assert panel(rig).said.source is Source.KNOWS
    assert _head(rig) != seen


def _open(rig: ScorpionRig, language: str) -> None:
    """What is lit is not covered, nor, where there is room, what the reasons speak of."""
    covered, boxes = panel(rig).box.rect(), rig.table.adviser.answer.lit
    if max(rig.stage.canvas.get_size()) >= 1280 and panel(rig).said.why:
        lying = shown_boxes(rig.geometry, rig.state, rig.table.showing.poses())
        boxes += [lying[card] for card in spoken_cards(REASONED, rig.state) if card in lying]
    assert not any(covered.colliderect(one.rect()) for one in boxes), language


def _head(rig: ScorpionRig) -> bytes:
    """The panel's heading and what stands under it."""
    rig.run(0.5)
    rig.frame()
    box = panel(rig).box
    head = Box(box.x, box.y + 10, box.w - 60, 60)
    return pygame.image.tobytes(rig.stage.canvas.subsurface(head.rect()), "RGB")


def _whole(rig: ScorpionRig, language: str) -> None:
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
    with pytest.MonkeyPatch.context() as patch:
        lines = Pen(patch, language).lines(lambda: shown.draw(rig.stage.canvas, 1.0))
    controls = [widget.box.rect() for widget in widgets]
    for line in lines:
        assert shown.box.rect().contains(line.rect), (language, line.text)
        inside = any(control.contains(line.rect) for control in controls)
        assert inside or line.rect.collidelist(controls) < 0, (language, line.text)
    assert lines
