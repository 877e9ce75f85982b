"""Round the Scopone table: its questions, its settings, the sheet by sides, the next deal, the next match."""

from __future__ import annotations

import pytest

from game.fairness import commitment
from game.scopone.fairness import verify
from game.scopone.kept import kind_of
from game.seats import OURS, next_to
from game.store import Outcome
from scenes.match.windows.fair_deal import FairDealWindow
from scenes.match.windows.level_choice import LevelWindow
from scenes.scopa.windows.sheet import SheetWindow
from scenes.scopone.preferences import SCOPONE
from scenes.widgets.buttons import IconButton
from scenes.widgets.pieces import Words as Prose
from scenes.widgets.segments import Segments
from scenes.windows.settings import SettingsWindow
from tests.scenes.asking import GAME, settings
from tests.scenes.match.around import LEAVE, LEVEL, NEW, answer, ask_for_another, fair_deal, outcomes, title, told
from tests.scenes.rig import Size
from tests.scenes.scopa.parlour import resting
from tests.scenes.scopone.conftest import NewParlour
from tests.scenes.scopone.parlour import ParlourForFour

RULES, NAPOLA, PACK = 1, 2, 3
SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800)]


def to_the_sheet(parlour: ParlourForFour) -> SheetWindow:
    """Play the deal to its end, and wait for its count."""
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    window = parlour.rig.window
    assert isinstance(window, SheetWindow)
    parlour.rig.run(0.5)
    return window


def said(window: SheetWindow) -> list[str]:
    return [window.title(), *(label.text for widget, _ in window.pane.widgets() for label in widget.labels())]


# What begins a new match


@pytest.mark.parametrize("button", [LEVEL, RULES, NAPOLA, NEW])
def test_what_begins_a_new_match_asks_first(button: int, played: ParlourForFour) -> None:
    match, settings_before = played.match, played.rig.house.preferences.of(SCOPONE).now
    ask_for_another(played, button)
    assert title(played) == "Leave this match?"
    played.rig.keys("enter")
    played.rig.run(0.4)
    assert played.rig.window is None
    assert played.match is match
    assert outcomes(played) == []
    assert played.rig.house.preferences.of(SCOPONE).now == settings_before


@pytest.mark.parametrize(
    ("button", "coming"),
    [
        (LEVEL, "Scientifico, level Medium, without napola, to 21"),
        (RULES, "Scopone, level Easy, without napola, to 11"),
        (NAPOLA, "Scientifico, level Easy, with napola, to 21"),
        (NEW, "Scientifico, level Easy, without napola, to 21"),
    ],
)
def test_the_question_says_what_the_new_match_is_played_by(button: int, coming: str, played: ParlourForFour) -> None:
    ask_for_another(played, button)
    assert f"New match: {coming}." in told(played)
    answer(played, LEAVE)
    assert played.rig.window is None, "it is asked once"
    match, now = played.match, played.rig.house.preferences.of(SCOPONE).now
    assert (match.rules.name, match.level) == (now.rules, now.level)
    assert (str(match.terms.target), match.terms.napola) == (now.target, now.napola)
    assert now.target == ("11" if button == RULES else "21")
    assert played.kept().record() == match.record()


@pytest.mark.parametrize("button", [LEVEL, RULES, NAPOLA, NEW])
def test_where_nothing_was_played_it_begins_at_once(button: int, new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    match = parlour.match
    ask_for_another(parlour, button)
    assert parlour.match is not match
    assert outcomes(parlour) == []
    assert parlour.rig.window is None


def test_each_deal_comes_with_its_usual_target(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    for rules, target in (("scopone", 11), ("scientifico", 21), ("scopone", 11)):
        parlour.tap(parlour.button(RULES))
        parlour.rig.run(0.1)
        assert (parlour.match.rules.name, parlour.match.terms.target) == (rules, target)
        assert parlour.rig.store.setting("scopone.rules") == rules
        assert parlour.rig.store.setting("scopone.target") == str(target)


def test_the_deal_on_the_settings_page_brings_its_target_there_and_asks_once(played: ParlourForFour) -> None:
    match = played.match
    played.rig.resize((1280, 720))
    settings(played.rig, GAME)
    deal, target, *_ = played.rig.widgets(Segments)
    assert (deal.chosen, target.chosen) == (0, 2)
    played.rig.tap((deal.box.right - 20, deal.box.cy))
    played.rig.run(0.4)
    assert title(played) == "Leave this match?"
    assert "Scopone, level Easy, without napola, to 11." in told(played)
    answer(played)
    played.rig.run(0.4)
    assert isinstance(played.rig.window, SettingsWindow)
    deal, target, *_ = played.rig.widgets(Segments)
    assert (deal.chosen, target.chosen) == (1, 0), "the page shows what was brought along"
    played.rig.keys("escape")
    played.rig.run(0.4)
    assert played.rig.window is None
    assert played.match is match, "it holds from the next match on"
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    assert (played.match.rules.name, played.match.terms.target) == ("scopone", 11)


@pytest.mark.parametrize("target", ["11", "16"])
def test_another_target_begins_a_new_match_after_a_question(target: str, played: ParlourForFour) -> None:
    played.rig.house.preferences.of(SCOPONE).change("target", target)
    played.rig.run(0.3)
    assert f"to {target}." in told(played)
    assert played.match.terms.target == 21
    answer(played, LEAVE)
    assert played.match.terms.target == int(target)
    assert played.rig.window is None


def test_scopa_and_its_match_have_settings_of_their_own(played: ParlourForFour) -> None:
    played.tap(played.button(RULES))
    answer(played, LEAVE)
    played.rig.house.to_title()
    played.rig.house.open_start("scopa")
    assert played.rig.store.setting("scopa.target") is None
    assert played.rig.house.rooms.entered is not None
    assert played.rig.house.rooms.entered.game.name == "scopa"


def test_the_pack_changes_at_once_in_mid_match(played: ParlourForFour) -> None:
    state = played.state
    for pack in ("piacentine", "neapolitan"):
        played.tap(played.button(PACK))
        assert played.rig.house.preferences.now.italian_pack == pack
        assert played.rig.window is None
        assert played.state == state
        resting(played)


def test_the_level_is_one_for_all_three(new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    parlour.rig.keys("l")
    parlour.rig.run(0.3)
    window = parlour.rig.window
    assert isinstance(window, LevelWindow)
    labels = [label.text for widget, _ in window.pane.widgets() for label in widget.labels()]
    assert "Remember every card" in labels
    parlour.rig.keys("l", "enter")
    parlour.rig.run(0.4)
    assert parlour.match.level == "medium"
    assert parlour.kept().level == "medium"


# What counts, and what is behind the seal


@pytest.mark.parametrize("button", [LEVEL, RULES])
def test_a_match_that_was_left_counts_as_not_won_where_it_was_played(button: int, played: ParlourForFour) -> None:
    ask_for_another(played, button)
    answer(played, LEAVE)
    finished = played.rig.store.finished("scopone")
    assert [(game.kind, game.outcome) for game in finished] == [(kind_of("scientifico", "easy"), Outcome.NOT_WON)]
    assert played.rig.store.finished("scopa") == []


def test_the_seed_of_a_deal_that_was_left_is_behind_this_games_own_seal(played: ParlourForFour) -> None:
    left = played.match
    assert left.commitment in fair_deal(played)
    assert left.seed not in fair_deal(played), "the seed is a secret while the deal goes on"
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    assert left.seed in fair_deal(played)
    assert commitment(left.seed) == left.commitment
    assert verify(left.record()) == {"ok": True, "cards": True, "hash": True}
    assert played.match.seed not in fair_deal(played)
    assert played.rig.store.setting("scopa_past_deals") is None
    played.rig.house.to_title()
    played.rig.house.open_start("scopone")
    assert left.seed in fair_deal(played), "another sitting knows it too"


# The sheet, by sides


def test_the_sheet_counts_sides_and_says_who_took_last(parlour: ParlourForFour) -> None:
    window = to_the_sheet(parlour)
    shown, taker = said(window), parlour.state.last_taker
    assert {"Us", "Them"} <= set(shown)
    assert not {"You", "Computer"} & set(shown)
    assert "Deal 1, first to 21" in shown
    assert taker is not None
    last = ("You took last", "Last to take: Right", "Last to take: your partner", "Last to take: Left")
    assert last[taker] in shown
    mine, other = parlour.match.score_after
    assert f"0 + {mine}" in shown
    assert f"0 + {other}" in shown


def test_the_sheets_seal_proves_its_deal(parlour: ParlourForFour) -> None:
    to_the_sheet(parlour)
    parlour.rig.press(next(button for button in parlour.rig.widgets(IconButton) if button.tooltip == "Fair deal"))
    assert isinstance(parlour.rig.window, FairDealWindow)
    shown = " ".join(prose.text for prose in parlour.rig.widgets(Prose)).replace(" ", "")
    assert parlour.match.seed in shown
    assert parlour.match.commitment in shown


@pytest.mark.parametrize("rules", ["scientifico", "scopone"])
def test_after_the_sheet_the_deal_moves_one_seat_to_the_right(rules: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", rules=rules, target="21")
    first = parlour.match
    assert first.rules.name == rules
    to_the_sheet(parlour)
    answer(parlour)
    parlour.rig.run(0.4)
    assert parlour.match.number == 2
    assert parlour.match.first == next_to(first.first, 4)
    assert parlour.match.score == first.score_after
    assert parlour.match.seed != first.seed
    assert parlour.match.rules.name == rules


def test_a_match_goes_to_its_winner_and_a_new_one_follows(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", target="11")
    deals = 0
    while parlour.match.winner is None:
        to_the_sheet(parlour)
        deals += 1
        assert deals < 40
        if parlour.match.winner is None:
            answer(parlour)
            parlour.rig.run(0.4)
    winner, points = parlour.match.winner, parlour.match.score_after
    assert points[winner] >= 11
    assert points[winner] > points[1 - winner]
    assert title(parlour) == ("The match is ours!", "They win the match")[winner]
    assert parlour.room.outcome == (Outcome.WON if winner == OURS else Outcome.NOT_WON)
    answer(parlour)
    assert outcomes(parlour) == [Outcome.WON if winner == OURS else Outcome.NOT_WON]
    assert (parlour.match.score, parlour.match.number, parlour.match.terms.target) == ((0, 0), 1, 11)
    assert parlour.rig.window is None


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_sheet_is_seen_at_once(size: Size, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size, motion="none", pause="short", napola="on")
    window = to_the_sheet(parlour)
    assert window.pane.scroll.reach == 0
    labels = [label for widget, _ in window.pane.widgets() for label in widget.labels()]
    assert not [label.text for label in labels if any("…" in line for line in label.lines)]


# What waits on the title


def test_the_title_tells_how_the_match_stands(played: ParlourForFour) -> None:
    assert played.room.waiting == "0 to 0, first to 21"
    played.rig.house.to_title()
    line = next(table.line for table in played.rig.house.rooms.at_title() if table.name == "Scopone")
    assert line == "0 to 0, first to 21"
