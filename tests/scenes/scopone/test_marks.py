"""Marks on cards that lie under others: they leave what lies above alone, and its corner with value and suit."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
import pytest

from game.cards import ITALIAN, ItalianCard
from game.scopa.captures import captures
from game.scopa.state import State
from game.seats import PERSON
from scenes.look.shapes import Box
from scenes.match.card_marks import draw_ring
from scenes.scopa.aids import draw_choice
from scenes.scopa.choice import Choice
from scenes.scopone.geometry import Geometry
from scenes.table.board import Board
from scenes.table.italian_faces import ItalianFaces
from tests.scenes.placing import canvas
from tests.scenes.scopone.dealt import geometry, laid, poses_of

WINDOWS = [(1280, 720), (800, 480), (720, 1280)]
_RAISED = 19


@dataclass
class Still:
    """A table at rest: what the marks need of what is shown."""

    state: State
    geometry: Geometry
    board: Board


@pytest.fixture(params=WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def still(request: pytest.FixtureRequest) -> Still:
    """Ten cards in the hand, three on the table."""
    table, state = geometry(request.param), laid((10, 3, 3, 3), table=3)
    faces = ItalianFaces()
    faces.want("neapolitan", table.card_size, False)
    faces.take(wait=True)
    board = Board(_black, faces)
    board.resize(canvas(request.param))
    board.lay({**poses_of(table, state)})
    return Still(state, table, board)


def _black(surface: pygame.Surface) -> None:
    surface.fill("black")


def changed(still: Still, draw: object, area: Box) -> int:
    """How many pixels of an area a mark changes."""
    assert callable(draw)
    before = pygame.Surface(still.geometry.layout.size)
    still.board.draw(before)
    after = before.copy()
    draw(after)
    same = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), after)
    rect = area.rect().clip(before.get_rect())
    return rect.w * rect.h - same.overlap_area(pygame.mask.Mask(rect.size, fill=True), rect.topleft)


def box_of(still: Still, card: ItalianCard) -> Box:
    return still.geometry.card_box(still.board.sprite(card).pose)


@pytest.mark.parametrize("place", [0, 3, 8])
def test_the_ring_of_a_card_in_the_hand_leaves_the_cards_that_lie_on_it_alone(still: Still, place: int) -> None:
    hand = still.geometry.hand_cards(still.state, PERSON)
    box = box_of(still, hand[place])

    def draw(surface: pygame.Surface) -> None:
        draw_ring(surface, box, still, 1.0)

    over = [box_of(still, card) for card in hand[place + 1 :] if box_of(still, card).rect().colliderect(box.rect())]
    assert changed(still, draw, box.grown(6)) > 0
    assert all(changed(still, draw, other) == 0 for other in over)


@pytest.mark.parametrize("place", [0, 3, 8])
def test_so_does_that_of_the_card_chosen_though_it_lies_higher(still: Still, place: int) -> None:
    hand = still.geometry.hand_cards(still.state, PERSON)
    card = hand[place]
    pose = still.board.sprite(card).pose
    still.board.settle({card: pose._replace(y=pose.y - _RAISED)})
    box = box_of(still, card)
    choice = Choice(card, captures(card, ITALIAN.cards[:3]))

    def draw(surface: pygame.Surface) -> None:
        draw_choice(surface, choice, still, 1.0)  # type: ignore[arg-type]

    over = [box_of(still, other) for other in hand[place + 1 :]]
    assert changed(still, draw, box.grown(6)) > 0
    assert all(changed(still, draw, other) == 0 for other in over if other.rect().colliderect(box.rect()))
