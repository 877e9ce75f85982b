"""A review in the hands of a test, whichever game it is of."""

from __future__ import annotations

from game.records import JsonObject
from scenes.review.scene import ReviewScene
from tests.scenes.rig import Point, Rig


def review_of(rig: Rig) -> ReviewScene:
    """The review that is in front."""
    front = rig.house.scenes.front
    assert isinstance(front, ReviewScene), f"in front is {front}"
    return front


def open_review(rig: Rig, record: JsonObject) -> ReviewScene:
    """Review this record's game, over whatever is open."""
    rig.house.review(record["game"], record)
    rig.house.scenes.settle()
    return review_of(rig)


def middle(rig: Rig, widget: int) -> Point:
    """The middle of a control of the panel, by its number in Tab's order."""
    box = review_of(rig).panel.widgets[widget].box
    return box.cx, box.cy
