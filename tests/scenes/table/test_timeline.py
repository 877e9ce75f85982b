"""Flights of cards: on time, where they should be in between, and exactly there at the end however it comes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import FRENCH
from scenes.table.cues import Cue
from scenes.table.sprites import CardSprite, Pose
from scenes.table.timeline import Ease, Flight, Timeline, in_out_cubic, linear, out_cubic, out_quad

HOME = Pose(100, 50, 80, False, 0, 0, False)
AWAY = Pose(300, 250, 40, True, 5, 1, False)
FAR = Pose(10, 400, 80, True, 6, 2, False)


def _sprite(number: int = 0) -> CardSprite:
    return CardSprite(FRENCH.cards[number], HOME)


def _lies(sprite: CardSprite, pose: Pose) -> bool:
    lying = (sprite.x, sprite.y, sprite.before_x, sprite.before_y, sprite.width, sprite.turned, sprite.lift)
    return sprite.pose == pose and lying == (
        pose.x, pose.y, pose.x, pose.y, pose.width, 1.0 if pose.face_up else 0.0, 0.0
    )  # fmt: skip


@pytest.mark.parametrize("ease", [linear, out_cubic, out_quad, in_out_cubic])
def test_an_easing_goes_from_start_to_end_and_never_back(ease: Ease) -> None:
    way = [ease(step / 100) for step in range(101)]
    assert way[0] == pytest.approx(0)
    assert way[-1] == pytest.approx(1)
    assert way == sorted(way)


@given(st.lists(st.floats(0.001, 0.2), min_size=1, max_size=60))
def test_a_flight_lands_exactly_after_its_time_in_whatever_steps(steps: list[float]) -> None:
    sprite, timeline, passed = _sprite(), Timeline(), 0.0
    timeline.play([Flight(sprite, AWAY, 0.1, 0.4, turning=0.2, height=0.5)])
    for step in steps:
        landed = timeline.update(step)
        passed += step
        assert timeline.active == (passed < 0.5)
        if landed:
            assert landed == [sprite]
            assert _lies(sprite, AWAY)
        assert 100 <= sprite.x <= 300
        assert 0 <= sprite.lift <= 1
        assert 0 <= sprite.turned <= 1


def test_a_flight_waits_for_its_start() -> None:
    sprite, timeline = _sprite(), Timeline()
    timeline.play([Flight(sprite, AWAY, 0.5, 0.2)])
    assert timeline.due(0.4) == []
    timeline.update(0.4)
    assert _lies(sprite, HOME)
    assert timeline.flying() == []
    assert timeline.due(0.2) == [sprite]
    timeline.update(0.2)
    assert timeline.flying() == [sprite]
    assert not _lies(sprite, HOME)


def test_a_card_turns_at_the_end_of_its_flight() -> None:
    sprite, timeline = _sprite(), Timeline()
    timeline.play([Flight(sprite, AWAY, 0.0, 1.0, turning=0.2)])
    timeline.update(0.79)
    assert sprite.turned == 0.0
    timeline.update(0.11)
    assert sprite.turned == pytest.approx(0.5, abs=0.02)


def test_a_second_flight_of_the_same_card_takes_over_from_the_first() -> None:
    sprite, timeline = _sprite(), Timeline()
    timeline.play([Flight(sprite, AWAY, 0.0, 0.5), Flight(sprite, FAR, 0.3, 0.3)])
    timeline.update(0.3)
    assert len(timeline.flying()) == 1
    timeline.update(0.3)
    assert _lies(sprite, FAR)
    assert not timeline.active


@pytest.mark.parametrize("passed", [0.0, 0.1, 0.35, 0.55])
def test_ending_puts_every_card_where_its_last_flight_goes(passed: float) -> None:
    one, other, timeline = _sprite(), _sprite(1), Timeline()
    timeline.play([Flight(one, AWAY, 0.0, 0.3), Flight(one, FAR, 0.5, 0.3), Flight(other, AWAY, 0.2, 0.9)])
    if passed:
        timeline.update(passed)
    assert set(timeline.pending()) == {one, other}
    timeline.finish()
    assert not timeline.active
    assert _lies(one, FAR)
    assert _lies(other, AWAY)


def test_a_flight_of_no_duration_is_over_at_once() -> None:
    sprite, timeline = _sprite(), Timeline()
    timeline.play([Flight(sprite, AWAY, 0.0, 0.0)])
    assert timeline.update(0.0) == [sprite]
    assert _lies(sprite, AWAY)


def test_higher_layers_are_drawn_later_and_piles_in_order() -> None:
    sprites = [_sprite(number) for number in range(4)]
    timeline = Timeline()
    timeline.play(
        [
            Flight(sprites[0], FAR, 0.0, 1.0, layer=2),
            Flight(sprites[1], AWAY._replace(order=2), 0.0, 1.0),
            Flight(sprites[2], AWAY._replace(order=1), 0.0, 1.0),
            Flight(sprites[3], HOME, 0.0, 1.0),
        ]
    )
    timeline.update(0.1)
    assert timeline.flying() == [sprites[3], sprites[2], sprites[1], sprites[0]]


# What is heard


def test_a_flight_is_heard_leaving_and_a_little_before_it_lies() -> None:
    heard: list[tuple[float, Cue]] = []
    timeline = Timeline(lambda cue: heard.append((round(passed, 3), cue)))
    timeline.play([Flight(_sprite(), AWAY, 0.1, 0.4, leaving=Cue.SLIDE, landing=Cue.SET)])
    for step in range(1, 101):
        passed = step / 100
        timeline.update(0.01)
    (left, first), (lay, second) = heard
    assert (first, second) == (Cue.SLIDE, Cue.SET)
    assert left == pytest.approx(0.1, abs=0.011)
    assert lay == pytest.approx(0.45, abs=0.011)


def test_of_what_happens_at_once_each_cue_is_heard_once() -> None:
    heard: list[Cue] = []
    timeline = Timeline(heard.append)
    sprites = [_sprite(number) for number in range(4)]
    timeline.play([Flight(one, AWAY, 0.0, 0.2, leaving=Cue.SLIDE, landing=Cue.SET) for one in sprites])
    timeline.update(0.0)
    assert heard == [Cue.SLIDE]
    timeline.update(0.3)
    assert heard == [Cue.SLIDE, Cue.SET]


def test_without_motion_a_card_is_heard_landing_or_else_leaving() -> None:
    heard: list[Cue] = []
    timeline = Timeline(heard.append)
    one, other = _sprite(), _sprite(1)
    timeline.play(
        [
            Flight(one, AWAY, 0.0, 0.0, leaving=Cue.SLIDE, landing=Cue.SET),
            Flight(one, AWAY, 0.0, 0.5),
            Flight(other, AWAY, 0.0, 0.0, leaving=Cue.FLIP),
        ]
    )
    timeline.update(0.0)
    assert sorted(heard) == [Cue.FLIP, Cue.SET]


def test_flights_that_are_cut_short_are_heard_landing_once() -> None:
    heard: list[Cue] = []
    timeline = Timeline(heard.append)
    sprites = [_sprite(number) for number in range(3)]
    timeline.play([Flight(one, AWAY, 0.1, 0.2, leaving=Cue.SLIDE, landing=Cue.SET) for one in sprites])
    timeline.sound_landing()
    timeline.finish()
    assert heard == [Cue.SET]
    timeline.sound_landing()
    timeline.play([Flight(sprites[0], HOME, 0.1, 0.2)])
    timeline.sound_landing()
    assert heard == [Cue.SET]
