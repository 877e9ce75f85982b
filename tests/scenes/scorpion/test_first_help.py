"""What makes a game helped says so before it does: by key, on the strip, in the menu, with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scorpion.kept import KeptGame
from scenes.widgets.buttons import RowButton
from tests.scenes.rig import FINGER
from tests.scenes.scorpion.advised import SOME_WAYS, SPOILT, THE_RULES, asks, buttons, click, panel, spoiling, told
from tests.scenes.scorpion.rig import NewRig, ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts

HINT_BUTTON = 2
HINT = "With a hint this game counts as helped"
WHY = "If you are told why, this game counts as helped"
WAY = "With moves shown this game counts as helped"
SIZES = ((800, 480), (480, 800), (1280, 720), (1920, 1080), (720, 1280))


@pytest.fixture
def played(new_rig: NewRig, thoughts: Thoughts) -> ScorpionRig:
    """A game that counts, some moves in."""
    thoughts.says = SOME_WAYS
    rig = new_rig((1280, 720))
    rig.open(SPOILT, spoiling()[:6])
    return rig


def _menu(rig: ScorpionRig, name: str) -> None:
    rig.keys("escape")
    rig.run(0.4)
    rig.press(next(row for row in rig.widgets(RowButton) if row.text == name))


ASKS: dict[str, tuple[Callable[[ScorpionRig], None], str]] = {
    "H": (lambda rig: rig.keys("h"), HINT),
    "W": (lambda rig: rig.keys("w"), WHY),
    "S": (lambda rig: rig.keys("s"), WAY),
    "the strip's button": (lambda rig: rig.tap(rig.button(HINT_BUTTON)), HINT),
    "a finger on it": (lambda rig: rig.tap(rig.button(HINT_BUTTON), FINGER), HINT),
    "the menu's hint": (lambda rig: _menu(rig, "Hint"), HINT),
    "the menu's reason": (lambda rig: _menu(rig, "Why is it lost?"), WHY),
    "the menu's way": (lambda rig: _menu(rig, "Show the way"), WAY),
}


@pytest.mark.parametrize("ask", ASKS)
def test_the_first_help_tells_before_it_helps(played: ScorpionRig, thoughts: Thoughts, ask: str) -> None:
    rig = played
    by, heading = ASKS[ask]
    thoughts.slow = True
    by(rig)
    rig.run(0.5)
    assert told(rig) == f"{heading} The statistics show helped games apart."
    assert not rig.table.game.assisted
    assert thoughts.asked == 0
    if not ask.startswith("the menu"):
        by(rig)
        rig.run(0.5)
        assert rig.table.game.assisted
        assert thoughts.asked == 1


def test_its_button_gives_the_hint_and_the_other_doesnt(played: ScorpionRig, thoughts: Thoughts) -> None:
    rig = played
    asks(rig, "h")
    not_now, give = buttons(panel(rig))
    assert (not_now.text, give.text) == ("Not now", "Give me the hint")
    click(rig, not_now)
    assert told(rig) is None
    assert not rig.table.game.assisted
    asks(rig, "h")
    click(rig, buttons(panel(rig))[-1])
    assert rig.table.game.assisted
    assert "21 of 24" in (told(rig) or "")


def test_enter_gives_the_hint_and_escape_doesnt(played: ScorpionRig) -> None:
    rig = played
    asks(rig, "h")
    assert asks(rig, "escape") is None
    assert rig.window is None
    assert asks(rig, "h") is not None
    assert "21 of 24" in (asks(rig, "enter") or "")
    assert rig.table.game.assisted


def test_a_double_click_is_no_answer(played: ScorpionRig) -> None:
    rig = played
    at = rig.button(HINT_BUTTON)
    rig.tap(at)
    rig.run(0.1)
    rig.down(at)
    rig.up(at)
    rig.run(0.1)
    assert (told(rig) or "").startswith(HINT)
    assert not rig.table.game.assisted


def test_time_passes_until_it_has_been_read(played: ScorpionRig) -> None:
    rig = played
    rig.keys("h")
    rig.run(0.25)
    assert rig.table.waiting
    rig.run(0.4)
    assert not rig.table.waiting


def test_another_question_is_told_of_anew(played: ScorpionRig) -> None:
    rig = played
    assert (asks(rig, "h") or "").startswith(HINT)
    assert (asks(rig, "s") or "").startswith(WAY)
    assert not rig.table.game.assisted


def test_it_is_told_once_a_game(played: ScorpionRig, thoughts: Thoughts) -> None:
    rig = played
    asks(rig, "h")
    asks(rig, "h")
    asks(rig, "escape")
    assert "21 of 24" in (asks(rig, "h") or "")
    rig.close()


def test_a_game_that_counts_for_nothing_is_helped_at_once(new_rig: NewRig, thoughts: Thoughts) -> None:
    thoughts.says = SOME_WAYS
    rig = new_rig((1280, 720))
    rig.open(THE_RULES)
    handed = KeptGame.reopen(rig.store, THE_RULES, [])
    scorpion_room(rig.house).show_game(handed, dealt=False)
    assert "21 of 24" in (asks(rig, "h") or "")


def test_a_days_deal_is_told_of_even_where_it_counts_only_for_its_day(new_rig: NewRig, thoughts: Thoughts) -> None:
    thoughts.says = SOME_WAYS
    rig = new_rig((1280, 720))
    rig.open(THE_RULES)
    rig.table.game.counts, rig.table.game.day = False, "2026-07-04"
    assert (asks(rig, "h") or "").startswith(HINT)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["el", "sk"])
def test_its_words_are_whole_within_the_window(
    new_rig: NewRig, thoughts: Thoughts, size: tuple[int, int], language: str
) -> None:
    rig = new_rig(size, locales=[language])
    rig.open(SPOILT, spoiling()[:6])
    for key in "hws":
        assert asks(rig, key)
        box = panel(rig).box
        assert rig.table.answer_room().rect().contains(box.rect())
        assert all(box.rect().contains(button.box.rect()) for button in buttons(panel(rig)))
