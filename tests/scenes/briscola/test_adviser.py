"""Advice at the Briscola table, of two and of four: what is told before the first, what is shown, what ends it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.briscola.rules import RULE_SETS
from game.briscola.state import PlayCard
from game.briscola.teacher.judged import Advice, Reason, Why
from game.seats import PERSON
from scenes.widgets.buttons import RowButton
from tests.game.briscola.players.views import with_hidden_exchanged
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.match.parlour import resting
from tests.scenes.rig import Size

pytestmark = pytest.mark.no_cover
"""Counting lines would take longer than what is thought at the table."""

SIZES = ((800, 480), (1280, 720), (1920, 1080), (720, 1280))
FIRST = "With advice this match counts as helped"
KEEPS = "It keeps the trump for later: 6 aces and threes of the other suits are still out."
Seated = Callable[..., Parlour]


@pytest.fixture(params=[rules.name for rules in RULE_SETS])
def seated(request: pytest.FixtureRequest, new_parlour: NewParlour) -> Seated:
    """Sits down at a table of either kind, the person to play."""

    def sit_down(size: Size = (1280, 720)) -> Parlour:
        made = new_parlour(size, players=request.param, motion="none", pause="short")
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
    """Have the teacher say the first card, whatever it thinks; the match is a helped one already."""
    best, *others = parlour.match.legal_plays()
    parlour.table.kept.note_help()
    parlour.thoughts.says = Advice(best, others[0], (Reason(Why.KEEPS_TRUMP, (best.card,), count=6),))
    return best


def test_the_first_tells_that_the_match_is_then_helped_and_the_second_press_gives_it(seated: Seated) -> None:
    parlour = seated()
    assert _asks(parlour, "h") == f"{FIRST} The statistics show helped games apart."
    assert not parlour.table.kept.assisted
    said = _asks(parlour, "h") or ""
    assert said.startswith("Play the ")
    assert "Next best: " in said
    assert parlour.table.kept.assisted
    assert parlour.table.adviser.best in parlour.match.legal_plays()


def test_the_menus_row_asks_too(seated: Seated) -> None:
    parlour = seated()
    parlour.rig.keys("escape")
    parlour.rig.run(0.4)
    parlour.rig.press(next(row for row in parlour.rig.widgets(RowButton) if row.text == "Advice"))
    parlour.rig.run(0.5)
    assert (_said(parlour) or "").startswith(FIRST)


def test_the_card_is_ringed_and_an_arrow_goes_to_its_place_in_the_trick(seated: Seated) -> None:
    parlour = seated()
    best = _advises(parlour)
    before = _picture(parlour)
    log = list(parlour.match.log)
    assert KEEPS in (_asks(parlour, "h") or "")
    after = _picture(parlour)
    aim = parlour.table.aim(best)
    goal = parlour.geometry.trick_box(PERSON)
    assert (aim.card, aim.goals) == (best.card, (goal,))
    ring = parlour.geometry.card_box(parlour.showing.poses()[best.card]).grown(6).rect()
    foot = (goal.rect().midbottom[0] - 30, goal.rect().bottom - 20, 60, 40)
    for place in (ring, foot):
        assert before.subsurface(place).get_buffer().raw != after.subsurface(place).get_buffer().raw
    assert parlour.match.log == log
    resting(parlour)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["el", "sk"])
def test_the_words_cover_neither_the_hand_nor_the_trick(seated: Seated, size: Size, language: str) -> None:
    parlour = seated(size)
    parlour.rig.house.preferences.change("language", language)
    parlour.rig.run(0.3)
    parlour.my_turn()
    best = _advises(parlour)
    _asks(parlour, "h")
    box = parlour.table.adviser.panel.box
    assert box is not None
    assert parlour.table.telling.room.rect().contains(box.rect())
    poses = parlour.showing.poses()
    free = [parlour.geometry.card_box(poses[card]) for card in (*parlour.hand, *parlour.state.trick)]
    if size == SIZES[0] and parlour.match.rules.seats > 2:
        free = free[: len(parlour.hand)]  # in so small a window a card of the trick may have to be covered
    for place in (*free, *parlour.table.aim(best).goals):
        assert not box.rect().colliderect(place.rect()), place


def test_on_anothers_turn_that_is_said(seated: Seated) -> None:
    parlour = seated()
    while parlour.state.trick:
        parlour.play(parlour.match.legal_plays()[0])
        parlour.my_turn()
    parlour.thoughts.slow = True
    parlour.table.play(parlour.match.legal_plays()[0].card)
    parlour.until(lambda: not parlour.showing.moving)
    parlour.rig.keys("h")
    assert (parlour.rig.toast or "").startswith("One moment")
    assert not parlour.table.kept.assisted


def test_what_is_said_takes_no_input_away_and_goes_with_the_play(seated: Seated) -> None:
    parlour = seated()
    _advises(parlour)
    assert KEEPS in (_asks(parlour, "h") or "")
    parlour.thoughts.says = None
    plays = len(parlour.match.log)
    parlour.table.play(parlour.match.legal_plays()[1].card)
    parlour.rig.run(0.1)
    assert len(parlour.match.log) > plays
    assert _said(parlour) is None
    assert parlour.table.adviser.best is None


ENDS: dict[str, Callable[[Parlour], None]] = {
    "escape": lambda parlour: parlour.rig.keys("escape"),
    "H again": lambda parlour: parlour.rig.keys("h"),
    "the window's size": lambda parlour: parlour.rig.resize((1024, 768)),
    "the rules": lambda parlour: parlour.rig.keys("f1"),
    "the title": lambda parlour: parlour.rig.house.to_title(),
}


@pytest.mark.parametrize("end", ENDS)
def test_whatever_else_is_done_ends_the_question(seated: Seated, end: str) -> None:
    parlour = seated()
    _advises(parlour)
    parlour.thoughts.slow = True
    parlour.rig.keys("h")
    parlour.rig.run(0.6)
    assert _said(parlour) == "Thinking…"
    adviser, dropped = parlour.table.adviser, parlour.thoughts.dropped
    ENDS[end](parlour)
    assert parlour.thoughts.dropped == dropped + 1
    assert not adviser.panel.shown


def test_the_teacher_is_told_of_no_hidden_card(seated: Seated) -> None:
    parlour = seated()
    asked = []
    state = parlour.state
    for number in range(2):
        hidden = with_hidden_exchanged(state, parlour.match.observation(PERSON), Random(number))
        parlour.lay(replace(hidden))
        _advises(parlour)
        _asks(parlour, "h")
        asked.append((hidden, pickle.dumps(parlour.thoughts.questions[-1][1][0])))
        _asks(parlour, "escape")
    assert asked[0][0] != asked[1][0]
    assert asked[0][1] == asked[1][1]


def _picture(parlour: Parlour) -> pygame.Surface:
    parlour.showing.faces.take(wait=True)
    parlour.showing.board.repaint()
    parlour.rig.frame()
    return parlour.rig.stage.canvas.copy()
