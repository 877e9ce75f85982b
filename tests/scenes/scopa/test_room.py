"""Round the Scopa table: its questions, its settings, the sheet after a deal, the next deal, the next match."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from game.fairness import commitment
from game.levels import LEVELS
from game.scopa.fairness import verify
from game.store import Outcome
from scenes.match.windows.fair_deal import FairDealWindow
from scenes.scopa.preferences import SCOPA
from scenes.scopa.windows.sheet import SheetWindow
from scenes.widgets.buttons import IconButton, RowButton
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from tests.clipboard import copied
from tests.scenes.match.around import (
    LEAVE,
    LEVEL,
    NEW,
    answer,
    ask_for_another,
    choose_level,
    fair_deal,
    outcomes,
    title,
    told,
)
from tests.scenes.rig import Size
from tests.scenes.scopa.conftest import NewParlour
from tests.scenes.scopa.parlour import Parlour, resting
from tests.scenes.scopa.rooms import scopa_room

NAPOLA, PACK = 1, 2


@pytest.fixture
def played(parlour: Parlour) -> Parlour:
    """A match in which the person has played a card."""
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()
    return parlour


@pytest.mark.parametrize("button", [LEVEL, NAPOLA, NEW])
def test_what_begins_a_new_match_asks_first(button: int, played: Parlour) -> None:
    match = played.match
    ask_for_another(played, button)
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
    ask_for_another(played, button)
    assert f"level {coming}." in told(played)
    answer(played, LEAVE)
    assert played.rig.window is None
    assert played.match.level == ("medium" if button == LEVEL else "easy")
    assert played.match.terms.napola is (button == NAPOLA)


@pytest.mark.parametrize("button", [LEVEL, NAPOLA, NEW])
def test_where_nothing_was_played_it_begins_at_once(button: int, new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    match = parlour.match
    ask_for_another(parlour, button)
    assert parlour.match is not match
    assert outcomes(parlour) == []
    assert parlour.rig.window is None, "nothing is asked and nothing told"


def test_the_seed_of_a_deal_that_was_only_seen_is_behind_the_seal(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    match = parlour.match
    assert match.seed not in fair_deal(parlour)
    parlour.tap(parlour.button(NEW))

    assert match.seed in fair_deal(parlour)
    assert match.commitment in fair_deal(parlour)


def test_any_level_is_chosen_at_once_and_kept(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    for number in (2, 0, 1):
        choose_level(parlour, number)
        assert parlour.rig.window is None
        assert parlour.match.level == LEVELS[number]
    assert parlour.rig.store.setting("scopa.level") == "medium"
    assert parlour.kept().level == "medium"


def test_napola_is_turned_on_and_off_with_a_new_match(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    for on in (True, False, True):
        parlour.tap(parlour.button(NAPOLA))
        assert parlour.match.terms.napola is on
        assert parlour.kept().terms.napola is on
    assert parlour.rig.store.setting("scopa.napola") == "on"


def test_a_match_that_was_left_counts_as_not_won_and_its_seed_is_behind_the_seal(played: Parlour) -> None:
    left = played.match
    assert left.commitment in fair_deal(played)
    assert left.seed not in fair_deal(played), "the seed is a secret while the deal goes on"
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    assert outcomes(played) == [Outcome.NOT_WON]
    assert played.rig.window is None, "no window opens by itself"
    assert left.seed in fair_deal(played)
    assert commitment(left.seed) == left.commitment
    assert played.match.seed != left.seed
    assert played.match.seed not in fair_deal(played)
    played.my_turn()
    resting(played)


def test_the_record_of_the_deal_that_was_left_can_be_copied(played: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = copied(monkeypatch)
    left = played.match
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    scopa_room(played.rig.house).open_fair_deal()
    played.rig.run(0.3)
    for number in (0, 1):
        played.rig.press([button for button in played.rig.widgets(IconButton) if "Copy" in button.tooltip][number])

    assert taken[0] == played.match.commitment
    assert verify(json.loads(taken[1])) == {"ok": True, "cards": True, "hash": True}
    assert json.loads(taken[1])["seed"] == left.seed


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
    played.rig.house.preferences.of(SCOPA).change("target", "21")
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


def test_the_sheets_seal_proves_its_deal(parlour: Parlour) -> None:
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    assert isinstance(parlour.rig.window, SheetWindow)
    parlour.rig.run(0.6)
    parlour.rig.press(next(button for button in parlour.rig.widgets(IconButton) if button.tooltip == "Fair deal"))
    assert isinstance(parlour.rig.window, FairDealWindow)
    said = " ".join(prose.text for prose in parlour.rig.widgets(Prose)).replace(" ", "")
    assert parlour.match.seed in said
    assert parlour.match.commitment in said
    parlour.rig.keys("escape")
    parlour.rig.run(0.3)
    assert isinstance(parlour.rig.window, SheetWindow)


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
    assert parlour.rig.window is None


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


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_menus_rows_fill_one_column_or_two_of_the_same_length(size: Size, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size)
    parlour.my_turn()
    parlour.rig.house.open_menu()
    parlour.rig.run(0.3)
    columns = Counter(row.box.x for row in parlour.rig.widgets(RowButton))
    assert list(columns.values()) == ([4, 4] if size == (800, 480) else [8])
