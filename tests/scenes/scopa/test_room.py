"""Round the Scopa table: its questions, its settings, the sheet after a deal, the next deal, the next match."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from game.scopa.fairness import commitment, verify
from game.store import Outcome
from scenes.scopa.aids import SHOWN_DIGITS
from scenes.widgets.buttons import Button
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.sheet import SheetWindow
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting

LEVEL, NAPOLA, PACK, NEW, MENU = range(5)


@pytest.fixture
def played(parlour: Parlour) -> Parlour:
    """A match in which the person has played a card."""
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    return parlour


def outcomes(parlour: Parlour) -> list[Outcome]:
    return [game.outcome for game in parlour.rig.store.finished("scopa")]


def buttons(parlour: Parlour) -> list[Button]:
    return parlour.rig.widgets(Button)


LEAVE = 0
"""The button that leaves, in the question before a match is left."""


def answer(parlour: Parlour, number: int = -1) -> None:
    """Press a button at the window's foot: the last one has the keyboard."""
    parlour.rig.press(buttons(parlour)[number])


def told(parlour: Parlour) -> str:
    window = parlour.rig.window
    assert isinstance(window, MessageWindow)
    return window._message


def in_menu(parlour: Parlour) -> str:
    """The small words at the foot of the menu, which is closed again."""
    parlour.rig.house.open_menu()
    parlour.rig.run(0.3)
    assert isinstance(parlour.rig.window, MenuWindow)
    said = " ".join(prose.text for prose in parlour.rig.widgets(Prose))
    parlour.rig.keys("escape")
    parlour.rig.run(0.3)
    return said


def title(parlour: Parlour) -> str:
    assert parlour.rig.window is not None
    return parlour.rig.window.title()


@pytest.mark.parametrize("button", [LEVEL, NAPOLA, NEW])
def test_what_begins_a_new_match_asks_first(button: int, played: Parlour) -> None:
    match = played.match
    played.tap(played.button(button))
    assert title(played) == "Leave this match?"
    played.rig.keys("enter")
    played.rig.run(0.4)
    assert played.rig.window is None
    assert played.match is match
    assert outcomes(played) == []
    assert played.match.level == "easy"
    assert not played.match.terms.napola


@pytest.mark.parametrize(
    ("button", "coming"),
    [
        (LEVEL, "Medium, without napola, to 11"),
        (NAPOLA, "Easy, with napola, to 11"),
        (NEW, "Easy, without napola, to 11"),
    ],
)
def test_the_question_says_what_the_new_match_is_played_by(button: int, coming: str, played: Parlour) -> None:
    played.tap(played.button(button))
    assert f"level {coming}." in told(played)
    answer(played, LEAVE)
    answer(played)
    assert played.match.level == ("medium" if button == LEVEL else "easy")
    assert played.match.terms.napola is (button == NAPOLA)


@pytest.mark.parametrize("button", [LEVEL, NAPOLA, NEW])
def test_where_nothing_was_played_it_begins_at_once(button: int, new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    match = parlour.match
    parlour.tap(parlour.button(button))
    assert parlour.match is not match
    assert outcomes(parlour) == []
    assert parlour.rig.window is None, "nothing is asked and nothing told"


def test_the_seed_of_a_deal_that_was_only_seen_is_in_the_menu(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    match = parlour.match
    assert match.seed not in in_menu(parlour)
    parlour.tap(parlour.button(NEW))

    assert match.seed in in_menu(parlour)
    assert match.commitment[:SHOWN_DIGITS] in in_menu(parlour)


def test_the_level_goes_round_and_is_kept(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    seen = []
    for _ in range(4):
        parlour.tap(parlour.button(LEVEL))
        seen.append(parlour.match.level)
    assert seen == ["medium", "hard", "easy", "medium"]
    assert parlour.rig.store.setting("level") == "medium"
    assert parlour.kept().level == "medium"


def test_napola_is_turned_on_and_off_with_a_new_match(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    for on in (True, False, True):
        parlour.tap(parlour.button(NAPOLA))
        assert parlour.match.terms.napola is on
        assert parlour.kept().terms.napola is on
    assert parlour.rig.store.setting("napola") == "on"


def test_a_match_that_was_left_counts_as_not_won_and_its_seed_is_told(played: Parlour) -> None:
    left = played.match
    played.tap(played.button(NEW))
    assert left.seed not in told(played), "the seed is a secret while the deal goes on"
    answer(played, LEAVE)
    assert outcomes(played) == [Outcome.NOT_WON]
    assert title(played) == "The deal you left"
    assert left.seed in told(played)
    assert left.commitment[:SHOWN_DIGITS] in told(played)
    assert commitment(left.seed) == left.commitment
    assert played.match.seed != left.seed
    played.rig.keys("enter")
    played.rig.run(0.3)
    assert played.rig.window is None
    played.my_turn()
    resting(played)


def test_the_record_of_the_deal_that_was_left_can_be_copied(played: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr("scenes.widgets.clipboard.SystemClipboard.put", lambda _, text: not taken.append(text))
    left = played.match
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    answer(played, 0)

    assert [verify(json.loads(text)) for text in taken] == [{"ok": True, "cards": True, "hash": True}]
    assert json.loads(taken[0])["seed"] == left.seed
    assert played.rig.house._scopa is not None
    assert played.rig.house._scopa.table is not None
    assert played.rig.house._scopa.table.sign.words == "The record is on the clipboard."


def test_the_pack_changes_at_once_in_mid_match(played: Parlour) -> None:
    state = played.state
    for pack in ("piacentine", "neapolitan"):
        played.tap(played.button(PACK))
        assert played.rig.house.preferences.now.italian_pack == pack
        assert played.rig.store.setting("italian_pack") == pack
        assert played.rig.window is None
        assert played.state == state
        resting(played)


def test_another_target_begins_a_new_match_after_a_question(played: Parlour) -> None:
    played.rig.house.preferences.change("target", "21")
    played.rig.run(0.3)
    assert title(played) == "Leave this match?"
    assert "to 21." in told(played)
    assert played.match.terms.target == 11
    answer(played, LEAVE)
    assert played.match.terms.target == 21


def test_after_the_deal_the_sheet_opens_and_then_the_next_deal(parlour: Parlour) -> None:
    first = parlour.match
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    assert isinstance(parlour.rig.window, SheetWindow)
    assert first.sheet is not None
    assert parlour.match is first
    parlour.rig.run(0.5)
    answer(parlour)
    assert parlour.match.number == 2
    assert parlour.match.first == 1 - first.first, "the dealer alternates"
    assert parlour.match.score == first.score_after
    assert parlour.match.seed != first.seed
    assert parlour.rig.window is None


def test_the_sheet_tells_the_seed_and_the_hash(parlour: Parlour) -> None:
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    assert isinstance(parlour.rig.window, SheetWindow)
    assert parlour.match.seed in parlour.rig.window._seed_line
    assert parlour.match.commitment[:SHOWN_DIGITS] in parlour.rig.window._seed_line


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_one_sheet_opens_however_often_the_window_changes(size: tuple[int, int], parlour: Parlour) -> None:
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    parlour.rig.resize(size)
    parlour.rig.run(1)
    parlour.rig.keys("d")
    parlour.rig.run(1)
    answer(parlour)
    parlour.rig.run(1)
    assert not isinstance(parlour.rig.window, SheetWindow)
    assert parlour.match.number == 2


def test_the_menu_shows_the_hash_of_the_deal_under_way(parlour: Parlour) -> None:
    parlour.rig.keys("escape")
    parlour.rig.run(0.4)
    assert isinstance(parlour.rig.window, MenuWindow)
    said = [words.text for words in parlour.rig.widgets(Prose)]
    assert f"This deal's hash: {parlour.match.commitment[:SHOWN_DIGITS]}" in said


def test_the_sheet_waits_until_the_menu_is_closed(parlour: Parlour) -> None:
    while len(parlour.match.plays) < 35 or not parlour.table.my_turn:
        parlour.until(lambda: parlour.table.my_turn or parlour.state.over)
        if parlour.state.over:  # the computer had the last card: the next deal is the person's to end
            parlour.until(lambda: parlour.rig.window is not None)
            parlour.rig.run(0.4)
            answer(parlour)
        elif len(parlour.match.plays) < 35:
            parlour.play(parlour.match.legal_plays()[0])
    play = parlour.match.legal_plays()[0]
    parlour.table.play(play.card, play.take)
    assert parlour.state.over
    parlour.rig.keys("escape")
    parlour.rig.run(5)
    assert isinstance(parlour.rig.window, MenuWindow)
    parlour.rig.keys("escape")
    parlour.rig.run(1)
    assert isinstance(parlour.rig.window, SheetWindow)


def test_a_match_goes_to_its_winner_and_a_new_one_follows(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", target="11")
    parlour.my_turn()
    deals = 0
    while parlour.match.winner is None:
        parlour.play_on()
        parlour.until(lambda: isinstance(parlour.rig.window, SheetWindow))
        deals += 1
        assert deals < 40
        if parlour.match.winner is None:
            answer(parlour)
    winner, points = parlour.match.winner, parlour.match.score_after
    assert points[winner] >= 11
    assert points[winner] > points[1 - winner]
    assert title(parlour) == ("The match is yours!", "The computer wins the match")[winner]
    assert outcomes(parlour) == []
    answer(parlour)
    assert outcomes(parlour) == [Outcome.WON if winner == 0 else Outcome.NOT_WON]
    assert parlour.match.score == (0, 0)
    assert parlour.match.number == 1
    assert parlour.rig.window is None, "no seed is told twice"


@pytest.mark.parametrize(
    "leave",
    [lambda parlour: parlour.rig.house.to_title(), lambda parlour: parlour.rig.house.quit()],
    ids=["to the title", "quit"],
)
def test_leaving_the_table_drops_the_question_and_keeps_the_match(
    leave: Callable[[Parlour], None], parlour: Parlour
) -> None:
    parlour.thoughts.slow = True
    parlour.play(parlour.match.legal_plays()[0])
    parlour.rig.run(1)
    assert parlour.thoughts.waiting
    state = parlour.state
    leave(parlour)
    assert not parlour.thoughts.waiting
    assert parlour.kept().state == state
    assert outcomes(parlour) == []
