"""The panel of a Scorpion review at every size in every language: nothing cut, nothing over anything else."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.words import LANGUAGES
from scenes.scorpion.review.panel import ScorpionPanel
from tests.scenes.conftest import NewRig
from tests.scenes.review.rig import open_review
from tests.scenes.rig import Size
from tests.scenes.scorpion.played import LOST

SIZES = [(1280, 720), (1920, 1080), (800, 480), (720, 1280), (1000, 800), (641, 977), (480, 800)]


def apart(boxes: dict[str, pygame.Rect]) -> list[tuple[str, str]]:
    """Which of these lie over each other."""
    return [(one, two) for (one, a), (two, b) in combinations(boxes.items(), 2) if a.inflate(-2, -2).colliderect(b)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_that_is_said_has_room(new_rig: NewRig, size: Size, language: str) -> None:
    rig = new_rig(size, language=language)
    rig.house.open_title()
    review = open_review(rig, LOST)
    for at in (0, 3, 5):
        review.go(at)
        for _ in range(200):
            rig.run(0.02)
            if not review.waiting:
                break
        panel = review.panel
        assert isinstance(panel, ScorpionPanel)
        if panel.on_demand and at == 3:
            rig.keys("i")
        canvas = rig.stage.canvas.get_rect()
        labels = {label.text: label.ink for label in panel.labels() if label.text}
        controls = {f"control {number}": widget.box.rect() for number, widget in enumerate(panel.widgets)}
        assert all("…" not in line for label in panel.labels() for line in label.lines)
        assert all("…" not in line for label in panel.play_on.labels() for line in label.lines)
        assert not apart(labels | controls)
        assert all(canvas.contains(box) for box in (*labels.values(), *controls.values()))
        inside = panel.box.rect()
        if not panel.on_demand:
            assert all(inside.contains(box) for box in (*labels.values(), *controls.values()))
        assert not review.strip.box.rect().colliderect(inside)
