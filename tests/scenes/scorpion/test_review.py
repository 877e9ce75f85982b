"""A Scorpion game is stepped through: by keys, buttons and slider, to and fro; nothing of it is touched by that."""

from __future__ import annotations

import random

import pytest

from game.records import JsonObject
from game.scorpion import record as scorpion_record
from game.session import Undo
from scenes.intents import MOUSE
from scenes.scorpion.review.scene import ScorpionReview
from scenes.windows.message import MessageWindow
from tests.scenes.conftest import NewRig
from tests.scenes.review.rig import middle, open_review, review_of
from tests.scenes.rig import FINGER, Point, Rig
from tests.scenes.scorpion.rig import golden
from tests.soaking import some

FIRST, BACK, PLAY, FORTH, LAST, ON = 1, 2, 3, 4, 5, 6


def the_win() -> JsonObject:
    return scorpion_record.write(*golden("classic-win"))


def reviewing(rig: Rig, record: JsonObject) -> ScorpionReview:
    """A review of this game, opened over the title."""
    rig.house.open_title()
    review = open_review(rig, record)
    assert isinstance(review, ScorpionReview)
    return review


def lies(rig: Rig) -> None:
    """Every card lies as the step that is shown says."""
    review = review_of(rig)
    showing = review.played.showing
    assert not showing.moving
    for card, pose in showing.poses().items():
        sprite = showing.board.sprite(card)
        assert (sprite.pose, sprite.x, sprite.y) == (pose, pose.x, pose.y), card


def test_it_opens_at_the_end_and_goes_to_every_step_and_back(new_rig: NewRig) -> None:
    rig = new_rig()
    review = reviewing(rig, the_win())
    count = review.steps.count
    start, actions = golden("classic-win")
    session = start.session()
    positions = [session.state]
    for action in actions:
        session.play(action)
        positions.append(session.state)
    assert review.steps.at == count == len(actions)

    seen = [review.game.showing.state]
    for _ in range(count):
        rig.keys("left")
        seen.append(review.game.showing.state)
        rig.frame()
    assert seen == positions[::-1]
    review.game.showing.finish()
    lies(rig)
    for number in range(1, count + 1):
        rig.keys("right")
        assert review.game.showing.state == positions[number]
    rig.run(5.0)
    lies(rig)


def test_buttons_do_what_keys_do(new_rig: NewRig) -> None:
    rig = new_rig()
    review = reviewing(rig, the_win())

    for button, expected in ((FIRST, 0), (FORTH, 1), (FORTH, 2), (BACK, 1), (LAST, review.steps.count)):
        rig.tap(middle(rig, button))
        assert review.steps.at == expected
        lies(rig) if expected in (0, review.steps.count) else rig.run(2.0)
    rig.keys("home")
    assert review.steps.at == 0
    rig.keys("end")
    assert review.steps.at == review.steps.count


def test_it_plays_by_itself_until_any_step_is_asked_for(new_rig: NewRig) -> None:
    rig = new_rig()
    review = reviewing(rig, the_win())
    rig.keys("home", "space")
    assert rig.house.scenes.waiting

    rig.run(3 * 0.9 + 0.1)
    assert review.steps.at == 3
    rig.keys("left")
    rig.run(5.0)
    assert review.steps.at == 2
    lies(rig)


def test_the_slider_is_pulled_by_mouse_and_finger(new_rig: NewRig) -> None:
    rig = new_rig()
    review = reviewing(rig, the_win())
    line = review.panel.track.line

    for pointer in (MOUSE, FINGER):
        rig.keys("end")
        rig.carry((line.right, line.y), (line.x + line.w / 2, line.y), pointer)
        assert review.steps.at == review.steps.count // 2
        rig.move((line.x - 50, line.y), pointer)
        assert review.steps.at == 0
        lies(rig)
        rig.up((line.x - 50, line.y), pointer)


def test_marks_are_gone_to(new_rig: NewRig) -> None:
    rig = new_rig()
    review = reviewing(rig, the_win())
    marks = [mark.step for mark in review.marks()]
    assert len(marks) >= 4

    rig.keys("home")
    for mark in marks:
        rig.keys("right", shift=True)
        assert review.steps.at == mark
    rig.keys("left", shift=True)
    assert review.steps.at == marks[-2]


def test_a_mark_is_pressed_wherever_it_has_room(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    review = reviewing(rig, the_win())
    track, marks = review.panel.track, review.marks()

    for pointer in (MOUSE, FINGER):
        for mark in reversed(marks):
            rig.keys("home")
            rig.move((track.line.x, track.line.y))
            at = next(at for at in mark_spots(rig) if at[0] == mark.step)[1]
            rig.tap(at, pointer)
            assert review.steps.at == mark.step


def mark_spots(rig: Rig) -> list[tuple[int, Point]]:
    """Where the marks stand, found by their tooltips' places."""
    track = review_of(rig).panel.track
    spots = []
    for x in range(round(track.box.x), round(track.box.right)):
        track.point(x, track.box.y + 4)
        near = track.spot
        if track.tooltip and abs(near.cx - x) < 1:
            spots.append((near.cx, near.cy))
    marks = review_of(rig).marks()
    places = list(dict.fromkeys(spots))
    return [(mark.step, place) for mark, place in zip(marks, places, strict=True)]


def test_what_was_taken_back_is_a_step_too(new_rig: NewRig) -> None:
    start, actions = golden("classic-win")
    rig = new_rig()
    review = reviewing(rig, scorpion_record.write(start, [actions[0], actions[1], Undo(), actions[1]]))
    assert review.steps.count == 4

    for key in ("left",) * 4 + ("right",) * 4:
        rig.keys(key)
        rig.run(3.0)
        lies(rig)


def test_where_there_is_nowhere_to_go_that_is_said(new_rig: NewRig) -> None:
    rig = new_rig()
    review = reviewing(rig, the_win())

    for key in ("right", "end"):
        rig.keys(key)
        assert review.sign.words == "This is the end."
    rig.keys("home")
    for key in ("left", "home"):
        rig.keys(key)
        assert review.sign.words == "This is the beginning."
    assert review.steps.at == 0


def test_escape_ends_it_and_the_title_is_there_again(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_title()
    title = rig.house.scenes.front
    open_review(rig, the_win())

    rig.keys("escape")

    assert rig.house.scenes.front is title


def test_play_on_from_here_counts_for_nothing_and_the_own_game_waits(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_start("scorpion")
    rig.run(5.0)
    own = rig.store.running("scorpion")
    review = open_review(rig, the_win())
    rig.keys(*["left"] * 5)
    steps = review.steps.at

    rig.tap(middle(rig, ON))

    game = rig.table.game  # type: ignore[attr-defined]
    assert game.handed_in
    assert not game.counts
    assert len(game.session.log) == steps
    assert rig.store.running("scorpion") == own
    assert list(rig.house.scenes.scenes) == [rig.table]
    assert "The menu leads back to your own game." in rig.table.sign.words
    rig.house.to_title()
    rig.house.open_start("scorpion")
    assert not rig.table.game.handed_in  # type: ignore[attr-defined]


def test_a_record_that_is_of_no_use_is_told(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.house.open_title()

    rig.house.review("scorpion", the_win() | {"deal": 0})
    rig.run(0.5)

    assert isinstance(rig.window, MessageWindow)
    assert "deal is 0" in rig.window.message


def test_what_was_refused_is_no_step(new_rig: NewRig) -> None:
    start, actions = golden("classic-win")
    rig = new_rig()
    review = reviewing(rig, scorpion_record.write(start, [actions[0], actions[0], actions[1]]))

    assert review.steps.count == review.verdicts.course.moments[-1].moves == 2


@pytest.mark.parametrize("seed", some(range(20), 3))
def test_whatever_is_done_while_cards_fly_they_lie_as_the_step_says(seed: int, new_rig: NewRig) -> None:
    chance = random.Random(seed)
    rig = new_rig()
    start, actions = golden(chance.choice(["classic-win", "classic-begun-again", "three_blind_mice-win", "wasp-win"]))
    review = reviewing(rig, scorpion_record.write(start, actions))
    for _ in range(150):
        what = chance.random()
        if what < 0.5:
            rig.keys(chance.choice(["left", "right", "right", "home", "end", "space", "b", "i", "tab", "pagedown"]))
        elif what < 0.6:
            rig.keys(chance.choice(["left", "right"]), shift=True)
        elif what < 0.7:
            rig.tap(middle(rig, chance.randrange(6)), chance.choice([MOUSE, FINGER]))
        elif what < 0.75:
            rig.resize(chance.choice([(800, 480), (1280, 720), (720, 1280), (500, 900)]))
        else:
            rig.run(chance.choice([0.01, 0.1, 1.2]))
        assert review.game.showing.state == review.game.state(review.steps.at)
        if not review.game.showing.moving:
            lies(rig)
    rig.frame()
