"""A game made of the public pieces only: it is listed, opened, played, killed, resumed, left, counted and removed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import main
from game.entry import GameEntry
from game.registry import BY_NAME
from game.store import Outcome
from scenes.host import MenuRow
from scenes.reading import page as pages
from scenes.tables import TABLES
from scenes.widgets.buttons import Button
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from scenes.windows.rules import RulesWindow
from scenes.windows.statistics.window import StatisticsWindow
from tests.promise import assert_kept, expected_of, read_lines
from tests.scenes.commanded import assert_a_keyboard_has_them, assert_no_key_means_two_things
from tests.scenes.interruptions import SIZES, impatience
from tests.scenes.review.rig import middle, open_review
from tests.scenes.rig import SMALL, Rig
from tests.scenes.sitting import Sitting
from tests.scenes.thoughts import Thoughts
from tests.soaking import some
from tests.toy.game.rules import Reason
from tests.toy.promise import PROMISE
from tests.toy.scenes.entry import ENTRY
from tests.toy.scenes.geometry import PILE
from tests.toy.scenes.played import PlayedLadder
from tests.toy.scenes.table import COMMANDS
from tests.toy.sitting import TableSitting

HERE = Path(__file__).parent
Run = Callable[..., TableSitting]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> GameEntry:
    """The game stands in both lists, and its page where pages are."""
    monkeypatch.setitem(BY_NAME, ENTRY.game.name, ENTRY.game)
    where = pages.page_path
    monkeypatch.setattr(
        pages, "page_path", lambda name, lang: HERE / "rules.md" if name == ENTRY.game.name else where(name, lang)
    )
    return ENTRY.game


@pytest.fixture
def run(listed: GameEntry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Starts the program with one table more; the same store each time."""
    monkeypatch.setattr("scenes.house.House.thinker", Thoughts())
    TableSitting.steady(monkeypatch)
    rigs: list[Rig] = []

    def start(size: tuple[int, int] = SMALL, chance: random.Random | None = None, **settings: str) -> TableSitting:
        rigs.append(Rig(tmp_path / "games", size, tables=(*TABLES, ENTRY), **settings))
        return TableSitting(rigs[-1], chance or random.Random(1))

    yield start
    for rig in rigs:
        rig.close()


@pytest.fixture
def sitting(run: Run) -> TableSitting:
    """At the table, the cards dealt."""
    made = run()
    made.open()
    made.rig.settle()
    return made


def record(*columns: int, deal: int = 2, **more: Any) -> dict[str, Any]:
    return {"game": "ladder", "rules": "short", "deal": deal, "moves": [{"column": one} for one in columns], **more}


def press(rig: Rig, word: str) -> None:
    """Press a button of the window on top."""
    rig.press(next(button for button in rig.widgets(Button) if button.text == word))


def test_the_title_shows_it_beside_the_others_and_opens_it(run: Run) -> None:
    sitting = run()
    sitting.rig.house.open_title()
    shown = sitting.rig.house.rooms.at_title()
    assert [table.name for table in shown] == [entry.game.title for entry in (*TABLES, ENTRY)]
    assert not shown[-1].waits

    shown[-1].new()
    assert sitting.rig.house.rooms.entered is ENTRY
    sitting.rig.settle()
    sitting.check()
    sitting.rig.house.to_title()
    assert sitting.rig.house.rooms.at_title()[-1].waits


def test_a_tap_and_a_carry_lay_a_card(sitting: TableSitting) -> None:
    rig = sitting.rig
    for way in (rig.tap, lambda at: rig.drag(at, sitting.at(PILE))):
        lay = sitting.lays()[0]
        card = sitting.table.game.session.state.columns[lay.column][-1]
        way(sitting.at(lay.column))
        rig.settle()
        assert sitting.table.game.session.state.pile[-1] is card
        sitting.check()


def test_keys_alone_play_it(sitting: TableSitting) -> None:
    rig, session = sitting.rig, sitting.table.game.session
    rig.keys("right")
    assert sitting.table.keys.spot == 0
    while sitting.table.keys.spot != (goal := sitting.lays()[0].column):
        rig.keys("right")
    rig.keys("enter")
    assert session.moves == 1
    rig.keys(str(sitting.lays()[0].column + 1))
    assert session.moves == 2
    rig.keys("u")
    assert session.moves == 1
    rig.keys("r", "f6", "f6", "tab")
    assert session.moves == 2
    assert goal in range(3)
    rig.keys("escape")
    rig.run(0.4)
    assert isinstance(rig.window, MenuWindow)


def test_its_commands_hold_what_is_asked_of_any() -> None:
    assert_no_key_means_two_things(COMMANDS)
    assert_a_keyboard_has_them(COMMANDS)


def test_a_refusal_says_why_and_the_card_goes_back(sitting: TableSitting) -> None:
    rig = sitting.rig
    refused = next(one for one in range(3) if one not in [lay.column for lay in sitting.lays()])
    rig.tap(sitting.at(refused))
    assert rig.toast == "Only a card one higher or lower may be laid"
    rig.settle()
    assert sitting.table.game.session.log == []
    sitting.check()
    rig.keys("f1")
    rig.run(0.4)
    assert isinstance(rig.window, RulesWindow)


def test_a_game_that_was_killed_goes_on_where_it_stood(run: Run) -> None:
    first = run()
    first.open()
    first.move()
    first.move()
    before = first.shown()
    first.rig.close()  # the file is let go, as by a process that is gone: neither room nor house is told
    again = run()
    again.rig.house.open_title()
    waits = again.rig.house.rooms.at_title()[-1]
    assert (waits.waits, waits.line) == (True, "13 cards")
    waits.resume()
    assert again.shown() == before
    again.check()


def test_a_game_that_is_left_is_asked_about_and_counted(sitting: TableSitting) -> None:
    rig = sitting.rig
    sitting.move()
    rig.keys("n")
    rig.run(0.4)
    assert isinstance(rig.window, MessageWindow)
    press(rig, "Deal")
    assert [game.outcome for game in rig.store.finished("ladder")] == [Outcome.NOT_WON]
    assert sitting.table.game.session.log == []

    rig.house.to_title()
    rig.house.open_statistics()
    rig.run(0.4)
    assert isinstance(rig.window, StatisticsWindow)
    rig.frame()


def test_it_ends_when_no_card_fits_and_says_so(sitting: TableSitting) -> None:
    for _ in range(15):
        sitting.move()
    game = sitting.table.game
    assert game.outcome is not None
    assert sitting.table.sign.words == ("All laid" if game.session.won else "No card fits any more")
    sitting.rig.tap(sitting.at(0))
    assert sitting.rig.toast in ("The game is over: no card can be laid",)


def test_a_game_is_stepped_through_by_the_frame_alone_and_played_on(sitting: TableSitting) -> None:
    rig = sitting.rig
    for _ in range(3):
        sitting.move()
    own, played = sitting.shown(), sitting.table.game.session
    review = open_review(rig, own)
    assert review.steps.count == 3

    for key, at in (("home", 0), ("right", 1), ("right", 2), ("left", 1), ("end", 3), ("left", 2)):
        rig.keys(key)
        rig.frame()
        assert review.steps.at == at
    rig.run(2.0)
    assert isinstance(review.played, PlayedLadder)
    assert review.played.showing.state == played.steps[2].before
    rig.tap(middle(rig, 6))

    assert sitting.table.game.handed_in
    assert len(sitting.table.game.session.log) == 2
    back = next(row for row in rig.house.rooms.of("ladder").menu_rows() if row.words == "Back to your own game")
    back.action()
    assert sitting.shown() == own


def test_menu_rules_and_settings_open_at_its_table(sitting: TableSitting) -> None:
    rows: list[MenuRow] = sitting.room.menu_rows()
    assert [row.words for row in rows] == ["Copy the game record"]
    for opens in (sitting.rig.house.open_menu, sitting.rig.house.open_rules, sitting.rig.house.open_settings):
        opens()
        sitting.rig.run(0.4)
        assert sitting.rig.window is not None
        assert not isinstance(sitting.rig.window, MessageWindow)
        sitting.rig.frame()
        sitting.rig.keys("escape")
        sitting.rig.run(0.4)


def test_a_record_handed_in_opens_its_table_and_the_game_under_way_waits(sitting: TableSitting) -> None:
    sitting.move()
    before = sitting.shown()
    sitting.rig.house.to_title()
    sitting.rig.house.open_start("ladder", record(deal=7))
    assert sitting.shown()["deal"] == 7
    sitting.rig.house.to_title()
    sitting.rig.house.open_start("ladder")
    assert sitting.shown() == before


@pytest.mark.parametrize("path", sorted(HERE.glob("golden/*.json")), ids=lambda path: path.stem)
def test_its_recorded_games_are_replayed_as_they_must(
    path: Path, listed: GameEntry, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["replay", str(path)]) == 0
    assert read_lines(capsys.readouterr().out) == expected_of(path)


@pytest.mark.parametrize("rules", ENTRY.game.rules)
def test_its_recorded_games_hold_what_it_promises(rules: str) -> None:
    assert_kept(HERE / "golden", PROMISE, rules)


@pytest.mark.parametrize("command", ["replay", "moves", "describe"])
def test_the_command_line_knows_it(
    command: str, listed: GameEntry, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record(0, 0, 0, 9)))
    assert main.main([command, str(file)]) == 0
    printed = capsys.readouterr().out
    if command == "replay":
        lines = [json.loads(line) for line in printed.splitlines()]
        assert len(lines) == 5
        assert lines[-1]["reason"] == Reason.NO_SUCH_COLUMN
    assert printed.strip()


def test_once_it_is_struck_off_everything_is_as_before(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = run()
    sitting.open()
    sitting.move()
    sitting.rig.close()
    monkeypatch.undo()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    rig = Rig(tmp_path / "games")
    rig.house.open_title()
    assert [table.name for table in rig.house.rooms.at_title()] == [entry.game.title for entry in TABLES]
    assert rig.house.store.notices == []
    rig.house.open_statistics()
    rig.run(0.4)
    rig.frame()
    rig.close()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record(0)))
    assert main.main(["replay", str(file)]) == main.UNUSABLE
    assert "expected one of" in capsys.readouterr().err


CASES: list[Any] = [case for kind in TableSitting.KINDS for case in some([(kind, seed) for seed in range(40)], 3)]


@pytest.mark.parametrize(("kind", "seed"), CASES)
def test_its_cards_lie_where_the_game_says_whenever_nothing_moves(kind: str, seed: int, run: Run) -> None:
    def make(chance: random.Random) -> Sitting:
        return run(chance.choice(SIZES), chance)

    impatience(make, kind, seed)
