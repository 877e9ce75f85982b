"""Advice at the tables of Scopa's family: what is told before the first, what is shown, and everything that ends it."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pygame
import pytest

from game.scopa.state import PlayCard
from game.scopa.teacher.judged import Advice, Reason, Why
from game.seats import PERSON, THEIRS
from scenes.widgets.buttons import Button, RowButton
from tests.game.scopa.tables import position
from tests.scenes.conftest import NewRig
from tests.scenes.rig import FINGER, Size
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, parlours, resting, whole
from tests.scenes.scopone.parlour import ParlourForFour

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""

SIZES = ((800, 480), (1280, 720), (1920, 1080), (720, 1280))
FIRST = "With advice this match counts as helped"
SAFE = "Nobody else can hold another card worth 5 to take it with."
KINDS = [Parlour, ParlourForFour]


@pytest.fixture(params=KINDS, ids=["two", "four"])
def seated(request: pytest.FixtureRequest, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Parlour]:
    """Sits down at the table of either game, the person to play."""
    make = parlours(request.param, new_rig, monkeypatch)

    def sit_down(size: Size = (1280, 720), **settings: str) -> Parlour:
        made: Parlour = make(size, **settings)
        made.my_turn()
        return made

    return sit_down


def _said(parlour: Parlour) -> str | None:
    said = parlour.table.adviser.panel.said
    return None if said is None else " ".join((said.heading, *said.reasons, said.closing)).strip()


def _asks(parlour: Parlour, *keys: str) -> str | None:
    """Press keys, each long enough after the one before to have read what is said."""
    for key in keys:
        parlour.rig.keys(key)
        parlour.rig.run(0.6)
    return _said(parlour)


def _advises(parlour: Parlour) -> PlayCard:
    """Have the teacher say the first legal play, whatever it thinks."""
    best, *others = parlour.match.legal_plays()
    reason = Reason(Why.LAID_SAFE, (best.card,), (5,))
    parlour.thoughts.says = Advice(best, others[0] if others else None, (reason,))
    return best


def _click(parlour: Parlour, button: Button) -> None:
    parlour.tap((button.box.cx, button.box.cy))
    parlour.rig.run(0.5)


# Before the first


def test_the_first_tells_that_the_match_is_then_helped_and_the_second_press_gives_it(
    seated: Callable[..., Parlour],
) -> None:
    parlour = seated()
    _advises(parlour)
    asked = parlour.thoughts.asked
    assert _asks(parlour, "h") == f"{FIRST} The statistics show helped games apart."
    assert not parlour.table.kept.assisted
    assert parlour.thoughts.asked == asked
    assert SAFE in (_asks(parlour, "h") or "")
    assert parlour.table.kept.assisted
    assert SAFE in (_asks(parlour, "h", "h") or ""), "it is told once"


def test_time_passes_until_it_has_been_read(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    parlour.rig.keys("h")
    parlour.rig.run(0.2)
    assert parlour.table.waiting or parlour.table.moving
    parlour.rig.run(0.4)
    assert not parlour.table.moving


def test_its_buttons_take_it_or_leave_it(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    _advises(parlour)
    _asks(parlour, "h")
    not_now, give = parlour.table.adviser.panel.buttons
    _click(parlour, not_now)
    assert _said(parlour) is None
    assert not parlour.table.kept.assisted
    _asks(parlour, "h")
    give = parlour.table.adviser.panel.buttons[-1]
    parlour.tap((give.box.cx, give.box.cy), FINGER)
    parlour.rig.run(0.5)
    assert SAFE in (_said(parlour) or "")


def test_enter_takes_it_and_escape_leaves_it(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    _advises(parlour)
    assert _asks(parlour, "h", "escape") is None
    assert parlour.rig.window is None
    assert (_asks(parlour, "h") or "").startswith(FIRST), "it was declined, and is told anew"
    assert SAFE in (_asks(parlour, "enter") or "")


def test_the_menus_row_asks_too(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    _advises(parlour)
    parlour.rig.keys("escape")
    parlour.rig.run(0.4)
    parlour.rig.press(next(row for row in parlour.rig.widgets(RowButton) if row.text == "Advice"))
    parlour.rig.run(0.5)
    assert (_said(parlour) or "").startswith(FIRST)
    assert SAFE in (_asks(parlour, "h") or "")


def test_a_match_that_counts_for_nothing_is_advised_at_once(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    parlour.table.kept.counts = False
    _advises(parlour)
    assert SAFE in (_asks(parlour, "h") or "")


def test_a_match_taken_up_is_advised_before_any_time_has_passed(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    parlour.rig.close()
    again = new_parlour()
    assert again.table.my_turn
    again.rig.keys("h")
    again.rig.run(0.6)
    assert (_said(again) or "").startswith(FIRST)


# What is shown


def test_the_play_is_shown_on_the_cards_and_nothing_else_changes(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    best = _advises(parlour)
    parlour.table.kept.note_help()
    log, before = len(parlour.match.log), _picture(parlour)
    said = _asks(parlour, "h") or ""
    assert SAFE in said
    assert parlour.table.adviser.best == best
    after = _picture(parlour)
    box = parlour.geometry.card_box(parlour.showing.poses()[best.card]).rect()
    assert before.subsurface(box).get_buffer().raw != after.subsurface(box).get_buffer().raw
    assert len(parlour.match.log) == log
    resting(parlour)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["el", "sk"])
def test_the_words_cover_neither_the_hand_nor_what_is_advised(
    seated: Callable[..., Parlour], size: Size, language: str
) -> None:
    parlour = seated(size)
    parlour.rig.house.preferences.change("language", language)
    parlour.rig.run(0.3)
    parlour.my_turn()
    best = _advises(parlour)
    parlour.table.kept.note_help()
    _asks(parlour, "h")
    box = parlour.table.adviser.panel.box
    assert box is not None
    assert parlour.table.telling.room.rect().contains(box.rect())
    poses = parlour.showing.poses()
    for card in (*parlour.hand, *best.take):
        assert not box.rect().colliderect(parlour.geometry.card_box(poses[card]).rect()), card


def test_what_is_said_takes_no_input_away(parlour: Parlour) -> None:
    parlour.lay(whole(position("9C", ("9D 2S", "3B 4B"))))
    _advises(parlour)
    parlour.table.kept.note_help()
    assert SAFE in (_asks(parlour, "h") or "")
    parlour.rig.keys("2")
    parlour.rig.run(0.1)
    assert parlour.match.log, "the card was played"
    assert _said(parlour) is None
    assert parlour.table.adviser.best is None


# Where there is nothing to advise


def test_on_anothers_turn_that_is_said(parlour: Parlour) -> None:
    parlour.thoughts.slow = True
    parlour.table.play(parlour.match.legal_plays()[0].card, parlour.match.legal_plays()[0].take)
    parlour.settle()
    asked = parlour.thoughts.asked
    parlour.rig.keys("h")
    assert parlour.rig.toast == "One moment: it's the computer's turn"
    assert not parlour.table.kept.assisted
    assert parlour.thoughts.dropped == 0
    assert parlour.thoughts.asked in (asked, asked + 1)


def test_of_a_deal_that_is_over_that_is_said(parlour: Parlour) -> None:
    parlour.play_on()
    parlour.rig.keys("h")
    assert parlour.rig.window is not None or parlour.rig.toast == "This deal is over"
    assert not parlour.table.kept.assisted


# Thinking


def _slow(parlour: Parlour) -> None:
    parlour.table.kept.note_help()
    _advises(parlour)
    parlour.thoughts.slow = True
    parlour.rig.keys("h")
    parlour.rig.run(0.6)


def test_a_long_thought_is_announced_and_awaited(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    _slow(parlour)
    assert _said(parlour) == "Thinking…"
    assert parlour.table.waiting
    parlour.thoughts.slow = False
    parlour.rig.run(0.3)
    assert SAFE in (_said(parlour) or "")


ENDS: dict[str, Callable[[Parlour], None]] = {
    "escape": lambda parlour: parlour.rig.keys("escape"),
    "H again": lambda parlour: parlour.rig.keys("h"),
    "a play": lambda parlour: _play_first(parlour),
    "the window's size": lambda parlour: parlour.rig.resize((1024, 768)),
    "the menu": lambda parlour: parlour.tap(parlour.button(len(parlour.table.strip.buttons) - 1)),
    "the rules": lambda parlour: parlour.rig.keys("f1"),
    "the title": lambda parlour: parlour.rig.house.to_title(),
}


def _play_first(parlour: Parlour) -> None:
    best = parlour.match.legal_plays()[0]
    parlour.table.play(best.card, best.take)


@pytest.mark.parametrize("end", ENDS)
def test_whatever_else_is_done_ends_the_question(seated: Callable[..., Parlour], end: str) -> None:
    parlour = seated()
    _slow(parlour)
    adviser, dropped = parlour.table.adviser, parlour.thoughts.dropped
    ENDS[end](parlour)
    assert parlour.thoughts.dropped == dropped + 1
    assert not adviser.panel.shown
    assert adviser.best is None


def test_a_computers_turn_comes_after_a_question_that_was_given_up(parlour: Parlour) -> None:
    _slow(parlour)
    parlour.thoughts.slow, parlour.thoughts.says = False, None
    before = len(parlour.match.plays)
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    assert [play.seat for play in parlour.match.plays[before:]] == [PERSON, THEIRS]


def test_one_without_an_answer_can_be_asked_again(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    parlour.table.kept.note_help()
    parlour.thoughts.fails = True
    assert _asks(parlour, "h") == "No answer Something went wrong. Please ask again."
    parlour.thoughts.fails = False
    _advises(parlour)
    assert SAFE in (_asks(parlour, "h", "h") or "")


def test_the_teacher_itself_answers_with_a_legal_play(seated: Callable[..., Parlour]) -> None:
    parlour = seated()
    parlour.table.kept.note_help()
    assert _asks(parlour, "h")
    best = parlour.table.adviser.best
    assert best is not None
    assert any((best.card, {*best.take}) == (one.card, {*one.take}) for one in parlour.match.legal_plays())


def test_the_teacher_is_told_of_no_hidden_card(parlour: Parlour) -> None:
    parlour.table.kept.note_help()
    asked = []
    for theirs, deck in (("3B 4B 5B", "6B 7B 2C 9S 10S 8S"), ("6B 7B 2C", "3B 4B 5B 9S 10S 8S")):
        state = position("9C", ("9D 2S 3D", theirs), deck=deck)
        parlour.lay(state)
        _advises(parlour)
        _asks(parlour, "h")
        asked.append(pickle.dumps(parlour.thoughts.questions[-1][1][0]))
        _asks(parlour, "escape")
    assert asked[0] == asked[1]


# What becomes of the match


def test_it_stays_helped_over_a_resume_and_into_the_next_deal(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.my_turn()
    _advises(parlour)
    _asks(parlour, "h", "h")
    parlour.thoughts.says = None
    parlour.rig.close()
    again = new_parlour()
    assert again.table.kept.assisted
    again.my_turn()
    again.play_on()
    again.table.kept.next_deal()
    assert again.table.kept.assisted
    again.room.begin()
    assert [over.assisted for over in again.rig.store.finished("scopa")] == [True]
    assert not again.table.kept.assisted


def _picture(parlour: Parlour) -> pygame.Surface:
    parlour.showing.faces.take(wait=True)
    parlour.showing.board.repaint()
    parlour.rig.frame()
    return parlour.rig.stage.canvas.copy()
