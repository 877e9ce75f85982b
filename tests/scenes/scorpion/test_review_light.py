"""The light's course in a Scorpion review: where the game was lost and why, and the way back to where it wasn't."""

from __future__ import annotations

import pygame
import pytest

from game import records
from game.records import JsonObject
from game.store import Outcome, RunningGame
from scenes.scorpion.light import Light
from scenes.scorpion.review.scene import ScorpionReview
from scenes.widgets.buttons import Button, RowButton
from scenes.windows.menu import MenuWindow
from scenes.windows.message import MessageWindow
from tests.scenes.conftest import NewRig
from tests.scenes.review.rig import middle, review_of
from tests.scenes.rig import Rig
from tests.scenes.scorpion.played import LOST, make_moves
from tests.scenes.scorpion.rig import ScorpionRig
from tests.scenes.thoughts import Thoughts

AT, BEFORE = 3, 2
ON = 6
WIDE = (1280, 720)


def opened(rig: Rig, number: int | None = None, record: JsonObject = LOST) -> ScorpionReview:
    """A review over the title."""
    rig.house.open_title()
    return again(rig, number, record)


def again(rig: Rig, number: int | None = None, record: JsonObject = LOST) -> ScorpionReview:
    """A review over whatever is open."""
    rig.house.review("scorpion", record, None, number)
    rig.house.scenes.settle()
    review = review_of(rig)
    assert isinstance(review, ScorpionReview)
    return review


def found_out(rig: Rig, review: ScorpionReview) -> None:
    """Wait until all is known that will be."""
    for _ in range(1000):
        if not review.verdicts.waits(review.steps.at):
            return
        rig.run(0.02)
    raise AssertionError("it is never known")


def lights(review: ScorpionReview) -> list[Light]:
    return [review.verdicts.light(at) for at in range(review.steps.count + 1)]


def said(review: ScorpionReview) -> str:
    return " ".join(label.text for label in review.panel.labels())


def finish(rig: Rig) -> int:
    """A finished game in the store; its number."""
    rig.store.save(RunningGame("scorpion", records.write(LOST), "classic", "22077811", 5, 10, 0, False, "2026-01-01"))
    rig.store.finish("scorpion", Outcome.NOT_WON, "2026-01-01T10:00:00")
    return max(rig.store.results())


def test_the_line_is_whole_up_to_the_move_that_lost_and_broken_from_there(new_rig: NewRig) -> None:
    rig = new_rig(WIDE)
    review = opened(rig)
    found_out(rig, review)

    assert lights(review) == [Light.WINNABLE] * AT + [Light.LOST] * 3
    assert [mark.step for mark in review.marks() if mark.icon is None] == [AT]
    rig.frame()
    track, canvas = review.panel.track, rig.stage.canvas
    row = [canvas.get_at((x, round(track.line.y))) for x in range(round(track.line.x), round(track.line.right))]
    at = round(track.x_of(AT) - track.line.x)
    assert len(set(map(tuple, row[20 : at // 2]))) == 1, "whole"
    assert len(set(map(tuple, row[at + 30 : -20]))) > 1, "broken"


def test_nothing_is_drawn_of_what_is_not_known_and_nothing_waits_for_it(new_rig: NewRig, thoughts: Thoughts) -> None:
    thoughts.slow = True
    rig = new_rig(WIDE)
    review = opened(rig)
    rig.run(2.0)

    assert set(lights(review)) == {Light.THINKING}
    rig.frame()
    track, canvas = review.panel.track, rig.stage.canvas
    x = round(track.line.x + 40)
    there, bare = (sum(canvas.get_at((x, round(track.line.y + below)))[:3]) for below in (0, 30))
    assert abs(there - bare) < 12, "no line"
    for at in (4, 3, 2):
        rig.keys("left")
        assert review.steps.at == at
    assert "Looking" in said(review)


def test_a_process_that_gives_no_answer_leaves_it_unknown(new_rig: NewRig, thoughts: Thoughts) -> None:
    thoughts.fails = True
    rig = new_rig(WIDE)
    review = opened(rig)
    found_out(rig, review)

    assert set(lights(review)) == {Light.UNKNOWN}
    assert "known" in said(review)
    rig.keys("left")
    assert review.steps.at == 4


@pytest.mark.parametrize("size", [WIDE, (720, 1280)])
def test_at_the_move_that_lost_the_reason_is_told_and_shown(size: tuple[int, int], new_rig: NewRig) -> None:
    rig = new_rig(size)
    review = opened(rig)
    found_out(rig, review)
    rig.frame()
    rig.keys("home")
    review.go(AT)
    bare = pygame.image.tobytes(rig.stage.canvas, "RGB")
    rig.run(0.5)
    found_out(rig, review)
    rig.frame()

    assert "This move lost the game" in said(review)
    assert "3♥ must go on 4♥, which lies under Q♣." in said(review)
    assert "One move earlier it could be won." in said(review)
    assert pygame.image.tobytes(rig.stage.canvas, "RGB") != bare, "arrows on the cards"
    assert review.panel.play_on.text == "Play on from move 2"


def test_time_passes_until_the_reason_of_a_move_is_told_even_where_all_lights_are_known(new_rig: NewRig) -> None:
    rig = new_rig(WIDE)
    review = opened(rig)
    found_out(rig, review)
    review.go(AT - 1)
    rig.run(1.0)
    assert not rig.house.scenes.waiting, "nothing is left to wait for"

    review.go(AT)
    for _ in range(200):
        if not rig.house.scenes.waiting:
            break
        rig.run(0.02)

    assert "3♥ must go on 4♥, which lies under Q♣." in said(review)


def test_in_a_low_window_the_words_come_on_demand(new_rig: NewRig) -> None:
    rig = new_rig((800, 480))
    review = opened(rig)
    review.go(AT)
    rig.run(0.5)
    found_out(rig, review)

    assert "lost the game" not in said(review)
    rig.keys("i")
    assert "This move lost the game" in said(review)
    rig.keys("i")
    assert "lost the game" not in said(review)


def test_later_on_the_move_that_lost_is_named_and_the_way_leads_back_before_it(new_rig: NewRig) -> None:
    rig = new_rig(WIDE)
    review = opened(rig)
    found_out(rig, review)

    assert review.steps.at == 5
    assert "It was lost by move 3." in said(review)
    rig.tap(middle(rig, ON))

    game = rig.table.game  # type: ignore[attr-defined]
    assert game.handed_in
    assert len(game.session.log) == BEFORE


def test_bookmarks_are_kept_with_the_game_and_stopped_at(new_rig: NewRig) -> None:
    rig = new_rig(WIDE)
    number = finish(rig)
    review = opened(rig, number)
    found_out(rig, review)
    review.go(1)
    rig.keys("b")
    rig.keys("escape")

    review = again(rig, number)
    rig.keys("home")
    rig.keys("right", shift=True)
    assert review.steps.at == 1
    rig.keys("right", shift=True)
    assert review.steps.at == AT
    rig.keys("left", shift=True)
    rig.keys("b")
    rig.keys("escape")
    assert not [mark for mark in again(rig, number).marks() if mark.icon == "bookmark"]


def test_a_game_under_way_has_none(new_rig: NewRig) -> None:
    rig = new_rig(WIDE)
    review = opened(rig)

    rig.keys("b")

    assert "list of finished games" in review.sign.words
    assert all(mark.icon != "bookmark" for mark in review.marks())


def test_a_game_that_still_lies_on_its_table_says_when_it_can_have_some(new_rig: NewRig) -> None:
    rig = new_rig(WIDE)
    number = finish(rig)
    over = rig.store.results()[number]
    rig.house.open_title()
    rig.house.review("scorpion", LOST, over)
    rig.house.scenes.settle()

    rig.keys("b")
    assert "still on its table" in review_of(rig).sign.words
    rig.keys("home")
    assert review_of(rig).panel.play_on.text == "Play from the beginning"


def menu_row(rig: Rig, words: str) -> None:
    """Press a row of the menu at the table."""
    rig.house.open_menu()
    rig.run(0.5)
    assert isinstance(rig.window, MenuWindow)
    rig.press(next(row for row in rig.widgets(RowButton) if row.text == words))


def at_the_table(new_rig: NewRig) -> ScorpionRig:
    """A game that counts, three moves played."""
    rig = new_rig(WIDE)
    assert isinstance(rig, ScorpionRig)
    rig.open()
    rig.table.game.counts = True
    make_moves(rig)
    rig.settle()
    return rig


def test_a_running_game_is_asked_about_first_and_then_counts_as_helped(new_rig: NewRig) -> None:
    rig = at_the_table(new_rig)
    game = rig.table.game

    menu_row(rig, "Review this game")
    assert isinstance(rig.window, MessageWindow)
    assert "helped" in rig.window.message
    rig.keys("escape")
    rig.run(0.5)
    assert rig.house.scenes.front is rig.table
    assert not game.assisted

    menu_row(rig, "Review this game")
    rig.press(next(button for button in rig.widgets(Button) if button.text == "Review"))
    review = review_of(rig)
    assert game.assisted
    assert review.steps.count == 3
    rig.keys("home", "escape")
    rig.run(0.5)
    assert rig.house.scenes.front is rig.table
    assert rig.table.game is game
    assert len(game.session.log) == 3


def test_from_a_game_played_on_the_menu_leads_back_to_ones_own(new_rig: NewRig) -> None:
    rig = at_the_table(new_rig)
    own = rig.table.game.record_text()
    review = again(rig)
    found_out(rig, review)
    rig.tap(middle(rig, ON))
    assert rig.table.game.handed_in

    menu_row(rig, "Back to your own game")
    rig.run(0.5)

    assert not rig.table.game.handed_in
    assert rig.table.game.record_text() == own
    assert rig.store.running("scorpion.handed_in") is None


def test_what_lies_beyond_the_hundredth_undo_is_reached(new_rig: NewRig) -> None:
    there, back = {"from": 0, "index": 4, "to": 1}, {"undo": True}
    record = LOST | {"moves": [there, back] * 75 + LOST["moves"]}
    rig = new_rig(WIDE)
    review = opened(rig, record=record)
    assert review.steps.count == 155

    found_out(rig, review)
    assert [mark.step for mark in review.marks() if mark.icon is None] == [150 + AT]
    rig.keys("home", "right")
    assert (review.steps.at, review.game.state(1)) == (1, review.game.state(151))
