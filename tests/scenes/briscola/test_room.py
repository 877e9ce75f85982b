"""Round the Briscola table: its questions, its settings, the next game, the next match, what waits on the title."""

from __future__ import annotations

import pygame
import pytest

from game.briscola.fairness import verify
from game.briscola.kept import KeptMatch, kind_of
from game.briscola.rules import FOUR, TWO
from game.fairness import commitment
from game.seats import OURS, PERSON, next_to
from game.store import Outcome
from scenes.briscola.preferences import BRISCOLA
from scenes.briscola.windows.sheet import GameSheet
from scenes.match.four_seats import PARTNER
from scenes.match.windows.fair_deal import FairDealWindow
from scenes.match.windows.level_choice import LevelWindow
from scenes.widgets.buttons import IconButton, RowButton
from scenes.widgets.pieces import Words as Prose
from scenes.windows.menu import MenuWindow
from tests.scenes.briscola.conftest import NewParlour
from tests.scenes.briscola.parlour import Parlour
from tests.scenes.match.around import LEAVE, LEVEL, NEW, answer, ask_for_another, fair_deal, outcomes, title, told
from tests.scenes.rig import Size

PLAYERS, PACK = 1, 2
SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (480, 800)]
each = pytest.mark.parametrize("players", ["two", "four"])


@pytest.fixture
def played(new_parlour: NewParlour) -> Parlour:
    """A match in which the person has played a card."""
    parlour = new_parlour(motion="none", pause="short")
    play_one(parlour)
    return parlour


def play_one(parlour: Parlour) -> None:
    parlour.my_turn()
    parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()


def to_the_sheet(parlour: Parlour) -> GameSheet:
    """Play the game to its end, and wait for its count."""
    parlour.play_on()
    parlour.until(lambda: parlour.rig.window is not None)
    window = parlour.rig.window
    assert isinstance(window, GameSheet)
    parlour.rig.run(0.5)
    return window


def said(window: GameSheet) -> list[str]:
    return [window.title(), *(label.text for widget, _ in window.pane.widgets() for label in widget.labels())]


# What begins a new match


@pytest.mark.parametrize("button", [LEVEL, PLAYERS, NEW])
def test_what_begins_a_new_match_asks_first(button: int, played: Parlour) -> None:
    match, settings_before = played.match, played.rig.house.preferences.of(BRISCOLA).now
    ask_for_another(played, button)
    assert title(played) == "Leave this match?"
    played.rig.keys("enter")
    played.rig.run(0.4)
    assert played.rig.window is None
    assert played.match is match
    assert outcomes(played) == []
    assert played.rig.house.preferences.of(BRISCOLA).now == settings_before


@pytest.mark.parametrize(
    ("button", "coming"),
    [
        (LEVEL, "New match for two: level Medium, first to 2 wins."),
        (PLAYERS, "New match in pairs: level Easy, first to 2 wins."),
        (NEW, "New match for two: level Easy, first to 2 wins."),
    ],
)
def test_the_question_says_what_the_new_match_is_played_by(button: int, coming: str, played: Parlour) -> None:
    ask_for_another(played, button)
    assert coming in told(played)
    answer(played, LEAVE)
    assert played.rig.window is None, "it is asked once"
    match, now = played.match, played.rig.house.preferences.of(BRISCOLA).now
    assert (match.rules.name, match.level, str(match.terms.target)) == (now.players, now.level, now.target)
    assert match.rules == (FOUR if button == PLAYERS else TWO)
    assert played.kept().record() == match.record()


@pytest.mark.parametrize("button", [LEVEL, PLAYERS, NEW])
def test_where_nothing_was_played_it_begins_at_once(button: int, new_parlour: NewParlour) -> None:
    parlour = new_parlour()
    parlour.thoughts.slow = True
    match = parlour.match
    ask_for_another(parlour, button)
    assert parlour.match is not match
    assert outcomes(parlour) == []
    assert parlour.rig.window is None


@pytest.mark.parametrize(
    ("target", "coming"), [("1", "New match for two: level Easy, first to 1 win."), ("3", "first to 3 wins.")]
)
def test_other_games_to_win_begin_a_new_match_after_a_question(target: str, coming: str, played: Parlour) -> None:
    played.rig.house.preferences.of(BRISCOLA).change("target", target)
    played.rig.run(0.3)
    assert coming in told(played)
    assert played.match.terms.target == 2
    answer(played, LEAVE)
    assert played.match.terms.target == int(target)
    assert played.rig.window is None


def test_so_do_other_players_on_the_settings_page(played: Parlour) -> None:
    played.rig.house.preferences.of(BRISCOLA).change("players", "four")
    played.rig.run(0.3)
    assert title(played) == "Leave this match?"
    answer(played)
    played.rig.run(0.4)
    assert played.match.rules == TWO, "it holds from the next match on"
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    assert played.match.rules == FOUR


@each
def test_the_pack_changes_at_once_in_mid_match(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players=players)
    play_one(parlour)
    state = parlour.state
    for pack in ("piacentine", "neapolitan"):
        parlour.tap(parlour.button(PACK))
        assert parlour.rig.house.preferences.now.italian_pack == pack
        assert parlour.rig.window is None
        assert parlour.state == state
    parlour.rig.keys("d")
    assert parlour.rig.house.preferences.now.italian_pack == "piacentine"


@pytest.mark.parametrize(
    ("players", "words"),
    [("two", "Counts every card, and thinks ahead"), ("four", "Count every card, and play for their pair")],
)
def test_the_level_window_says_how_they_play(players: str, words: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(players=players)
    parlour.thoughts.slow = True
    parlour.rig.keys("l")
    parlour.rig.run(0.3)
    window = parlour.rig.window
    assert isinstance(window, LevelWindow)
    assert words in [label.text for widget, _ in window.pane.widgets() for label in widget.labels()]
    parlour.rig.keys("l", "enter")
    parlour.rig.run(0.4)
    assert parlour.match.level == "medium"
    assert parlour.kept().level == "medium"


# What holds at once


def until_the_stock_is_gone(parlour: Parlour) -> None:
    while parlour.state.stock:
        parlour.my_turn()
        if parlour.state.stock:
            parlour.play(parlour.match.legal_plays()[0])
    parlour.my_turn()


def known_of_partner(parlour: Parlour) -> set[str]:
    return set(map(str, parlour.match.observation(PERSON).known[PARTNER]))


def test_whether_partners_see_each_other_changes_at_once(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players="four")
    until_the_stock_is_gone(parlour)
    hand, match = set(map(str, parlour.state.hands[PARTNER])), parlour.match
    assert known_of_partner(parlour) == hand
    change = parlour.rig.house.preferences.of(BRISCOLA).change
    for seen in (False, True):
        change("partners_see", seen)
        parlour.settle()
        assert parlour.rig.window is None, "nothing is asked"
        assert parlour.match is match
        lying = [parlour.showing.poses()[card].face_up for card in parlour.state.hands[PARTNER]]
        assert all(up == seen for up in lying)
        assert (known_of_partner(parlour) == hand) == seen
        assert parlour.kept().terms.partners_see == seen


def test_what_was_set_elsewhere_holds_in_the_match_that_waited(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players="four")
    play_one(parlour)
    parlour.rig.house.to_title()
    parlour.rig.house.preferences.of(BRISCOLA).change("partners_see", False)
    parlour.rig.house.open_start("briscola")
    assert not parlour.match.terms.partners_see
    assert not parlour.kept().terms.partners_see


@each
def test_points_show_as_soon_as_they_are_asked_for(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour((1280, 720), motion="none", pause="short", players=players)
    play_one(parlour)
    parlour.settle()
    match = parlour.match

    def picture() -> bytes:
        parlour.rig.run(0.2)
        parlour.rig.frame()
        return pygame.image.tobytes(parlour.rig.stage.canvas, "RGB")

    hidden = picture()
    parlour.rig.house.preferences.of(BRISCOLA).change("show_points", True)
    shown = picture()
    assert shown != hidden
    assert parlour.rig.window is None
    assert parlour.match is match
    parlour.rig.house.preferences.of(BRISCOLA).change("show_points", False)
    assert picture() == hidden


# What counts, and what is behind the seal


@each
def test_a_match_that_was_left_counts_as_not_won_where_it_was_played(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players=players)
    play_one(parlour)
    parlour.tap(parlour.button(NEW))
    answer(parlour, LEAVE)
    finished = parlour.rig.store.finished("briscola")
    assert [(game.kind, game.outcome) for game in finished] == [(kind_of(players, "easy"), Outcome.NOT_WON)]


def test_the_seed_of_a_game_that_was_left_is_behind_the_seal(played: Parlour) -> None:
    left = played.match
    assert left.commitment in fair_deal(played)
    assert left.seed not in fair_deal(played), "the seed is a secret while the game goes on"
    played.tap(played.button(NEW))
    answer(played, LEAVE)
    shown = fair_deal(played)
    assert left.seed in shown
    assert "Game1,firstto2wins" not in shown, "the last one is the previous deal"
    assert commitment(left.seed) == left.commitment
    assert verify(left.record()) == {"ok": True, "cards": True, "hash": True}
    assert played.match.seed not in shown


def test_proofs_of_games_say_which_game_it_was(played: Parlour) -> None:
    for _ in range(2):
        play_one(played)
        played.tap(played.button(NEW))
        answer(played, LEAVE)
    assert "Game1,firstto2wins" in fair_deal(played)


def test_the_menu_offers_advice_and_the_seal_and_no_more(played: Parlour) -> None:
    played.rig.house.open_menu()
    played.rig.run(0.3)
    assert isinstance(played.rig.window, MenuWindow)
    rows = [row.text for row in played.rig.widgets(RowButton)]
    assert rows[:3] == ["Advice", "Fair deal", "New match"]
    assert "What is gone" not in rows


# The sheet, the next game, the next match


@each
def test_after_the_sheet_the_deal_moves_on(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players=players)
    first = parlour.match
    to_the_sheet(parlour)
    answer(parlour)
    parlour.rig.run(0.4)
    assert parlour.rig.window is None
    assert parlour.match.number == 2
    assert parlour.match.first == next_to(first.first, first.rules.seats)
    assert parlour.match.score == first.score_after
    assert parlour.match.seed != first.seed


def test_the_sheets_seal_proves_its_game(new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short")
    to_the_sheet(parlour)
    parlour.rig.press(next(button for button in parlour.rig.widgets(IconButton) if button.tooltip == "Fair deal"))
    assert isinstance(parlour.rig.window, FairDealWindow)
    shown = " ".join(prose.text for prose in parlour.rig.widgets(Prose)).replace(" ", "")
    assert parlour.match.seed in shown
    assert parlour.match.commitment in shown


@each
@pytest.mark.parametrize("target", ["1", "2"])
def test_a_match_goes_to_its_winner_and_a_new_one_follows(players: str, target: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players=players, target=target)
    games = 0
    while parlour.match.winner is None:
        to_the_sheet(parlour)
        games += 1
        assert games < 20
        if parlour.match.winner is None:
            answer(parlour)
            parlour.rig.run(0.4)
    winner, won = parlour.match.winner, parlour.match.score_after
    assert won[winner] == int(target)
    assert parlour.room.outcome == (Outcome.WON if winner == OURS else Outcome.NOT_WON)
    answer(parlour)
    parlour.rig.run(0.4)
    assert outcomes(parlour) == [Outcome.WON if winner == OURS else Outcome.NOT_WON]
    assert (parlour.match.score, parlour.match.number, str(parlour.match.terms.target)) == ((0, 0), 1, target)
    assert parlour.rig.window is None


# What waits on the title, and what is handed in


def line(parlour: Parlour) -> str:
    return next(table.line for table in parlour.rig.house.rooms.at_title() if table.name == "Briscola")


def test_the_title_tells_how_the_match_stands(played: Parlour) -> None:
    assert played.room.waiting == "0 to 0, first to 2 wins"
    played.rig.house.to_title()
    assert line(played) == "0 to 0, first to 2 wins"


@each
def test_a_deal_handed_in_lies_over_the_match_that_waits(players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(motion="none", pause="short", players=players)
    play_one(parlour)
    own = parlour.match.record()
    handed = KeptMatch.records().resume(own).record() | {"target": 3, "partners_see": False}
    parlour.rig.house.to_title()
    parlour.rig.house.play_on("briscola", handed)
    assert parlour.match.terms.target == 3
    assert not parlour.match.terms.partners_see, "it says so itself"
    assert parlour.match.seed == "", "nobody promised it"
    parlour.rig.house.open_menu()
    parlour.rig.run(0.3)
    back = next(row for row in parlour.rig.widgets(RowButton) if row.text == "Back to your own game")
    parlour.rig.press(back)
    parlour.rig.run(0.3)
    assert parlour.match.record() == own
    assert outcomes(parlour) == []


@pytest.mark.parametrize("size", SIZES)
@each
def test_the_whole_question_is_seen_at_once(size: Size, players: str, new_parlour: NewParlour) -> None:
    parlour = new_parlour(size, motion="none", pause="short", players=players)
    play_one(parlour)
    ask_for_another(parlour, PLAYERS)
    window = parlour.rig.window
    assert window is not None
    assert window.pane.scroll.reach == 0
    labels = [label for widget, _ in window.pane.widgets() for label in widget.labels()]
    assert not [label.text for label in labels if any("…" in line for line in label.lines)]
