"""A match of Briscola looked at again: its deals one after the other, to and fro, and played on from."""

from __future__ import annotations

import pygame
import pytest

from game.briscola.match import Match
from game.briscola.match_record import RECORDS
from game.briscola.rules import rules_for
from game.records import JsonObject
from game.seats import THEIRS, side_of
from scenes.briscola.showing import Showing
from scenes.review.scene import ReviewScene
from tests.scenes.briscola.dealt import SEATS, whole
from tests.scenes.conftest import NewRig
from tests.scenes.rig import Rig

each = pytest.mark.parametrize("seats", SEATS)


def finished(seats: int, deals: int = 2) -> tuple[JsonObject, list[Match]]:
    """A match of so many deals that were played to their ends, as a record and deal by deal."""
    match = Match("medium", 3, rules_for(seats), seed="ab" * 32)
    played, written = [], []
    for number in range(deals):
        match = match.next_deal() if number else match
        for _ in whole(match):
            pass
        played.append(match)
        written.append(RECORDS.write_deal(match))
    return RECORDS.write_frame(match) | {"deals": written}, played


def reviewed(rig: Rig, record: JsonObject) -> ReviewScene:
    rig.house.open_title()
    rig.house.review("briscola", record)
    rig.run(0.5)
    scene = rig.house.scenes.front
    assert isinstance(scene, ReviewScene)
    return scene


def said(scene: ReviewScene) -> tuple[str, str]:
    return scene.played.said(scene.steps.at)


@each
def test_every_step_of_all_deals_is_said_and_shown_to_and_fro(seats: int, new_rig: NewRig) -> None:
    record, deals = finished(seats)
    scene = reviewed(new_rig(made=Rig, motion="none"), record)
    states = [state for deal in deals for state in (deal.laid, *(step.transition.state for step in deal.log))]
    assert scene.played.count == len(states) - 1

    showing = scene.played.showing
    assert isinstance(showing, Showing)
    scene.first()
    assert said(scene) == ("As it was dealt", "")
    seen = []
    for state in states:
        assert showing.state == state
        seen.append(said(scene))
        scene.forth()
    assert len({title for title, _ in seen if title.startswith("Play")}) == len(deals[0].log)
    assert sum("The trick:" in done for _, done in seen) == sum(len(deal.tricks) for deal in deals)
    for state in reversed(states[:-1]):
        scene.back()
        assert showing.state == state


@each
def test_cards_nobody_saw_stay_hidden(seats: int, new_rig: NewRig) -> None:
    record, (deal, *_) = finished(seats, 1)
    scene = reviewed(new_rig(made=Rig, motion="none"), record)
    scene.first()
    poses = scene.played.showing.poses()
    assert all(poses[card].face_up for card in deal.laid.hands[0])
    assert not any(poses[card].face_up for hand in deal.laid.hands[1:] for card in hand)
    assert not any(poses[card].face_up for card in deal.laid.stock[:-1])


@each
def test_the_strip_tells_whose_turn_it_was_and_the_trump(seats: int, new_rig: NewRig) -> None:
    record, (deal, *_) = finished(seats, 1)
    scene = reviewed(new_rig(made=Rig), record)
    scene.first()
    theirs, ours, goal, trump = scene.played.stats(0)
    assert theirs.lit == (side_of(deal.first) == THEIRS) != ours.lit
    assert (goal.value, trump.sign) == ("3", deal.state.trump.value)


@each
def test_it_is_played_on_from_a_step_and_not_from_an_end(seats: int, new_rig: NewRig) -> None:
    record, (_, second) = finished(seats)
    scene = reviewed(new_rig(made=Rig), record)
    assert scene.played.record_to(scene.played.count) is None
    left = scene.played.record_to(scene.played.count - 3)
    assert left is not None
    assert left["plays"] == [str(step.move.card) for step in second.log[:-3]]
    assert "seed" not in left


@each
def test_a_play_that_is_stepped_to_is_shown(seats: int, new_rig: NewRig) -> None:
    record, _ = finished(seats, 1)
    rig = new_rig(made=Rig, motion="normal")
    scene = reviewed(rig, record)
    scene.go(seats - 1)
    scene.forth()
    showing = scene.played.showing
    assert showing.moving
    rig.run(5.0)
    assert not showing.moving
    stood = showing.poses()
    scene.go(0)
    scene.go(seats)
    assert showing.poses() == stood


@each
def test_what_is_no_card_is_seen_there_too(seats: int, new_rig: NewRig) -> None:
    record, _ = finished(seats, 1)
    rig = new_rig(made=Rig, motion="none")
    scene = reviewed(rig, record)
    scene.go(seats + 1)
    canvas = pygame.Surface(rig.stage.canvas.get_size())
    scene.draw_table(canvas, 1.0)
    marked = pygame.image.tobytes(canvas, "RGB")
    scene.played.showing.board.draw(canvas)
    assert pygame.image.tobytes(canvas, "RGB") != marked
