"""A rules page in its window: scrolling, headings, links, contents, language."""

from __future__ import annotations

import pytest

from game.words import Words
from scenes.intents import PointerDown, PointerMoved, PointerUp, Wheel
from scenes.reading.body import LinkSpot
from scenes.reading.contents import ContentsRow
from scenes.reading.page import read_page
from scenes.scopa.page.play_figures import CaptureFigure
from scenes.widgets.pieces import Caption
from scenes.widgets.segments import Segments
from scenes.widgets.widget import Widget
from scenes.windows.rules import RulesWindow
from tests.windows.reader import (
    FINGER,
    at,
    button,
    figure,
    in_view,
    offset,
    press,
    reader,
    run,
    tap,
)

pytestmark = pytest.mark.usefixtures("no_cards")

# ------------------------------------------------------------------ scrolling


def test_keys_scroll() -> None:
    window = reader()
    moved = []
    for name, held in (("down", {}), ("pagedown", {}), ("space", {}), ("up", {}), ("space", {"shift": True})):
        before = offset(window)
        press(window, name, **held)
        moved.append(offset(window) - before)
    assert [by > 0 for by in moved] == [True, True, True, False, False]

    press(window, "end")
    assert offset(window) == window.pane.scroll.reach
    press(window, "home")
    assert offset(window) == 0


def test_the_wheel_scrolls() -> None:
    window = reader()
    window.handle(Wheel(640, 400, -3))
    run(window, 0.6)
    assert offset(window) > 100


def test_a_finger_scrolls_and_the_page_runs_on() -> None:
    window = reader((720, 1280))
    time = 0.0
    window.handle(PointerDown(FINGER, 360, 900, time=time))
    for step in range(1, 13):
        time += 1 / 60
        window.handle(PointerMoved(FINGER, 360, 900 - 40 * step, time))
        run(window, 1 / 60)
    under_finger = offset(window)
    window.handle(PointerUp(FINGER, 360, 420, time))
    assert under_finger == pytest.approx(480, abs=60)

    run(window, 3.0)

    assert offset(window) > under_finger + 100
    assert not window.moving


def test_the_contents_show_what_is_being_read() -> None:
    window = reader()
    chosen = [row.text for row in window.contents.rows if row.chosen]
    assert chosen == ["In short"]

    press(window, "end")

    assert [row.text for row in window.contents.rows if row.chosen] == ["Sources"]


def test_another_size_keeps_what_is_being_read() -> None:
    window = reader((1280, 720))
    window.go("scoring")
    run(window, 0.5)
    top = window.text.block_at(offset(window) + 40)[0]

    window.resize((720, 1280), 1.0)

    assert abs(window.text.block_at(offset(window) + 40)[0] - top) <= 1


# ------------------------------------------------------------------ going about


@pytest.mark.parametrize("anchor", ["empty-column", "what-fits", "aces", "sources"])
def test_it_opens_at_a_heading(anchor: str) -> None:
    assert at(reader(anchor=anchor), anchor)


def test_an_unknown_heading_opens_the_top() -> None:
    assert offset(reader(anchor="nowhere")) == 0


def test_a_link_is_tapped() -> None:
    window = reader(speed=1)
    tap(window, next(link for link in window.text.links if link.target_anchor == "runs"))

    assert at(window, "runs")


def test_links_are_reached_and_followed_by_keys_and_the_keyboard_goes_on_from_there() -> None:
    window = reader()
    press(window, "tab")
    first = window.pane.focus.widget
    assert isinstance(first, LinkSpot)

    press(window, "enter")
    assert at(window, first.target_anchor)

    press(window, "tab")
    following = window.pane.focus.widget
    assert following is not None
    assert following.box.y >= first.box.bottom + 500
    assert in_view(window, following.box)


def test_every_link_leads_to_its_heading() -> None:
    window = reader()
    for link in list(window.text.links):
        link.activate()
        assert at(window, link.target_anchor)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_contents_lead_to_every_section(size: tuple[int, int]) -> None:
    window = reader(size)
    names = [heading.anchor for heading in window.pages.page.headings if heading.level == 2]
    for number, anchor in enumerate(names):
        if not window.contents.railed:
            tap(window, next(w for w, _ in window.pane.widgets() if w.tooltip == "Contents"))
        row = [w for w, _ in window.pane.widgets() if isinstance(w, ContentsRow)][number]
        tap(window, row)
        assert at(window, anchor)
        if window.contents.railed:
            assert [one.chosen for one in window.contents.rows].index(True) == number


def the_button(window: RulesWindow, words: str) -> Widget:
    return next(w for w, _ in window.pane.widgets() if w.tooltip == words)


def rows_shown(window: RulesWindow) -> list[ContentsRow]:
    return [w for w, _ in window.pane.widgets() if isinstance(w, ContentsRow)]


@pytest.mark.parametrize("way", ["escape", "arrow"])
def test_the_contents_in_the_page_s_place_lead_back_to_where_one_was_reading(way: str) -> None:
    closed: list[bool] = []
    window = reader((800, 480), close=lambda: closed.append(True))
    window.go("scoring")
    press(window, "down")
    there = offset(window)

    tap(window, the_button(window, "Contents"))
    assert [w.text for w, _ in window.pane.widgets() if isinstance(w, Caption)] == ["Contents"]
    (here,) = (row for row in rows_shown(window) if row.chosen)
    assert here.text == "Scoring"
    assert in_view(window, here.box)

    press(window, "pagedown")
    if way == "escape":
        press(window, "escape")
    else:
        tap(window, the_button(window, "Back"))
    assert not rows_shown(window)
    assert offset(window) == there
    assert not closed

    press(window, "escape")
    assert closed


def test_the_contents_begin_at_their_heading_where_that_leaves_the_current_section_in_view() -> None:
    window = reader((480, 800), anchor="scoring")
    tap(window, the_button(window, "Contents"))

    assert offset(window) == 0
    (here,) = (row for row in rows_shown(window) if row.chosen)
    assert here.text == "Scoring"
    assert in_view(window, here.box)


def test_keys_open_the_contents_walk_from_the_current_section_and_come_back() -> None:
    window = reader((800, 480))
    window.go("scoring")
    window.pane.focus.put(the_button(window, "Contents"), shown=True)
    press(window, "enter")
    on = window.pane.focus.widget
    assert isinstance(on, ContentsRow)
    assert on.text == "Scoring"
    assert window.pane.focus.shows_on(on)

    press(window, "escape")
    assert window.pane.focus.widget is the_button(window, "Contents")

    press(window, "enter")
    press(window, "down")
    press(window, "enter")
    assert at(window, "tradition")


def test_a_window_that_grows_wide_shows_the_page_again_where_it_was_being_read() -> None:
    window = reader((800, 480))
    window.go("scoring")
    block = window.text.block_at(offset(window) + 40)[0]
    tap(window, the_button(window, "Contents"))

    window.resize((1280, 720), 1.0)

    assert abs(window.text.block_at(offset(window) + 40)[0] - block) <= 1
    assert [row.text for row in rows_shown(window) if row.chosen] == ["Scoring"]
    assert at(window, "scoring")


def test_from_the_contents_the_title_turns_to_the_top_of_the_other_game() -> None:
    window = reader((720, 1280), games=("scorpion", "scopa"))
    press(window, "end")
    tap(window, the_button(window, "Contents"))
    tabs = next(w for w, _ in window.pane.widgets() if isinstance(w, Segments))
    tabs.click(tabs.box.right - 10, tabs.box.cy)

    assert window.pages.page.name == "scopa"
    assert offset(window) == 0
    assert not rows_shown(window)


def test_the_title_turns_from_one_game_to_the_other() -> None:
    window = reader(games=("scorpion", "scopa"))
    press(window, "end")
    tabs = next(w for w, _ in window.pane.widgets() if isinstance(w, Segments))
    tabs.click(tabs.box.right - 10, tabs.box.cy)
    run(window, 0.2)

    assert window.pages.page.name == "scopa"
    assert offset(window) == 0
    assert any(isinstance(one, CaptureFigure) for one in window.text.figures)


def test_a_change_of_language_shows_the_page_in_it() -> None:
    words = Words("en")
    window = reader(words=words)
    words.speak("sk")
    window.resize((1280, 720), 1.0)

    assert window.pages.page == read_page("scorpion", "sk")
    assert button(figure(window, "first-move"), "Ukázať ťah")
