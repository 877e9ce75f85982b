"""No word of the title, of a window or of a dialog is cut, too small or runs into another: every language and size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.cards import ITALIAN
from game.days import Mark
from game.errors import GameError
from game.records import JsonObject
from game.scorpion.record import Start
from game.scorpion.variants import CLASSIC, THREE_BLIND_MICE
from game.store import FinishedGame, GameVerdict, Notice, Outcome, StoreNotice
from game.words import Words
from scenes.briscola.preferences import BRISCOLA
from scenes.house import House
from scenes.intents import KeyPressed
from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.match.room import MatchRoom, Table
from scenes.reading.body import PageText
from scenes.scopa.family import FamilyRoom
from scenes.scorpion.preferences import GRADES
from scenes.scorpion.room import ScorpionRoom
from scenes.scorpion.windows.day_marks import SOLVED, SOLVED_ALONE, SOLVED_LATER, TRIED
from scenes.scorpion.windows.days import DaysDoors, DaysWindow
from scenes.scorpion.windows.new_game import NewGameWindow, Wanted
from scenes.scorpion.windows.won import WonDoors, WonWindow
from scenes.scorpion.won import told
from scenes.tables import TABLES
from scenes.widgets.buttons import RowButton
from scenes.widgets.charts.chart import Chart
from scenes.widgets.dropdown import DropDown, Popup
from scenes.widgets.pieces import Divider
from scenes.widgets.segments import Segments
from scenes.widgets.tooltip import Tooltip
from scenes.widgets.widget import Widget
from scenes.windows.rules import RulesWindow
from scenes.windows.settings import SettingsWindow
from scenes.windows.window import Window
from tests.locales.written import SIZES, Pen, Size, faults, overlaps, words_in
from tests.scenes.briscola.told_matches import several as matches_of_briscola
from tests.scenes.scorpion.advised import spoiling
from tests.scenes.scorpion.rig import ScorpionRig
from tests.scenes.scorpion.rooms import scorpion_room
from tests.scenes.thoughts import Thoughts
from tests.windows.helper import Paper, button, nothing
from tests.windows.scorpion.new_game import Search, new_game_window
from tests.windows.statistics import finished, several, statistics_window
from tests.windows.test_sheet import COMMON, EVEN, NO_CLUBS, a_sheet, counted

LONG_PATH = Path("/home/somebody/.local/share/osteria-antares/games.sqlite3.broken-2026-11-30")


@pytest.fixture
def words(language: str) -> Words:
    return words_in(language)


# A window's words


def window_faults(window: Window, size: Size, pen: Pen) -> list[str]:
    """The window lies on the canvas, all its words in their controls, and the controls beside one another."""
    u = tokens.scale_for(*size)
    window.resize(size, u)
    assert window.frame is not None
    canvas, frame, view = pygame.Surface(size), window.frame, window.pane.scroll.view
    found = [] if canvas.get_rect().contains(frame.box.rect()) else [f"the window {tuple(frame.box)} leaves the canvas"]
    whole = Box(frame.box.x, view.y, frame.box.w, max(view.h, window.pane.scroll.content))
    fixed = [widget for widget, in_body in window.pane.widgets() if not in_body]
    body = [
        widget for widget, in_body in window.pane.widgets() if in_body and not isinstance(widget, PageText | Divider)
    ]
    title = pen.lines(lambda: frame.title.draw(canvas))
    found += faults(title, Box(frame.box.x, frame.box.y, frame.box.w, view.y - frame.box.y), size, boxes(fixed))
    found += controls_faults(body, whole, size, pen) + controls_faults(fixed, frame.box, size, pen)
    # The table of contents is fixed beside the page, everything else above or below the body.
    found += [f"a control {tuple(box)} lies on the body" for box in boxes(fixed) if box.rect().colliderect(view.rect())]
    for widget in (*body, *fixed):
        if widget.tooltip:
            found += tooltip_faults(widget, size, u, pen)
        if isinstance(widget, DropDown) or (isinstance(widget, Segments) and widget.folded):
            found += popup_faults(widget, size, u, pen)
    return found


def boxes(widgets: list[Widget]) -> list[Box]:
    return [widget.box for widget in widgets]


def controls_faults(widgets: list[Widget], room: Box, size: Size, pen: Pen) -> list[str]:
    canvas, found, every = pygame.Surface(size), [], []
    for widget in widgets:
        if not room.grown(1).rect().contains(widget.box.rect()):
            found.append(f"{type(widget).__name__} {tuple(widget.box)} leaves {tuple(room)}")
        lines = pen.lines(partial(widget.draw, canvas, (0, 0), False))
        if widget.scroll is not None:  # its last row may be in view with its upper part alone
            lines = [line for line in lines if line.rect.bottom <= widget.box.bottom]
        others = [other.box for other in widgets if other is not widget and other.focusable]
        found += faults(lines, widget.box, size, others, air=1.5)
        every += lines
    return found + overlaps(every)


def tooltip_faults(widget: Widget, size: Size, u: float, pen: Pen) -> list[str]:
    tooltip, canvas = Tooltip(), pygame.Surface(size)
    tooltip.rest(widget.tooltip, Box(*widget.box))
    tooltip.step(1.0)
    lines = pen.lines(lambda: tooltip.draw(canvas, u))
    return faults(lines, tooltip.place(u, Box(0, 0, *size)).grown(-4 * u), size)


def popup_faults(widget: DropDown | Segments, size: Size, u: float, pen: Pen) -> list[str]:
    """The open list of a drop-down."""
    canvas, popup = pygame.Surface(size), Popup(widget.options, widget.chosen, nothing)
    popup.open(widget.box, Box(0, 0, *size), u)
    assert canvas.get_rect().contains(popup.box.rect())
    inside = Box(popup.box.x, popup.box.y, popup.box.w - 36 * u, popup.box.h)
    return faults(pen.lines(lambda: popup.draw(canvas)), inside, size)


def hold(windows: list[tuple[str, Window]], pen: Pen) -> None:
    """Fail where one of the windows has a fault at any size."""
    report = []
    for name, window in windows:
        for size in SIZES:
            report += [f"{name}, {size[0]}x{size[1]}: {fault}" for fault in window_faults(window, size, pen)]
    assert windows
    assert not report, "\n".join(report)


# What the house opens


class Doors:
    """The house in one language; the windows it opens are kept by name instead of shown."""

    def __init__(self, rig: ScorpionRig) -> None:
        self.rig, self.house = rig, rig.house
        self.windows: list[tuple[str, Window]] = []
        self._name = ""
        patched: Any = self.house
        patched.open_window = self._take

    def _take(self, make: Callable[[Callable[[], None]], Window], unasked: bool = False) -> None:
        self.windows.append((self._name, make(nothing)))

    def open(self, name: str, door: Callable[[], object]) -> None:
        """Open what this door leads to: one window at the least."""
        before, self._name = len(self.windows), name
        door()
        assert len(self.windows) > before, name


@pytest.fixture
def doors(words: Words, pen: Pen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Doors]:
    thoughts = Thoughts()
    monkeypatch.setattr("scenes.house.House.thinker", thoughts)
    rig = ScorpionRig(tmp_path / "games", motion="none")
    rig.house.words = words
    yield Doors(rig)
    rig.close()


def ask_to_leave(room: ScorpionRoom) -> None:
    room.close()
    room.open_code("scorpion:classic:48213")


def tell_notice(house: House, notice: StoreNotice) -> None:
    house.store.notices.append(notice)
    house.tell_notices()


def test_every_window_and_dialog_at_the_scorpion_table(doors: Doors, pen: Pen) -> None:
    house, room = doors.house, scorpion_room(doors.house)
    start = Start.named(CLASSIC, "rules")
    doors.rig.open(start, spoiling(start))
    doors.open("menu", house.open_menu)
    doors.open("new game", room.open_new_game)
    doors.open("leave", partial(ask_to_leave, room))
    doors.open("won", room.tell_won)
    assert room.table is not None
    room.deal(Start.numbered(CLASSIC, 53))
    for made in (1, 9):
        while room.table.game.session.moves < made:
            room.table.game.apply(CLASSIC.legal_moves(room.table.game.session.state)[0])
        doors.open(f"leave after {made}", partial(ask_to_leave, room))
    doors.open("rules", house.open_rules)
    for notice in Notice:
        doors.open(notice.value, partial(tell_notice, house, StoreNotice(notice, LONG_PATH)))
    house.trouble = house.words.text("The saved game could not be read and was put aside: {cause}").format(
        cause="scorpion game: moves[12]: a move was expected, a number was read"
    )
    doors.open("trouble", house.tell_notices)
    hold(doors.windows, pen)


@pytest.mark.parametrize("game", ["scopa", "scopone", "briscola for two", "briscola for four"])
def test_every_window_and_dialog_at_a_table_of_matches(game: str, doors: Doors, pen: Pen) -> None:
    house, (game, _, players) = doors.house, game.partition(" for ")
    if players:
        house.preferences.of(BRISCOLA).change("players", players)
    house.open_start(game)
    room = house.rooms.of(game)
    assert isinstance(room, MatchRoom)
    assert room.table is not None
    match = room.table.kept.match
    while not match.under_way:
        match.apply(match.legal_plays()[0])
    doors.open("menu", house.open_menu)
    doors.open("new match", room.ask_new_match)
    doors.open("levels", room.open_levels)
    doors.open("sheet", partial(end_of_deal, doors, room.table))
    room.begin()
    doors.open("fair deal", room.open_fair_deal)
    hold(doors.windows, pen)


def end_of_deal(doors: Doors, table: Table[Any]) -> None:
    """The deal at the table is played to its end, and its count comes."""
    match = table.kept.match
    while not match.state.over:
        match.apply(match.legal_plays()[0])
    table.show(table.kept, dealt=False)
    doors.rig.run(2)


def deal_of_four(match: list[int]) -> JsonObject:
    """The last turn of a deal of four that ends with these points, and more."""
    hands = [["7D"], ["2C"], ["5B"], ["10B"]]
    held = {card for hand in hands for card in hand}
    ours = [str(card) for card in ITALIAN if str(card) not in held]
    return {
        "game": "scopone",
        "rules": "scientifico",
        "napola": True,
        "plays": [],
        "position": {
            "table": [],
            "hands": hands,
            "captured": [ours[:12], ours[12:]],
            "scope": [2, 5],
            "to_play": 0,
            "first": 0,
            "last_taker": 1,
            "match": match,
            "target": 21,
        },
    }


@pytest.mark.parametrize("points", [[20, 3], [8, 20], [12, 9]], ids=["won", "lost", "under way"])
def test_the_sheet_of_a_match_of_four(points: list[int], doors: Doors, pen: Pen) -> None:
    room = doors.house.rooms.of("scopone")
    room.open_record(deal_of_four(points))
    assert isinstance(room, FamilyRoom)
    assert room.table is not None
    doors.open("sheet", partial(end_of_deal, doors, room.table))
    hold(doors.windows, pen)


def test_the_rules_from_the_title_and_what_is_said_where_they_are_missing(
    doors: Doors, pen: Pen, monkeypatch: pytest.MonkeyPatch
) -> None:
    doors.open("both rules", doors.house.open_rules)
    doors.open("searching", doors.house.open_rules)
    window = doors.windows[-1][1]
    assert isinstance(window, RulesWindow)
    window.resize(SIZES[0], 1.0)
    window.search.begin()
    doors.open("contents", doors.house.open_rules)
    window = doors.windows[-1][1]
    assert isinstance(window, RulesWindow)
    narrow = (480, 800)
    window.resize(narrow, 1.0)
    window.open_contents()
    assert not window_faults(window, narrow, pen)
    hold(doors.windows, pen)

    def missing(*_: object) -> None:
        raise GameError("/usr/share/osteria-antares/locales/xx/rules/scorpion.md: there is no such page")

    monkeypatch.setattr("scenes.windows.rules_pages.read_page", missing)
    doors.windows.clear()
    doors.open("no rules", doors.house.open_rules)
    hold(doors.windows, pen)


def test_every_category_of_the_settings(doors: Doors, pen: Pen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.scorpion.settings.back_picture", lambda *_: pygame.Surface((1, 1)))
    windows: list[tuple[str, Window]] = []
    for category in range(4):
        doors.open("settings", doors.house.open_settings)
        window = doors.windows[-1][1]
        assert isinstance(window, SettingsWindow)
        window.resize((1280, 720), 1.0)
        rows = [widget for widget, _ in window.pane.widgets() if isinstance(widget, RowButton)]
        rows[category].activate()
        windows.append((f"settings {category}", window))
    hold(windows, pen)


def test_whatever_a_win_is_told_with(words: Words, pen: Pen) -> None:
    earlier = [FinishedGame("scorpion", "three_blind_mice", "7", 99, 445, 0, False, "", "", Outcome.WON)] * 99
    windows: list[tuple[str, Window]] = []
    for day, counts, before in product(("", date.today().isoformat(), "2026-01-01"), (False, True), ([], earlier)):
        for moves, seen in product((12, 123), (False, True)):
            game: Any = SimpleNamespace(
                session=SimpleNamespace(score=1234, moves=moves),
                counts=counts,
                seen_before=seen,
                assisted=seen,
                day=day,
                start=Start.numbered(THREE_BLIND_MICE, 999_999_999),
            )
            time = "1:07:05" if counts else None
            won = WonWindow(words, nothing, told(game, before, words, time), WonDoors(nothing, nothing, nothing), 0)
            windows.append((f"{day} {counts} {moves}", won))
    hold(windows, pen)


def test_the_days_of_every_month(words: Words, pen: Pen, monkeypatch: pytest.MonkeyPatch) -> None:
    windows: list[tuple[str, Window]] = []
    for month in range(1, 13):
        today = date(2027, month, 20 + month % 7)
        monkeypatch.setattr("game.clock.today", lambda today=today: today)
        mark = (None, TRIED, SOLVED, SOLVED_ALONE, SOLVED_LATER, Mark(True, False, True))[month % 6]
        played = {} if mark is None else {today: mark}
        doors = DaysDoors(dict(played).copy, nothing)
        days = DaysWindow(words, nothing, doors, Search(), 0, figures=True)
        windows.append((f"{today}", days))
    hold(windows, pen)


# The windows whose states come one after the other


def _new_games(words: Words) -> Iterator[tuple[str, NewGameWindow]]:
    yield "nothing to replay", new_game_window(words, replay=None, code=None)
    for rules in ("classic", "relaxed", "wasp", "three_blind_mice"):
        yield rules, new_game_window(words, wanted=Wanted(rules, True, GRADES[2]))
    yield "any deal", new_game_window(words, wanted=Wanted(winnable=False))
    looking = new_game_window(words)
    looking.resize((800, 480), 1.0)
    button(looking, words.text("Deal")).activate()
    yield "looking", looking
    failed = new_game_window(words, search=(search := Search()))
    failed.resize((800, 480), 1.0)
    button(failed, words.text("Deal")).activate()
    search.ends(None)
    failed.update(0.1)
    yield "nothing found", failed
    for name, clipboard, key in (
        ("no deal", Paper("scorpion:hornets:48213 and whatever else was on the clipboard"), "v"),
        ("a long deal", Paper("pysol:12345678901234567890"), "v"),
        ("copied", Paper(), ""),
        ("no clipboard", Paper(broken=True), ""),
    ):
        window = new_game_window(words, clipboard=clipboard, code="scorpion:three_blind_mice:999999999")
        window.resize((800, 480), 1.0)
        if key:
            window.handle(KeyPressed(key, ctrl=True))
        else:
            button(window, words.text("Copy the code of this game")).activate()
        yield name, window


def test_every_state_of_a_new_game(words: Words, pen: Pen) -> None:
    hold(list(_new_games(words)), pen)


def test_the_score_sheet(words: Words, pen: Pen) -> None:
    sheets = {
        "everything": a_sheet(counted(COMMON, (2, 1), napola=True), words, swept=("6C 4B", "3D")),
        "even": a_sheet(counted(EVEN), words),
        "no primiera": a_sheet(counted(NO_CLUBS, (6, 0)), words, swept=("6C 4S 2S 3S 4S 5S", "")),
        "lost": a_sheet(counted(NO_CLUBS), words, match=(9, 11)),
        "won": a_sheet(counted(COMMON, napola=True), words, match=(21, 19)),
    }
    hold(list(sheets.items()), pen)


@pytest.mark.parametrize("game", [entry.game.name for entry in TABLES])
def test_the_statistics(game: str, words: Words, pen: Pen) -> None:
    many, few = several(game, 400), several(game, 3)
    known = several(game, 40, verdict=GameVerdict(True, 27))
    helped = [finished(game, number, seconds=3599 + number, score=690) for number in range(1, 9)]
    windows: list[tuple[str, Window]] = [
        ("nothing played", statistics_window({}, game, words)),
        ("some played", statistics_window({game: few}, game, words)),
        ("much played", statistics_window({game: many}, game, words)),
        ("verdicts known", statistics_window({game: known}, game, words, kept={(game, "rules"): known[0].over.kind})),
        ("by the clock", statistics_window({game: helped}, game, words)),
        ("chosen", statistics_window({game: many}, game, words, kept={(game, "time"): "30", (game, "level"): "easy"})),
        ("nothing like that", statistics_window({game: many}, game, words, kept={(game, "time"): "last_year"})),
        ("not read yet", statistics_window({game: many}, game, words, read=False)),
        ("hidden", statistics_window({game: many}, game, words, hidden=True)),
    ]
    hold(windows, pen)


@pytest.mark.parametrize("game", [entry.game.name for entry in TABLES])
def test_the_numbers_of_charts(game: str, words: Words, pen: Pen) -> None:
    opened: list[Window] = []
    # Where most of what is told stands in records, these are read.
    entries = matches_of_briscola(12) if game == "briscola" else several(game, 30)
    window = statistics_window({game: entries}, game, words, opened=lambda make: opened.append(make(nothing)))
    window.resize((1280, 720), 1.0)
    for widget, _ in window.pane.widgets():
        if isinstance(widget, Chart):
            widget.activate()
    assert len(opened) > 1
    hold([(one.title(), one) for one in opened], pen)
