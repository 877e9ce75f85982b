"""A review of a match in the hands of a test, whichever game it is of."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pygame

from game.records import JsonObject
from game.store import FinishedGame
from scenes.intents import MOUSE
from scenes.match.review.panel import DealPanel
from scenes.match.review.scene import DealReview
from scenes.preferences import ITALIAN_PACKS
from tests.scenes.review.rig import review_of
from tests.scenes.rig import FINGER, Point, Rig, Size


def reviewing(rig: Rig, record: JsonObject, over: FinishedGame | None = None) -> DealReview:
    """A review of this match, opened over what is there."""
    rig.house.review(record["game"], record, over)
    rig.house.scenes.settle()
    return the_review(rig)


def the_review(rig: Rig) -> DealReview:
    review = review_of(rig)
    assert isinstance(review, DealReview)
    return review


def panel_of(rig: Rig) -> DealPanel:
    panel = the_review(rig).panel
    assert isinstance(panel, DealPanel)
    return panel


def lies(rig: Rig) -> None:
    """Every card lies as the play that is looked at says: the table before it, its card standing out of its hand."""
    review = the_review(rig)
    played, showing, at = review.played, review.played.showing, review.steps.at
    assert not showing.moving
    deal = played.deal
    assert showing.state == (deal.log[at].before if at < len(deal.log) else deal.state)
    for card, pose in showing.poses().items():
        sprite = showing.board.sprite(card)
        assert (sprite.pose, sprite.x, sprite.y) == (pose, pose.x, pose.y), card
        assert sprite.turned == (1.0 if pose.face_up else 0.0), card


def settled(rig: Rig) -> None:
    """Wait until no card moves."""
    review = the_review(rig)
    for _ in range(1200):
        if not review.played.showing.moving:
            return
        rig.run(0.025)
    raise AssertionError("the cards never come to rest")


def nothing_cut(rig: Rig) -> None:
    """The panel's controls lie on it, none over another, and every word is whole and beside them."""
    panel = panel_of(rig)
    boxes = [one.box.rect() for one in panel.widgets if one.box.w]
    whole = panel.box.rect().inflate(2, 2)
    assert all(whole.contains(box) for box in boxes)
    for number, one in enumerate(boxes):
        assert one.collidelist(boxes[number + 1 :]) < 0
    for label in panel.labels():
        assert not any("…" in line for line in label.lines), label.text
        assert label.ink.collidelist(boxes) < 0, label.text
        grounds = [whole, *([panel.told.box.rect().inflate(2, 2)] if panel.tells else [])]
        assert any(ground.contains(label.ink) for ground in grounds), label.text
    if panel.tells:
        window = pygame.Rect((0, 0), rig.stage.canvas.get_size())
        assert window.contains(panel.told.box.rect())
        assert whole.contains(panel.told.box.rect()) or not whole.colliderect(panel.told.box.rect())


_KEYS = ("left", "right", "home", "end", "space", "o", "i", "pageup", "pagedown", "tab", "enter", "up", "down", "m")


def rage(rig: Rig, review: DealReview, chance: random.Random, sizes: Sequence[Size]) -> None:
    """Do anything at all that doesn't lead away from the review."""
    pointer, leads_away = chance.choice((MOUSE, FINGER)), review.panel.play_on

    def anywhere() -> Point:
        wide, high = rig.stage.canvas.get_size()
        x, y, track = chance.random() * wide, chance.random() * high, review.panel.track.box
        if chance.random() < 0.5:
            x, y = track.x + chance.random() * track.w, track.cy
        return (3, 3) if review.strip.holds(x, y) or leads_away.target().contains(x, y) else (x, y)

    def key() -> None:
        name = chance.choice(_KEYS)
        if name not in ("enter", "space") or review.pane.focus.widget is not leads_away:
            rig.keys(name, shift=chance.random() < 0.3)

    def seldom(do: Callable[[], object]) -> Callable[[], object]:
        return lambda: chance.random() < 0.2 and do()

    doings: list[Callable[[], object]] = [
        *(key, key, key),
        lambda: rig.down(anywhere(), pointer),
        lambda: rig.move(anywhere(), pointer),
        lambda: rig.up(anywhere(), pointer),
        lambda: rig.gone(pointer),
        seldom(lambda: rig.resize(chance.choice(sizes))),
        seldom(lambda: rig.house.preferences.change("italian_pack", chance.choice(ITALIAN_PACKS))),
    ]
    chance.choice(doings)()


def heard_out(rig: Rig, review: DealReview) -> None:
    """Wait until the teacher has told all."""
    for _ in range(1000):
        if not review.costs.thinking:
            return
        rig.run(0.01)
    raise AssertionError("the teacher never ends")
