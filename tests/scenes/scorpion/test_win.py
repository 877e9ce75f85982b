"""A won game: its show plays once, anything ends it, the dialog follows, and the game may go on from there."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.cards import FRENCH, Suit
from game.scorpion.kept import KeptGame
from game.scorpion.record import Action, Start
from game.scorpion.variants import CLASSIC, RULE_SETS
from game.store import Outcome
from scenes.scorpion.geometry import Geometry
from scenes.scorpion.win import fanned_poses
from scenes.scorpion.windows.won import WonWindow
from scenes.widgets.buttons import Button
from tests.scenes.scorpion.rig import NewRig, ScorpionRig, a_move, golden, resting
from tests.scenes.scorpion.rooms import scorpion_room

pytestmark = pytest.mark.usefixtures("told_of_help")

SHOW = 20.0
"""Seconds in which the whole show is over."""


def _winning(new_rig: NewRig, rules: str = "classic", **settings: str) -> ScorpionRig:
    """The table one move before the win."""
    rig = new_rig(**settings)
    start, moves = golden(f"{rules}-win")
    rig.open(start, moves[:-1])
    return rig


def _win(rig: ScorpionRig) -> None:
    """Make the last move of the recorded game."""
    _, moves = golden(f"{rig.table.game.start.rules.name}-win")
    rig.table.try_move(a_move(moves[-1]), None, False)
    assert rig.session.won


def _dialog(rig: ScorpionRig) -> None:
    assert isinstance(rig.window, WonWindow)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("motion", ["normal", "none"])
def test_the_show_plays_to_its_end_and_the_dialog_follows(rules: str, motion: str, new_rig: NewRig) -> None:
    rig = _winning(new_rig, rules, motion=motion)
    _win(rig)
    fanned = False
    for _ in range(round(SHOW * 4)):
        rig.run(0.25)
        rig.frame()
        fanned = fanned or rig.table.showing.fanned
        if rig.window is not None:
            break
    assert fanned
    _dialog(rig)
    rig.run(3.0)
    assert rig.table.showing.fanned, "the runs stay as long as the window"
    assert not rig.table.moving, "nothing is left to be drawn"
    rig.keys("escape")
    rig.run(3.0)
    rig.settle()
    resting(rig)
    assert not rig.table.showing.fanned
    assert not rig.table.moving, "nothing is left to be drawn"


@pytest.mark.parametrize("after", [0.0, 0.2, 0.8, 2.0, 5.0])
@pytest.mark.parametrize("how", ["key", "press"])
def test_a_key_or_a_press_ends_the_show_at_any_moment(how: str, after: float, new_rig: NewRig) -> None:
    rig = _winning(new_rig)
    _win(rig)
    rig.run(after)
    rig.frame()
    if how == "key":
        rig.keys("d")
    else:
        rig.down(rig.cloth)
    _dialog(rig)
    rig.run(1.0)
    resting(rig)
    assert rig.table.showing.fanned
    rig.keys("escape")
    rig.run(3.0)
    rig.settle()
    resting(rig)
    assert rig.session.won


def _told(rig: ScorpionRig) -> list[str]:
    _dialog(rig)
    assert rig.window is not None
    return [label.text for widget, _ in rig.window.pane.widgets() for label in widget.labels()]


def test_the_window_tells_points_moves_and_whether_it_counts(new_rig: NewRig) -> None:
    rig = new_rig()
    start, moves = golden("classic-win")
    scorpion_room(rig.house).open_table(KeptGame.reopen(rig.store, start, moves[:-1]), dealt=False)
    _win(rig)
    rig.keys("space")
    rig.run(0.3)
    assert _told(rig)[:6] == [
        *("Score", str(rig.session.score), "Moves", str(rig.session.moves)),
        *("Won without help.", "It began from a record, so it isn't counted."),
    ]


def _won_again(rig: ScorpionRig, start: Start, moves: list[Action]) -> list[str]:
    """Win this deal at the table; returns what the window says."""
    rig.table.show(KeptGame.deal(rig.store, start))
    for move in moves:
        rig.table.try_move(a_move(move), None, False)
        rig.table.showing.finish()
    rig.keys("space")
    rig.run(0.3)
    return _told(rig)


def test_wins_are_told_beside_earlier_ones(new_rig: NewRig) -> None:
    rig = new_rig(motion="none")
    start, moves = golden("wasp-win")
    scorpion_room(rig.house).open()
    rig.run(0.3)
    assert "Your first win in Wasp!" in _won_again(rig, start, moves)
    rig.press(rig.widgets(Button)[0])
    assert (rig.window, rig.table.game.start, rig.session.log) == (None, start, [])
    assert "You've played this deal before, so this win isn't counted again." in _won_again(rig, start, moves)
    rig.press(rig.widgets(Button)[1])
    assert rig.window is None
    assert rig.table.game.start.rules is start.rules
    assert rig.table.game.start != start
    assert [game.counts for game in rig.store.finished("scorpion")] == [True, False]


def test_another_deal_is_dealt_at_once_and_the_win_is_kept(new_rig: NewRig) -> None:
    rig = _winning(new_rig)
    _win(rig)
    rig.keys("space")
    rig.read()
    moves = rig.session.moves
    rig.keys("enter")
    rig.run(0.4)
    assert rig.window is None, "a won game is left without a question"
    assert rig.session.log == []
    assert [(game.outcome, game.moves) for game in rig.store.finished("scorpion")] == [(Outcome.WON, moves)]
    rig.settle()
    resting(rig)


def test_after_the_win_the_last_move_can_be_taken_back_and_done_again(new_rig: NewRig) -> None:
    rig = _winning(new_rig)
    before, score = rig.state, rig.session.score
    _win(rig)
    rig.keys("space")
    rig.read()
    rig.keys("escape")
    rig.run(2.4)
    assert rig.window is None
    rig.keys("u")
    rig.settle()
    assert rig.state == before
    assert rig.session.score == score
    resting(rig)
    rig.keys("r")
    assert rig.session.won
    rig.run(1.0)
    rig.keys("space")
    _dialog(rig)


def test_undo_right_after_the_dialog_while_the_runs_go_home(new_rig: NewRig) -> None:
    rig = _winning(new_rig)
    before = rig.state
    _win(rig)
    rig.run(6.0)
    rig.keys("space")
    rig.read()
    rig.keys("escape")
    rig.run(0.3)
    rig.keys("u")
    rig.settle()
    assert rig.state == before
    rig.run(2.0)
    resting(rig)
    rig.frame()


def test_a_won_game_is_resumed_as_it_stood(new_rig: NewRig) -> None:
    rig = _winning(new_rig)
    _win(rig)
    state = rig.state
    rig.close()
    again = new_rig()
    again.house.open_start("scorpion")
    again.run(0.5)
    assert again.state == state
    assert again.session.won
    resting(again)
    again.frame()
    again.keys("n")
    again.run(0.3)
    again.keys("enter")
    again.run(0.4)
    assert again.window is None
    assert [game.outcome for game in again.store.finished("scorpion")] == [Outcome.WON]


@pytest.mark.parametrize("after", [0.1, 3.0])
def test_a_resize_ends_the_show_and_the_runs_stay_spread_under_the_window(after: float, new_rig: NewRig) -> None:
    rig = _winning(new_rig)
    _win(rig)
    rig.run(after)
    rig.resize((720, 1280))
    rig.run(1.0)
    resting(rig)
    _dialog(rig)
    rig.resize((1024, 768))
    rig.run(1.0)
    resting(rig)
    assert rig.table.showing.fanned
    rig.keys("escape")
    rig.run(3.0)
    rig.settle()
    resting(rig)
    assert not rig.table.showing.fanned


def test_the_fans_stay_on_the_cloth_beside_the_strip(new_rig: NewRig) -> None:
    for size in ((800, 480), (720, 1280), (1024, 768)):
        rig = new_rig(size, home=f"{size}")
        start, moves = golden("classic-win")
        rig.open(start, moves[:-1])
        _win(rig)
        for _ in range(200):
            rig.run(0.05)
            if rig.table.showing.fanned and not rig.table.showing.moving:
                break
        strip, height = rig.geometry.strip, rig.geometry.card_height
        for pose in rig.table.showing.poses().values():
            assert pose.x >= 0
            assert pose.y >= 0
            assert pose.y + height * pose.width / rig.geometry.card_width <= size[1]
            assert pose.x + pose.width <= strip.x or pose.y < strip.y


def test_the_empty_places_give_way_to_the_fans_and_come_again(new_rig: NewRig) -> None:
    rig = new_rig((1280, 720))
    start, moves = golden("classic-win")
    rig.open(start, moves[:-1])
    last = next(suit for suit in Suit if suit not in rig.state.removed)
    base = rig.geometry.run_base(last)
    edge = pygame.Rect(round(base.x), round(base.y) + 8, 1, round(base.h) - 16)

    def line() -> float:
        """How much brighter the edge of a run's place is than the cloth beside it."""
        rig.frame()
        canvas = rig.stage.canvas
        return sum(pygame.transform.average_color(canvas, edge)[:3]) - sum(
            pygame.transform.average_color(canvas, edge.move(-5, 0))[:3]
        )

    shown = line()
    assert shown > 15
    _win(rig)
    rig.run(4)
    assert rig.table.showing.fanned
    assert abs(line()) < 6
    rig.keys("space")
    rig.run(3)
    rig.keys("escape")
    rig.run(3)
    rig.keys("u")
    rig.settle()
    assert line() == pytest.approx(shown, abs=3)


def test_the_ten_lies_open_wider_than_its_neighbours() -> None:
    poses = fanned_poses(Geometry(CLASSIC, (1280, 720)))
    angles = [poses[card].angle for card in FRENCH.of_suit(Suit.HEARTS)]
    steps = [after - before for before, after in pairwise(angles)]
    assert angles == sorted(angles)
    assert steps[9] == max(steps) > 1.3 * steps[8]
