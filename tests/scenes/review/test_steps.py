"""Which step of a game is shown, by keys or by itself."""

from __future__ import annotations

from scenes.review.steps import PLAY_STEP, Steps


def test_it_goes_no_farther_than_there_are_steps() -> None:
    steps = Steps(3, 3)

    assert not steps.go(4)
    assert steps.go(-5)
    assert steps.at == 0


def test_what_plays_goes_on_step_by_step_and_stops_at_the_end() -> None:
    steps = Steps(2)
    assert not steps.play()

    assert not steps.step(PLAY_STEP / 2)
    assert steps.step(PLAY_STEP / 2)
    assert (steps.at, steps.playing) == (1, True)
    assert steps.step(PLAY_STEP)
    assert (steps.at, steps.playing) == (2, False)
    assert not steps.step(PLAY_STEP)


def test_at_its_end_it_plays_from_the_beginning_again() -> None:
    steps = Steps(2, 2)

    assert steps.play()
    assert (steps.at, steps.playing) == (0, True)


def test_going_anywhere_stops_what_plays() -> None:
    steps = Steps(3)
    steps.play()

    steps.go(2)

    assert not steps.playing


def test_the_nearest_marks_are_those_before_and_after() -> None:
    steps = Steps(9, 4)

    assert steps.mark_before([2, 3, 4, 7]) == 3
    assert steps.mark_after([2, 3, 4, 7, 8]) == 7
    assert steps.mark_before([4, 7]) is None
