"""A match of Briscola looked at again: every play lies as it lay, goes as it went, and what is no card is drawn too."""

from __future__ import annotations

import pygame
import pytest

from scenes.briscola.review.scene import MatchReview
from scenes.entry import Reviewed
from tests.scenes.briscola.dealt import FRAME, SEATS, played, shown
from tests.scenes.conftest import NewRig

_STAYS = 20


def _review(new_rig: NewRig, seats: int) -> MatchReview:
    rig = new_rig()
    scene = MatchReview(rig.house, Reviewed(played(seats, 40).record(), None, None, lambda: None))
    rig.house.scenes.push(scene)
    scene.resize(rig.stage.canvas.get_size(), 1.0)
    return scene


@pytest.mark.parametrize("seats", SEATS)
def test_every_play_stands_as_it_lay(seats: int, new_rig: NewRig) -> None:
    scene = _review(new_rig, seats)
    for at in range(0, scene.played.count + 1, 3):
        scene.go(at)
        showing = scene.played.showing
        assert not showing.moving
        match = played(seats, at)
        lies = {card: (pose.pile, pose.order, pose.face_up) for card, pose in shown(match).poses().items()}
        assert {card: (pose.pile, pose.order, pose.face_up) for card, pose in showing.poses().items()} == lies


@pytest.mark.parametrize("seats", SEATS)
def test_a_play_that_is_stepped_to_is_shown(seats: int, new_rig: NewRig) -> None:
    scene = _review(new_rig, seats)
    scene.go(seats - 1)
    scene.forth()
    showing = scene.played.showing
    assert showing.moving
    for _ in range(round(_STAYS / FRAME)):
        if not showing.moving:
            break
        scene.update(FRAME)
    assert not showing.moving
    stood = showing.poses()
    scene.go(0)
    scene.go(seats)
    assert showing.poses() == stood


@pytest.mark.parametrize("seats", SEATS)
def test_marks_are_seen_there_too(seats: int, new_rig: NewRig) -> None:
    scene = _review(new_rig, seats)
    scene.go(seats + 1)
    canvas = pygame.Surface((800, 480))
    scene.draw_table(canvas, 1.0)
    bare = canvas.copy()
    scene.played.showing.board.draw(bare)
    assert pygame.image.tobytes(canvas, "RGB") != pygame.image.tobytes(bare, "RGB")
